// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.studio.Studio;
import org.robopitch.studio.StudioSettings;
import org.robopitch.studio.StudioSettings.Role;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** How the studio is reached: the options of all commands that open it. */
final class StudioOptions {
    @Option(
            names = "--port",
            paramLabel = "N",
            description = "Port of the page; 0 picks a free one. Default: ${DEFAULT-VALUE}.")
    int port = StudioSettings.DEFAULT_PORT;

    @Option(
            names = "--open-network",
            description = "Let other machines connect. One printed address has a token to watch, the other a token "
                    + "to take part. Default: only this machine.")
    boolean openNetwork;

    @Option(names = "--no-browser", description = "Print the address without opening a browser.")
    boolean noBrowser;

    @Option(names = "--foxglove", description = "Also print the address for watching the live match in Foxglove.")
    boolean foxglove;

    StudioSettings settings(CommandLine command) {
        try {
            StudioSettings settings = StudioSettings.onPort(port);
            return openNetwork ? settings.opened() : settings.guarded();
        } catch (IllegalArgumentException refused) {
            throw new CommandLine.ParameterException(command, String.valueOf(refused.getMessage()), refused);
        }
    }

    /** Shows a recording until the program is ended. */
    int replay(Path file, CommandLine command) throws IOException, InterruptedException {
        Catalogue catalogue = new BuiltInCatalogue();
        try (Studio studio = Studio.start(settings(command), new OrderedMatches(catalogue, null, 0, true))) {
            show(studio, studio.replay(file, settings(command).shown()), command);
        }
        return 0;
    }

    /** Plays a match, and whatever is ordered after it, until the program is ended. */
    int play(
            Catalogue catalogue,
            MatchOrder order,
            double speed,
            Matches.@Nullable Recording recording,
            double deadline,
            CommandLine command)
            throws IOException, InterruptedException {
        try (Studio studio =
                Studio.start(settings(command), new OrderedMatches(catalogue, recording, deadline, true))) {
            studio.play(order, speed);
            show(studio, studio.address(settings(command).shown()), command);
        }
        return 0;
    }

    private void show(Studio studio, String address, CommandLine command) throws InterruptedException {
        // Ctrl-C ends the match in order: its recording is closed, uploads are removed.
        Runtime.getRuntime().addShutdownHook(new Thread(studio::close, "studio closes"));
        command.getOut().println("RoboPitch is at " + address + " (Ctrl-C ends it)");
        if (foxglove) {
            command.getOut().println("Foxglove can watch at " + studio.foxgloveAddress());
        }
        if (openNetwork) {
            command.getOut().println("This address is for watching. To take part: " + studio.addressToTakePart());
            command.getOut().println("To take part with your own teams: " + studio.address(Role.OWN));
        }
        if (!noBrowser && !Browser.open(openNetwork ? studio.address(Role.OWN) : address)) {
            command.getErr().println("robopitch: could not open a browser; please open the address yourself");
        }
        new CountDownLatch(1).await();
    }
}
