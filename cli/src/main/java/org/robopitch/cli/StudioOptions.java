// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.runner.PreparedMatch;
import org.robopitch.studio.MatchFactory;
import org.robopitch.studio.Studio;
import org.robopitch.studio.StudioSettings;
import org.robopitch.teams.Teams;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** How the studio is reached: the options of all commands that open it. */
final class StudioOptions {
    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "" + StudioSettings.USUAL_PORT,
            description = "Port of the page; 0 for any that is free. Default: " + StudioSettings.USUAL_PORT + ".")
    int port;

    @Option(
            names = "--open-network",
            description = "Let other machines watch and take part, with the token that the printed address has."
                    + " Default: only this machine.")
    boolean openNetwork;

    @Option(names = "--no-browser", description = "Print the address only, and open no browser.")
    boolean noBrowser;

    StudioSettings settings(CommandLine command) {
        try {
            StudioSettings settings = StudioSettings.onPort(port);
            return openNetwork ? settings.opened() : settings;
        } catch (IllegalArgumentException refused) {
            throw new CommandLine.ParameterException(command, String.valueOf(refused.getMessage()), refused);
        }
    }

    /** Shows a recording until the program is ended. */
    int replay(Path file, CommandLine command) throws IOException, InterruptedException {
        Catalogue catalogue = new BuiltInCatalogue(Teams.samples());
        try (Studio studio = Studio.start(settings(command), new Orders(catalogue, null))) {
            show(studio.replay(file), command);
        }
        return 0;
    }

    /** Plays a match, and whatever is ordered after it, until the program is ended. */
    int play(
            Catalogue catalogue,
            MatchOrder order,
            double speed,
            Matches.@Nullable Recording recording,
            CommandLine command)
            throws IOException, InterruptedException {
        try (Studio studio = Studio.start(settings(command), new Orders(catalogue, recording))) {
            studio.play(order, speed);
            show(studio.address(), command);
        }
        return 0;
    }

    private void show(String address, CommandLine command) throws InterruptedException {
        command.getOut().println("RoboPitch is at " + address + " (Ctrl-C ends it)");
        if (!noBrowser && !Browser.open(address)) {
            command.getErr().println("robopitch: no browser could be opened; please open the address yourself");
        }
        new CountDownLatch(1).await();
    }

    /** Prepares what the page orders; the first match is recorded if that was asked for, later ones have no file. */
    private static final class Orders implements MatchFactory {
        private final Catalogue catalogue;
        private Matches.@Nullable Recording recording;

        Orders(Catalogue catalogue, Matches.@Nullable Recording recording) {
            this.catalogue = catalogue;
            this.recording = recording;
        }

        @Override
        public Catalogue catalogue() {
            return catalogue;
        }

        @Override
        public synchronized PreparedMatch prepare(MatchOrder order) throws IOException {
            PreparedMatch prepared = new Matches(catalogue, BuildVersion.ofThisBuild()).forRealTime(order, recording);
            recording = null;
            return prepared;
        }
    }
}
