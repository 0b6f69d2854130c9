// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** A finished run, to be read by people as a table or by programs as JSON. */
public final class BenchReport {

    /** An idle machine stays well below this, even with a collector at work. */
    private static final double LARGEST_ELAPSED_PER_PROCESSOR_TIME = 1.2;

    private final BenchPlan plan;
    private final List<Measurement> measurements;

    public BenchReport(BenchPlan plan, List<Measurement> measurements) {
        this.plan = plan;
        this.measurements = List.copyOf(measurements);
    }

    /** The table, one line per engine and scene, then how our engine compares. */
    public String table() {
        StringBuilder text = new StringBuilder();
        if (plan.quick()) {
            text.append("A quick trial: nothing has warmed up, so these numbers mean little.\n");
        }
        text.append(row("scene", "engine", "ns/step", "CPU ns/step", "contacts/step", "bytes/step"));
        for (Measurement one : measurements) {
            text.append(row(
                    one.scene().label(),
                    one.contender().label(),
                    decimal("%,.0f", one.nanosecondsPerStep()),
                    decimal("%,.0f", one.processorNanosecondsPerStep()),
                    decimal("%.2f", one.contactsPerStep()),
                    decimal("%,.1f", one.bytesPerStep())));
        }
        for (Scene scene : plan.scenes()) {
            text.append(comparison(scene));
        }
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

    private static String row(
            String scene, String engine, String time, String processor, String contacts, String bytes) {
        return String.format(
                Locale.ROOT, "%-12s %-16s %9s %12s %14s %11s%n", scene, engine, time, processor, contacts, bytes);
    }

    private String comparison(Scene scene) {
        List<Measurement> peers = peers(scene);
        if (ours(scene).isEmpty() || peers.isEmpty()) {
            return "";
        }
        double own = ours(scene).get().nanosecondsPerStep();
        String each = peers.stream()
                .map(peer -> decimal("%.1f", peer.nanosecondsPerStep() / own) + " times "
                        + peer.contender().label())
                .collect(Collectors.joining(", "));
        Measurement fastest = peers.stream()
                .min(Comparator.comparingDouble(Measurement::nanosecondsPerStep))
                .orElseThrow();
        return scene.label() + ": our speed is " + each + "; " + decimal("%.1f", fastest.nanosecondsPerStep() / own)
                + " times the fastest peer\n";
    }

    /** One JSON object in one line. */
    public String json() {
        String results = measurements.stream().map(BenchReport::jsonResult).collect(Collectors.joining(","));
        String ratios = plan.scenes().stream()
                .flatMap(scene ->
                        peers(scene).stream().flatMap(peer -> ours(scene).map(own -> jsonRatio(own, peer)).stream()))
                .collect(Collectors.joining(","));
        return "{\"quick\":" + plan.quick() + ",\"warmUpSeconds\":" + seconds(plan.warmUpSeconds())
                + ",\"measuredSeconds\":" + seconds(plan.measuredSeconds()) + ",\"results\":[" + results
                + "],\"ratios\":[" + ratios + "]}";
    }

    private static String jsonResult(Measurement one) {
        return "{\"scene\":\"" + one.scene().label() + "\",\"engine\":\""
                + one.contender().label() + "\",\"nsPerStep\":" + decimal("%.1f", one.nanosecondsPerStep())
                + ",\"cpuNsPerStep\":"
                + decimal("%.1f", one.processorNanosecondsPerStep()) + ",\"bytesPerStep\":"
                + decimal("%.3f", one.bytesPerStep()) + ",\"contactsPerStep\":"
                + decimal("%.3f", one.contactsPerStep()) + "}";
    }

    private static String jsonRatio(Measurement own, Measurement peer) {
        return "{\"scene\":\"" + peer.scene().label() + "\",\"peer\":\""
                + peer.contender().label() + "\",\"timesFaster\":"
                + decimal("%.2f", peer.nanosecondsPerStep() / own.nanosecondsPerStep()) + "}";
    }

    private String seconds(int planned) {
        return decimal("%.1f", planned * plan.iterationSeconds());
    }

    private Optional<Measurement> ours(Scene scene) {
        return measurements.stream()
                .filter(one -> one.scene() == scene && one.contender().isOurs())
                .findFirst();
    }

    private List<Measurement> peers(Scene scene) {
        return measurements.stream()
                .filter(one -> one.scene() == scene && !one.contender().isOurs())
                .toList();
    }

    private static String decimal(String format, double value) {
        return String.format(Locale.ROOT, format, value);
    }
}
