// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.docs;

/** Names of pages: the site has the folders of the repository, with HTML where that has Markdown. */
final class PageNames {
    private PageNames() {}

    /** {@return where a page of the repository is in the site} */
    static String html(String markdown) {
        if (markdown.equals("README.md")) {
            return "index.html";
        }
        if (markdown.endsWith("/README.md")) {
            return markdown.substring(0, markdown.length() - "README.md".length()) + "index.html";
        }
        return markdown.substring(0, markdown.length() - ".md".length()) + ".html";
    }

    /** {@return the way from a page to the first folder of the site} */
    static String root(String html) {
        return "../".repeat((int) html.chars().filter(c -> c == '/').count());
    }
}
