// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.docs;

import java.io.IOException;
import java.util.stream.Collectors;

/** The frame around every page: the list of pages, the search, the page itself. */
final class PageTemplate {
    private final Navigation navigation;
    private final String frame;

    PageTemplate(Navigation navigation) throws IOException {
        this.navigation = navigation;
        this.frame = SiteFiles.resource("page.html");
    }

    String fill(MarkdownPage page) {
        String root = PageNames.root(page.html());
        // The page's own text comes last, so that nothing in it is taken for a place to fill.
        return frame.replace("{{title}}", escaped(page.title()))
                .replace("{{root}}", root)
                .replace("{{navigation}}", list(page, root))
                .replace("{{body}}", page.body());
    }

    private String list(MarkdownPage page, String root) {
        return navigation.groups().stream()
                        .map(group -> "<h2>" + escaped(group.name()) + "</h2>\n<ul>\n"
                                + group.pages().stream()
                                        .map(one -> entry(one, page, root))
                                        .collect(Collectors.joining())
                                + "</ul>\n")
                        .collect(Collectors.joining())
                + "<h2>Java</h2>\n<ul>\n<li><a href=\"" + root
                + "api/index.html\">Team API (Javadoc)</a></li>\n</ul>\n";
    }

    private static String entry(Navigation.Page one, MarkdownPage page, String root) {
        String current = one.source().equals(page.source()) ? " aria-current=\"page\"" : "";
        return "<li><a href=\"" + root + PageNames.html(one.source()) + "\"" + current + ">" + escaped(one.label())
                + "</a></li>\n";
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
