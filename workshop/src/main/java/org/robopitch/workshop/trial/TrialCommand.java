// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.trial;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import org.robopitch.humanoid.game.Humanoid;
import org.robopitch.lab.humanoid.HumanoidTrials;
import org.robopitch.lab.humanoid.MatchTrials;
import org.robopitch.lab.humanoid.TrialFigure;
import org.robopitch.recording.json.JsonWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code robopitch trial humanoid}: what the Bahia3D agent can do, in figures. */
@Command(
        name = "trial",
        footerHeading = "%nExample:%n  robopitch trial humanoid --seeds 5%n",
        subcommands = NubotTrialCommand.class,
        description = "Measure what an agent can do: walking, kicking, falling, getting up and scoring.",
        footer = {"", "See docs/bahia3d.md."})
public final class TrialCommand extends ProgramCommand.Reporting {
    @Parameters(
            paramLabel = "LEAGUE",
            arity = "0..1",
            description = "Which league: humanoid; nubot has options of its own, see 'trial nubot --help'.")
    String league = "";

    @Option(names = "--seeds", paramLabel = "N", description = "Runs of each trial. Default: ${DEFAULT-VALUE}.")
    int seeds = 20;

    @Option(
            names = "--first-seed",
            paramLabel = "N",
            description = "First seed; tune-motion tunes on those below 100000. Default: ${DEFAULT-VALUE}.")
    long firstSeed = 500000;

    @Option(
            names = "--matches",
            paramLabel = "N",
            description =
                    "Instead of single skills, play N whole matches of 11 against 11, bahia3d against itself: goals, "
                            + "time on their feet, fastest joint, steps left unsolved.")
    int matches;

    @Override
    public Integer call() {
        if (!league.equals("humanoid")) {
            throw refusal("there is no trial of '" + league + "', only of humanoid and nubot");
        }
        between("--seeds", seeds, 1, HumanoidTrials.MOST_SEEDS);
        between("--matches", matches, 0, HumanoidTrials.MOST_SEEDS);
        List<TrialFigure> figures;
        try (ProgressLine progress = progress("")) {
            figures = matches > 0
                    ? new MatchTrials(Humanoid.standard(11), firstSeed)
                            .run(matches, one -> show(one, progress), progress::share)
                    : new HumanoidTrials(seeds, firstSeed).run(progress::share);
        }
        print(() -> figures.stream().map(TrialCommand::line).collect(Collectors.joining("\n")), () -> json(figures));
        return 0;
    }

    private void show(MatchTrials.Played match, ProgressLine progress) {
        tell(
                progress,
                "seed %d: %d : %d, %.1f %% on their feet, fastest joint %.1f rad/s, %d of %d steps left unsolved",
                match.seed(),
                match.blue(),
                match.yellow(),
                100 * match.onFeet(),
                match.fastestJoint(),
                match.unconverged(),
                match.islands());
    }

    private static String line(TrialFigure figure) {
        String goal = Double.isNaN(figure.goal())
                ? ""
                : String.format(
                        Locale.ROOT,
                        "  goal %s %s: %s",
                        figure.atLeast() ? "at least" : "at most",
                        number(figure.goal()),
                        figure.reached() ? "reached" : "missed");
        return String.format(
                Locale.ROOT, "%-50s %8s %-8s%s", figure.name(), number(figure.value()), figure.unit(), goal);
    }

    private JsonWriter json(List<TrialFigure> figures) {
        JsonWriter text = new JsonWriter().beginObject().name("trial").value("humanoid");
        text.name(matches > 0 ? "matches" : "seeds").value(matches > 0 ? matches : seeds);
        text.name("firstSeed").value(firstSeed).name("figures").beginArray();
        for (TrialFigure figure : figures) {
            text.beginObject().name("name").value(figure.name()).name("value");
            if (Double.isFinite(figure.value())) {
                text.rounded(figure.value(), 3);
            } else {
                text.missing();
            }
            text.name("unit").value(figure.unit());
            if (!Double.isNaN(figure.goal())) {
                text.name(figure.atLeast() ? "atLeast" : "atMost").rounded(figure.goal(), 3);
            }
            text.name("reached").value(figure.reached()).endObject();
        }
        return text.endArray().endObject();
    }

    private static String number(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e6
                ? Long.toString((long) value)
                : String.format(Locale.ROOT, "%.3f", value);
    }
}
