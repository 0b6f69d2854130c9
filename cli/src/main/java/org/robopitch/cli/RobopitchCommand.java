// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Predicate;
import java.util.stream.Stream;
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

/** The root of the command tree, with the list of this module's commands. */
@Command(
        name = "robopitch",
        description = "A simulator for robot-soccer leagues.",
        mixinStandardHelpOptions = true,
        versionProvider = BuildVersion.class,
        synopsisSubcommandLabel = "COMMAND",
        scope = ScopeType.INHERIT)
final class RobopitchCommand implements Runnable {
    private static final CommandModule OWN = () -> List.of(
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
        Predicate<Class<?>> named = arguments.length > 0 ? isNamed(arguments[0]) : command -> false;
        Optional<Class<?>> only = commands().filter(named).findFirst();
        CommandLine tree = new CommandLine(new RobopitchCommand());
        only.<Stream<Class<?>>>map(Stream::of)
                .orElseGet(RobopitchCommand::commands)
                .forEach(tree::addSubcommand);
        // Commands do not inherit what is said after they are added.
        tree.getCommandSpec().usageMessage().footer("", "robopitch help COMMAND explains a command, with an example.");
        DeclaredOptions.addTo(tree);
        return tree;
    }

    /** Whether a word is the name of a command. */
    static boolean isCommand(String word) {
        return commands().anyMatch(isNamed(word));
    }

    /** Our own commands, then those of other modules, which are looked for when the stream comes to them. */
    private static Stream<Class<?>> commands() {
        Stream<CommandModule> others = Stream.of(CommandModule.class)
                .flatMap(service -> ServiceLoader.load(service).stream())
                .map(ServiceLoader.Provider::get);
        return Stream.concat(Stream.of(OWN), others).flatMap(module -> module.commands().stream());
    }

    private static Predicate<Class<?>> isNamed(String word) {
        return command -> command.getAnnotation(Command.class).name().equals(word);
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a command is missing");
    }
}
