// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.collision;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.move.Arc;
import org.robopitch.mixedreality.parameters.CollisionParameters;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;

/**
 * The collision model of MR-Simulator 2011, sec. 3.2: contacts are predicted one sub-step ahead from the commanded
 * speeds, and the wheels of robots that would collide slip (eq. 3 to 13). A robot has its collision status, and a pair its kind of
 * collision, until no contact is predicted any more.
 */
public final class Collisions {
    /** Stands for the second robot where a robot meets a wall. */
    public static final int WALL = -1;

    private static final Status[] STATUSES = Status.values();
    private static final Kind[] KINDS = Kind.values();

    /** A contact is predicted for bodies that would overlap by more than when they merely touch, m. */
    private static final double PREDICTED = 2 * KeepingApart.TOUCH;

    /** What a robot's agent learns about collisions (MR-Simulator 2011, sec. 3.2). */
    public enum Status {
        /** No contact is predicted. */
        NONE,
        /** The robot is about to leave the field, and held. */
        WALL,
        /** The robot is about to overlap another one. */
        ROBOT
    }

    /** How two robots meet (MR-Simulator 2011, fig. 3), as far as they are treated differently. */
    public enum Kind {
        /** Front or back of both. */
        PARALLEL,
        /** Front or back of A, a lateral side of B. */
        PERPENDICULAR,
        /** A corner of A at the front or back of B: treated as parallel. */
        OBLIQUE_PARALLEL,
        /** A corner of A at a lateral side of B: treated as perpendicular. */
        OBLIQUE_PERPENDICULAR,
        /** Two lateral sides. The paper does not have it: neither drives into the other, so no wheel slips. */
        SIDE_BY_SIDE;

        boolean isPerpendicular() {
            return this == PERPENDICULAR || this == OBLIQUE_PERPENDICULAR;
        }
    }

    /** A collision of the last sub-step. */
    public static final class Contact {
        /** A robot. */
        public int one;

        /** The other robot, or {@link #WALL}. */
        public int other;

        /** Of no meaning for walls. */
        public Kind kind = Kind.PARALLEL;

        /** Where it is, m. */
        public double x;

        /** Where it is, m. */
        public double y;

        private Contact() {}
    }

    private final Boxes boxes;
    private final KeepingApart apart;
    private final CollisionParameters parameters;
    private final Wheels wheels;
    private final Bodies predicted;
    private final double track;
    private final double halfLength;
    private final double halfWidth;
    private final double step;
    private final long[] status;
    private final long[] kept;
    private final Contact[] contacts;
    private final int[] contactsOf;
    private int count;
    private boolean secondCollides;

    /**
     * The collisions of a league.
     *
     * @param parameters which league
     * @param wheels the wheels that slip
     * @param predicted bodies like the world's, to work with
     * @param before the same, to remember poses in
     * @param status receives each robot's status, as the ordinal of {@link Status}
     * @param kept the collisions under way, one number for each pair: 0 for none, or else kind and roles, which stay
     *     the same for as long as contact is predicted
     */
    public Collisions(
            MixedRealityParameters parameters,
            Wheels wheels,
            Bodies predicted,
            Bodies before,
            long[] status,
            long[] kept) {
        this.boxes = new Boxes(parameters.robot().length(), parameters.robot().width());
        this.halfLength = parameters.field().length() / 2;
        this.halfWidth = parameters.field().width() / 2;
        this.apart = new KeepingApart(
                boxes, parameters.field().length(), parameters.field().width(), before);
        this.parameters = parameters.collisions();
        this.wheels = wheels;
        this.predicted = predicted;
        this.track = parameters.robot().track();
        this.step = parameters.timing().step();
        this.status = status;
        this.kept = kept;
        this.contactsOf = new int[parameters.robots()];
        this.contacts = new Contact[apart.first.length + 2 * parameters.robots()];
        Arrays.setAll(contacts, i -> new Contact());
    }

    /**
     * ModelCollisionRobot–Robot of Algorithm 1: every pair once, all from the commanded speeds.
     *
     * @param bodies where the robots are
     */
    public void modelCollisionRobotRobot(Bodies bodies) {
        count = 0;
        Arrays.fill(contactsOf, 0);
        Arrays.fill(status, Status.NONE.ordinal());
        apart.findPairs(bodies);
        if (apart.pairs > 0) {
            predict(bodies, wheels.commandedLeft, wheels.commandedRight);
        }
        for (int i = 0; i < apart.pairs; i++) {
            int a = apart.first[i];
            int b = apart.second[i];
            int pair = a * bodies.robots + b;
            if (!isPredicted(bodies, a, b, kept[pair] != 0)) {
                kept[pair] = 0;
                continue;
            }
            Kind kind;
            if (kept[pair] == 0 || kindOf(kept[pair]) == Kind.SIDE_BY_SIDE) {
                kind = newKind(predicted.body[a], predicted.body[b]);
            } else {
                kind = kindOf(kept[pair]);
                secondCollides = (kept[pair] - 1) % 2 == 1;
            }
            slip(kind, secondCollides ? b : a, secondCollides ? a : b);
            kept[pair] = 1L + 2L * kind.ordinal() + (secondCollides ? 1 : 0);
            status[a] = Status.ROBOT.ordinal();
            status[b] = Status.ROBOT.ordinal();
            contactsOf[b]++;
            touch(a, b, kind, boxes.x, boxes.y);
        }
    }

