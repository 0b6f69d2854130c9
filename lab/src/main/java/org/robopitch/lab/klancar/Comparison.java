// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Table;

/** Our numbers next to those of another source, and how far apart they are. */
final class Comparison {
    private final List<Row> rows = new ArrayList<>();

    private record Row(String what, double ours, double other, double allowed) {
        double apart() {
            return Math.abs(ours - other);
        }
    }

    /** Adds a number; apart by more than is allowed, the comparison fails. */
    Comparison add(String what, double ours, double other, double allowed) {
        rows.add(new Row(what, ours, other, allowed));
        return this;
    }

    boolean holds() {
        return rows.stream().allMatch(row -> row.apart() <= row.allowed);
    }

    void write(HtmlReport report, String caption, String other) {
        report.table(
                caption,
                Table.of(rows)
                        .column("", Row::what)
                        .column("RoboPitch", "%.6f", Row::ours)
                        .column(other, "%.6f", Row::other)
                        .column("apart", "%.1e", Row::apart));
    }
}
