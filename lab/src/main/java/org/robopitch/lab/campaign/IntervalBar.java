// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.campaign;

import static org.robopitch.lab.report.HtmlReport.text;

import org.robopitch.campaign.tournament.WinShare;
import org.robopitch.lab.plot.Markup;
import org.robopitch.lab.report.HtmlReport.Cell;

/**
 * A value with its interval, drawn small for the cell of a table.
 *
 * @param least left end of the scale
 * @param most right end of the scale
 * @param mark a value that is marked on the scale, such as an even chance
 */
record IntervalBar(double least, double most, double mark) {
    private static final int WIDTH = 84;
    private static final int HEIGHT = 12;

    private static final IntervalBar CHANCE = new IntervalBar(0, 1, 0.5);

    /** {@return a chance to win, in words and drawn} */
    static Cell chance(WinShare share) {
        return new Cell(
                text("%.0f %% (%.0f – %.0f)", 100 * share.share(), 100 * share.low(), 100 * share.high()),
                CHANCE.svg(share.share(), share.low(), share.high()),
                "");
    }

    /** {@return the drawing} */
    String svg(double value, double low, double high) {
        return Markup.svg(WIDTH, HEIGHT, "")
                .add("<path class='grid' d='M0 6H%d'/><path class='frame' d='M%.1f 1V11'/>", WIDTH, x(mark))
                .add(
                        "<path d='M%.1f 6H%.1f' style='stroke:var(--c0);stroke-width:3;stroke-opacity:.55'/>",
                        x(low), x(high))
                .add("<circle cx='%.1f' cy='6' r='3.5' style='fill:var(--c0)'/>", x(value))
                .end()
                .toString();
    }

    private double x(double value) {
        double share = most > least ? (value - least) / (most - least) : 0.5;
        return 4 + (WIDTH - 8) * Math.max(0, Math.min(1, share));
    }
}
