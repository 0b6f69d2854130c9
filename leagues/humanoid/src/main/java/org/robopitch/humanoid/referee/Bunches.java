// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.world.Contact;
import org.robopitch.humanoid.world.HumanoidWorld;

/** Robots of both teams that touch one another, directly or through others. */
final class Bunches {
    private final HumanoidWorld world;
    private final Players players;
    private final int[] leader;

    /** Since how many cycles each robot has touched another. */
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
            Contact contact = world.contact(c);
            int a = contact.first;
            int b = contact.second;
            if (a < leader.length && b >= 0 && b < leader.length) {
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

    /**
     * {@return who has to leave because a robot has just come to a bunch that is now too large, or −1} It is the newcomer,
     * unless it is a keeper or most of the bunch are opponents: then the last of its team mates or of those.
     *
     * @param robot who may have come
     * @param most how many may touch one another
     */
    int tooMany(int robot, int most) {
        if (cycles[robot] != 1) {
            return -1;
        }
        Side side = players.side(robot);
        int mates = 0;
        int others = 0;
        int lastMate = -1;
        int lastOther = -1;
        for (int r = 0; r < leader.length; r++) {
            if (!touching[r] || of(r) != of(robot)) {
                continue;
            }
            if (players.side(r) == side) {
                mates++;
                lastMate = r == robot ? lastMate : later(r, lastMate);
            } else {
                others++;
                lastOther = later(r, lastOther);
            }
        }
        if (mates + others <= most) {
            return -1;
        }
        if (mates < others) {
            return lastOther;
        }
        return players.isKeeper(robot) ? lastMate : robot;
    }

    /** {@return which of two robots came later; keepers do not count} */
    private int later(int robot, int last) {
        if (players.isKeeper(robot)) {
            return last;
        }
        return last < 0 || cycles[robot] <= cycles[last] ? robot : last;
    }

    /** Takes a robot that has to leave out of its bunch. */
    void leave(int robot) {
        touching[robot] = false;
    }
}
