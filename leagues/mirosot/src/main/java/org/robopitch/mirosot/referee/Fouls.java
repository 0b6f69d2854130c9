// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.kit.referee.Scene;
import org.robopitch.kit.referee.Watch;

/** The rules that the referee watches play by. */
final class Fouls {
    private Fouls() {}

    /**
     * What a watch has seen, and what follows.
     *
     * @param restart how play continues
     * @param offender who broke a rule, or null if nobody did
     * @param robot the robot that did, within its side, or −1
     * @param reason what happened, in words
     */
    record Call(Restart restart, @Nullable Side offender, int robot, String reason) {}

    private static Restart atBall(Scene scene, Foul foul, @Nullable Side side) {
        return new Restart(foul, side, scene.ballX(), scene.ballY());
    }

    /** The number of the side's robot in the area that is farthest from the goal's middle, or −1. */
    private static int outermostInArea(Scene scene, Side side, int end) {
        int outermost = -1;
        double farthest = -1;
        for (int i = 0; i < scene.sides.robots(); i++) {
            int robot = scene.sides.first(side) + i;
            double dx = scene.bodies.body[robot].x - end * scene.goalLine;
            double dy = scene.bodies.body[robot].y;
            double distance = dx * dx + dy * dy;
            if (scene.isInGoalArea(robot, end) && distance > farthest) {
                farthest = distance;
                outermost = i;
            }
        }
        return outermost;
    }

    /** Whether a robot of a side is near enough to the ball to contest it. */
    private static boolean contests(Scene scene, Side side, double reach) {
        for (int i = 0; i < scene.sides.robots(); i++) {
            int robot = scene.sides.first(side) + i;
            if (scene.bodies.body[robot].present && scene.ballGap(robot) < reach) {
                return true;
            }
        }
        return false;
    }

    /** A number as people write it. */
    private static String text(double seconds) {
        return (seconds == Math.rint(seconds) ? Long.toString((long) seconds) : Double.toString(seconds)) + " s";
    }

    /**
     * More robots of a side in a goal area than it may have while the ball is there: a penalty if they defend, a goal kick
     * if they attack.
     */
    static final class CrowdedAreaWatch implements Watch<Call> {
        private final Scene scene;
        private final MirosotRules rules;
        private final double[] defendedFor = new double[2];
        private final double[] attackedFor = new double[2];

        CrowdedAreaWatch(Scene scene, MirosotRules rules) {
            this.scene = scene;
            this.rules = rules;
        }

        @Override
        public @Nullable Call look(double seconds) {
            for (int end = -1; end <= 1; end += 2) {
                Side defender = scene.defenderOf(end);
                Side attacker = defender.other();
                int d = defender.ordinal();
                int a = attacker.ordinal();
                boolean ballThere = scene.isBallInGoalArea(end);
                defendedFor[d] = ballThere && crowds(defender, end) ? defendedFor[d] + seconds : 0;
                attackedFor[a] = ballThere && crowds(attacker, end) ? attackedFor[a] + seconds : 0;
                if (attackedFor[a] > rules.crowdedSeconds()) {
                    return attack(attacker, end);
                }
                if (defendedFor[d] > rules.crowdedSeconds()) {
                    return call(Foul.PENALTY_KICK, defender, end, " defended with ", "its goal area, ");
                }
            }
            return null;
        }

        /** Whether a side has too many robots in the goal area of an end right now. */
        boolean crowds(Side side, int end) {
            return scene.countInGoalArea(side, end) > rules.robotsInArea();
        }

        /** The call against attackers who crowd the area. */
        Call attack(Side attacker, int end) {
            String where = attacker.other().label() + "'s goal area, ";
            return call(Foul.GOAL_KICK, attacker, end, " attacked with ", where);
        }

        private Call call(Foul foul, Side offender, int end, String what, String where) {
            int robots = scene.countInGoalArea(offender, end);
            return new Call(
                    atBall(scene, foul, offender.other()),
                    offender,
                    outermostInArea(scene, offender, end),
                    offender.label() + what + robots + " robots in " + where + rules.robotsInArea() + " may");
        }

        @Override
        public void reset() {
            Arrays.fill(defendedFor, 0);
            Arrays.fill(attackedFor, 0);
        }

        @Override
        public void state(StateVisitor visitor) {
            visitor.reals(defendedFor);
            visitor.reals(attackedFor);
        }
    }

    /** A keeper that has the ball in its area, attacked by nobody, and does not play it out in time: a penalty. */
    static final class KeeperWatch implements Watch<Call> {
        private final Scene scene;
        private final MirosotRules rules;
        private final double[] heldFor = new double[2];

        KeeperWatch(Scene scene, MirosotRules rules) {
            this.scene = scene;
            this.rules = rules;
        }

        @Override
        public @Nullable Call look(double seconds) {
            for (int end = -1; end <= 1; end += 2) {
                Side defender = scene.defenderOf(end);
                int d = defender.ordinal();
                boolean held = scene.isBallInGoalArea(end)
                        && contests(scene, defender, rules.contestedReach())
                        && !contests(scene, defender.other(), rules.contestedReach());
                heldFor[d] = held ? heldFor[d] + seconds : 0;
                if (heldFor[d] >= rules.keeperSeconds()) {
                    return new Call(
                            atBall(scene, Foul.PENALTY_KICK, defender.other()),
                            defender,
                            outermostInArea(scene, defender, end),
                            defender.label() + "'s keeper held the ball in its area for "
                                    + text(rules.keeperSeconds()));
                }
            }
            return null;
        }

        @Override
        public void reset() {
            Arrays.fill(heldFor, 0);
        }

        @Override
        public void state(StateVisitor visitor) {
            visitor.reals(heldFor);
        }
    }

