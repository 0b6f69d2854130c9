// SPDX-License-Identifier: Apache-2.0
package org.robopitch.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** A task as Spark wants it. Uses only what Scala 2.12 and 2.13 have in common. */
final class PlayFunction extends AbstractFunction1<Iterator<String>, String[]> implements Serializable {
    private static final long serialVersionUID = 1;

    private final PlayTask task;

    PlayFunction(PlayTask task) {
        this.task = task;
    }

    @Override
    public String[] apply(Iterator<String> jobs) {
        List<String> results = new ArrayList<>();
        while (jobs.hasNext()) {
            results.add(task.play(jobs.next()));
        }
        return results.toArray(String[]::new);
    }
}
