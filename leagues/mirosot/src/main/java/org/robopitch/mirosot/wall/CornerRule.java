// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.wall;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.world.Contacts;
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
    public boolean touch(Bodies bodies, Contacts contacts, int k, boolean first, boolean second) {
        // The heading's share along the wall is the cosine of the angle between them.
        boolean steep = Math.abs(contacts.firstAcross(k)) < cosineOfThreshold;
        if (first && second) {
            return steep ? stop(bodies, contacts.first[k]) : slideFlat(bodies, contacts, k);
        }
        return steep ? pivot(bodies, contacts, k, first) : slide(bodies, contacts, k, first);
    }

    /** Eq. 17. */
    private static boolean stop(Bodies bodies, int robot) {
        bodies.along[robot] = 0;
        bodies.across[robot] = 0;
        bodies.spin[robot] = 0;
        return true;
    }

    private boolean pivot(Bodies bodies, Contacts contacts, int k, boolean first) {
        int robot = contacts.first[k];
        double cornerX = contacts.pointX(k, first ? 0 : 1);
        double cornerY = contacts.pointY(k, first ? 0 : 1);
        double along = bodies.along[robot];
        double turning = bodies.spin[robot] * halfTrack;
        double wheelY = cornerY > 0 ? -halfTrack : halfTrack;
        double rim = cornerY > 0 ? along + turning : along - turning;
        // A wheel that turns away from the wall pulls the corner off it: no pivot.
        if (rim * contacts.firstAlong(k) >= 0) {
            return false;
        }
        double armX = -cornerX;
        double armY = wheelY - cornerY;
        double spin = -armY * rim / (armX * armX + armY * armY);
        bodies.spin[robot] = spin;
        // The origin turns about the corner: v = ω × (origin − corner).
        bodies.along[robot] = spin * cornerY;
        bodies.across[robot] = -spin * cornerX;
        WheelMemory.skid(bodies, robot, along, turning);
        return true;
    }

    private boolean slide(Bodies bodies, Contacts contacts, int k, boolean first) {
        int robot = contacts.first[k];
        double lever = contacts.firstSpin(k, first ? 0 : 1);
        double along = bodies.along[robot];
        double spin = bodies.spin[robot];
        double intoWall = contacts.firstAlong(k) * along;
        if (intoWall < 0 && Math.abs(lever) > SHORTEST_LEVER) {
            // The robot turns as the corner's way along the wall asks for. What it needs for that it takes from its
            // way.
            double turnPerWay = -contacts.firstAlong(k) / lever;
            double heavier = bodies.inverseMassAlong[robot] / bodies.inverseInertia[robot] * turnPerWay * turnPerWay;
            bodies.along[robot] = along / Math.sqrt(1 + heavier);
            bodies.spin[robot] = turnPerWay * bodies.along[robot];
            bodies.across[robot] = 0;
        } else {
            double parting = intoWall + contacts.firstAcross(k) * bodies.across[robot] + lever * spin;
            bodies.across[robot] -= parting / contacts.firstAcross(k);
        }
        WheelMemory.skid(bodies, robot, along, spin * halfTrack);
        return true;
    }

    private boolean slideFlat(Bodies bodies, Contacts contacts, int k) {
        int robot = contacts.first[k];
        double along = bodies.along[robot];
        double turning = bodies.spin[robot] * halfTrack;
        bodies.spin[robot] = 0;
        bodies.across[robot] = -contacts.firstAlong(k) * along / contacts.firstAcross(k);
        WheelMemory.skid(bodies, robot, along, turning);
        return true;
    }
}
