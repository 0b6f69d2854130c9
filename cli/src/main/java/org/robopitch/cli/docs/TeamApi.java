// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.docs;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.spi.ToolProvider;
import org.jspecify.annotations.Nullable;

/** The Javadoc of the packages that teams use, made by the Java that runs. */
final class TeamApi {
    private static final String[] PACKAGES = {"org.robopitch.engine.match", "org.robopitch.engine.state"};

    private TeamApi() {}

    /**
     * Writes the Javadoc into a folder, or a page that says why there is none.
     *
     * @return why there is none, or null
     * @throws IOException if the folder cannot be written
     */
    public static @Nullable String write(Path checkout, Path folder) throws IOException {
        Optional<ToolProvider> javadoc = ToolProvider.findFirst("javadoc");
        if (javadoc.isEmpty()) {
            return without(folder, "the Javadoc of the team API needs a JDK: this Java has no javadoc");
        }
        String[] options = {
            "-quiet",
            "-Xdoclint:none",
            "-notimestamp",
            "-public",
            "-encoding",
            "UTF-8",
            "-windowtitle",
            "RoboPitch team API",
            "-doctitle",
            "RoboPitch team API",
            "-classpath",
            System.getProperty("java.class.path"),
            "-sourcepath",
            checkout.resolve("engine/src/main/java").toString(),
            "-d",
            folder.toString()
        };
        String[] arguments = new String[options.length + PACKAGES.length];
        System.arraycopy(options, 0, arguments, 0, options.length);
        System.arraycopy(PACKAGES, 0, arguments, options.length, PACKAGES.length);
        StringWriter said = new StringWriter();
        PrintWriter words = new PrintWriter(said);
        if (javadoc.get().run(words, words, arguments) != 0) {
            return without(folder, "javadoc failed: " + said.toString().strip());
        }
        return null;
    }

    private static String without(Path folder, String reason) throws IOException {
        Files.createDirectories(folder);
        Files.writeString(
                folder.resolve("index.html"),
                "<!doctype html><meta charset=\"utf-8\"><title>Team API</title><p>" + Site.escaped(reason) + "</p>\n");
        return reason;
    }
}
