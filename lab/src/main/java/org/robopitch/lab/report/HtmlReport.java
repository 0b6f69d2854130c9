// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.robopitch.lab.plot.Markup;
import org.robopitch.lab.plot.Plot;

/** A report as one HTML page: words, tables and plots, light or dark as the reader's system is, without the internet. */
public final class HtmlReport {
    private static final int NARROW = 420;
    private static final String WORDS = "<table class=\"words\">";
    private static final String STYLE = """
        :root{color-scheme:light dark;--ink:#1d2430;--paper:#fff;--line:#dfe4ea;--soft:#f5f7f9;--faint:#667085}
        @media screen and (prefers-color-scheme:dark){:root{--ink:#e4e8ee;--paper:#14181f;--line:#333c48;--soft:#1c222b;
          --faint:#9aa5b4}}
        body{margin:0 auto;max-width:76rem;padding:1.5rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink);
          background:var(--paper);overflow-wrap:break-word}
        h1{line-height:1.2}h2{margin-top:2.5rem;border-bottom:1px solid var(--line);padding-bottom:.3rem}
        p{max-width:48rem}.row{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:flex-start}
        .row>*{min-width:0}figure{margin:0;max-width:100%;overflow-x:auto}svg.plot{max-width:100%;height:auto}
        figure>svg:not(.plot){max-width:min(100%,30rem);height:auto}
        .table{max-width:100%}.wide{overflow-x:auto}table{border-collapse:collapse;
          font-variant-numeric:tabular-nums;font-size:14px}
        .caption{color:var(--faint);font-size:14px;margin:0;padding-bottom:.4rem;max-width:44rem}
        th,td{padding:.25rem .7rem;border-bottom:1px solid var(--line);text-align:right}
        th:first-child,td:first-child{text-align:left;overflow-wrap:anywhere;min-width:4rem}th{background:var(--soft)}
        td svg{display:block;margin:.1rem 0 .2rem auto;max-width:100%}td.drawn{white-space:nowrap}
        table.words th,table.words td{text-align:left;vertical-align:top}table.words td:first-child{white-space:nowrap}
        figcaption{color:var(--faint);font-size:14px;max-width:22.5rem;overflow-wrap:anywhere}
        @media (max-width:40rem){body{padding:1rem}th{overflow-wrap:anywhere}th,td{padding:.25rem .27rem}table{font-size:13px}
          .row{gap:1rem}table.words td:first-child{white-space:normal}}
        @media print{:root{--ink:#000;--paper:#fff}@page{margin:14mm}body{max-width:none;padding:0;font-size:11pt}
          h1,h2,.caption{break-after:avoid}h2{margin-top:1.2rem}figure,tr,p{break-inside:avoid}
          thead{display:table-header-group}svg,td{print-color-adjust:exact;-webkit-print-color-adjust:exact}
          figure,.wide{overflow:visible}.row{display:block}.row>.narrow{display:inline-block;vertical-align:top;
          margin:0 2% 5mm 0;width:47%}}
        p.verdict{border-left:.35rem solid #2a8a4c;padding:.1rem 0 .1rem .8rem}p.verdict.not{border-color:#d2502d}
        p.verdict.none{border-color:#98a2b3}p.made{color:var(--faint);font-size:14px}
        footer{margin-top:3rem;color:var(--faint);font-size:14px}code{font-size:.92em}
        """;

    private final String title;
    private final Markup body = new Markup();
    private final List<Finding> findings = new ArrayList<>();
    private String heading = "";
    private boolean inRow;

    /** How something of a paper came out. */
    public enum Outcome {
        /** As it should be. */
        REPRODUCED("Reproduced", ""),
        /** Worked out, and different; the text says why. */
        DIFFERS("Differs", " not"),
        /** Nothing that could be worked out: a photograph, a drawing, or numbers that are not given. */
        NOT_REPRODUCIBLE("Not reproducible", " none");

        private final String words;
        private final String style;

        Outcome(String words, String style) {
            this.words = words;
            this.style = style;
        }

        /** {@return the outcome in words} */
        public String words() {
            return words;
        }
    }

    /**
     * A verdict that was given.
     *
     * @param section below which heading
     * @param outcome how it came out
     * @param text why
     */
    public record Finding(String section, Outcome outcome, String text) {}

    /**
     * An empty report.
     *
     * @param title what it is about
     */
    public HtmlReport(String title) {
        this.title = title;
        body.add("<h1>%s</h1>\n", title);
    }

    /**
     * Begins a section.
     *
     * @param heading its heading
     * @return this report
     */
    public HtmlReport section(String heading) {
        endRow();
        this.heading = heading;
        body.add("<a id='%s'></a><h2>%s</h2>\n", anchor(heading), heading);
        return this;
    }

    /** {@return where a section of this report is, within any page that includes it} */
    String anchor(String section) {
        return (title + " " + section).replaceAll("[^\\p{L}\\p{N}]+", "-");
    }

    /**
     * Adds a paragraph.
     *
     * @param text plain text; with values behind it, a format for them
     * @return this report
     */
    public HtmlReport paragraph(String text, Object... values) {
        endRow();
        body.add("<p>%s</p>\n", text(text, values));
        return this;
    }

    /** {@return a text with values in it; without any, the text as it is} */
    public static String text(String format, Object... values) {
        return values.length == 0 ? format : String.format(Locale.ROOT, format, values);
    }

