// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.soak;

import java.util.List;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.cli.ProgressLine;
import org.robopitch.recording.json.JsonWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code robopitch soak energy}: crowds without motors, of every kind of MiroSot's physics. */
@Command(
        name = "energy",
        footerHeading = "%nExample:%n  robopitch soak energy --crowds 3 --steps 500%n",
        description =
                "Throw crowds of MiroSot robots about with their motors off, for every drive, grip, collision mode,"
                        + " wall rule and restitution, and check that none ever has more energy than it began with; and"
                        + " that robots on ice keep momentum and angular momentum.",
        footer = {"", "See docs/benchmarks.md."})
final class SoakEnergyCommand extends ProgramCommand.Reporting {
    @Option(names = "--crowds", paramLabel = "N", description = "Crowds of each kind. Default: ${DEFAULT-VALUE}.")
    int crowds = 100;

    @Option(names = "--steps", paramLabel = "N", description = "Steps of each crowd. Default: ${DEFAULT-VALUE}.")
    int steps = 2000;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Random seed of the first crowd. The same seed reproduces the run bit for bit.")
    long seed = 1;

    @Override
    public Integer call() {
        if (crowds < 1 || steps < 1) {
            throw refusal("--crowds and --steps must be 1 or more, but they are " + crowds + " and " + steps);
        }
        List<EnergyCrowd.Kind> kinds = EnergyCrowd.kinds();
        JsonWriter rows = new JsonWriter().beginObject().name("seed").value(seed);
        rows.name("crowds")
                .value(crowds)
                .name("steps")
                .value(steps)
                .name("kinds")
                .beginArray();
        boolean good = true;
        try (ProgressLine progress = progress("kinds of physics")) {
            double most = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < kinds.size(); i++) {
                double gained = Double.NEGATIVE_INFINITY;
                for (long crowd = seed; crowd < seed + crowds; crowd++) {
                    double now = new EnergyCrowd(kinds.get(i), crowd).run(steps);
                    good &= fine(
                            kinds.get(i).toString(), crowd, "gained a share of its energy", now, EnergyCrowd.ALLOWED);
                    gained = Math.max(gained, now);
                }
                most = Math.max(most, gained);
                rows.beginObject().name("kind").value(kinds.get(i).toString());
                rows.name("largestGainInBillionths").rounded(1e9 * gained, 3).endObject();
                progress.show(i + 1, kinds.size());
            }
            tell(
                    progress,
                    "%d crowds of %d kinds: largest gain of energy %.1e of the first",
                    crowds,
                    kinds.size(),
                    most);
            double change = 0;
            for (long crowd = seed; crowd < seed + crowds; crowd++) {
                for (double restitution : new double[] {0, 0.5, 1}) {
                    double now = new FreeCrowd(restitution, crowd).run(steps);
                    good &= fine(
                            "restitution " + restitution + " on ice",
                            crowd,
                            "changed its momentum",
                            now,
                            FreeCrowd.ALLOWED);
                    change = Math.max(change, now);
                }
            }
            tell(progress, "on ice: largest change of momentum or angular momentum %.1e", change);
            rows.endArray().name("largestChangeOfMomentumInBillionths").rounded(1e9 * change, 3);
        }
        printJson(rows.endObject());
        return verdict(good);
    }

    private boolean fine(String kind, long crowd, String what, double change, double allowed) {
        if (change <= allowed) {
            return true;
        }
        spec.commandLine().getErr().println(kind + ", seed " + crowd + ": " + what + " by " + change);
        return false;
    }
}
