// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.robopitch.mirosot.MirosotLeague;
import org.robopitch.workshop.bench.own.RobopitchEngine;
import org.robopitch.workshop.bench.peers.Dyn4jEngine;
import org.robopitch.workshop.bench.peers.JBox2dEngine;

/** The engines that can be put on the bench, with the names users know them by. */
public enum Contender {
    ROBOPITCH("robopitch") {
        @Override
        public SceneEngine create(MirosotLeague league) {
            return new RobopitchEngine(league);
        }
    },
    DYN4J("dyn4j") {
        @Override
        public SceneEngine create(MirosotLeague league) {
            return new Dyn4jEngine(BenchParameters.of(league));
        }
    },
    JBOX2D("jbox2d") {
        @Override
        public SceneEngine create(MirosotLeague league) {
            return JBox2dEngine.asReleased(BenchParameters.of(league));
        }
    },
    /** JBox2D with a mistake in its broad phase worked around: faster than what its users get. */
    JBOX2D_REPAIRED("jbox2d-repaired") {
        @Override
        public SceneEngine create(MirosotLeague league) {
            return JBox2dEngine.withRepairedTree(BenchParameters.of(league));
        }
    };

    /** The engines of a run that asks for none by name. */
    public static final List<Contender> DEFAULTS = List.of(ROBOPITCH, DYN4J, JBOX2D);

    private final String label;

    Contender(String label) {
        this.label = label;
    }

    /** A new world of this engine, as near to that league as it can be. */
    public abstract SceneEngine create(MirosotLeague league);

    /** Whether this is the engine that the others are compared with. */
    public boolean isOurs() {
        return this == ROBOPITCH;
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
