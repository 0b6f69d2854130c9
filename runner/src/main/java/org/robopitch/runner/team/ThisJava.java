// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.team;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The Java that runs this program, to start others with. */
public final class ThisJava {
    /**
     * System property with flags for every Java that this one starts, separated by spaces. Tests set it: their processes are
     * too short to be worth an optimising compiler.
     */
    public static final String FLAGS = "robopitch.java.flags";

    private ThisJava() {}

    /** {@return the beginning of a command, to which flags, class path and main class may be added} */
    public static List<String> command(String... flags) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        String further = System.getProperty(FLAGS, "");
        if (!further.isBlank()) {
            command.addAll(List.of(further.strip().split(" +")));
        }
        command.addAll(List.of(flags));
        return command;
    }

    /** {@return the beginning of a command that runs a class of this program} */
    public static List<String> running(Class<?> main, String... flags) {
        List<String> command = command(flags);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        return command;
    }
}
