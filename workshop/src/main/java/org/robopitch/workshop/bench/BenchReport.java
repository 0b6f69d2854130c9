// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.robopitch.lab.report.Table;
import org.robopitch.recording.json.JsonWriter;

/** A finished run, to be read by people as a table or by programs as JSON. */
final class BenchReport {

    /** An idle machine stays well below this, even with a collector at work. */
    private static final double LARGEST_ELAPSED_PER_PROCESSOR_TIME = 1.2;

    private static final Table<Measurement> FIGURES = new Table<Measurement>()
            .column("scene", "%-12s", "scene", one -> one.subject().scene())
            .column("engine", "%-16s", "engine", one -> one.subject().engine())
            .column("ns/step", "%,9.0f", "nsPerStep", 1, Measurement::nanosecondsPerStep)
            .column("CPU ns/step", "%,12.0f", "cpuNsPerStep", 1, Measurement::processorNanosecondsPerStep)
            .column("contacts/step", "%14.2f", "contactsPerStep", 3, Measurement::contactsPerStep)
            .column("bytes/step", "%,11.1f", "bytesPerStep", 3, Measurement::bytesPerStep);

    private final BenchPlan plan;
    private final List<Measurement> measurements;

    BenchReport(BenchPlan plan, List<Measurement> measurements) {
        this.plan = plan;
        this.measurements = List.copyOf(measurements);
    }

    /** The table, one line per engine and scene, then how our engine compares. */
    String table() {
        StringBuilder text = new StringBuilder();
        if (plan.quick()) {
            text.append("A quick trial: nothing has warmed up, so these numbers mean little.\n");
        }
        text.append(FIGURES.text(measurements)).append('\n');
        plan.scenes().forEach(scene -> text.append(comparison(scene)));
        if (measurements.stream().anyMatch(BenchReport::wasDisturbed)) {
            text.append(
                    "The machine was busy with other work: elapsed and processor time differ, so repeat this when it"
                            + " is idle.\n");
        }
        return text.toString();
    }

    private static boolean wasDisturbed(Measurement one) {
        return one.nanosecondsPerStep() > LARGEST_ELAPSED_PER_PROCESSOR_TIME * one.processorNanosecondsPerStep();
    }

    private String comparison(Scene scene) {
        List<Measurement> peers = peers(scene);
        if (ours(scene).isEmpty() || peers.isEmpty()) {
            return "";
        }
        double own = ours(scene).get().nanosecondsPerStep();
        String each = peers.stream()
                .map(peer -> decimal("%.1f", peer.nanosecondsPerStep() / own) + " times "
                        + peer.subject().engine())
                .collect(Collectors.joining(", "));
        Measurement fastest = peers.stream()
                .min(Comparator.comparingDouble(Measurement::nanosecondsPerStep))
                .orElseThrow();
        return scene.label() + ": our speed is " + each + "; " + decimal("%.1f", fastest.nanosecondsPerStep() / own)
                + " times the fastest peer\n";
    }

    /** One JSON object in one line. */
    String json() {
        JsonWriter text = new JsonWriter().beginObject().name("quick").value(plan.quick());
        text.name("warmUpSeconds").rounded(plan.warmUpSeconds() * plan.iterationSeconds(), 1);
        text.name("measuredSeconds").rounded(plan.measuredSeconds() * plan.iterationSeconds(), 1);
        FIGURES.write(measurements, text.name("results")).name("ratios").beginArray();
        for (Scene scene : plan.scenes()) {
            ours(scene)
                    .ifPresent(own -> peers(scene).forEach(peer -> {
                        text.beginObject().name("scene").value(scene.label());
                        text.name("peer").value(peer.subject().engine()).name("timesFaster");
                        text.rounded(peer.nanosecondsPerStep() / own.nanosecondsPerStep(), 2)
                                .endObject();
                    }));
        }
        return text.endArray().endObject().toString();
    }

    private Optional<Measurement> ours(Scene scene) {
        return of(scene, true).findFirst();
    }

    private List<Measurement> peers(Scene scene) {
        return of(scene, false).toList();
    }

    private Stream<Measurement> of(Scene scene, boolean ours) {
        return measurements.stream()
                .filter(one -> one.subject().scene().equals(scene.label())
                        && one.subject().engine().equals(Contender.ROBOPITCH.label()) == ours);
    }

    private static String decimal(String format, double value) {
        return String.format(Locale.ROOT, format, value);
    }
}
