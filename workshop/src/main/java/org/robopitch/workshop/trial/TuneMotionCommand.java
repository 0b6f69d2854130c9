// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.trial;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.robopitch.bahia3d.movement.Movement;
import org.robopitch.bahia3d.movement.MovementFile;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import org.robopitch.cli.Usage;
import org.robopitch.lab.humanoid.MotionTuner;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.settings.SettingsFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code robopitch tune-motion FILE}: improves a movement of the Bahia3D agent. */
@Command(
        name = "tune-motion",
        footerHeading = "%nExample:%n  robopitch tune-motion get-up-front --tries 50 --out get-up-front.yaml%n",
        description = "Improve a movement by small random changes, each tried over several seeds, offsets and robot "
                + "types; evaluate the result on others. The goal follows from the movement's name.",
        footer = {"", "See docs/bahia3d.md."})
public final class TuneMotionCommand extends ProgramCommand.Reporting {
    @Parameters(
            paramLabel = "FILE",
            description = "A movement in YAML, or the name of a built-in one, such as get-up-front.")
    String file;

    @Option(names = "--tries", paramLabel = "N", description = "Changes to try. Default: ${DEFAULT-VALUE}.")
    int tries = 200;

    @Option(
            names = "--starts",
            paramLabel = "N",
            description = "Starts that each change is tried on. Default: ${DEFAULT-VALUE}.")
    int starts = 8;

    @Option(
            names = "--types",
            paramLabel = "T,T,…",
            split = ",",
            description = "Robot types, 0 to 4, used in turn at the starts. Default: 0,1,2,3.")
    int[] types = {0, 1, 2, 3};

    @Option(names = "--seed", paramLabel = "N", description = "Random seed of the changes. Default: ${DEFAULT-VALUE}.")
    long seed = 1;

    @Option(names = "--out", paramLabel = "FILE", description = "Where to write the result. Default: FILE itself.")
    @Nullable
    Path out;

    @Override
    public Integer call() throws IOException {
        if (tries < 1 || starts < 1) {
            throw refusal("--tries and --starts must be 1 or more");
        }
        for (int type : types) {
            if (type < 0 || type > 4) {
                throw refusal("--types must be numbers from 0 to 4, but one is " + type);
            }
        }
        Path path = Path.of(file);
        boolean builtIn = !Files.exists(path);
        String read = builtIn ? "" : SettingsFile.read(path, "a movement");
        Movement movement =
                Usage.checked(spec, () -> builtIn ? MovementFile.builtIn(file) : MovementFile.parse(file, read));
        MotionTuner tuner = Usage.checked(spec, () -> MotionTuner.of(movement.name(), starts, types, seed));
        MotionTuner.Result result;
        try (ProgressLine progress = progress("tries")) {
            result =
                    tuner.tune(movement, tries, line -> tell(progress, "%s", line), done -> progress.show(done, tries));
        }
        boolean better = result.after() > result.before();
        Path target = out != null ? out : builtIn ? Path.of(file + ".yaml") : path;
        if (better) {
            Files.writeString(target, MovementFile.print(result.movement()));
        }
        print(
                () -> String.format(
                        "%d tries; mean score on starts not used for tuning: %.3f before, %.3f after%n%s",
                        result.tries(),
                        result.before(),
                        result.after(),
                        better ? "written to " + target : "nothing better was found: no file is written"),
                () -> json(result, better ? target.toString() : ""));
        return 0;
    }

    private static JsonWriter json(MotionTuner.Result result, String writtenTo) {
        JsonWriter text = new JsonWriter().beginObject().name("tries").value(result.tries());
        text.name("before").rounded(result.before(), 3).name("after").rounded(result.after(), 3);
        return text.name("writtenTo").value(writtenTo).endObject();
    }
}
