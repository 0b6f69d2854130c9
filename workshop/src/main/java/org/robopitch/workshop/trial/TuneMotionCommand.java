// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.trial;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.robopitch.bahia3d.movement.Movement;
import org.robopitch.bahia3d.movement.MovementFile;
import org.robopitch.cli.ProgressLine;
import org.robopitch.lab.humanoid.MotionTuner;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.settings.SettingsFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code robopitch tune-motion FILE}: improves a movement of the Bahia3D agent. */
@Command(
        name = "tune-motion",
        footerHeading = "%nExample:%n  robopitch tune-motion get-up-front --tries 50 --out get-up-front.yaml%n",
        description = "Improve a movement by small random changes, each tried over several seeds, offsets and robot "
                + "types; evaluate the result on others. The goal follows from the movement's name.",
        footer = {"", "See docs/bahia3d.md."})
public final class TuneMotionCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "FILE",
            description = "A movement in YAML, or the name of a built-in one, such as get-up-front.")
    String file;

    @Option(names = "--tries", paramLabel = "N", defaultValue = "200", description = "Changes to try. Default: 200.")
    int tries;

    @Option(
            names = "--starts",
            paramLabel = "N",
            defaultValue = "8",
            description = "Starts that each change is tried on. Default: 8.")
    int starts;

    @Option(
            names = "--types",
            paramLabel = "T,T,…",
            split = ",",
            defaultValue = "0,1,2,3",
            description = "Robot types, 0 to 4, used in turn at the starts. Default: 0,1,2,3.")
    int[] types;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Random seed of the changes. Default: 1.")
    long seed;

    @Option(names = "--out", paramLabel = "FILE", description = "Where to write the result. Default: FILE itself.")
    @Nullable
    Path out;

    @Option(names = "--json", description = "Print one JSON object instead of lines.")
    boolean json;

    @Spec
    CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (tries < 1 || starts < 1) {
            throw new ParameterException(spec.commandLine(), "--tries and --starts must be 1 or more");
        }
        for (int type : types) {
            if (type < 0 || type > 4) {
                throw new ParameterException(
                        spec.commandLine(), "--types must be numbers from 0 to 4, but one is " + type);
            }
        }
        Path path = Path.of(file);
        boolean builtIn = !Files.exists(path);
        Movement movement;
        MotionTuner tuner;
        try {
            movement = builtIn
                    ? MovementFile.builtIn(file)
                    : MovementFile.parse(file, SettingsFile.read(path, "a movement"));
            tuner = MotionTuner.of(movement.name(), starts, types, seed);
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), String.valueOf(refused.getMessage()));
        }
        PrintWriter words = spec.commandLine().getOut();
        MotionTuner.Result result;
        try (ProgressLine progress = new ProgressLine(spec, "tries")) {
            result = tuner.tune(
                    movement,
                    tries,
                    line -> progress.print(() -> {
                        if (!json) {
                            words.println(line);
                            words.flush();
                        }
                    }),
                    done -> progress.show(done, tries));
        }
        boolean better = result.after() > result.before();
        Path target = out == null ? (builtIn ? Path.of(file + ".yaml") : path) : out;
        if (better) {
            Files.writeString(target, MovementFile.print(result.movement()));
        }
        if (json) {
            words.println(json(result, better ? target.toString() : ""));
            return 0;
        }
        words.printf(
                "%d tries; mean score on starts not used for tuning: %.3f before, %.3f after%n",
                result.tries(), result.before(), result.after());
        words.println(better ? "written to " + target : "nothing better was found: no file is written");
        return 0;
    }

    private static JsonWriter json(MotionTuner.Result result, String writtenTo) {
        JsonWriter text = new JsonWriter().beginObject().name("tries").value(result.tries());
        text.name("before").rounded(result.before(), 3).name("after").rounded(result.after(), 3);
        return text.name("writtenTo").value(writtenTo).endObject();
    }
}
