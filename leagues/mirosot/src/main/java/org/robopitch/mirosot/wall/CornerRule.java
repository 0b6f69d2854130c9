// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.wall;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.world.Contact;
import org.robopitch.engine.world.ContactPoint;
import org.robopitch.engine.world.WallHandler;
import org.robopitch.mirosot.drive.WheelMemory;

/**
 * A robot at the boundary (Klančar 2007, sec. 4.1, fig. 4): with two corners it stops; with one corner it pivots about
 * it, pushed by the wheel of the other side, if it meets the wall steeply, and slides along if not.
 *
 * <p>The paper gives the front right corner and the left wheel (eq. 18–21); here the corner is anywhere on the outline
 * and the wheel is the one on its other side, from the same reasoning: the rim speed u of that wheel, projected on the
 * circle around the corner, turns the robot with −u·(w_y − c_y)/|w − c|².
 *
 * <p>The paper does not say how a robot slides. Here a corner that is driven into the wall turns the robot until it is
 * parallel to it, and a corner that is turned into the wall pushes the robot off sideways, so that one that lies along
 * the wall can leave it. For the same reason two corners stop a robot only where it meets the wall steeply.
 */
public final class CornerRule implements WallHandler {
    private static final double SHORTEST_LEVER = 1e-3;

    private final double halfTrack;
    private final double cosineOfThreshold;

    /**
     * A rule for robots of one kind.
     *
     * @param track distance between the wheels, m
     * @param thresholdAngle angle between the robot's direction of travel and the wall above which it pivots, rad
     */
    public CornerRule(double track, double thresholdAngle) {
        this.halfTrack = track / 2;
        this.cosineOfThreshold = StrictMath.cos(thresholdAngle);
    }

    @Override
    public boolean touch(Bodies bodies, Contact contact, boolean first, boolean second) {
        // The heading's share along the wall is the cosine of the angle between them.
        boolean steep = Math.abs(contact.firstAcross) < cosineOfThreshold;
        if (first && second) {
            return steep ? stop(contact.first) : slideFlat(bodies, contact);
        }
        ContactPoint corner = first ? contact.point1 : contact.point2;
        return steep ? pivot(bodies, contact, corner) : slide(bodies, contact, corner);
    }

    /** Eq. 17. */
    private static boolean stop(MovingBody robot) {
        robot.along = 0;
        robot.across = 0;
        robot.spin = 0;
        return true;
    }

    private boolean pivot(Bodies bodies, Contact contact, ContactPoint corner) {
        MovingBody robot = contact.first;
        double along = robot.along;
        double turning = robot.spin * halfTrack;
        double wheelY = corner.y > 0 ? -halfTrack : halfTrack;
        double rim = corner.y > 0 ? along + turning : along - turning;
        // A wheel that turns away from the wall pulls the corner off it: no pivot.
        if (rim * contact.firstAlong >= 0) {
            return false;
        }
        double armX = -corner.x;
        double armY = wheelY - corner.y;
        double spin = -armY * rim / (armX * armX + armY * armY);
        robot.spin = spin;
        // The origin turns about the corner: v = ω × (origin − corner).
        robot.along = spin * corner.y;
        robot.across = -spin * corner.x;
        WheelMemory.skid(bodies, robot.index, along, turning);
        return true;
    }

    private boolean slide(Bodies bodies, Contact contact, ContactPoint corner) {
        MovingBody robot = contact.first;
        double lever = corner.firstSpin;
        double along = robot.along;
        double spin = robot.spin;
        double intoWall = contact.firstAlong * along;
        if (intoWall < 0 && Math.abs(lever) > SHORTEST_LEVER) {
            // The robot turns as the corner's way along the wall asks for. What it needs for that it takes from its
            // way.
            double turnPerWay = -contact.firstAlong / lever;
            double heavier = robot.inverseMassAlong / robot.inverseInertia * turnPerWay * turnPerWay;
            robot.along = along / Math.sqrt(1 + heavier);
            robot.spin = turnPerWay * robot.along;
            robot.across = 0;
        } else {
            double parting = intoWall + contact.firstAcross * robot.across + lever * spin;
            robot.across -= parting / contact.firstAcross;
        }
        WheelMemory.skid(bodies, robot.index, along, spin * halfTrack);
        return true;
    }

    private boolean slideFlat(Bodies bodies, Contact contact) {
        MovingBody robot = contact.first;
        double along = robot.along;
        double turning = robot.spin * halfTrack;
        robot.spin = 0;
        robot.across = -contact.firstAlong * along / contact.firstAcross;
        WheelMemory.skid(bodies, robot.index, along, turning);
        return true;
    }
}
