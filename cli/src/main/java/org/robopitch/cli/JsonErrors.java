// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.PrintWriter;
import java.util.List;
import org.robopitch.recording.json.JsonWriter;

/** With {@code --json}, a program reads standard output: what went wrong is there as a JSON object too. */
final class JsonErrors {
    private JsonErrors() {}

    /** Prints the object if the command line asks for JSON. */
    static void printTo(PrintWriter out, List<String> arguments, String message, int exitCode) {
        if (arguments.contains("--json")) {
            JsonWriter text = new JsonWriter().beginObject().name("error").value(message);
            out.println(text.name("exitCode").value(exitCode).endObject());
            out.flush();
        }
    }
}
