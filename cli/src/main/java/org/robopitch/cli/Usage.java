// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.robopitch.settings.SettingsFile;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Refuses a command line: exit code 2, and where the help is. */
public final class Usage {
    private Usage() {}

    /**
     * {@return what is made from options} If they are refused, so is the command line.
     *
     * @param spec the command
     * @param made makes it
     */
    public static <T> T checked(CommandSpec spec, Supplier<T> made) {
        try {
            return made.get();
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), String.valueOf(refused.getMessage()), refused);
        }
    }

    /**
     * {@return the text of a file that an option names} A file that cannot be read is refused as one with mistakes is.
     *
     * @param expected what it should be, for messages
     */
    public static String text(CommandSpec spec, Path file, String expected) {
        try {
            return SettingsFile.read(file, expected);
        } catch (IOException unreadable) {
            throw new ParameterException(spec.commandLine(), Errors.oneLine(unreadable), unreadable);
        }
    }
}
