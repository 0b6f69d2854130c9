// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.collision;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.move.Arc;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;

/**
 * The collision model of MR-Simulator 2011, sec. 3.2: contacts are predicted one sub-step ahead from the commanded
 * speeds, and the wheels of those who would collide slip. A robot has its collision status, and a pair its kind of
 * collision, until no contact is predicted any more.
 */
public final class Collisions {
    private static final CollisionStatus[] STATUSES = CollisionStatus.values();
    private static final CollisionKind[] KINDS = CollisionKind.values();

    /** A contact is predicted for bodies that would overlap by more than those that merely touch, m. */
    private static final double PREDICTED = 2 * PushOut.TOUCH;

    /** Robots closer than this to touching are looked at, m: much more than any moves in a sub-step. */
    private static final double NEAR = 0.005;

    private final Boxes boxes;
    private final CollisionPoint point;
    private final RobotRobot robotRobot;
    private final Pairs pairs;
    private final PushOut pushOut;
    private final ContactList contacts;
    private final SingleObject together;
    private final Wheels wheels;
    private final Bodies predicted;
    private final double track;
    private final double halfLength;
    private final double halfWidth;
    private final double creep;
    private final double step;
    private final long[] status;
    private final long[] kept;

    /**
     * The collisions of a league.
     *
     * @param parameters which league
     * @param wheels the wheels that slip
     * @param predicted bodies like the world's, to work with
     * @param status receives each robot's status, as the ordinal of {@link CollisionStatus}
     * @param kept the collisions under way, one number for each pair: 0 for none, or else kind and roles, which stay
     *     the same for as long as contact is predicted
     */
    public Collisions(MixedRealityParameters parameters, Wheels wheels, Bodies predicted, long[] status, long[] kept) {
        this.boxes = new Boxes(parameters.robot().length(), parameters.robot().width());
        this.point = new CollisionPoint(boxes);
        this.wheels = wheels;
        this.robotRobot = new RobotRobot(boxes, point, parameters.collisions().mode(), wheels);
        int robots = parameters.robots();
        this.pairs = new Pairs(robots, 2 * boxes.reach + NEAR);
        this.pushOut = new PushOut(
                boxes, robots, parameters.field().length(), parameters.field().width(), predicted.memoryPerRobot);
        this.together = new SingleObject(boxes, robots);
        this.contacts = new ContactList(pairs.first.length + 2 * robots);
        this.predicted = predicted;
        this.track = parameters.robot().track();
        this.halfLength = parameters.field().length() / 2;
        this.halfWidth = parameters.field().width() / 2;
        this.step = parameters.timing().step();
        this.creep = parameters.collisions().wallCreep();
        this.status = status;
        this.kept = kept;
    }

    /**
     * ModelCollisionRobot–Robot of Algorithm 1: every pair once, all from the commanded speeds.
     *
     * @param bodies where everybody is
     */
    public void modelCollisionRobotRobot(Bodies bodies) {
        contacts.clear();
        together.clear();
        Arrays.fill(status, CollisionStatus.NONE.ordinal());
        pairs.find(bodies);
        if (pairs.count > 0) {
            predict(bodies, wheels.commandedLeft, wheels.commandedRight);
        }
        for (int i = 0; i < pairs.count; i++) {
            int a = pairs.first[i];
            int b = pairs.second[i];
            int pair = a * bodies.robots + b;
            if (isPredicted(bodies, a, b, kept[pair] != 0)) {
                CollisionKind kind;
                if (kept[pair] == 0 || kindOf(kept[pair]) == CollisionKind.SIDE_BY_SIDE) {
                    kind = robotRobot.collide(predicted, a, b);
                } else {
                    kind = kindOf(kept[pair]);
                    robotRobot.goOn(predicted, a, b, kind, (kept[pair] - 1) % 2 == 1);
                }
                kept[pair] = 1L + 2L * kind.ordinal() + (robotRobot.secondCollides ? 1 : 0);
                status[a] = CollisionStatus.ROBOT.ordinal();
                status[b] = CollisionStatus.ROBOT.ordinal();
                contacts.add(a, b, kind, point.x, point.y);
                together.touches(a);
                together.touches(b);
                if (kind == CollisionKind.PERPENDICULAR || kind == CollisionKind.OBLIQUE_PERPENDICULAR) {
                    together.add(a, b);
                }
            } else {
                kept[pair] = 0;
            }
        }
    }

    /**
     * Whether two robots will touch, and where. Two that are in a collision stay in it while their commanded speeds bring
     * them nearer: slip alone may open a little gap between them, and they do not leave the collision for that.
     */
    private boolean isPredicted(Bodies bodies, int a, int b, boolean already) {
        double depth = boxes.overlap(predicted, a, b);
        if (depth > PREDICTED) {
            return point.find(predicted, a, b);
        }
        return already
                && depth > -SingleObject.CLOSING
                && depth > boxes.overlap(bodies, a, b)
                && point.find(predicted, a, b, SingleObject.CLOSING);
    }

