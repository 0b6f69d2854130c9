// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

/** Tells that a robot is stuck: for more than 40 looks in a row it has moved at less than half the speed it wants. */
final class StuckCheck {
    private static final int PATIENCE = 40;
    private static final double SHARE = 0.5;

    private int slow;

    /** {@return whether it is stuck, after one more look at its speeds} */
    boolean look(double wanted, double actual) {
        slow = wanted > 0 && actual < SHARE * wanted ? slow + 1 : 0;
        return slow > PATIENCE;
    }
}
