// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.humanoid;

import java.util.ArrayList;
import java.util.List;

/** The figures of a trial as they come in. */
final class Figures {
    private final int runs;
    private final List<TrialFigure> figures = new ArrayList<>();

    Figures(int runs) {
        this.runs = runs;
    }

    List<TrialFigure> all() {
        return List.copyOf(figures);
    }

    void add(String name, String unit, double value, double goal, boolean atLeast) {
        figures.add(new TrialFigure(name, unit, value, goal, atLeast));
    }

    /** Adds a figure that nothing is asked of. */
    void add(String name, String unit, double value) {
        add(name, unit, value, Double.NaN, true);
    }

    /** Adds how many runs did well, and how many should. */
    void share(String name, int count, double goal) {
        add(name, "of " + runs, count, Math.ceil(goal * runs - 1e-9), true);
    }

    static double mean(List<Double> values) {
        return values.stream().mapToDouble(value -> value).average().orElse(Double.NaN);
    }

    /** The middle value; of an even number the greater of the two in the middle. */
    static double median(List<Double> values) {
        List<Double> sorted = values.stream().sorted().toList();
        return sorted.isEmpty() ? Double.NaN : sorted.get(sorted.size() / 2);
    }
}
