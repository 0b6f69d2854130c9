// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.trial;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.DoubleConsumer;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import org.robopitch.lab.nubot.planning.PlanningStudy;
import org.robopitch.lab.nubot.trial.EyesTrial;
import org.robopitch.lab.nubot.trial.LocalisationTrial;
import org.robopitch.lab.nubot.trial.MatchTrial;
import org.robopitch.lab.nubot.trial.SharingTrial;
import org.robopitch.lab.nubot.trial.TouchdownTrial;
import org.robopitch.lab.nubot.trial.TrackingTrial;
import org.robopitch.middlesize.camera.Light;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.nubot.Cameras;
import org.robopitch.nubot.KickTrials;
import org.robopitch.recording.json.JsonWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code robopitch trial nubot}: what the robots' own software can do, in numbers. */
@Command(
        name = "nubot",
        footerHeading = "%nExample:%n  robopitch trial nubot --parts plan --scenes 20%n",
        description = "Measure the software of the Middle Size robots: localisation, planning, tracking, "
                + "sharing, predicting where a ball lands, winning. Prints one number per line.",
        footer = {"", "See docs/robot.md."})
final class NubotTrialCommand extends ProgramCommand.Reporting {
    private static final Set<String> PARTS =
            new TreeSet<>(Set.of("localise", "plan", "track", "share", "touchdown", "match", "loss", "camera", "eyes"));

    private static final int SHARING_RUNS = 10;

    /** Scenes of each case of the eyes, if there are as many. */
    private static final int EYES_SCENES = 200;

    private static final double SHARING_SECONDS = 300;

    @Option(names = "--seeds", paramLabel = "N", description = "Matches from each side. Default: ${DEFAULT-VALUE}.")
    int seeds = 2;

    @Option(
            names = "--first-seed",
            paramLabel = "N",
            description = "Seed of the first of those matches, of the planning scenes and of the other trials. Default:"
                    + " ${DEFAULT-VALUE}.")
    long firstSeed = 1;

    @Option(
            names = "--half",
            paramLabel = "S",
            description = "Length of a half in those matches, in simulated seconds. Default: 900.")
    double half = 900;

    @Option(
            names = "--scenes",
            paramLabel = "N",
            description =
                    "Planning scenes, and scenes of each case of the eyes, at most 200. Default: ${DEFAULT-VALUE}.")
    int scenes = 2000;

    @Option(
            names = "--parts",
            paramLabel = "PART",
            split = ",",
            description = "Trials to run: localise, plan, track, share, touchdown, match, loss, camera, eyes. "
                    + "Default: all but camera and eyes, which take long.")
    @Nullable
    Set<String> parts;

    @Option(
            names = "--calibrate",
            paramLabel = "FILE",
            description = "Only calibrate the kicker: kick at every strength and write the results to a new file.")
    @Nullable
    Path calibrate;

    @Option(
            names = "--calibrate-colours",
            paramLabel = "FILE",
            description = "Only calibrate the cameras: label the colours of images and write samples to a new file.")
    @Nullable
    Path colours;

    @Option(
            names = "--dialect",
            paramLabel = "a|b",
            description = "Dialect of the matches and of the kicker. Default: ${DEFAULT-VALUE}.")
    String dialect = "a";

    private final Map<String, Double> numbers = new LinkedHashMap<>();

    @Override
    public Integer call() throws IOException {
        if (calibrate != null || colours != null) {
            return calibrate();
        }
        if (seeds < 1 || scenes < 1 || !(half > 0)) {
            throw refusal("--seeds and --scenes must be at least 1, and --half more than 0 s");
        }
        dialect();
        Set<String> wanted = parts;
        if (wanted == null) {
            wanted = new TreeSet<>(PARTS);
            wanted.removeAll(Set.of("camera", "eyes"));
        }
        for (String part : wanted) {
            if (!PARTS.contains(part)) {
                throw refusal("--parts must be of " + String.join(", ", PARTS) + ", but one is '" + part + "'");
            }
        }
        double all = wanted.stream().mapToDouble(this::work).sum();
        double before = 0;
        try (ProgressLine line = progress("")) {
            for (String part : wanted) {
                double done = before;
                run(part, line, share -> line.share((done + share * work(part)) / all));
                before += work(part);
                line.share(before / all);
            }
        }
        printJson(numbers());
        return 0;
    }

    /** About how long a part takes, s. */
    private double work(String part) {
        double simulated = 4 * seeds * half;
        return switch (part) {
            case "localise" -> 8;
            case "plan" -> 0.012 * scenes;
            case "track" -> 2;
            case "share" -> 8;
            case "touchdown" -> 12;
            case "camera" -> simulated / 15;
            case "eyes" -> 0.3 * Math.min(scenes, EYES_SCENES) * EyesTrial.Case.values().length;
            default -> simulated / 200;
        };
    }

