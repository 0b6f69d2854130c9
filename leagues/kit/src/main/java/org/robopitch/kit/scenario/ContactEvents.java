// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.world.World;

/** Tells when two bodies begin to touch and when they part: a league says which touch, and what counts as parted. */
public abstract class ContactEvents {
    private final World world;
    private final Bodies bodies;
    private final boolean[][] open;
    private final long[][] seen;
    private Sink sink = (kind, a, b, x, y) -> {};

    /** Receives what happens between two bodies. */
    interface Sink {
        /**
         * Something happens.
         *
         * @param kind what
         * @param one index of a body
         * @param other index of the other; the ground for a wall
         * @param x where, m
         * @param y where, m
         */
        void happened(String kind, int one, int other, double x, double y);
    }

    /**
     * Watches a world.
     *
     * @param world which world
     * @param bodies its bodies
     */
    protected ContactEvents(World world, Bodies bodies) {
        this.world = world;
        this.bodies = bodies;
        this.open = new boolean[bodies.ground + 1][bodies.ground + 1];
        this.seen = new long[bodies.ground + 1][bodies.ground + 1];
    }

    /** {@return the bodies that are watched} */
    protected final Bodies bodies() {
        return bodies;
    }

    /** Reports who touches in the step that just ended, to {@link #touch}. */
    protected abstract void look();

    /**
     * {@return whether two bodies that did not touch in this step have parted}
     *
     * @param one index of a body
     * @param other index of another with a higher index
     * @param steps since they touched
     */
    protected abstract boolean parted(int one, int other, long steps);

    /**
     * Reports that two bodies have parted, to {@link #happened}.
     *
     * @param one index of a body
     * @param other index of another with a higher index
     */
    protected abstract void end(int one, int other);

    /** {@return whether a wall is named as what a body met} */
    protected boolean namesWalls() {
        return true;
    }

    /**
     * Two bodies touch in this step.
     *
     * @param kind what it is called when it begins
     * @param one index of a body
     * @param other index of another; the ground for a wall
     * @param x where, m
     * @param y where, m
     */
    protected final void touch(String kind, int one, int other, double x, double y) {
        int a = Math.min(one, other);
        int b = Math.max(one, other);
        seen[a][b] = world.steps();
        if (!open[a][b]) {
            open[a][b] = true;
            happened(kind, a, b, x, y);
        }
    }

    /**
     * Reports something.
     *
     * @param kind what
     * @param one index of a body
     * @param other index of another; the ground for a wall
     * @param x where, m
     * @param y where, m
     */
    protected final void happened(String kind, int one, int other, double x, double y) {
        sink.happened(kind, one, other, x, y);
    }

    /** Looks at the step that just ended. */
    final void stepped(Sink events) {
        sink = events;
        look();
        for (int a = 0; a <= bodies.ball; a++) {
            for (int b = a + 1; b <= bodies.ground; b++) {
                long steps = world.steps() - seen[a][b];
                if (open[a][b] && steps > 0 && parted(a, b, steps)) {
                    open[a][b] = false;
                    end(a, b);
                }
            }
        }
    }
}
