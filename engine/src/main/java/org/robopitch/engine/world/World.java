// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

/**
 * A simulated world that moves in fixed steps: what pacing, recording and replay need to know of it, whatever the
 * physics behind it.
 */
public interface World {
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
    Snapshot snapshot();

    /**
     * Returns to an earlier state, to the bit.
     *
     * @param snapshot taken from this world or one set up alike
     */
    void restore(Snapshot snapshot);

    /** {@return a hash of the whole state: equal states have equal hashes, on every machine} */
    long hash();

    /** {@return the version of the physics: it changes whenever the same commands may lead to other bits} */
    int behaviourVersion();
}
