// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.util.List;
import java.util.function.Function;
import org.robopitch.mirosot.game.Mirosot;

/** The engines that can be put on the bench, with the names users know them by. */
enum Contender {
    ROBOPITCH("robopitch", RobopitchEngine::new),
    DYN4J("dyn4j", Dyn4jEngine::new),
    JBOX2D("jbox2d", JBox2dEngine::asReleased),
    /** JBox2D with a mistake in its broad phase worked around: faster than what its users get, and as exact. */
    JBOX2D_REPAIRED("jbox2d-repaired", JBox2dEngine::withRepairedTree);

    /** The engines of a run that asks for none by name. */
    static final List<Contender> DEFAULTS = List.of(ROBOPITCH, DYN4J, JBOX2D_REPAIRED);

    private final String label;
    private final Function<Mirosot, SceneEngine> maker;

    Contender(String label, Function<Mirosot, SceneEngine> maker) {
        this.label = label;
        this.maker = maker;
    }

    /** {@return a new world of this engine, as near to that league as it can be} */
    SceneEngine create(Mirosot league) {
        return maker.apply(league);
    }

    boolean isOurs() {
        return this == ROBOPITCH;
    }

    String label() {
        return label;
    }
}
