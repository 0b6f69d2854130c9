// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario;

import java.io.PrintWriter;

/** Comma-separated rows below a header. No value has a comma or a quote in it. */
final class CsvRows extends Rows {
    private final PrintWriter out;
    private final StringBuilder header = new StringBuilder();
    private final StringBuilder row = new StringBuilder();
    private boolean headerWritten;

    CsvRows(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void begin() {
        row.setLength(0);
    }

    @Override
    public void text(String name, String value) {
        if (!headerWritten) {
            header.append(header.isEmpty() ? "" : ",").append(name);
        }
        row.append(row.isEmpty() ? "" : ",").append(value);
    }

    @Override
    public void number(String name, double value) {
        text(name, digits(value));
    }

    @Override
    public void nothing(String name) {
        text(name, "");
    }

    @Override
    public void end() {
        if (!headerWritten) {
            out.print(header.append('\n'));
            headerWritten = true;
        }
        out.print(row.append('\n'));
    }
}
