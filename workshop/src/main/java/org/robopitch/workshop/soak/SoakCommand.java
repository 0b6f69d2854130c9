// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.soak;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code robopitch soak}: long tests under load. */
@Command(
        name = "soak",
        footerHeading = "%nExample:%n  robopitch soak teams --seconds 10%n",
        description = "Run a part of RoboPitch for a long time under load and check that it keeps working.",
        synopsisSubcommandLabel = "PART",
        subcommands = {
            SoakStudioCommand.class,
            SoakRosCommand.class,
            SoakMiddleSizeCommand.class,
            SoakCrowdCommand.class,
            SoakEnergyCommand.class,
            SoakTeamsCommand.class,
            SoakTournamentCommand.class,
            SoakMemoryCommand.class
        })
public final class SoakCommand implements Runnable {
    @Spec
    CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "a subcommand is missing: studio, ros, middle-size, crowd, energy, teams, tournament or memory");
    }
}
