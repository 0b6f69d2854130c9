// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.function.Supplier;
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
}
