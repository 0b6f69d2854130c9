// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.wall;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.detect.Contacts;
import org.robopitch.engine.resolve.WallHandler;
import org.robopitch.mirosot.drive.WheelMemory;

/**
 * A robot at the boundary (Klančar 2007, sec. 4.1, fig. 4): with two corners it stops; with one corner it pivots about
 * it, pushed by the wheel of the other side, if it meets the wall steeply, and slides along if not.
 *
 * <p>The paper gives the front right corner and the left wheel (eq. 18–21); here the corner is anywhere on the outline
 * and the wheel is the one on its other side, from the same reasoning: the rim speed u of that wheel, projected on the
 * circle around the corner, turns the robot with −u·(w_y − c_y)/|w − c|².
 */
public final class CornerRule implements WallHandler {
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
        int robot = contacts.first[k];
        if (first && second) {
            bodies.along[robot] = 0;
            bodies.across[robot] = 0;
            bodies.spin[robot] = 0;
            return true;
        }
        // The heading's share along the wall is the cosine of the angle between them.
        boolean steep = Math.abs(contacts.firstAcross[k]) < cosineOfThreshold;
        return steep && pivot(bodies, contacts, k, first);
    }

    private boolean pivot(Bodies bodies, Contacts contacts, int k, boolean first) {
        int robot = contacts.first[k];
        double cornerX = first ? contacts.point1X[k] : contacts.point2X[k];
        double cornerY = first ? contacts.point1Y[k] : contacts.point2Y[k];
        double along = bodies.along[robot];
        double turning = bodies.spin[robot] * halfTrack;
        double wheelY = cornerY > 0 ? -halfTrack : halfTrack;
        double rim = cornerY > 0 ? along + turning : along - turning;
        // A wheel that turns away from the wall pulls the corner off it: no pivot.
        if (rim * contacts.firstAlong[k] >= 0) {
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
}