    private void run(String part, ProgressLine line, DoubleConsumer progress) {
        switch (part) {
            case "localise" -> {
                LocalisationTrial trial = LocalisationTrial.run(100, firstSeed, progress);
                say(line, "localisation.meanError [m]", trial.meanError());
                say(line, "localisation.largestError [m]", trial.largestError());
                say(line, "localisation.foundWithin2s", trial.foundShare());
                say(line, "localisation.recoveredWithin2s", trial.recoveredShare());
                say(line, "localisation.image [ms]", trial.imageMillis());
            }
            case "plan" -> {
                PlanningStudy study = PlanningStudy.run(scenes, firstSeed, progress);
                say(line, "planning.scenesWithAWay", study.solvable());
                say(line, "planning.collisionFree", study.share());
                say(line, "planning.p99 [ms]", study.planMicrosP99() / 1000);
                say(line, "planning.bytesPerPlan", study.bytesPerPlan());
            }
            case "track" -> {
                TrackingTrial trial = TrackingTrial.run();
                say(
                        line,
                        "tracking.predictive.meanError [m]",
                        trial.predictive().meanError());
                say(
                        line,
                        "tracking.predictive.largestError [m]",
                        trial.predictive().largestError());
                say(line, "tracking.plain.meanError [m]", trial.plain().meanError());
                say(line, "tracking.plain.largestError [m]", trial.plain().largestError());
                say(line, "tracking.hard.predictive.meanError [m]", trial.hardPredictive());
                say(line, "tracking.hard.plain.meanError [m]", trial.hardPlain());
                say(line, "tracking.hard.curves", trial.hardCurves());
                say(line, "tracking.hard.predictiveWorse", trial.hardWorse());
                say(line, "tracking.fastest [m/s]", trial.predictive().fastest());
                say(line, "tracking.predictive.p99 [ms]", trial.predictive().solveMicrosP99() / 1000);
            }
            case "share" -> {
                share("sharing", SharingTrial.Clock.SHARED, line);
                progress.accept(0.5);
                share("sharing.ownClocks", SharingTrial.Clock.OWN, line);
            }
            case "touchdown" -> {
                TouchdownTrial trial = TouchdownTrial.run(500, firstSeed, progress);
                say(line, "touchdown.within15cmAt0.3s", trial.share());
                say(line, "touchdown.meanError [m]", trial.meanError());
                say(line, "touchdown.frame [ms]", trial.frameMillis());
            }
            case "eyes" -> {
                EyesTrial.Case[] cases = EyesTrial.Case.values();
                for (EyesTrial.Case one : cases) {
                    String name = "eyes." + one.key() + ".";
                    EyesTrial trial = EyesTrial.run(one, Math.min(scenes, EYES_SCENES), firstSeed);
                    say(line, name + "localised", trial.localised());
                    say(line, name + "meanError [m]", trial.error());
                    say(line, name + "largestError [m]", trial.largest());
                    say(line, name + "errorOverVariance", trial.consistency());
                    say(line, name + "wrongAfter2s", trial.wrong());
                    say(line, name + "foundAfter2s", trial.found());
                    say(line, name + "ballError [m]", trial.ballError());
                    say(line, name + "ballSeen", trial.ballSeen());
                    progress.accept((one.ordinal() + 1.0) / cases.length);
                }
            }
            case "match" -> match("match", "noise", line, progress);
            case "loss" -> match("loss", "noise,loss=0.3", line, progress);
            default -> match("camera", "camera", line, progress);
        }
    }

    private void share(String name, SharingTrial.Clock clock, ProgressLine line) {
        double oldest = 0;
        long packets = 0;
        long collisions = 0;
        for (int run = 0; run < SHARING_RUNS; run++) {
            SharingTrial trial = SharingTrial.run(clock, SHARING_SECONDS, firstSeed + run);
            oldest = Math.max(oldest, trial.ageP99());
            packets += trial.packets();
            collisions += trial.collisions();
        }
        say(line, name + ".ageP99 [s]", oldest);
        say(line, name + ".packets", packets);
        say(line, name + ".collisions", collisions);
    }

    private void match(String name, String options, ProgressLine line, DoubleConsumer progress) {
        MatchTrial trial = MatchTrial.run(dialect(), options, firstSeed, seeds, half, true, progress);
        say(line, name + ".lead [goals]", trial.lead());
        say(line, name + ".leadError [goals]", trial.leadError());
        say(line, name + ".goals", trial.scored());
        say(line, name + ".goalsAgainst", trial.conceded());
        say(line, name + ".leastLead [goals]", trial.leastLead());
        say(line, name + ".roleChangesIn2s", trial.roleChanges());
        say(line, name + ".timesRealTime", trial.timesRealTime());
    }

    private void say(ProgressLine line, String name, double value) {
        numbers.put(name, value);
        tell(line, "%-36s %.4g", name, value);
    }

    private JsonWriter numbers() {
        JsonWriter text = new JsonWriter().beginObject();
        numbers.forEach((name, value) -> {
            text.name(name.replaceAll(" \\[.*", ""));
            if (Double.isFinite(value)) {
                text.rounded(value, 4);
            } else {
                text.missing();
            }
        });
        return text.endObject();
    }

    private int calibrate() throws IOException {
        MiddleSizeParameters league = MiddleSizeParameters.of(dialect());
        if (calibrate != null) {
            write(calibrate, KickTrials.run(league).write());
        }
        if (colours != null) {
            write(colours, new Cameras(league, Light.hall(), null).samples());
        }
        return 0;
    }

    private void write(Path file, String text) throws IOException {
        if (Files.exists(file)) {
            throw new IOException(file + " already exists");
        }
        Files.writeString(file, text);
        out().println(file);
    }

    private Dialect dialect() {
        return switch (dialect) {
            case "a", "A" -> Dialect.A;
            case "b", "B" -> Dialect.B;
            default -> throw refusal("--dialect must be a or b, but is " + dialect);
        };
    }
}
