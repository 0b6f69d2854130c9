// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bench;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.robopitch.bench.peers.Dyn4jEngine;
import org.robopitch.bench.peers.JBox2dEngine;

/** The engines that can be put on the bench, with the names users know them by. */
public enum Contender {
    DYN4J("dyn4j") {
        @Override
        public SceneEngine create(BenchParameters parameters) {
            return new Dyn4jEngine(parameters);
        }
    },
    JBOX2D("jbox2d") {
        @Override
        public SceneEngine create(BenchParameters parameters) {
            return JBox2dEngine.asReleased(parameters);
        }
    },
    /** JBox2D with a mistake in its broad phase worked around: faster than what its users get. */
    JBOX2D_REPAIRED("jbox2d-repaired") {
        @Override
        public SceneEngine create(BenchParameters parameters) {
            return JBox2dEngine.withRepairedTree(parameters);
        }
    };

    /** The engines of a run that asks for none by name. */
    public static final List<Contender> USUAL = List.of(DYN4J, JBOX2D);

    private final String label;

    Contender(String label) {
        this.label = label;
    }

    /** A new world of this engine. */
    public abstract SceneEngine create(BenchParameters parameters);

    /** Whether this is the engine that the others are compared with. */
    public boolean isOurs() {
        return label.equals("robopitch");
    }

    public String label() {
        return label;
    }

    /** The engine of that name, if there is one. */
    public static Optional<Contender> named(String label) {
        return Arrays.stream(values())
                .filter(contender -> contender.label.equals(label))
                .findFirst();
    }
}
