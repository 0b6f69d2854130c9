// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.robopitch.declare.Require;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What commands have in common: where they print, how they show progress, and what they refuse. */
public abstract class ProgramCommand implements Callable<Integer> {
    @Spec
    protected CommandSpec spec;

    /** A command whose result programs can read, too. */
    public abstract static class Reporting extends ProgramCommand {
        @Option(names = "--json", description = "Print one JSON object instead of text.")
        protected boolean json;

        /** Prints the result. */
        protected final void print(Supplier<?> text, Supplier<?> object) {
            out().println((json ? object : text).get().toString().stripTrailing());
        }

        /** Prints the object, with --json. */
        protected final void printJson(Object object) {
            if (json) {
                out().println(object);
            }
        }

        /** Prints a line of the text as soon as it is known; in JSON it is part of the object. */
        protected final void tell(ProgressLine progress, String format, Object... values) {
            if (!json) {
                progress.print(() -> say(format, values));
            }
        }
    }

    protected final PrintWriter out() {
        return spec.commandLine().getOut();
    }

    /** Prints a line. */
    protected final void say(String format, Object... values) {
        out().println(String.format(Locale.ROOT, format, values));
        out().flush();
    }

    /** {@return the progress of so many of a unit, or of a share if it is empty} */
    public final ProgressLine progress(String unit) {
        return new ProgressLine(spec, unit);
    }

    /** {@return the exit code of a run whose verdict is good, or is not} */
    protected final int verdict(boolean good) {
        return good ? 0 : spec.exitCodeOnExecutionException();
    }

    /** {@return what to throw for a command line that makes no sense} */
    protected final ParameterException refusal(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    /** Refuses an option outside of its bounds. */
    protected final void between(String option, double value, double least, double most) {
        if (!(value >= least && value <= most)) {
            throw refusal(option + " must be between " + Require.number(least) + " and " + Require.number(most)
                    + ", but is " + Require.number(value));
        }
    }

    /** Removes a folder with all that is in it. */
    protected static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
