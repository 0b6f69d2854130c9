// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench.humanoid;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.recording.json.JsonWriter;

/**
 * All that {@code bench --league humanoid} prints.
 *
 * @param speeds how fast scenes are
 * @param thrashes what the solver leaves undone when robots throw themselves about
 */
public record HumanoidReport(List<HumanoidSpeed> speeds, List<Thrash> thrashes) {
    /** How many parts a measurement has, of which progress hears: senses, three walks, standing, three heaps, thrashing. */
    public static final int PARTS = 9;

    /** Copies the lists. */
    public HumanoidReport {
        speeds = List.copyOf(speeds);
        thrashes = List.copyOf(thrashes);
    }

    /**
     * {@return everything measured}
     *
     * @param quick whether this is a trial of the machinery, whose numbers mean little
     * @param codec what a server does with the senses of a robot, to be timed with them
     * @param progress hears what comes next
     */
    public static HumanoidReport measure(boolean quick, Consumer<Percepts> codec, Consumer<String> progress) {
        List<HumanoidSpeed> speeds = new HumanoidBench(quick, codec).run(progress);
        progress.accept("thrashing ...");
        int steps = quick ? 1_000 : 100_000;
        return new HumanoidReport(speeds, List.of(Thrash.run(1, steps, 1), Thrash.run(4, steps / 5, 2)));
    }

    /** {@return the report as text} */
    public String table() {
        return HumanoidSpeed.FIGURES.text(speeds)
                + thrashes.stream().map(Thrash::line).collect(Collectors.joining("\n", "\n\n", ""));
    }

    /** {@return the report as one JSON object} */
    public String json() {
        JsonWriter text = new JsonWriter().beginObject().name("league").value("humanoid");
        HumanoidSpeed.FIGURES.write(speeds, text.name("speeds"));
        return Thrash.FIGURES.write(thrashes, text.name("thrashes")).endObject().toString();
    }
}
