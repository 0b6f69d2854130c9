// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.docs;

import java.util.ArrayList;
import java.util.List;

/** What the page searches: every section with its words. A script, as pages that are opened as files may not fetch. */
final class SearchIndex {
    private final List<String> entries = new ArrayList<>();

    void add(MarkdownPage page) {
        for (MarkdownPage.Section section : page.sections()) {
            entries.add("[" + quoted(page.title()) + "," + quoted(section.heading()) + ","
                    + quoted(page.html() + "#" + section.id()) + "," + quoted(section.text()) + "]");
        }
    }

    String script() {
        return "window.searchIndex = [\n" + String.join(",\n", entries) + "\n];\n";
    }

    private static String quoted(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '<' -> out.append("\\u003c");
                default -> out.append(c < ' ' || c == '\u2028' || c == '\u2029' ? ' ' : c);
            }
        }
        return out.append('"').toString();
    }
}
