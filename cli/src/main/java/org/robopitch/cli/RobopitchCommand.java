// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.docs.DocsCommand;
import org.robopitch.cli.learn.LearnCommand;
import org.robopitch.cli.newteam.NewTeamCommand;
import org.robopitch.cli.serve.CoachCommand;
import org.robopitch.cli.serve.MrCommand;
import org.robopitch.cli.serve.ServeCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The root of the command tree, with the list of this module's commands. */
@Command(
        name = "robopitch",
        description = "A simulator for robot-soccer leagues.",
        mixinStandardHelpOptions = true,
        versionProvider = BuildVersion.class,
        synopsisSubcommandLabel = "COMMAND",
        scope = ScopeType.INHERIT)
final class RobopitchCommand implements Runnable {
    private static final List<Class<?>> OWN = List.of(
            PlayCommand.class,
            MatchCommand.class,
            NewTeamCommand.class,
            ServeCommand.class,
            CompareCommand.class,
            TournamentCommand.class,
            SweepCommand.class,
            TuneCommand.class,
            ReproduceCommand.class,
            SqlCommand.class,
            LearnCommand.class,
            ReplayCommand.class,
            ExportCommand.class,
            ScenarioCommand.class,
            AgentCommand.class,
            MrCommand.class,
            CoachCommand.class,
            SchemaCommand.class,
            DocsCommand.class,
            CompletionCommand.class);

    @Option(names = "--verbose", scope = ScopeType.INHERIT, description = "Show the stack trace of a failure.")
    boolean verbose;

    @Spec
    CommandSpec spec;

    /**
     * {@return the tree that understands a command line: the branch that its first word names, or else all of them}
     *
     * <p>Reading the options of all branches, and looking for other modules, would take longer than the start of everything
     * else.
     */
    static CommandLine treeFor(String... arguments) {
        CommandLine tree = new CommandLine(new RobopitchCommand());
        Class<?> named = arguments.length > 0 ? find(arguments[0]) : null;
        if (named != null) {
            tree.addSubcommand(named);
        } else {
            OWN.forEach(tree::addSubcommand);
            for (CommandModule module : ServiceLoader.load(CommandModule.class)) {
                module.commands().forEach(tree::addSubcommand);
            }
        }
        // Commands do not inherit what is said after they are added.
        tree.getCommandSpec().usageMessage().footer("", "robopitch help COMMAND explains a command, with an example.");
        DeclaredOptions.addTo(tree);
        Map<String, IHelpSectionRenderer> sections = tree.getHelpSectionMap();
        sections.put(
                UsageMessageSpec.SECTION_KEY_FOOTER_HEADING,
                help -> withExamples(help, help.commandSpec().usageMessage().footerHeading()));
        sections.put(
                UsageMessageSpec.SECTION_KEY_FOOTER,
                help -> withExamples(
                        help,
                        String.join("%n", help.commandSpec().usageMessage().footer()) + "%n"));
        tree.setHelpSectionMap(sections);
        return tree;
    }

    /** Wraps a text, but not the lines of examples, which are there to be copied. */
    private static String withExamples(Help help, String text) {
        StringBuilder out = new StringBuilder();
        for (String line : String.format(text).split("(?<=\\R)")) {
            out.append(line.startsWith("  ") ? line : help.createHeading(line.replace("%", "%%")));
        }
        return out.toString();
    }

    /** Whether a word is the name of a command. */
    static boolean isCommand(String word) {
        return find(word) != null;
    }

    private static @Nullable Class<?> find(String word) {
        Class<?> own = find(word, OWN);
        if (own != null) {
            return own;
        }
        for (CommandModule module : ServiceLoader.load(CommandModule.class)) {
            Class<?> found = find(word, module.commands());
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static @Nullable Class<?> find(String word, List<Class<?>> commands) {
        for (Class<?> command : commands) {
            if (command.getAnnotation(Command.class).name().equals(word)) {
                return command;
            }
        }
        return null;
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), """
            a command is missing. Where to begin:
              robopitch play                a match in the browser
              robopitch new-team Rockets    a team of your own
              robopitch docs                the documentation
              robopitch help                all commands\
            """);
    }
}
