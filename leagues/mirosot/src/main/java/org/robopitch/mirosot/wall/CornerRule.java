// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.wall;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.world.Contact;
import org.robopitch.engine.world.WallHandler;
import org.robopitch.mirosot.drive.WheelMemory;
import org.robopitch.mirosot.parameters.CollisionParameters;
import org.robopitch.mirosot.parameters.MirosotParameters;

/**
 * A robot at the boundary (Klančar 2007, sec. 4.1, fig. 4): with two corners it stops; with one corner it pivots about
 * it, pushed by the wheel of the other side, if it meets the wall steeply, and slides along if not.
 *
 * <p>The paper gives the front right corner and the left wheel (eq. 18–21); here the corner is anywhere on the outline
 * and the wheel is the one on its other side, from the same reasoning: the rim speed u of that wheel, projected on the
 * circle around the corner, turns the robot with −u·(w_y − c_y)/|w − c|².
 *
 * <p>So the wheel turns on and forces the robot to turn. One that can slip does not: such a robot turns about the corner as any
 * body that is held there, and its wheels push as the ground lets them. No robot has more energy after the rule than before.
 *
 * <p>A wheel that stands pushes no pivot: the robot follows an impulse instead, or it could stay there for good.
 *
 * <p>The paper does not say how a robot slides. Here a corner that leads and is driven into the wall turns the robot until it
 * is parallel to it. A corner that trails can only be turned into the wall: that pushes the robot off sideways, so that one
 * that lies along the wall can leave it. For the same reason two corners stop a robot only where it meets the wall steeply.
 *
 * <p>Where a wall ends, at a goal post, a robot may touch it with a corner and with a point beside that corner. Both are on
 * the same side of its middle, and do not keep it from turning away: they count as the one corner.
 */
public final class CornerRule implements WallHandler {
    private static final double SHORTEST_LEVER = 1e-3;

    /** A wheel that is slower than this stands, m/s. */
    private static final double STANDING = 0.01;

    private final double halfTrack;
    private final double cosineOfThreshold;
    private final boolean wheelsSlip;

    /**
     * A rule for robots of one kind.
     *
     * @param track distance between the wheels, m
     * @param thresholdAngle angle between the robot's direction of travel and the wall above which it pivots, rad
     * @param wheelsSlip whether wheels have a speed of their own, with which they push a robot that pivots
     */
    public CornerRule(double track, double thresholdAngle, boolean wheelsSlip) {
        this.halfTrack = track / 2;
        this.wheelsSlip = wheelsSlip;
        this.cosineOfThreshold = StrictMath.cos(thresholdAngle);
    }

    /**
     * {@return the rule of a league; null where walls are left to impulses}
     *
     * @param parameters of the league
     */
    public static @Nullable WallHandler of(MirosotParameters parameters) {
        CollisionParameters collisions = parameters.collisions();
        return collisions.wallRule() == CollisionParameters.WallRule.CORNERS
                ? new CornerRule(
                        parameters.robot().track(),
                        collisions.pivotAngle(),
                        parameters.drive().grip().isLimited())
                : null;
    }

    @Override
    public boolean touch(Bodies bodies, Contact contact, boolean first, boolean second) {
        // The heading's share along the wall is the cosine of the angle between them.
        boolean steep = Math.abs(contact.firstAcross) < cosineOfThreshold;
        double lever1 = contact.point1.firstSpin;
        double lever2 = contact.point2.firstSpin;
        if (first && second && lever1 * lever2 <= 0) {
            return steep ? stop(contact.first) : slideFlat(bodies, contact);
        }
        boolean isFirst = first && second ? Math.abs(lever1) > Math.abs(lever2) : first;
        Contact.Point corner = isFirst ? contact.point1 : contact.point2;
        return steep ? pivot(bodies, contact, corner) : slide(bodies, contact, corner);
    }

    /** Eq. 17. */
    private static boolean stop(MovingBody robot) {
        robot.along = 0;
        robot.across = 0;
        robot.spin = 0;
        return true;
    }

    private boolean pivot(Bodies bodies, Contact contact, Contact.Point corner) {
        MovingBody robot = contact.first;
        double along = robot.along;
        double turning = robot.spin * halfTrack;
        double armX = -corner.x;
        double armY = (corner.y > 0 ? -halfTrack : halfTrack) - corner.y;
        double rim;
        double spin;
        if (wheelsSlip) {
            spin = spinAbout(corner, robot);
            rim = -armY * spin;
        } else {
            rim = corner.y > 0 ? along + turning : along - turning;
            spin = -armY * rim / (armX * armX + armY * armY);
        }
        // A wheel that turns away from the wall pulls the corner off it; one that stands would hold the robot.
        if (rim * contact.firstAlong >= 0 || Math.abs(rim) < STANDING) {
            return false;
        }
        robot.spin = spin;
        // The origin turns about the corner: v = ω × (origin − corner).
        robot.along = spin * corner.y;
        robot.across = -spin * corner.x;
        skid(bodies, robot, along, turning);
        return true;
    }

    /** The spin of a body that a corner begins to hold: its angular momentum about the corner stays. */
    private static double spinAbout(Contact.Point corner, MovingBody robot) {
        double inertiaPerMass = robot.inverseMassAlong / robot.inverseInertia;
        double squared = corner.x * corner.x + corner.y * corner.y;
        double momentum = inertiaPerMass * robot.spin + (corner.y * robot.along - corner.x * robot.across);
        return momentum / (inertiaPerMass + squared);
    }

    private boolean slide(Bodies bodies, Contact contact, Contact.Point corner) {
        MovingBody robot = contact.first;
        double lever = corner.firstSpin;
        double along = robot.along;
        double spin = robot.spin;
        double intoWall = contact.firstAlong * along;
        boolean leads = corner.x * along > 0;
        if (intoWall < 0 && leads && Math.abs(lever) > SHORTEST_LEVER) {
            // The robot turns by −intoWall/lever, so that the corner moves along the wall. Its energy stays: what it
            // needs for turning, its speed loses.
            double inertiaPerMass = robot.inverseMassAlong / robot.inverseInertia;
            double squared = contact.firstAlong * contact.firstAlong;
            double share = along / Math.sqrt(lever * lever + inertiaPerMass * squared);
            robot.along = share * Math.abs(lever);
            robot.spin = -share * contact.firstAlong * Math.signum(lever);
            robot.across = 0;
        } else {
            double parting = intoWall + contact.firstAcross * robot.across + lever * spin;
            robot.across -= parting / contact.firstAcross;
        }
        skid(bodies, robot, along, spin * halfTrack);
        return true;
    }

    private boolean slideFlat(Bodies bodies, Contact contact) {
        MovingBody robot = contact.first;
        double along = robot.along;
        double turning = robot.spin * halfTrack;
        robot.spin = 0;
        robot.across = -contact.firstAlong * along / contact.firstAcross;
        skid(bodies, robot, along, turning);
        return true;
    }

    /** The wheels turn on as they did: those that grip drive the robot with that speed once the wall lets it go. */
    private void skid(Bodies bodies, MovingBody robot, double along, double turning) {
        if (wheelsSlip) {
            robot.skidding = true;
        } else {
            WheelMemory.skid(bodies, robot.index, along, turning);
        }
    }
}
