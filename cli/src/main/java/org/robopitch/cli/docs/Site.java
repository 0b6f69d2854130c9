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

/** Writes the site: every Markdown page of the documentation as HTML, what they show, and an index for the search. */
public final class Site {
    private static final List<String> AT_THE_TOP =
            List.of("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "ARCHITECTURE.md");

    private final Path checkout;

    /** A site of the pages in a checkout of the repository. */
    public Site(Path checkout) {
        this.checkout = checkout;
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
        PageTemplate template = new PageTemplate(Navigation.read());
        SearchIndex index = new SearchIndex();
        for (MarkdownPage page : pages.values()) {
            links.follow(page);
            index.add(page);
            SiteFiles.write(folder.resolve(page.html()), template.fill(page));
        }
        for (String file : links.files()) {
            SiteFiles.copyFile(checkout.resolve(file), folder.resolve(file));
        }
        SiteFiles.write(folder.resolve("search-index.js"), index.script());
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
}
