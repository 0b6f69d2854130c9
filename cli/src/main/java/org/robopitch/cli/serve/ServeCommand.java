// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.util.List;
import java.util.Map;
import java.util.Stack;
import org.jspecify.annotations.Nullable;
import org.robopitch.declare.Spelling;
import org.robopitch.runner.link.Link;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * {@code robopitch serve --link NAME}: a match for external programs.
 *
 * <p>Each link is a subcommand with options of its own, listed here; {@code --link fira} stands for it.
 */
@Command(
        name = "serve",
        footerHeading = "%nExample:%n  robopitch serve --link fira --yellow tactical%n",
        description = "Play a match with external programs, over the link they speak.",
        customSynopsis = "robopitch serve --link NAME [OPTIONS of that link]",
        commandListHeading = "%nLinks:%n",
        footer = {"", "'robopitch serve --link NAME --help' shows the options of a link.", "See docs/serve.md."},
        preprocessor = ServeCommand.LinkName.class,
        subcommands = {
            FiraServe.class,
            SharedMemoryServe.class,
            MixedRealityServe.class,
            RosServe.class,
            SimsparkServe.class
        })
public final class ServeCommand implements Runnable {
    @Spec
    CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a link is missing: --link " + known(spec));
    }

    private static String known(CommandSpec serve) {
        return String.join(", ", serve.subcommands().keySet());
    }

    /** Turns {@code --link NAME}, wherever it stands, into the subcommand of that name. */
    static final class LinkName implements IParameterPreprocessor {
        private static final String OPTION = "--link";

        @Override
        public boolean preprocess(
                Stack<String> arguments, CommandSpec serve, @Nullable ArgSpec option, Map<String, Object> info) {
            int at = place(arguments);
            if (at < 0) {
                return false;
            }
            String found = arguments.remove(at);
            String name;
            if (found.length() > OPTION.length()) {
                name = found.substring(OPTION.length() + 1);
            } else {
                name = at > 0 ? arguments.remove(at - 1) : "";
            }
            if (!serve.subcommands().containsKey(name)) {
                String similar = Spelling.suggest(name, serve.subcommands().keySet());
                throw new ParameterException(
                        serve.commandLine(),
                        name.isEmpty()
                                ? "--link needs a name: " + known(serve)
                                : "there is no link '" + name + "'" + similar + ", only " + known(serve));
            }
            arguments.push(name);
            return false;
        }

        /** The top of the stack, its end, is the first argument. */
        private static int place(List<String> arguments) {
            for (int i = arguments.size() - 1; i >= 0; i--) {
                if (arguments.get(i).equals(OPTION) || arguments.get(i).startsWith(OPTION + "=")) {
                    return i;
                }
            }
            return -1;
        }
    }

    /** External programs play unless other teams are chosen; a link may have further defaults. */
    static class OutsideByDefault implements CommandLine.IDefaultValueProvider {
        private final Map<String, String> further;

        OutsideByDefault() {
            this(Map.of());
        }

        OutsideByDefault(Map<String, String> further) {
            this.further = further;
        }

        @Override
        public @Nullable String defaultValue(ArgSpec argument) {
            if (!(argument instanceof CommandLine.Model.OptionSpec option)) {
                return null;
            }
            String name = option.longestName();
            return name.equals("--blue") || name.equals("--yellow") ? Link.OUTSIDE : further.get(name);
        }
    }
}
