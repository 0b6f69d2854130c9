// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.report;

import java.util.List;

/** The tables of a report as HTML. */
final class HtmlTable {
    private final StringBuilder html = new StringBuilder();

    /** The caption stands outside of what scrolls, so that it can be read whole on a phone. */
    private HtmlTable(String tag, String caption, List<String> head) {
        html.append("<div class=\"table\"><p class=\"caption\">").append(HtmlReport.escape(caption));
        html.append("</p><div class=\"wide\">").append(tag).append("<thead>");
        cells("th", head);
        html.append("</thead><tbody>");
    }

    /**
     * {@return a table of texts}
     *
     * @param tag what it begins with
     * @param caption what it shows
     * @param head the columns' names
     * @param rows the cells
     */
    static String of(String tag, String caption, List<String> head, List<List<String>> rows) {
        HtmlTable table = new HtmlTable(tag, caption, head);
        for (List<String> cells : rows) {
            requireColumns(caption, cells.size(), head.size());
            table.cells("td", cells);
        }
        return table.end();
    }

    /**
     * {@return a table of sentences whose rows lead to sections}
     *
     * @param caption what it shows
     * @param head the columns' names
     * @param rows the cells
     * @param anchors for each row, where its first cell leads, or empty
     */
    static String contents(String caption, List<String> head, List<List<String>> rows, List<String> anchors) {
        HtmlTable table = new HtmlTable("<table class=\"words\">", caption, head);
        for (int i = 0; i < rows.size(); i++) {
            List<String> cells = rows.get(i);
            table.html.append("<tr>");
            for (int column = 0; column < cells.size(); column++) {
                String text = HtmlReport.escape(cells.get(column));
                boolean leads = column == 0 && !anchors.get(i).isEmpty();
                table.cell("td", leads ? "<a href=\"#" + anchors.get(i) + "\">" + text + "</a>" : text);
            }
            table.html.append("</tr>");
        }
        return table.end();
    }

    /**
     * {@return a table whose cells may hold drawings and colours}
     *
     * @param caption what it shows
     * @param head the columns' names
     * @param rows the cells
     */
    static String drawn(String caption, List<String> head, List<List<HtmlReport.Cell>> rows) {
        HtmlTable table = new HtmlTable("<table>", caption, head);
        for (List<HtmlReport.Cell> cells : rows) {
            requireColumns(caption, cells.size(), head.size());
            table.html.append("<tr>");
            for (HtmlReport.Cell cell : cells) {
                String colour = HtmlReport.escape(cell.colour());
                table.html.append(cell.svg().isEmpty() ? "<td" : "<td class=\"drawn\"");
                table.html.append(colour.isEmpty() ? ">" : " style=\"background:" + colour + "\">");
                table.html
                        .append(HtmlReport.escape(cell.text()))
                        .append(cell.svg())
                        .append("</td>");
            }
            table.html.append("</tr>\n");
        }
        return table.end();
    }

    private static void requireColumns(String caption, int cells, int columns) {
        if (cells != columns) {
            throw new IllegalArgumentException(
                    "a row of \"" + caption + "\" has " + cells + " cells, but there are " + columns + " columns");
        }
    }

    private void cells(String kind, List<String> cells) {
        html.append("<tr>");
        cells.forEach(text -> cell(kind, HtmlReport.escape(text)));
        html.append("</tr>");
    }

    private void cell(String kind, String inside) {
        html.append('<').append(kind).append('>').append(inside);
        html.append("</").append(kind).append('>');
    }

    private String end() {
        return html.append("</tbody></table></div></div>\n").toString();
    }
}
