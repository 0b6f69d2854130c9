// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.SvgStyle;

/** A report as one HTML page: words, tables and plots, light or dark as the reader's system is, without the internet. */
public final class HtmlReport {
    private static final String STYLE = """
            :root{color-scheme:light dark;--ink:#1d2430;--paper:#fff;--line:#dfe4ea;--soft:#f5f7f9;--faint:#667085}
            @media (prefers-color-scheme:dark){:root{--ink:#e4e8ee;--paper:#14181f;--line:#333c48;--soft:#1c222b;
              --faint:#9aa5b4}}
            body{margin:0 auto;max-width:76rem;padding:1.5rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink);
              background:var(--paper)}
            h1{line-height:1.2}h2{margin-top:2.5rem;border-bottom:1px solid var(--line);padding-bottom:.3rem}
            p{max-width:48rem}.row{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:flex-start}
            .row>*{min-width:0}figure{margin:0;max-width:100%;overflow-x:auto}svg.plot{max-width:100%;height:auto}
            .table{overflow-x:auto;max-width:100%}table{border-collapse:collapse;font-variant-numeric:tabular-nums;
              font-size:14px}caption{text-align:left;color:var(--faint);padding-bottom:.4rem}
            th,td{padding:.25rem .7rem;border-bottom:1px solid var(--line);text-align:right}
            th:first-child,td:first-child{text-align:left}th{background:var(--soft)}
            figcaption{color:var(--faint);font-size:14px;max-width:30rem}
            @media print{body{max-width:none;padding:0}h2{break-after:avoid}figure,table{break-inside:avoid}}
            p.verdict{border-left:.35rem solid #2a8a4c;padding:.1rem 0 .1rem .8rem}p.verdict.not{border-color:#d2502d}
            footer{margin-top:3rem;color:var(--faint);font-size:14px}code{font-size:.92em}
            """;

    private final String title;
    private final StringBuilder body = new StringBuilder();
    private boolean inRow;

    /**
     * An empty report.
     *
     * @param title what it is about
     */
    public HtmlReport(String title) {
        this.title = title;
        body.append("<h1>").append(escape(title)).append("</h1>\n");
    }

    /**
     * Begins a section.
     *
     * @param heading its heading
     * @return this report
     */
    public HtmlReport section(String heading) {
        endRow();
        body.append("<h2>").append(escape(heading)).append("</h2>\n");
        return this;
    }

    /**
     * Adds a paragraph.
     *
     * @param text plain text
     * @return this report
     */
    public HtmlReport paragraph(String text) {
        endRow();
        body.append("<p>").append(escape(text)).append("</p>\n");
        return this;
    }

    /**
     * Adds a verdict on what was shown.
     *
     * @param holds whether it is as it should be
     * @param text why, in a sentence
     * @return this report
     */
    public HtmlReport verdict(boolean holds, String text) {
        endRow();
        body.append(
                holds
                        ? "<p class=\"verdict\"><b>Reproduced.</b> "
                        : "<p class=\"verdict not\"><b>Not reproduced.</b> ");
        body.append(escape(text)).append("</p>\n");
        return this;
    }

    /**
     * Adds a plot; plots and tables that follow each other stand side by side where there is room.
     *
     * @param plot which
     * @return this report
     */
    public HtmlReport plot(Plot plot) {
        row();
        body.append("<figure>").append(plot.svg()).append("</figure>\n");
        return this;
    }

    /**
     * Adds a drawing; it stands beside what comes before and after it where there is room.
     *
     * @param caption what it shows
     * @param svg an SVG element of class {@code plot}
     * @return this report
     */
    public HtmlReport drawing(String caption, String svg) {
        row();
        body.append("<figure>").append(svg).append("<figcaption>").append(escape(caption));
        body.append("</figcaption></figure>\n");
        return this;
    }

    /**
     * Adds a table.
     *
     * @param caption what it shows
     * @param head the columns' names
     * @param rows the cells
     * @return this report
     */
    public HtmlReport table(String caption, List<String> head, List<List<String>> rows) {
        row();
        body.append("<div class=\"table\"><table><caption>")
                .append(escape(caption))
                .append("</caption><thead>");
        cells("th", head);
        body.append("</thead><tbody>");
        for (List<String> cells : rows) {
            if (cells.size() != head.size()) {
                throw new IllegalArgumentException("a row of \"" + caption + "\" has " + cells.size()
                        + " cells, but there are " + head.size() + " columns");
            }
            cells("td", cells);
        }
        body.append("</tbody></table></div>\n");
        return this;
    }

    private void cells(String kind, List<String> cells) {
        body.append("<tr>");
        for (String cell : cells) {
            body.append('<').append(kind).append('>');
            body.append(escape(cell)).append("</").append(kind).append('>');
        }
        body.append("</tr>");
    }

    /**
     * Writes the page.
     *
     * @param file where; its folder is made if it is not there
     * @throws IOException if it cannot be written
     */
    public void write(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        Files.writeString(file, html());
    }

    /** {@return the page} */
    public String html() {
        endRow();
        return "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
                + "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"><title>" + escape(title)
                + "</title><style>" + STYLE + SvgStyle.CSS + "</style></head><body>\n" + body + "</body></html>\n";
    }

    private void row() {
        if (!inRow) {
            body.append("<div class=\"row\">");
            inRow = true;
        }
    }

    private void endRow() {
        if (inRow) {
            body.append("</div>\n");
            inRow = false;
        }
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
