// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.util.List;
import org.robopitch.mirosot.game.Mirosot;

/**
 * Counts the touching pairs of a scene, and finds its deepest overlap, from the poses alone.
 *
 * <p>Engines disagree on what they call a contact (a point, a manifold, a pair within some margin): this one measure
 * holds for all of them. Two bodies touch when less than {@value #TOUCHING_GAP} metres part them.
 */
final class TouchMeter {

    static final double TOUCHING_GAP = 0.5e-3;

    private final double halfSide;
    private final double ballRadius;
    private final List<Pose> walls;

    private int touchingPairs;
    private double smallestGap;

    TouchMeter(Mirosot league) {
        this.halfSide =
                0.5 * Math.sqrt(2.0) * league.parameters().robot().outline().reach();
        this.ballRadius = league.parameters().ball().radius();
        this.walls = Walls.around(league.parameters().pitch()).stream()
                .map(TouchMeter::pose)
                .toList();
    }

    /** Looks at a moment; {@return this} */
    TouchMeter measure(Moment moment) {
        touchingPairs = 0;
        smallestGap = Double.POSITIVE_INFINITY;
        for (int robot = 0; robot < Moment.ROBOTS; robot++) {
            Pose pose = pose(moment, robot);
            record(pose.distanceTo(moment.ballX, moment.ballY) - ballRadius);
            for (int other = 0; other < robot; other++) {
                record(pose.gapTo(pose(moment, other)));
            }
            for (Pose wall : walls) {
                record(pose.gapTo(wall));
            }
        }
        for (Pose wall : walls) {
            record(wall.distanceTo(moment.ballX, moment.ballY) - ballRadius);
        }
        return this;
    }

    /** Pairs of bodies, or of a body and a wall, that touched at the last measurement. */
    int touchingPairs() {
        return touchingPairs;
    }

    /** How deep the worst pair overlapped at the last measurement, m; zero when none did. */
    double deepestOverlap() {
        return Math.max(0.0, -smallestGap);
    }

    private void record(double gap) {
        smallestGap = Math.min(smallestGap, gap);
        if (gap < TOUCHING_GAP) {
            touchingPairs++;
        }
    }

    private Pose pose(Moment moment, int robot) {
        return new Pose(moment.x[robot], moment.y[robot], moment.cosine[robot], moment.sine[robot], halfSide, halfSide);
    }

    private static Pose pose(Walls.Box wall) {
        return new Pose(
                wall.centreX(),
                wall.centreY(),
                Math.cos(wall.angle()),
                Math.sin(wall.angle()),
                wall.halfWidth(),
                wall.halfHeight());
    }

    /** A turned box. */
    private record Pose(double x, double y, double cosine, double sine, double halfWidth, double halfHeight) {

        /** Gap along the best separating axis, negative when the boxes overlap. */
        double gapTo(Pose other) {
            return Math.max(gapAlongOwnAxes(other), other.gapAlongOwnAxes(this));
        }

        private double gapAlongOwnAxes(Pose other) {
            double dx = other.x - x;
            double dy = other.y - y;
            double turnCosine = Math.abs(cosine * other.cosine + sine * other.sine);
            double turnSine = Math.abs(cosine * other.sine - sine * other.cosine);
            double reachX = turnCosine * other.halfWidth + turnSine * other.halfHeight;
            double reachY = turnSine * other.halfWidth + turnCosine * other.halfHeight;
            return Math.max(
                    Math.abs(dx * cosine + dy * sine) - halfWidth - reachX,
                    Math.abs(dy * cosine - dx * sine) - halfHeight - reachY);
        }

        /** Distance of a point from the box, negative inside it. */
        double distanceTo(double pointX, double pointY) {
            double dx = pointX - x;
            double dy = pointY - y;
            double beyondX = Math.abs(dx * cosine + dy * sine) - halfWidth;
            double beyondY = Math.abs(dy * cosine - dx * sine) - halfHeight;
            if (beyondX <= 0.0 || beyondY <= 0.0) {
                return Math.max(beyondX, beyondY);
            }
            return Math.sqrt(beyondX * beyondX + beyondY * beyondY);
        }
    }
}
