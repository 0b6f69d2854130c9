// SPDX-License-Identifier: Apache-2.0
package org.robopitch.spark;

import java.io.PrintStream;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/** Prints the results of a task when it has ended; Spark calls it once for each task, however often that was tried. */
final class ResultHandler extends AbstractFunction2<Object, String[], BoxedUnit> {
    private final PrintStream out;

    ResultHandler(PrintStream out) {
        this.out = out;
    }

    @Override
    public BoxedUnit apply(Object task, String[] results) {
        for (String result : results) {
            out.println("result " + result);
        }
        return BoxedUnit.UNIT;
    }
}
