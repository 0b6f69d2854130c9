// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.collision;

import org.robopitch.engine.body.Bodies;
import org.robopitch.mixedreality.parameters.CollisionMode;

/**
 * ModelCollisionRobot–Robot of Algorithm 1 (MR-Simulator 2011, sec. 3.2, eq. 3 to 13): what becomes of the wheels of two
 * robots that are predicted to overlap after the next sub-step.
 */
final class RobotRobot {
    private final Boxes boxes;
    private final CollisionPoint point;
    private final CollisionMode mode;
    private final Wheels wheels;

    RobotRobot(Boxes boxes, CollisionPoint point, CollisionMode mode, Wheels wheels) {
        this.boxes = boxes;
        this.point = point;
        this.mode = mode;
        this.wheels = wheels;
    }

    /** Whether the second robot of the last collision is A, the one that collides. */
    boolean secondCollides;

    /**
     * Lets two robots slip as the collision says that is already under way between them; the point of their collision has
     * been found, in the predicted poses.
     */
    void goOn(Bodies predicted, int first, int second, CollisionKind kind, boolean secondIsA) {
        secondCollides = secondIsA;
        int a = secondIsA ? second : first;
        int b = secondIsA ? first : second;
        switch (kind) {
            case PARALLEL, OBLIQUE_PARALLEL -> parallel(predicted, a, b);
            case PERPENDICULAR, OBLIQUE_PERPENDICULAR -> perpendicular(predicted, a, b);
            case SIDE_BY_SIDE -> {}
        }
    }

    /** Finds the kind of a new collision and who collides with whom, and lets both slip. */
    CollisionKind collide(Bodies predicted, int first, int second) {
        CollisionKind kind = kindOf(predicted, first, second);
        goOn(predicted, first, second, kind, secondCollides);
        return kind;
    }

    private CollisionKind kindOf(Bodies predicted, int first, int second) {
        boolean firstLateral = point.onLateralSide(predicted, first);
        boolean secondLateral = point.onLateralSide(predicted, second);
        // Departure: two corners of one robot mean that faces meet, as well as one of each; no square is assumed.
        if (!point.oneCorner) {
            secondCollides = firstLateral;
            if (firstLateral == secondLateral) {
                return firstLateral ? CollisionKind.SIDE_BY_SIDE : CollisionKind.PARALLEL;
            }
            return CollisionKind.PERPENDICULAR;
        }
        // Oblique: A is the robot with the corner, and the side of B that it bumps into decides.
        secondCollides = !point.vertexOfA;
        boolean lateral = point.vertexOfA ? secondLateral : firstLateral;
        return lateral ? CollisionKind.OBLIQUE_PERPENDICULAR : CollisionKind.OBLIQUE_PARALLEL;
    }

    private void parallel(Bodies bodies, int a, int b) {
        double speedA = wheels.along(a);
        double speedB = wheels.along(b);
        double velocityAx = speedA * bodies.body[a].headingX;
        double velocityAy = speedA * bodies.body[a].headingY;
        double velocityBx = speedB * bodies.body[b].headingX;
        double velocityBy = speedB * bodies.body[b].headingY;
        // Eq. 3: the velocity that both would have if they stayed together.
        double commonX = 0.5 * (velocityAx + velocityBx);
        double commonY = 0.5 * (velocityAy + velocityBy);
        double relativeX = velocityAx - velocityBx;
        double relativeY = velocityAy - velocityBy;
        double largestTorque = boxes.reach * (Math.abs(speedA) + Math.abs(speedB));
        parallel(bodies, a, speedA, commonX, commonY, relativeX, relativeY, largestTorque);
        parallel(bodies, b, speedB, commonX, commonY, relativeX, relativeY, largestTorque);
    }

    private void parallel(
            Bodies bodies,
            int robot,
            double speed,
            double commonX,
            double commonY,
            double relativeX,
            double relativeY,
            double largestTorque) {
        double armX = point.x - bodies.body[robot].x;
        double armY = point.y - bodies.body[robot].y;
        // Eq. 5.
        double torque = Math.abs(armX * relativeY - armY * relativeX);
        double common = commonX * bodies.body[robot].headingX + commonY * bodies.body[robot].headingY;
        boolean forward = speed >= 0;
        if (mode == CollisionMode.PUBLISHED) {
            double slipY = Slip.parallel(torque, largestTorque);
            // Eq. 8 and 9.
            double ofY = (1 - slipY) * common;
            double ofOther = slipY * common;
            wheels.collide(robot, forward ? ofOther : ofY, forward ? ofY : ofOther);
            return;
        }
        // Departure from eq. 4 to 9, which always leave half of the common speed: here the mean slip is
        // S = (V − C·h)/V, signed, and the wheel at the side of the contact takes the larger part of it. Each wheel
        // keeps its own commanded speed as the base, so that a robot that turns keeps turning.
        double lost = speed - common;
        double contactLeft = CollisionPoint.acrossOf(bodies, robot, point.x, point.y);
        double tilt = Math.signum(contactLeft) * Slip.torqueShare(torque, largestTorque);
        wheels.collide(
                robot,
                wheels.commandedLeft[robot] - lost * (1 + tilt),
                wheels.commandedRight[robot] - lost * (1 - tilt));
    }

    private void perpendicular(Bodies bodies, int a, int b) {
        double speedA = wheels.along(a);
        double speedB = wheels.along(b);
        double cross = speedA
                * speedB
                * (bodies.body[a].headingX * bodies.body[b].headingY
                        - bodies.body[a].headingY * bodies.body[b].headingX);
        colliding(bodies, a, speedA, (int) Math.signum(cross));
        collided(bodies, b, speedB);
    }

    /** Eq. 11 and 12. Ours: a robot that drives away from the collision is not held. */
    private void colliding(Bodies bodies, int a, double speed, int sigma) {
        double beta = beta(bodies, a, speed);
        if (Math.abs(beta) > Math.PI / 2) {
            wheels.collide(a, wheels.commandedLeft[a], wheels.commandedRight[a]);
            return;
        }
        double slipY = Slip.perpendicularA(beta, sigma);
        double slipOther = Slip.perpendicularOther(slipY, sigma);
        boolean forward = speed >= 0;
        wheels.collide(
                a,
                (1 - (forward ? slipOther : slipY)) * wheels.commandedLeft[a],
                (1 - (forward ? slipY : slipOther)) * wheels.commandedRight[a]);
    }

    /** Eq. 13: only the wheel at the collided side slips. */
    private void collided(Bodies bodies, int b, double speed) {
        double slip = Slip.perpendicularB(Math.abs(beta(bodies, b, speed)));
        boolean atLeft = CollisionPoint.acrossOf(bodies, b, point.x, point.y) > 0;
        wheels.collide(
                b,
                (atLeft ? 1 - slip : 1) * wheels.commandedLeft[b],
                (atLeft ? 1 : 1 - slip) * wheels.commandedRight[b]);
    }

    /** β of fig. 5: from the direction of motion to the collision point, clockwise positive, rad. */
    private double beta(Bodies bodies, int robot, double speed) {
        double direction = speed >= 0 ? 1 : -1;
        double ahead = direction * CollisionPoint.alongOf(bodies, robot, point.x, point.y);
        double left = direction * CollisionPoint.acrossOf(bodies, robot, point.x, point.y);
        return -StrictMath.atan2(left, ahead);
    }
}
