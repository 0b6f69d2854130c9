// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.kit.scenario.ScenarioRun.Format;

/** A table with named columns, as text. No value has a comma or a quote in it. */
final class Rows {
    private static final MathContext DIGITS = new MathContext(12);

    private final PrintWriter out;
    private final Format format;
    private final List<String> columns;

    Rows(PrintWriter out, Format format, List<String> columns) {
        this.out = out;
        this.format = format;
        this.columns = columns;
        if (format == Format.CSV) {
            out.print(String.join(",", columns) + '\n');
        }
    }

    /** Writes a row: a text, a number or null for each column; columns that are not given have none. */
    void write(List<@Nullable Object> values) {
        StringBuilder row = new StringBuilder();
        for (int i = 0; i < columns.size(); i++) {
            Object value = i < values.size() ? values.get(i) : null;
            String text = value instanceof Double number ? digits(number) : value == null ? "" : value.toString();
            if (format == Format.CSV) {
                row.append(i == 0 ? "" : ",").append(text);
            } else if (value != null) {
                row.append(row.isEmpty() ? "{\"" : ",\"").append(columns.get(i)).append("\":");
                row.append(value instanceof Double ? text : '"' + text + '"');
            }
        }
        out.print(row.append(format == Format.CSV ? "\n" : "}\n"));
    }

    /** A number with 12 significant digits, which JSON and spreadsheets understand. */
    static String digits(double value) {
        if (value == 0) {
            return "0";
        }
        BigDecimal rounded = new BigDecimal(value, DIGITS).stripTrailingZeros();
        double size = Math.abs(value);
        return size >= 1e-6 && size < 1e12 ? rounded.toPlainString() : rounded.toString();
    }
}
