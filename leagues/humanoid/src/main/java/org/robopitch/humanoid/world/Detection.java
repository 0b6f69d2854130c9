// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

import org.robopitch.humanoid.body.Shape;

/** Finds the contacts of a step: parts and ball with the ground, with what stands on it, and with one another. */
final class Detection {
    /** The limbs that are arms, one bit each. */
    private static final int ARMS = 1 << 1 | 1 << 2;

    private static final int LEGS = 1 << 3 | 1 << 4;

    private final Solid one = new Solid();
    private final Solid two = new Solid();
    private final Contacts.Pair pair = new Contacts.Pair();
    private final GroundPair ground = new GroundPair();
    private final RoundPair round = new RoundPair();
    private final BoxPair boxes = new BoxPair();
    private final Fixtures fixtures;

    Detection(HumanoidPhysics physics) {
        fixtures = new Fixtures(physics);
    }

    /** Adds contacts of an entity with everything that does not move. */
    void fixed(Entity entity, int number, Contacts into) {
        boolean ball = entity instanceof BallBody;
        double[] bounds = entity.partBounds;
        for (int part : entity.colliding()) {
            if (bounds[6 * part + 2] <= 0) {
                one.set(entity, part);
                Surface surface = ball ? Surface.BALL_GROUND : Surface.ROBOT_GROUND;
                ground.collide(one, pair.of(number, part, Contacts.FIXED, 0, surface), into);
            }
        }
        for (int i = 0; i < fixtures.solids.length; i++) {
            if (Boxes.meet(entity.bounds, 0, fixtures.bounds, 6 * i)) {
                for (int part : entity.colliding()) {
                    if (Boxes.meet(bounds, 6 * part, fixtures.bounds, 6 * i)) {
                        one.set(entity, part);
                        Surface surface = ball ? Surface.BALL_FIXTURE : Surface.ROBOT_FIXTURE;
                        pair.of(number, part, Contacts.FIXED, 1 + i, surface);
                        collide(one, fixtures.solids[i], into);
                    }
                }
            }
        }
    }

    /** Adds contacts of a robot or the ball with a robot. */
    void moving(Entity a, int first, RobotBody b, int second, Contacts into) {
        Surface surface = a instanceof BallBody ? Surface.BALL_ROBOT : Surface.ROBOT_ROBOT;
        for (int partA : a.colliding()) {
            if (!Boxes.meet(a.partBounds, 6 * partA, b.bounds, 0)) {
                continue;
            }
            one.set(a, partA);
            for (int partB : b.colliding()) {
                if (Boxes.meet(a.partBounds, 6 * partA, b.partBounds, 6 * partB)) {
                    two.set(b, partB);
                    pair.of(first, partA, second, partB, surface);
                    collide(one, two, into);
                }
            }
        }
    }

    /** Finds limbs whose boxes overlap others of the same robot, neighbours aside. */
    int selfCollision(RobotBody robot, double tolerance) {
        int limbs = 0;
        int[] parts = robot.model.colliding;
        for (int i = 0; i < parts.length; i++) {
            for (int k = i + 1; k < parts.length; k++) {
                if (mayMeet(robot, parts[i], parts[k], tolerance)) {
                    one.set(robot, parts[i]);
                    two.set(robot, parts[k]);
                    if (boxes.overlap(one, two) > tolerance) {
                        limbs |= culprits(limb(robot, parts[i]), limb(robot, parts[k]));
                    }
                }
            }
        }
        return limbs;
    }

    /**
     * {@return which limbs are to blame: an arm that meets something else, both arms that meet each other, a leg that meets the
     * torso or itself} Legs may cross: get-ups that other teams have freed of self-collisions on the league's server cross
     * them by 7 cm.
     */
    private static int culprits(int one, int two) {
        int arms = (one | two) & ARMS;
        if ((one | two) == LEGS) {
            return 0;
        }
        return one != 0 && two != 0 && arms != 0 ? arms : one | two;
    }

    private static int limb(RobotBody robot, int part) {
        return part == 0 ? 0 : 1 << robot.model.limbOfPart[part];
    }

    private static boolean mayMeet(RobotBody robot, int a, int b, double tolerance) {
        if (robot.model.shape[a].kind() != Shape.Kind.BOX || robot.model.shape[b].kind() != Shape.Kind.BOX) {
            return false;
        }
        double[] bounds = robot.partBounds;
        for (int k = 0; k < 3; k++) {
            if (bounds[6 * a + k] + tolerance > bounds[6 * b + 3 + k]
                    || bounds[6 * b + k] + tolerance > bounds[6 * a + 3 + k]) {
                return false;
            }
        }
        return !neighbours(robot, a, b);
    }

    /** {@return whether b is the next part of a's limb that has a shape} */
    private static boolean neighbours(RobotBody robot, int a, int b) {
        int above = robot.model.parent[b];
        while (above > 0 && robot.model.shape[above].kind() != Shape.Kind.BOX) {
            above = robot.model.parent[above];
        }
        return above == a;
    }

    private void collide(Solid a, Solid b, Contacts into) {
        if (a.shape.kind() == Shape.Kind.BOX && b.shape.kind() == Shape.Kind.BOX) {
            boxes.collide(a, b, pair, into);
        } else {
            round.collide(a, b, pair, into);
        }
    }
}