    /**
     * Adds a verdict on what was shown.
     *
     * @param holds whether it is as it should be
     * @param text why, in a sentence; with values behind it, a format for them
     * @return this report
     */
    public HtmlReport verdict(boolean holds, String text, Object... values) {
        String why = text(text, values);
        if (holds) {
            return verdict(Outcome.REPRODUCED, why);
        }
        findings.add(new Finding(heading, Outcome.DIFFERS, why));
        return note(" not", "Not reproduced", why);
    }

    /**
     * Adds a verdict on what was shown.
     *
     * @param outcome how it came out
     * @param text why, in a sentence
     * @return this report
     */
    public HtmlReport verdict(Outcome outcome, String text) {
        findings.add(new Finding(heading, outcome, text));
        return note(outcome.style, outcome.words, text);
    }

    private HtmlReport note(String style, String words, String text) {
        endRow();
        body.add("<p class='verdict%s'><b>%s.</b> %s</p>\n", style, words, text);
        return this;
    }

    /**
     * Says by which command this is made again.
     *
     * @param command a command line
     * @return this report
     */
    public HtmlReport madeBy(String command) {
        endRow();
        body.add("<p class='made'>Made by <code>%s</code></p>\n", command);
        return this;
    }

    /** {@return all verdicts, in the order in which they were given} */
    public List<Finding> findings() {
        return List.copyOf(findings);
    }

    /**
     * Adds all of another report.
     *
     * @param other which
     * @return this report
     */
    public HtmlReport include(HtmlReport other) {
        endRow();
        other.endRow();
        body.raw(other.body.toString().replace("<h1>", "<h1 class=\"part\">"));
        findings.addAll(other.findings);
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
        body.raw(figure(plot.svg())).raw("</figure>\n");
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
        body.raw(figure(svg)).add("<figcaption>%s</figcaption></figure>\n", caption);
        return this;
    }

    /** Two narrow figures stand beside each other on paper. */
    private static String figure(String svg) {
        int begin = svg.indexOf(" width=\"") + 8;
        int width = Integer.parseInt(svg.substring(begin, svg.indexOf('"', begin)));
        return (width <= NARROW ? "<figure class=\"narrow\">" : "<figure>") + svg;
    }

    /** Adds a table. */
    public HtmlReport table(String caption, Table<?> table) {
        return table("<table>", caption, table.head(), table.cells());
    }

    /**
     * Adds a table of sentences, aligned to the left.
     *
     * @param rows texts and cells
     */
    public HtmlReport words(String caption, List<String> head, List<? extends List<?>> rows) {
        return table(
                WORDS,
                caption,
                head,
                rows.stream().map(row -> row.stream().map(Cell::of).toList()).toList());
    }

    /** The caption stands outside of what scrolls, so that it can be read whole on a phone. */
    private HtmlReport table(String tag, String caption, List<String> head, List<List<Cell>> rows) {
        row();
        body.add("<div class='table'><p class='caption'>%s</p><div class='wide'>", caption);
        body.raw(tag).raw("<thead><tr>");
        head.forEach(name -> body.add("<th>%s</th>", name));
        body.raw("</tr></thead><tbody>");
        for (List<Cell> cells : rows) {
            if (cells.size() != head.size()) {
                throw new IllegalArgumentException("a row of \"" + caption + "\" has " + cells.size()
                        + " cells, but there are " + head.size() + " columns");
            }
            body.raw("<tr>");
            cells.forEach(this::cell);
            body.raw("</tr>\n");
        }
        body.raw("</tbody></table></div></div>\n");
        return this;
    }

    private void cell(Cell cell) {
        body.raw(cell.svg.isEmpty() ? "<td" : "<td class=\"drawn\"");
        body.add(cell.colour.isEmpty() ? ">" : " style='background:%s'>", cell.colour);
        body.add(cell.anchor.isEmpty() ? "%2$s" : "<a href='#%s'>%s</a>", cell.anchor, cell.text);
        body.raw(cell.svg).raw("</td>");
    }

    /**
     * A cell of a table: a text, and below it a drawing.
     *
     * @param text what it says
     * @param svg an SVG element of class {@code plot}, or empty
     * @param colour its background in CSS, or empty
     * @param anchor the section that the text leads to, or empty
     */
    public record Cell(String text, String svg, String colour, String anchor) {
        /** A cell that leads nowhere. */
        public Cell(String text, String svg, String colour) {
            this(text, svg, colour, "");
        }

        /** {@return a cell of a text, or the cell itself} */
        public static Cell of(Object content) {
            return content instanceof Cell cell ? cell : new Cell(String.valueOf(content), "", "");
        }
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
        // Beside its place and then moved there: a full disk or a kill leaves no half of a page.
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        try {
            Files.writeString(fresh, html());
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failed) {
            throw new IOException(file + ": cannot be written: " + failed.getMessage(), failed);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /** {@return the page} */
    public String html() {
        endRow();
        return new Markup()
                .add("<!doctype html>\n<html lang='en'><head><meta charset='utf-8'>")
                .add("<meta name='viewport' content='width=device-width,initial-scale=1'><title>%s</title>", title)
                .raw("<style>" + STYLE + Markup.STYLE + "</style></head><body>\n" + body + "</body></html>\n")
                .toString();
    }

    private void row() {
        if (!inRow) {
            body.raw("<div class=\"row\">");
            inRow = true;
        }
    }

    private void endRow() {
        if (inRow) {
            body.raw("</div>\n");
            inRow = false;
        }
    }
}
