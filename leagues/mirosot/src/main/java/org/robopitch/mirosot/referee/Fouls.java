// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.kit.referee.Lasting;
import org.robopitch.kit.referee.Restart;
import org.robopitch.kit.referee.Restart.Call;
import org.robopitch.kit.referee.Scene;
import org.robopitch.kit.referee.Watch;
import org.robopitch.kit.referee.Watches;

/** The rules that the referee watches play by. A call of the kind {@link #FOUL} is against the side that does not get the ball. */
final class Fouls {
    /** The event of a broken rule; other calls are nobody's fault. */
    static final String FOUL = "foul";

    /** A robot that is moved slower than this is not shoved, m/s. */
    private static final double SHOVED = 0.1;

    private final Scene scene;
    private final PlanarWorld world;
    private final double wheelRadius;
    private final MirosotRules rules;

    // Made once, as the referee allocates nothing in a cycle.
    private final IntPredicate contesting;
    private final Scene.Opponents shoving;
    private int suspect;

    Fouls(Scene scene, PlanarWorld world, double wheelRadius, MirosotRules rules) {
        this.scene = scene;
        this.world = world;
        this.wheelRadius = wheelRadius;
        this.rules = rules;
        this.contesting = robot -> scene.bodies.body[robot].present && scene.ballGap(robot) < rules.contestedReach();
        this.shoving = (one, other) -> shoves(one, other) ? suspect == one : suspect == other && shoves(other, one);
    }

    Watches<Call<Foul>> watches() {
        return new Watches<>(crowdedArea(), keeper(), new StuckBall(), pushing());
    }

    private Restart<Foul> atBall(Foul foul, @Nullable Side side) {
        return new Restart<>(foul, side, scene.ballX(), scene.ballY());
    }

    private Call<Foul> foul(Restart<Foul> restart, int robot, String text) {
        return new Call<>(restart, FOUL, robot, text);
    }

    /** Where a side's goal area is: −1 or 1. */
    private int ownEnd(Side side) {
        return -scene.attacks(side);
    }

    /** The side's robot in the area that is farthest from the goal's middle, or −1. */
    private int outermostInArea(Side side, int end) {
        int outermost = -1;
        double farthest = -1;
        for (int i = 0; i < scene.sides.robots(); i++) {
            int robot = scene.sides.first(side) + i;
            double dx = scene.bodies.body[robot].x - end * scene.goalLine;
            double dy = scene.bodies.body[robot].y;
            double distance = dx * dx + dy * dy;
            if (scene.isInGoalArea(robot, end) && distance > farthest) {
                farthest = distance;
                outermost = robot;
            }
        }
        return outermost;
    }

    /** Whether a robot of a side is near enough to the ball to contest it. */
    private boolean contests(Side side) {
        return scene.any(side, contesting);
    }

    /** A number as people write it. */
    private static String text(double seconds) {
        return (seconds == Math.rint(seconds) ? Long.toString((long) seconds) : Double.toString(seconds)) + " s";
    }

    /**
     * More robots of a side in a goal area than it may have while the ball is there: a penalty if they defend, a goal kick
     * if they attack, which counts first. The cases are both sides as they defend, and both as they attack.
     */
    private Watch<Call<Foul>> crowdedArea() {
        Side[] sides = Side.values();
        return new Lasting<>(
                2 * sides.length,
                true,
                one -> {
                    Side side = sides[one % sides.length];
                    int end = one < sides.length ? ownEnd(side) : -ownEnd(side);
                    return scene.isBallInGoalArea(end) && crowds(side, end);
                },
                seconds -> seconds > rules.crowdedSeconds(),
                one -> {
                    Side side = sides[one % sides.length];
                    return one < sides.length
                            ? crowded(Foul.PENALTY_KICK, side, ownEnd(side), " defended with ", "its goal area, ")
                            : attack(side);
                });
    }

    /** Whether a side has too many robots in the goal area of an end right now. */
    boolean crowds(Side side, int end) {
        return scene.countInGoalArea(side, end) > rules.robotsInArea();
    }

    /** The call against attackers who crowd the area. */
    Call<Foul> attack(Side attacker) {
        String where = attacker.other().label() + "'s goal area, ";
        return crowded(Foul.GOAL_KICK, attacker, -ownEnd(attacker), " attacked with ", where);
    }

    private Call<Foul> crowded(Foul foul, Side offender, int end, String what, String where) {
        int robots = scene.countInGoalArea(offender, end);
        return foul(
                atBall(foul, offender.other()),
                outermostInArea(offender, end),
                offender.label() + what + robots + " robots in " + where + rules.robotsInArea() + " may");
    }

    /** A keeper that has the ball in its area, attacked by nobody, and does not play it out in time: a penalty. */
    private Watch<Call<Foul>> keeper() {
        Side[] sides = Side.values();
        return new Lasting<>(
                sides.length,
                false,
                one -> scene.isBallInGoalArea(ownEnd(sides[one]))
                        && contests(sides[one])
                        && !contests(sides[one].other()),
                seconds -> seconds >= rules.keeperSeconds(),
                one -> foul(
                        atBall(Foul.PENALTY_KICK, sides[one].other()),
                        outermostInArea(sides[one], ownEnd(sides[one])),
                        sides[one].label() + "'s keeper held the ball in its area for " + text(rules.keeperSeconds())));
    }

    /**
     * A robot that shoves an opponent along without being at the ball. Shoving the keeper in its area is a goal kick,
     * anything else a free kick. A robot that has the ball may push.
     */
    private Watch<Call<Foul>> pushing() {
        return new Lasting<>(
                scene.robots,
                true,
                robot -> {
                    suspect = robot;
                    return scene.anyPress(world.contacts(), shoving);
                },
                seconds -> seconds > rules.pushSeconds(),
                this::push);
    }

    /** Whether one drives towards the other, which is carried along and does not drive that way itself. */
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

    private Call<Foul> push(int pusher) {
        Side offender = scene.sides.of(pusher);
        double x = scene.bodies.body[pusher].x;
        double y = scene.bodies.body[pusher].y;
        boolean keeper = scene.inGoalArea(scene.attacks(offender), x, y);
        String what = keeper
                ? " pushed " + offender.other().label() + "'s keeper in its area"
                : " pushed an opponent away from the ball";
        Foul foul = keeper ? Foul.GOAL_KICK : Foul.FREE_KICK;
        return foul(new Restart<>(foul, offender.other(), x, y), pusher, scene.sides.name(pusher) + what);
    }

    /**
     * A ball that hardly moves for too long: a goal kick if it is contested in a goal area, otherwise a free ball. A ball
     * that the keeper has for itself in its area is the business of {@link #keeper}.
     *
     * <p>A ball that robots push to and fro on the spot is stuck, too, however fast it is: one that moves gets farther than
     * its diameter from where it was.
     */
    private final class StuckBall implements Watch<Call<Foul>> {
        private double stuckFor;
        private double stuckX;
        private double stuckY;

        @Override
        public @Nullable Call<Foul> look(double seconds) {
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
            if (!scene.isBallInGoalArea(end) || !contests(defender)) {
                return new Call<>(atBall(Foul.FREE_BALL, null), "", -1, reason);
            }
            return contests(defender.other())
                    ? new Call<>(
                            atBall(Foul.GOAL_KICK, defender),
                            "",
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
}
