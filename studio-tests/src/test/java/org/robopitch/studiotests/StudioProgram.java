// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studiotests;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.robopitch.runner.team.ThisJava;

/** {@code robopitch play} as people start it, in a process of its own. */
final class StudioProgram implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("(http://\\S+)");

    private final Process program;
    private final String address;

    /** Starts it in a folder, on a free port and without a browser of its own. */
    StudioProgram(Path folder, String... options) throws IOException {
        List<String> command = ThisJava.command(
                "-D" + ThisJava.FLAGS + "=" + System.getProperty(ThisJava.FLAGS, ""),
                "-cp",
                System.getProperty("java.class.path"),
                "org.robopitch.cli.Main",
                "play",
                "--no-browser",
                "--port",
                "0");
        command.addAll(List.of(options));
        program = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        BufferedReader lines = program.inputReader();
        String line = lines.readLine();
        Matcher found = ADDRESS.matcher(String.valueOf(line));
        assertThat(found.find()).as(line).isTrue();
        address = found.group(1);
    }

    String address() {
        return address;
    }

    @Override
    public void close() {
        program.destroy();
    }
}
