// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.runner.team.OwnTeams;

/** Reads {@code --classpath}. */
final class ClassPathOption {
    private ClassPathOption() {}

    /** {@return the user's teams: those of the current folder, and of the jars and folders that are named} */
    static OwnTeams teams(@Nullable String classpath) {
        List<Path> paths = new ArrayList<>();
        for (String entry : classpath == null ? new String[0] : classpath.split(File.pathSeparator)) {
            if (entry.isBlank() || !Files.exists(Path.of(entry))) {
                throw new IllegalArgumentException("the classpath names \"" + entry
                        + "\", but there is no such jar or folder; expected jars and folders separated by \""
                        + File.pathSeparator + "\"");
            }
            paths.add(Path.of(entry));
        }
        return new OwnTeams(Path.of(""), paths);
    }
}
