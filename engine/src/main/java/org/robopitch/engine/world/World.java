// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.state.Snapshot;
import org.robopitch.engine.state.Stateful;

/**
 * A simulated world that moves in fixed steps: what pacing, recording and replay need to know of it, whatever the
 * physics behind it.
 */
public interface World extends Stateful {
    /** {@return the length of a step, s} */
    double stepSeconds();

    /** {@return how many steps have been made since the world began} */
    long steps();

    /** {@return the simulated time, s} */
    default double time() {
        return steps() * stepSeconds();
    }

    /** Moves the world on by one step. */
    void step();

    /** {@return a copy of the whole state} */
    default Snapshot snapshot() {
        return Snapshot.of(this);
    }

    /**
     * Returns to an earlier state, to the bit.
     *
     * @param snapshot taken from this world or one set up alike
     */
    default void restore(Snapshot snapshot) {
        snapshot.restore(this);
    }

    /** {@return a hash of the whole state: equal states have equal hashes, on every machine} */
    default long hash() {
        return snapshot().hash();
    }

    /** {@return the version of the physics: it changes whenever the same commands may lead to other bits} */
    int behaviourVersion();
}
