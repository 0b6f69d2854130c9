// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.List;
import org.robopitch.cli.docs.DocsCommand;
import org.robopitch.cli.learn.LearnCommand;
import org.robopitch.cli.newteam.NewTeamCommand;
import org.robopitch.cli.serve.CoachCommand;
import org.robopitch.cli.serve.MrCommand;
import org.robopitch.cli.serve.ServeCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The root of the command tree: every command of {@code robopitch} is listed here. */
@Command(
        name = "robopitch",
        description = "A simulator for robot-soccer leagues.",
        mixinStandardHelpOptions = true,
        versionProvider = BuildVersion.class,
        synopsisSubcommandLabel = "COMMAND",
        footer = {"", "robopitch help COMMAND explains a command, with an example."},
        scope = ScopeType.INHERIT)
final class RobopitchCommand implements Runnable {
    private static final List<Class<?>> COMMANDS = List.of(
            PlayCommand.class,
            MatchCommand.class,
            NewTeamCommand.class,
            ServeCommand.class,
            CompareCommand.class,
            TournamentCommand.class,
            SweepCommand.class,
            TuneCommand.class,
            SqlCommand.class,
            LearnCommand.class,
            ReplayCommand.class,
            ExportCommand.class,
            ScenarioCommand.class,
            AgentCommand.class,
            TrialCommand.class,
            TuneMotionCommand.class,
            MrCommand.class,
            CoachCommand.class,
            PapersCommand.class,
            SchemaCommand.class,
            SoakCommand.class,
            FuzzCommand.class,
            DocsCommand.class,
            CompletionCommand.class,
            BenchCommand.class);

    @Option(names = "--verbose", scope = ScopeType.INHERIT, description = "Show the stack trace of a failure.")
    boolean verbose;

    @Spec
    CommandSpec spec;

    /**
     * {@return the tree that understands a command line: the branch that its first word names, or else all of them}
     *
     * <p>Reading the options of all branches would take longer than the start of everything else.
     */
    static CommandLine treeFor(String... arguments) {
        String first = arguments.length > 0 ? arguments[0] : "";
        List<Class<?>> named =
                COMMANDS.stream().filter(type -> nameOf(type).equals(first)).toList();
        CommandLine tree = new CommandLine(new RobopitchCommand());
        for (Class<?> type : named.isEmpty() ? COMMANDS : named) {
            tree.addSubcommand(type);
        }
        Examples.addTo(tree);
        return tree;
    }

    /** Whether a word is the name of a command. */
    static boolean isCommand(String word) {
        return COMMANDS.stream().anyMatch(type -> nameOf(type).equals(word));
    }

    private static String nameOf(Class<?> type) {
        return type.getAnnotation(Command.class).name();
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a command is missing");
    }
}
