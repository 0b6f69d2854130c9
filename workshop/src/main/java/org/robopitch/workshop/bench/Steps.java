// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

/** Something that is stepped on and on, with a kick-off now and then: what benchmarks time. */
interface Steps {
    void advance(int steps);

    /** {@return how many steps there are until the next kick-off, which is not part of the physics} */
    long stepsToKickOff();

    /** {@return where the ball is now, m} */
    double ballX();

    /** {@return pairs of bodies that touch now; 0 where they are not counted} */
    default int touchingPairs() {
        return 0;
    }
}