    private void touch(int one, int other, Kind kind, double x, double y) {
        contactsOf[one]++;
        Contact contact = contacts[count++];
        contact.one = one;
        contact.other = other;
        contact.kind = kind;
        contact.x = x;
        contact.y = y;
    }

    /**
     * Whether two robots will touch, and where. Two that are in a collision stay in it while their commanded speeds bring
     * them nearer: slip alone may open a little gap between them, and they do not leave the collision for that.
     */
    private boolean isPredicted(Bodies bodies, int a, int b, boolean already) {
        double depth = boxes.overlap(predicted, a, b);
        if (depth > PREDICTED) {
            return boxes.find(predicted.body[a], predicted.body[b], Boxes.ROUNDING);
        }
        return already
                && depth > -KeepingApart.CLOSING
                && depth > boxes.overlap(bodies, a, b)
                && boxes.find(predicted.body[a], predicted.body[b], KeepingApart.CLOSING);
    }

    private static Kind kindOf(long keptContact) {
        return KINDS[(int) (keptContact - 1) / 2];
    }

    /** The kind of a new collision, and who is A, the robot that collides with the other. */
    private Kind newKind(MovingBody first, MovingBody second) {
        boolean firstLateral = boxes.isOnLateralSide(first);
        boolean secondLateral = boxes.isOnLateralSide(second);
        // Departure: two corners of one robot mean that faces meet, as well as one of each; no square is assumed.
        if (!boxes.oneCorner) {
            secondCollides = firstLateral;
            if (firstLateral == secondLateral) {
                return firstLateral ? Kind.SIDE_BY_SIDE : Kind.PARALLEL;
            }
            return Kind.PERPENDICULAR;
        }
        // Oblique: A is the robot with the corner, and the side of B that it bumps into decides.
        secondCollides = !boxes.cornerOfA;
        boolean lateral = boxes.cornerOfA ? secondLateral : firstLateral;
        return lateral ? Kind.OBLIQUE_PERPENDICULAR : Kind.OBLIQUE_PARALLEL;
    }

    private void slip(Kind kind, int a, int b) {
        if (kind.isPerpendicular()) {
            perpendicular(a, b);
        } else if (kind != Kind.SIDE_BY_SIDE) {
            parallel(a, b);
        }
    }

    private void parallel(int a, int b) {
        MovingBody bodyA = predicted.body[a];
        MovingBody bodyB = predicted.body[b];
        double speedA = wheels.along(a);
        double speedB = wheels.along(b);
        double velocityAx = speedA * bodyA.headingX;
        double velocityAy = speedA * bodyA.headingY;
        double velocityBx = speedB * bodyB.headingX;
        double velocityBy = speedB * bodyB.headingY;
        // Eq. 3: the velocity that both would have if they stayed together.
        double commonX = 0.5 * (velocityAx + velocityBx);
        double commonY = 0.5 * (velocityAy + velocityBy);
        double relativeX = velocityAx - velocityBx;
        double relativeY = velocityAy - velocityBy;
        double largestTorque = boxes.reach * (Math.abs(speedA) + Math.abs(speedB));
        parallel(a, speedA, commonX, commonY, relativeX, relativeY, largestTorque);
        parallel(b, speedB, commonX, commonY, relativeX, relativeY, largestTorque);
    }

