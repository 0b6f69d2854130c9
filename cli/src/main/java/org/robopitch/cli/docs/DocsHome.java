// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.docs;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where the documentation is: the Markdown pages of a checkout, or the site that a release has beside its jars.
 *
 * @param folder the checkout, or the folder of a release
 */
record DocsHome(Path folder) {
    /**
     * {@return the place that belongs to the running program}
     *
     * @throws IOException if there is none, as where somebody took a jar alone
     */
    static DocsHome find() throws IOException {
        Path program;
        try {
            program = Path.of(DocsHome.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException wrong) {
            throw new IOException("the program's own folder is not known", wrong);
        }
        // A release has its jars below the site's folder; a checkout, below packaging/target.
        for (Path above = program.getParent(); above != null; above = above.getParent()) {
            DocsHome home = new DocsHome(above);
            if (home.readySite() != null || home.isCheckout()) {
                return home;
            }
        }
        throw new IOException("no documentation was found beside " + program
                + "; it belongs to a release, or to a checkout of the repository");
    }

    private boolean isCheckout() {
        return Files.isRegularFile(folder.resolve("docs/vocabulary.md"))
                && Files.isRegularFile(folder.resolve("README.md"));
    }

    /** {@return the site that a release brings, or null in a checkout} */
    @Nullable
    Path readySite() {
        Path site = folder.resolve("docs");
        return Files.isRegularFile(site.resolve("search-index.js")) ? site : null;
    }

    /** {@return the folder with the Markdown pages} */
    Path checkout() {
        return folder;
    }

    /** {@return the names by which pages are asked for} */
    List<String> names() throws IOException {
        return Site.pages().stream().map(DocsHome::name).toList();
    }

    /** {@return where a page is in the site, or null if there is none of this name} */
    @Nullable
    String addressOf(String name) throws IOException {
        return Site.pages().stream()
                .filter(source -> name(source).equalsIgnoreCase(name) || source.equals(name))
                .map(Site::html)
                .findFirst()
                .orElse(null);
    }

    private static String name(String source) {
        String path = source.replaceFirst("/README\\.md$", "").replaceFirst("\\.md$", "");
        return Objects.requireNonNull(path.substring(path.lastIndexOf('/') + 1));
    }
}
