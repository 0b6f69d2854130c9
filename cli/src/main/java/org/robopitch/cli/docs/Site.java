// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.docs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.robopitch.recording.json.JsonWriter;

/**
 * Writes the site: every Markdown page of the documentation as HTML, what they show, and an index for the search. It has the
 * folders of the repository, with HTML where that has Markdown.
 */
public final class Site {
    private static final List<String> AT_THE_TOP =
            List.of("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "ARCHITECTURE.md");

    private final Path checkout;
    private final List<String> navigation;
    private final String frame;

    /** A site of the pages in a checkout of the repository. */
    public Site(Path checkout) throws IOException {
        this.checkout = checkout;
        this.navigation = navigation();
        this.frame = SiteFiles.resource("page.html");
    }

    /** Lines of the list of pages: a heading, or after two spaces a page's source and its label. */
    private static List<String> navigation() throws IOException {
        return SiteFiles.resource("navigation.txt")
                .lines()
                .filter(line -> !line.isBlank())
                .toList();
    }

    /** {@return the Markdown files of the list, by their paths in the repository} */
    static List<String> pages() throws IOException {
        return navigation().stream()
                .filter(line -> line.startsWith("  "))
                .map(line -> line.strip().split(" ", 2)[0])
                .toList();
    }

    /** {@return where a page of the repository is in the site} */
    static String html(String markdown) {
        return markdown.replaceFirst("(^|/)README[.]md$", "$1index.md").replaceFirst("[.]md$", ".html");
    }

    /** {@return the way from a page to the first folder of the site} */
    static String root(String html) {
        return "../".repeat((int) html.chars().filter(c -> c == '/').count());
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /**
     * Writes everything but the Javadoc into a folder.
     *
     * @return what is wrong with the pages: links that lead nowhere, each with its page
     * @throws IOException if something cannot be read or written
     */
    public List<String> write(Path folder) throws IOException {
        Map<String, MarkdownPage> pages = new TreeMap<>();
        for (String source : sources()) {
            pages.put(source, MarkdownPage.parse(source, Files.readString(checkout.resolve(source))));
        }
        Links links = new Links(checkout, pages);
        // A script, as pages that are opened as files may not fetch.
        JsonWriter index = new JsonWriter().beginArray();
        for (MarkdownPage page : pages.values()) {
            links.follow(page);
            for (MarkdownPage.Section section : page.sections()) {
                index.beginArray().value(page.title()).value(section.heading());
                index.value(page.html() + "#" + section.id())
                        .value(section.text())
                        .endArray();
            }
            SiteFiles.write(folder.resolve(page.html()), framed(page));
        }
        for (String file : links.files()) {
            SiteFiles.copyFile(checkout.resolve(file), folder.resolve(file));
        }
        SiteFiles.write(folder.resolve("search-index.js"), "window.searchIndex = " + index.endArray() + ";\n");
        for (String name : List.of("site.css", "site.js")) {
            SiteFiles.write(folder.resolve(name), SiteFiles.resource(name));
        }
        return links.problems();
    }

    private List<String> sources() throws IOException {
        List<String> sources = new ArrayList<>();
        for (String name : AT_THE_TOP) {
            if (Files.isRegularFile(checkout.resolve(name))) {
                sources.add(name);
            }
        }
        try (Stream<Path> files = Files.walk(checkout.resolve("docs"))) {
            files.filter(file -> file.toString().endsWith(".md"))
                    .map(file -> SiteFiles.name(checkout.relativize(file)))
                    .sorted()
                    .forEach(sources::add);
        }
        return sources;
    }

    private String framed(MarkdownPage page) {
        String root = root(page.html());
        // The page's own text comes last, so that nothing in it is taken for a place to fill.
        return frame.replace("{{title}}", escaped(page.title()))
                .replace("{{root}}", root)
                .replace("{{navigation}}", list(page, root))
                .replace("{{body}}", page.body());
    }

    private String list(MarkdownPage page, String root) {
        StringBuilder list = new StringBuilder();
        for (String line : navigation) {
            if (line.startsWith("  ")) {
                String[] entry = line.strip().split(" ", 2);
                String current = entry[0].equals(page.source()) ? " aria-current=\"page\"" : "";
                list.append(item(root + html(entry[0]), current, entry[1]));
            } else {
                list.append(list.isEmpty() ? "" : "</ul>\n").append(heading(line));
            }
        }
        return list + "</ul>\n" + heading("Java") + item(root + "api/index.html", "", "Team API (Javadoc)") + "</ul>\n";
    }

    private static String heading(String name) {
        return "<h2>" + escaped(name) + "</h2>\n<ul>\n";
    }

    private static String item(String address, String current, String label) {
        return "<li><a href=\"" + address + "\"" + current + ">" + escaped(label) + "</a></li>\n";
    }
}
