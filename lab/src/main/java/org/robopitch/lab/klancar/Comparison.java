// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.robopitch.lab.report.HtmlReport;

/** Our numbers next to those of another source, and how far apart they are. */
final class Comparison {
    private final List<List<String>> rows = new ArrayList<>();
    private boolean holds = true;
    private double worst;

    /** Adds a number; apart by more than is allowed, the comparison fails. */
    Comparison add(String what, double ours, double other, double allowed) {
        double apart = Math.abs(ours - other);
        holds &= apart <= allowed;
        worst = Math.max(worst, apart / allowed);
        rows.add(List.of(what, text(ours), text(other), String.format(Locale.ROOT, "%.1e", apart)));
        return this;
    }

    private static String text(double value) {
        return String.format(Locale.ROOT, "%.6f", value);
    }

    boolean holds() {
        return holds;
    }

    void write(HtmlReport report, String caption, String other) {
        report.table(caption, List.of("", "RoboPitch", other, "apart"), rows);
    }
}
