// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.docs;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The pages of the site in their order, from the resource {@code navigation.txt}.
 *
 * @param groups pages that belong together
 */
record Navigation(List<Group> groups) {
    /**
     * Pages under one heading.
     *
     * @param name the heading
     * @param pages in their order
     */
    record Group(String name, List<Page> pages) {}

    /**
     * A page.
     *
     * @param source its Markdown, by its path in the repository
     * @param label its name in the list
     */
    record Page(String source, String label) {}

    static Navigation read() throws IOException {
        List<Group> groups = new ArrayList<>();
        try (InputStream in = Objects.requireNonNull(Navigation.class.getResourceAsStream("navigation.txt"));
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("  ")) {
                    String[] words = line.trim().split(" ", 2);
                    groups.get(groups.size() - 1).pages().add(new Page(words[0], words[1]));
                } else if (!line.isBlank()) {
                    groups.add(new Group(line.trim(), new ArrayList<>()));
                }
            }
        }
        return new Navigation(groups);
    }

    List<Page> pages() {
        return groups.stream().flatMap(group -> group.pages().stream()).toList();
    }
}
