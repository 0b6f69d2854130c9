// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario;

import java.io.PrintWriter;

/** A JSON object per row. No text has anything in it that JSON would have to escape. */
final class JsonRows extends Rows {
    private final PrintWriter out;
    private final StringBuilder row = new StringBuilder();

    JsonRows(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void begin() {
        row.setLength(0);
    }

    @Override
    public void text(String name, String value) {
        raw(name, '"' + value + '"');
    }

    @Override
    public void number(String name, double value) {
        raw(name, digits(value));
    }

    @Override
    public void nothing(String name) {
        // A key that is not there says it best.
    }

    private void raw(String name, String value) {
        row.append(row.isEmpty() ? "{\"" : ",\"").append(name).append("\":").append(value);
    }

    @Override
    public void end() {
        out.print(row.append("}\n"));
    }
}
