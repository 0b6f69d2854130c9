// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.robopitch.cli.Main;

/**
 * One command line, run within the test.
 *
 * @param exitCode what it ended with
 * @param out what it printed
 * @param err what it said on the error stream
 */
public record Robopitch(int exitCode, String out, String err) {
    public static Robopitch run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
        return new Robopitch(exitCode, out.toString(), err.toString());
    }
}
