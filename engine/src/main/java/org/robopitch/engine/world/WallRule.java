// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;

/** Asks a league what robots do at walls: those that touch nothing but one wall. All others get an impulse there. */
final class WallRule {
    private final Bodies bodies;
    private final @Nullable WallHandler handler;
    private final double touching;

    WallRule(Bodies bodies, @Nullable WallHandler handler, CollisionSettings settings) {
        this.bodies = bodies;
        this.handler = handler;
        this.touching = settings.restingGap();
    }

    boolean exists() {
        return handler != null;
    }

    /** Lets the only contact of two bodies follow the rule, if it is of a robot and a wall; says whether it did. */
    boolean touch(Contact c, boolean closes1, boolean closes2) {
        if (handler == null || !c.cornersOnWall) {
            return false;
        }
        boolean stands1 = c.point1.gap <= touching;
        boolean stands2 = c.point2.gap <= touching;
        if (!closes1 || !closes2 || stands1 == stands2) {
            return bounded(handler, c, closes1, closes2);
        }
        // It turns about the corner that it stands on.
        boolean ruled = bounded(handler, c, stands1, stands2);
        if (ruled) {
            land(c, stands1 ? c.point2 : c.point1);
        }
        return ruled;
    }

    /** A rule that only says how a robot moves may ask for more energy than it has: it then moves so, but more slowly. */
    private boolean bounded(WallHandler rule, Contact c, boolean closes1, boolean closes2) {
        MovingBody robot = c.first;
        double before = robot.kineticEnergy();
        boolean ruled = rule.touch(bodies, c, closes1, closes2);
        double after = robot.kineticEnergy();
        if (ruled && after > before) {
            slow(robot, Math.sqrt(before / after));
        }
        return ruled;
    }

    private static void slow(MovingBody robot, double share) {
        robot.along *= share;
        robot.across *= share;
        robot.spin *= share;
    }

    /** Slows a robot down so that a corner gets to the wall by the end of the time left, and no farther. */
    private static void land(Contact c, Contact.Point corner) {
        c.measure();
        if (corner.deficit() > 0) {
            slow(c.first, corner.target / corner.part);
        }
    }

    /**
     * The same for one of several contacts, which take part in impulses.
     *
     * @param all the contacts of this moment
     * @param enough a point that lacks no more speed than this does not close, m/s
     * @param within bodies that are nearer touch, m
     */
    boolean touch(Contact c, Contacts all, double enough, double within) {
        boolean closes1 = c.point1.deficit() > enough;
        boolean closes2 = c.point2.deficit() > enough;
        boolean ruled = c.cornersOnWall
                && (closes1 || closes2)
                && c.firstMember.copies == 1
                && !touchesAnother(c, all, within)
                && touch(c, closes1, closes2);
        if (ruled) {
            c.firstMember.read();
        }
        return ruled;
    }

    /** Whether the first body of a contact touches something else too. */
    private static boolean touchesAnother(Contact c, Contacts all, double within) {
        for (int m = 0; m < all.count; m++) {
            Contact other = all.get(m);
            boolean same = other.first == c.first || other.second == c.first;
            if (other != c && same && other.gap() < within) {
                return true;
            }
        }
        return false;
    }
}
