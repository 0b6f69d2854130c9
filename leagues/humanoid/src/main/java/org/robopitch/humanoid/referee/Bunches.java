// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import org.robopitch.humanoid.world.ContactPoint;
import org.robopitch.humanoid.world.HumanoidWorld;

/** Robots of one team that touch one another, directly or through others. */
final class Bunches {
    private final HumanoidWorld world;
    private final Players players;
    private final ContactPoint contact = new ContactPoint();
    private final int[] leader;

    /** Since how many cycles each robot has touched a team mate. */
    private final long[] cycles;

    private final boolean[] touching;

    Bunches(HumanoidWorld world, Players players) {
        this.world = world;
        this.players = players;
        leader = new int[world.robots()];
        cycles = new long[world.robots()];
        touching = new boolean[world.robots()];
        world.remember(cycles);
    }

    void update() {
        for (int r = 0; r < leader.length; r++) {
            leader[r] = r;
            touching[r] = false;
        }
        for (int c = 0; c < world.contacts(); c++) {
            world.contact(c, contact);
            int a = contact.first();
            int b = contact.second();
            if (a < leader.length && b >= 0 && b < leader.length && players.side(a) == players.side(b)) {
                int low = Math.min(of(a), of(b));
                leader[of(a)] = low;
                leader[of(b)] = low;
                touching[a] = true;
                touching[b] = true;
            }
        }
        for (int r = 0; r < leader.length; r++) {
            cycles[r] = touching[r] ? cycles[r] + 1 : 0;
        }
    }

    private int of(int robot) {
        int at = robot;
        while (leader[at] != at) {
            at = leader[at];
        }
        return at;
    }

    /** {@return whether a robot came last to a bunch that is too large} */
    boolean lastOfTooMany(int robot, int most) {
        if (!touching[robot]) {
            return false;
        }
        int count = 0;
        for (int r = 0; r < leader.length; r++) {
            if (touching[r] && of(r) == of(robot)) {
                count++;
                if (cycles[r] < cycles[robot] || (cycles[r] == cycles[robot] && r > robot)) {
                    return false;
                }
            }
        }
        return count > most;
    }
}
