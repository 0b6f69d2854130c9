// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.MatchOptions;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Side;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.link.Link;
import org.robopitch.runner.link.OutsideProgram;
import org.robopitch.runner.pace.Pace;
import org.robopitch.studio.StudioExtension;
import org.robopitch.studio.StudioSettings;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What all links have in common on the command line: which match, at which pace, and who watches. */
final class ServeOptions {
    static final String TEAMS = "With serve, --blue and --yellow may also be 'outside', a program that you start, or"
            + " 'cmd:COMMAND LINE', one that the match starts and ends.";

    @Mixin
    MatchOptions match;

    @Option(
            names = "--speed",
            paramLabel = "N",
            description = "Speed as a multiple of real time, 0.1 to 1000, or 'unlimited' (or 'max'). Default: 1, or "
                    + "unlimited with --lockstep.")
    @Nullable
    String speed;

    @Option(
            names = "--lockstep",
            description = "Advance simulated time only when every external program has answered: the same seed "
                    + "gives the same match, as fast as the programs can play.")
    boolean lockstep;

    @Option(
            names = "--deadline",
            paramLabel = "S",
            defaultValue = "1",
            description =
                    "With --lockstep, real seconds after which the match continues without an answer. " + "Default: 1.")
    double deadline;

    @Option(
            names = "--studio",
            arity = "0..1",
            paramLabel = "PORT",
            fallbackValue = "" + StudioSettings.DEFAULT_PORT,
            description = "Show the match in the browser, until Ctrl-C; 0 picks a free port. Default port: "
                    + StudioSettings.DEFAULT_PORT + ".")
    @Nullable
    Integer studio;

    @Option(
            names = "--logs",
            paramLabel = "FOLDER",
            defaultValue = "robopitch-logs",
            description = "Folder for the output of programs that the match starts, blue.log and yellow.log. "
                    + "Default: robopitch-logs.")
    Path logs = Path.of("robopitch-logs");

    @Option(names = "--json", description = "Print the report at the end as one JSON object.")
    boolean json;

    @Spec(Spec.Target.MIXEE)
    CommandSpec spec;

    /** The catalogue with the teams outside in it, to which the link adds its requirements. */
    Catalogue catalogue() {
        return new OutsideCatalogue(match.catalogue());
    }

    /** The same for a link that plays one league only, whose orders and parameters it adapts. */
    Catalogue catalogue(String league, UnaryOperator<MatchOrder> ordered, UnaryOperator<League> adapted) {
        return new OutsideCatalogue(match.catalogue(), league, ordered, adapted);
    }

    /** Plays over a link, and closes it; the first line of the output says what is served. */
    int serve(Catalogue catalogue, Link link, String address) throws IOException, InterruptedException {
        return serve(catalogue, link, address, List.of(), false);
    }

    /**
     * The same, with doors of the link's own in the studio, if there is one.
     *
     * @param openNetwork whether other machines may come to the studio, with its token
     */
    int serve(Catalogue catalogue, Link link, String address, List<StudioExtension> doors, boolean openNetwork)
            throws IOException, InterruptedException {
        try (link) {
            String waiting = lockstep ? "; in lockstep, it starts when every external program has answered" : "";
            return new ServeRun(this, catalogue, link)
                    .play(requireGood(catalogue), address + waiting, studioSettings(openNetwork), doors);
        }
    }

    /** Refuses a match that cannot be played; all that is wrong with the options is found here. */
    MatchOrder requireGood(Catalogue catalogue) throws IOException {
        MatchOrder order = match.order(catalogue);
        speed();
        deadlineSeconds();
        requireStudioPort();
        for (Side side : Side.values()) {
            if (OutsideProgram.isNamedBy(order.team(side))) {
                requireStartable(side, order.team(side));
            }
        }
        return order;
    }

    private @Nullable StudioSettings studioSettings(boolean openNetwork) {
        if (studio == null) {
            return null;
        }
        StudioSettings settings = StudioSettings.onPort(studio);
        return openNetwork ? settings.opened() : settings.guarded();
    }

    private void requireStudioPort() {
        if (studio != null) {
            try {
                StudioSettings.onPort(studio);
            } catch (IllegalArgumentException refused) {
                throw usage("--studio: " + refused.getMessage());
            }
        }
    }

    private void requireStartable(Side side, String team) {
        if (team.substring(OutsideProgram.PREFIX.length()).isBlank()) {
            throw usage("--" + side.label() + " '" + team + "' names no program: a command line is expected after "
                    + OutsideProgram.PREFIX);
        }
        requireWritable("--logs", logs);
    }

    /** Creates a folder if need be, and refuses one that cannot be written to. */
    void requireWritable(String option, Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw usage(option + " must name a folder that can be created and written to, but is " + folder);
        }
        if (!Files.isWritable(folder)) {
            throw usage(option + " must name a folder that can be written to, but is " + folder);
        }
    }

    Pace pace() {
        double factor = speed();
        return Double.isInfinite(factor) ? Pace.UNLIMITED : new Pace.Times(factor);
    }

    /** {@return times real time; infinite for full speed} */
    double speed() {
        String wanted = speed == null ? (lockstep ? "unlimited" : "1") : speed;
        if (wanted.equals("unlimited") || wanted.equals("max")) {
            return Double.POSITIVE_INFINITY;
        }
        try {
            double factor = Double.parseDouble(wanted);
            if (factor >= 0.1 && factor <= 1000) {
                return factor;
            }
        } catch (NumberFormatException e) {
            // The message below says it.
        }
        throw usage("--speed must be between 0.1 and 1000, or unlimited, but is '" + wanted + "'");
    }

    /** How long an answer is waited for in lockstep [s]; 0 if nobody waits. */
    double deadlineSeconds() {
        if (!(deadline > 0 && deadline <= 3600)) {
            throw usage("--deadline must be above 0 and at most 3600 s, but is " + deadline);
        }
        return lockstep ? deadline : 0;
    }

    ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