    private void parallel(
            int robot,
            double speed,
            double commonX,
            double commonY,
            double relativeX,
            double relativeY,
            double largestTorque) {
        MovingBody body = predicted.body[robot];
        double armX = boxes.x - body.x;
        double armY = boxes.y - body.y;
        // Eq. 5.
        double torque = Math.abs(armX * relativeY - armY * relativeX);
        double common = commonX * body.headingX + commonY * body.headingY;
        boolean forward = speed >= 0;
        if (parameters.mode() == CollisionParameters.Mode.PUBLISHED) {
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
        double tilt = Math.signum(boxes.across(body)) * Slip.torqueShare(torque, largestTorque);
        wheels.collide(
                robot,
                wheels.commandedLeft[robot] - lost * (1 + tilt),
                wheels.commandedRight[robot] - lost * (1 - tilt));
    }

    private void perpendicular(int a, int b) {
        MovingBody bodyA = predicted.body[a];
        MovingBody bodyB = predicted.body[b];
        double speedA = wheels.along(a);
        double speedB = wheels.along(b);
        double cross = speedA * speedB * (bodyA.headingX * bodyB.headingY - bodyA.headingY * bodyB.headingX);
        colliding(a, speedA, (int) Math.signum(cross));
        collided(b, speedB);
    }

    /** Eq. 11 and 12. Ours: a robot that drives away from the collision is not held. */
    private void colliding(int a, double speed, int sigma) {
        double beta = beta(a, speed);
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
    private void collided(int b, double speed) {
        double slip = Slip.perpendicularB(Math.abs(beta(b, speed)));
        boolean atLeft = boxes.across(predicted.body[b]) > 0;
        wheels.collide(
                b,
                (atLeft ? 1 - slip : 1) * wheels.commandedLeft[b],
                (atLeft ? 1 : 1 - slip) * wheels.commandedRight[b]);
    }

    /** β of fig. 5: from the direction of motion to the collision point, clockwise positive, rad. */
    private double beta(int robot, double speed) {
        double direction = speed >= 0 ? 1 : -1;
        MovingBody body = predicted.body[robot];
        return -StrictMath.atan2(direction * boxes.across(body), direction * boxes.along(body));
    }

    /**
     * ModelCollisionRobot–Wall of Algorithm 1: slip 1 on both wheels for a move that would leave the field.
     *
     * @param bodies where the robots are
     */
    public void modelCollisionRobotWall(Bodies bodies) {
        predict(bodies, wheels.left, wheels.right);
        for (int robot = 0; robot < bodies.robots; robot++) {
            MovingBody body = bodies.body[robot];
            if (!body.present) {
                continue;
            }
            if (apart.outsideX(predicted.body[robot]) > KeepingApart.TOUCH) {
                double towards = body.x < 0 ? -body.headingX : body.headingX;
                meetWall(robot, towards, Math.copySign(halfLength, body.x), body.y);
            }
            if (apart.outsideY(predicted.body[robot]) > KeepingApart.TOUCH) {
                double towards = body.y < 0 ? -body.headingY : body.headingY;
                meetWall(robot, towards, body.x, Math.copySign(halfWidth, body.y));
            }
        }
    }

    /** Holds a robot that drives into a wall. One that merely turns at it is kept inside by the push-out. */
    private void meetWall(int robot, double towards, double wallX, double wallY) {
        if (0.5 * (wheels.left[robot] + wheels.right[robot]) * towards > parameters.wallCreep()) {
            wheels.stop(robot);
        }
        if (status[robot] == Status.NONE.ordinal()) {
            status[robot] = Status.WALL.ordinal();
        }
        touch(robot, WALL, Kind.PARALLEL, wallX, wallY);
    }

    private void predict(Bodies bodies, double[] left, double[] right) {
        for (int robot = 0; robot < bodies.robots; robot++) {
            KeepingApart.take(predicted.body[robot], bodies.body[robot]);
            if (bodies.body[robot].present) {
                double along = 0.5 * (left[robot] + right[robot]);
                double spin = (right[robot] - left[robot]) / track;
                Arc.advance(predicted.body[robot], along, 0, spin, step);
            }
        }
    }

    /**
     * Forgets the collisions of a robot that was put elsewhere or taken away.
     *
     * @param robot its index
     */
    public void forget(int robot) {
        int robots = status.length;
        for (int other = 0; other < robots; other++) {
            kept[robot * robots + other] = 0;
            kept[other * robots + robot] = 0;
        }
    }

    /**
     * Remembers where the robots are before the sub-step.
     *
     * @param bodies where they are
     */
    public void beforeTheMove(Bodies bodies) {
        apart.remember(bodies);
    }

    /**
     * Lets the robots of a perpendicular collision move as a single object, and keeps all in the field and apart.
     *
     * @param bodies where the robots are, after having moved by themselves
     */
    public void afterTheMove(Bodies bodies) {
        for (int i = 0; i < count; i++) {
            if (isSingleObject(contacts[i])) {
                apart.moveAsOne(bodies, contacts[i].one, contacts[i].other, step);
            }
        }
        apart.apply(bodies);
    }

    /** Robots in further collisions move by themselves. */
    private boolean isSingleObject(Contact contact) {
        return contact.other != WALL
                && contact.kind.isPerpendicular()
                && contactsOf[contact.one] == 1
                && contactsOf[contact.other] == 1;
    }

    /**
     * {@return whether a robot has just moved as part of a single object}
     *
     * @param robot its index
     */
    public boolean movedTogether(int robot) {
        for (int i = 0; i < count; i++) {
            if ((contacts[i].one == robot || contacts[i].other == robot) && isSingleObject(contacts[i])) {
                return true;
            }
        }
        return false;
    }

    /**
     * {@return how deep two robots overlap, m; negative if they do not}
     *
     * @param bodies where they are
     * @param a the index of one
     * @param b the index of the other
     */
    public double overlap(Bodies bodies, int a, int b) {
        return boxes.overlap(bodies, a, b);
    }

    /**
     * {@return how far a robot reaches out of the field, m; negative if it does not}
     *
     * @param bodies where it is
     * @param robot its index
     */
    public double outside(Bodies bodies, int robot) {
        return apart.outside(bodies.body[robot]);
    }

    /**
     * {@return a robot's collision status}
     *
     * @param robot its index
     */
    public Status status(int robot) {
        return STATUSES[(int) status[robot]];
    }

    /** {@return how many collisions the last sub-step had} */
    public int count() {
        return count;
    }

    /**
     * {@return a collision of the last sub-step; it changes with the next}
     *
     * @param number from 0
     */
    public Contact contact(int number) {
        return contacts[number];
    }
}