    private static CollisionKind kindOf(long keptContact) {
        return KINDS[(int) (keptContact - 1) / 2];
    }

    /**
     * ModelCollisionRobot–Wall of Algorithm 1: slip 1 on both wheels for a move that would leave the field.
     *
     * @param bodies where everybody is
     */
    public void modelCollisionRobotWall(Bodies bodies) {
        predict(bodies, wheels.left, wheels.right);
        for (int robot = 0; robot < bodies.robots; robot++) {
            if (!bodies.body[robot].present) {
                continue;
            }
            double outX = Math.abs(predicted.body[robot].x) + boxes.extentX(predicted, robot) - halfLength;
            double outY = Math.abs(predicted.body[robot].y) + boxes.extentY(predicted, robot) - halfWidth;
            if (outX > PushOut.TOUCH) {
                double towards = bodies.body[robot].x < 0 ? -bodies.body[robot].headingX : bodies.body[robot].headingX;
                meetWall(robot, towards, Math.copySign(halfLength, bodies.body[robot].x), bodies.body[robot].y);
            }
            if (outY > PushOut.TOUCH) {
                double towards = bodies.body[robot].y < 0 ? -bodies.body[robot].headingY : bodies.body[robot].headingY;
                meetWall(robot, towards, bodies.body[robot].x, Math.copySign(halfWidth, bodies.body[robot].y));
            }
        }
    }

    /** Holds a robot that drives into a wall. One that merely turns at it is kept inside by the push-out. */
    private void meetWall(int robot, double towards, double wallX, double wallY) {
        if (0.5 * (wheels.left[robot] + wheels.right[robot]) * towards > creep) {
            wheels.stop(robot);
        }
        if (status[robot] == CollisionStatus.NONE.ordinal()) {
            status[robot] = CollisionStatus.WALL.ordinal();
        }
        together.touches(robot);
        contacts.add(robot, ContactList.WALL, CollisionKind.PARALLEL, wallX, wallY);
    }

    private void predict(Bodies bodies, double[] left, double[] right) {
        for (int robot = 0; robot < bodies.robots; robot++) {
            MovingBody place = predicted.body[robot];
            place.x = bodies.body[robot].x;
            place.y = bodies.body[robot].y;
            place.headingX = bodies.body[robot].headingX;
            place.headingY = bodies.body[robot].headingY;
            if (bodies.body[robot].present) {
                double along = 0.5 * (left[robot] + right[robot]);
                double spin = (right[robot] - left[robot]) / track;
                Arc.advance(place, along, 0, spin, step);
            }
        }
    }

    /**
     * Forgets the collisions of a robot that was put elsewhere or taken away.
     *
     * @param robot which robot
     */
    public void forget(int robot) {
        int robots = status.length;
        for (int other = 0; other < robots; other++) {
            kept[robot * robots + other] = 0;
            kept[other * robots + robot] = 0;
        }
    }

    /**
     * Remembers where everybody stands before the sub-step.
     *
     * @param bodies where everybody is
     */
    public void beforeTheMove(Bodies bodies) {
        pushOut.remember(bodies);
    }

    /**
     * Keeps everybody in the field and apart after the sub-step.
     *
     * @param bodies where everybody is
     */
    public void keepApart(Bodies bodies) {
        pushOut.apply(bodies, pairs);
    }

    /**
     * Lets the robots of a perpendicular collision move as a single object.
     *
     * @param bodies where everybody is, after having moved by itself
     */
    public void moveTogether(Bodies bodies) {
        together.apply(bodies, pushOut.before(), step);
    }

    /**
     * {@return whether a robot has just moved as part of a single object}
     *
     * @param robot which robot
     */
    public boolean movedTogether(int robot) {
        return together.holds(robot);
    }

    /**
     * {@return how deep two robots overlap, m; negative if they do not}
     *
     * @param bodies where everybody is
     * @param a one
     * @param b the other
     */
    public double overlap(Bodies bodies, int a, int b) {
        return boxes.overlap(bodies, a, b);
    }

    /**
     * {@return how far a robot reaches out of the field, m; negative if it does not}
     *
     * @param bodies where everybody is
     * @param robot which robot
     */
    public double outside(Bodies bodies, int robot) {
        double outX = Math.abs(bodies.body[robot].x) + boxes.extentX(bodies, robot) - halfLength;
        double outY = Math.abs(bodies.body[robot].y) + boxes.extentY(bodies, robot) - halfWidth;
        return Math.max(outX, outY);
    }

    /**
     * {@return a robot's collision status}
     *
     * @param robot which robot
     */
    public CollisionStatus status(int robot) {
        return STATUSES[(int) status[robot]];
    }

    /** {@return the collisions of the last sub-step} */
    public ContactList contacts() {
        return contacts;
    }
}