    /**
     * A ball that hardly moves for too long: a goal kick if it is contested in a goal area, otherwise a free ball. A ball
     * that the keeper has for itself in its area is the business of {@link KeeperWatch}.
     *
     * <p>A ball that robots push to and fro on the spot is stuck, too, however fast it is: one that moves gets farther than
     * its diameter from where it was.
     */
    static final class StuckBallWatch implements Watch<Call> {
        private final Scene scene;
        private final MirosotRules rules;
        private double stuckFor;
        private double stuckX;
        private double stuckY;

        StuckBallWatch(Scene scene, MirosotRules rules) {
            this.scene = scene;
            this.rules = rules;
        }

        @Override
        public @Nullable Call look(double seconds) {
            stuckFor += rules.stuckSpeed() > 0 ? seconds : 0;
            if (moves()) {
                reset();
            }
            if (stuckFor < rules.stuckSeconds()) {
                return null;
            }
            String reason = "the ball was stuck for " + text(rules.stuckSeconds());
            int end = scene.ballEnd();
            Side defender = scene.defenderOf(end);
            boolean held = scene.isBallInGoalArea(end) && contests(scene, defender, rules.contestedReach());
            if (!held) {
                return new Call(atBall(scene, Foul.FREE_BALL, null), null, -1, reason);
            }
            return contests(scene, defender.other(), rules.contestedReach())
                    ? new Call(
                            atBall(scene, Foul.GOAL_KICK, defender),
                            null,
                            -1,
                            reason + " in " + defender.label() + "'s goal area")
                    : null;
        }

        private boolean moves() {
            double dx = scene.ballX() - stuckX;
            double dy = scene.ballY() - stuckY;
            double away = 2 * scene.field.ballRadius();
            return scene.ballSpeed() >= rules.stuckSpeed() && dx * dx + dy * dy > away * away;
        }

        @Override
        public void reset() {
            stuckFor = 0;
            stuckX = scene.ballX();
            stuckY = scene.ballY();
        }

        @Override
        public void state(StateVisitor visitor) {
            stuckFor = visitor.real(stuckFor);
            stuckX = visitor.real(stuckX);
            stuckY = visitor.real(stuckY);
        }
    }

    /**
     * A robot that shoves an opponent along without being at the ball. Shoving the keeper in its area is a goal kick,
     * anything else a free kick. A robot that has the ball may push.
     */
    static final class PushWatch implements Watch<Call>, Scene.Opponents {
        /** A robot that is moved slower than this is not shoved, m/s. */
        private static final double SHOVED = 0.1;

        private final Scene scene;
        private final PlanarWorld world;
        private final double wheelRadius;
        private final MirosotRules rules;
        private final double[] pushedFor;
        private final boolean[] pushing;

        PushWatch(Scene scene, PlanarWorld world, double wheelRadius, MirosotRules rules) {
            this.scene = scene;
            this.world = world;
            this.wheelRadius = wheelRadius;
            this.rules = rules;
            this.pushedFor = new double[scene.robots];
            this.pushing = new boolean[scene.robots];
        }

        @Override
        public @Nullable Call look(double seconds) {
            Arrays.fill(pushing, false);
            scene.forEachPress(world.contacts(), this);
            int worst = -1;
            for (int i = 0; i < pushing.length; i++) {
                pushedFor[i] = pushing[i] ? pushedFor[i] + seconds : 0;
                if (pushedFor[i] > rules.pushSeconds()) {
                    worst = i;
                }
            }
            return worst < 0 ? null : call(worst);
        }

        @Override
        public void touch(int one, int other) {
            if (shoves(one, other)) {
                pushing[one] = true;
            } else if (shoves(other, one)) {
                pushing[other] = true;
            }
        }

        /** Whether one drives towards the other, who is carried along and does not drive that way itself. */
        private boolean shoves(int pusher, int victim) {
            MovingBody from = scene.bodies.body[pusher];
            MovingBody to = scene.bodies.body[victim];
            double dx = to.x - from.x;
            double dy = to.y - from.y;
            double distance = Math.sqrt(dx * dx + dy * dy);
            return scene.speedTowards(victim, dx, dy) / distance > SHOVED
                    && wishTowards(pusher, dx, dy) / distance > SHOVED
                    && wishTowards(victim, dx, dy) / distance < SHOVED
                    && scene.ballGap(pusher) > rules.contestedReach()
                    && scene.ballGap(victim) > rules.contestedReach();
        }

        /** The part of the speed that a robot's wheels are commanded to make, towards another, times their distance. */
        private double wishTowards(int robot, double dx, double dy) {
            double[] commands = world.commands();
            double forward = 0.5 * (commands[2 * robot] + commands[2 * robot + 1]) * wheelRadius;
            return forward * (scene.bodies.body[robot].headingX * dx + scene.bodies.body[robot].headingY * dy);
        }

        private Call call(int pusher) {
            Side offender = scene.sides.of(pusher);
            double x = scene.bodies.body[pusher].x;
            double y = scene.bodies.body[pusher].y;
            boolean keeper = scene.inGoalArea(scene.attacks(offender), x, y);
            String what = keeper
                    ? " pushed " + offender.other().label() + "'s keeper in its area"
                    : " pushed an opponent away from the ball";
            Foul foul = keeper ? Foul.GOAL_KICK : Foul.FREE_KICK;
            return new Call(
                    new Restart(foul, offender.other(), x, y),
                    offender,
                    scene.sides.number(pusher),
                    scene.sides.name(pusher) + what);
        }

        @Override
        public void reset() {
            Arrays.fill(pushedFor, 0);
        }

        @Override
        public void state(StateVisitor visitor) {
            visitor.reals(pushedFor);
        }
    }
}
