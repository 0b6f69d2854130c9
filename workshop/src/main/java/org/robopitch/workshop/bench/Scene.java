// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.util.Arrays;
import java.util.Optional;

/** The scenes on the bench, with the names users know them by. */
public enum Scene {
    RANDOM_5V5("random-5v5"),
    SCRUM_5V5("scrum-5v5");

    private final String label;

    Scene(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }

    /** The scene of that name, if there is one. */
    public static Optional<Scene> named(String label) {
        return Arrays.stream(values())
                .filter(scene -> scene.label.equals(label))
                .findFirst();
    }

    Driving driving(BenchParameters parameters, long seed) {
        return switch (this) {
            case RANDOM_5V5 -> new RandomDriving(parameters, seed);
            case SCRUM_5V5 -> new ScrumDriving(parameters);
        };
    }
}
