// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import org.robopitch.cli.serve.CoachCommand;
import org.robopitch.cli.serve.MrCommand;
import org.robopitch.cli.serve.ServeCommand;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The root of the command tree: every subcommand of {@code robopitch} is listed here. */
@Command(
        name = "robopitch",
        description = "A simulator for the robot-soccer leagues that teams really play.",
        mixinStandardHelpOptions = true,
        versionProvider = BuildVersion.class,
        synopsisSubcommandLabel = "COMMAND",
        scope = ScopeType.INHERIT,
        subcommands = {
            PlayCommand.class,
            MatchCommand.class,
            ServeCommand.class,
            CompareCommand.class,
            ReplayCommand.class,
            ExportCommand.class,
            ScenarioCommand.class,
            MrCommand.class,
            CoachCommand.class,
            PapersCommand.class,
            SoakCommand.class,
            FuzzCommand.class,
            BenchCommand.class
        })
final class RobopitchCommand implements Runnable {

    @Option(
            names = "--verbose",
            scope = ScopeType.INHERIT,
            description = "Show where in the program a failure happened.")
    boolean verbose;

    @Spec
    CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a command is missing");
    }
}
