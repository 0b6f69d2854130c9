// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.trial;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.robopitch.cli.ProgressLine;
import org.robopitch.humanoid.game.Humanoid;
import org.robopitch.lab.humanoid.HumanoidTrials;
import org.robopitch.lab.humanoid.MatchTrials;
import org.robopitch.lab.humanoid.TrialFigure;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code robopitch trial humanoid}: what the Bahia3D agent can do, in figures. */
@Command(
        name = "trial",
        footerHeading = "%nExample:%n  robopitch trial humanoid --seeds 5%n",
        subcommands = NubotTrialCommand.class,
        description = "Measure what an agent can do: walking, kicking, falling, getting up and scoring. Trials "
                + "never use the seeds below 100000, on which tune-motion tunes.",
        footer = {"", "See docs/bahia3d.md."})
public final class TrialCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "LEAGUE",
            arity = "0..1",
            description = "Which league: humanoid; nubot has options of its own, see 'trial nubot --help'.")
    String league = "";

    @Option(names = "--seeds", paramLabel = "N", defaultValue = "20", description = "Runs of each trial. Default: 20.")
    int seeds;

    @Option(
            names = "--first-seed",
            paramLabel = "N",
            defaultValue = "500000",
            description = "First seed, 100000 or more; movements are tuned on lower ones. Default: 500000.")
    long firstSeed;

    @Option(
            names = "--matches",
            paramLabel = "N",
            description =
                    "Instead of single skills, play N whole matches of 11 against 11, bahia3d against itself: goals, "
                            + "time on their feet, fastest joint, steps left unsolved.")
    int matches;

    @Option(names = "--json", description = "Print the figures as one JSON object.")
    boolean json;

    @Spec
    CommandSpec spec;

    @Override
    public Integer call() {
        if (!league.equals("humanoid")) {
            throw new ParameterException(
                    spec.commandLine(), "there is no trial of '" + league + "', only of humanoid and nubot");
        }
        if (seeds < 1 || seeds > HumanoidTrials.MOST_SEEDS) {
            throw new ParameterException(spec.commandLine(), "--seeds must be between 1 and 10000, but is " + seeds);
        }
        if (firstSeed < HumanoidTrials.LEAST_SEED) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--first-seed must be " + HumanoidTrials.LEAST_SEED
                            + " or more, because movements are tuned on seeds below, but is " + firstSeed);
        }
        if (matches < 0 || matches > HumanoidTrials.MOST_SEEDS) {
            throw new ParameterException(
                    spec.commandLine(), "--matches must be between 1 and 10000, but is " + matches);
        }
        PrintWriter out = spec.commandLine().getOut();
        List<TrialFigure> figures;
        try (ProgressLine progress = new ProgressLine(spec, "")) {
            figures = matches > 0
                    ? new MatchTrials(Humanoid.standard(11), firstSeed)
                            .run(matches, one -> print(one, progress, out), progress::share)
                    : new HumanoidTrials(seeds, firstSeed).run(progress::share);
        }
        if (json) {
            out.println(json(figures));
        } else {
            for (TrialFigure figure : figures) {
                out.println(line(figure));
            }
        }
        return 0;
    }

    private void print(MatchTrials.Played match, ProgressLine progress, PrintWriter out) {
        if (!json) {
            progress.print(() -> {
                out.printf(
                        Locale.ROOT,
                        "seed %d: %d : %d, %.1f %% on their feet, fastest joint %.1f rad/s, %d of %d steps left unsolved%n",
                        match.seed(),
                        match.blue(),
                        match.yellow(),
                        100 * match.onFeet(),
                        match.fastestJoint(),
                        match.unconverged(),
                        match.islands());
                out.flush();
            });
        }
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

    private String json(List<TrialFigure> figures) {
        StringBuilder text = new StringBuilder("{\"trial\":\"humanoid\",\"" + (matches > 0 ? "matches" : "seeds")
                + "\":" + (matches > 0 ? matches : seeds) + ",\"firstSeed\":" + firstSeed + ",\"figures\":[");
        String comma = "";
        for (TrialFigure figure : figures) {
            text.append(comma)
                    .append("{\"name\":\"")
                    .append(figure.name())
                    .append("\",\"value\":")
                    .append(!Double.isFinite(figure.value()) ? "null" : number(figure.value()))
                    .append(",\"unit\":\"")
                    .append(figure.unit())
                    .append('"');
            if (!Double.isNaN(figure.goal())) {
                text.append(figure.atLeast() ? ",\"atLeast\":" : ",\"atMost\":").append(number(figure.goal()));
            }
            text.append(",\"reached\":").append(figure.reached()).append('}');
            comma = ",";
        }
        return text.append("]}").toString();
    }

    private static String number(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e6
                ? Long.toString((long) value)
                : String.format(Locale.ROOT, "%.3f", value);
    }
}
