// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.kit.referee.Lasting;
import org.robopitch.kit.referee.Restart;
import org.robopitch.kit.referee.Restart.Call;
import org.robopitch.kit.referee.Scene;
import org.robopitch.kit.referee.Stay;
import org.robopitch.kit.referee.Watch;
import org.robopitch.kit.referee.Watches;
import org.robopitch.middlesize.handling.BallHandling;

/** The rules that the referee watches play by: goals and outs, and fouls. */
final class Fouls {
    /** The event of a goal. */
    static final String GOAL = "goal";

    /** Throw-ins and corners are taken this far inside of the lines, m. */
    static final double INSIDE = 0.3;

    private static final Set<MatchMode> INDIRECT =
            EnumSet.of(MatchMode.KICKOFF, MatchMode.THROWIN, MatchMode.GOALKICK, MatchMode.CORNER, MatchMode.FREEKICK);

    private final View view;
    private final Scene scene;
    private final MiddleSizeRules rules;

    Fouls(View view, MiddleSizeRules rules) {
        this.view = view;
        this.scene = view.scene;
        this.rules = rules;
    }

    /** @param lastMode the coach's command before the one that is in force */
    Watches<Call<MatchMode>> watches(Supplier<MatchMode> lastMode) {
        return new Watches<>(
                rules.directGoals() ? new Lines() : new IndirectLines(lastMode),
                new Dribbling(),
                new Lasting<>(
                        scene.robots,
                        false,
                        robot -> isInOwnArea(robot) || isInOtherArea(robot),
                        seconds -> seconds > rules.areaSeconds(),
                        this::stayedInArea),
                new Pushing(),
                new Contest(),
                new Stuck());
    }

    static Call<MatchMode> call(
            MatchMode mode, @Nullable Side side, double x, double y, String kind, int robot, String text) {
        return new Call<>(new Restart<>(mode, side, x, y), kind, robot, text);
    }

    /** A ball that is dropped where it is, but not in a goal area, where only goalkeepers may stand for long. */
    private Call<MatchMode> drop(String kind, String text) {
        double x = Scene.within(scene.ballX(), view.mark);
        return call(MatchMode.DROPBALL, null, x, scene.ballY(), kind, -1, text);
    }

    /** Whether a robot is at the ball: the ball reaches into the circle around the robot. */
    private boolean isAtBall(int robot) {
        var body = scene.bodies.body[robot];
        return body.present
                && view.world.ballHeight() < body.height
                && scene.distance(robot, scene.ballX(), scene.ballY()) < body.reach + scene.field.ballRadius();
    }

    private boolean holds(Side side) {
        return scene.any(side, view.handling::holds);
    }

    private boolean isInOwnArea(int robot) {
        return !view.isKeeper(robot) && scene.isInGoalArea(robot, -scene.attacks(scene.sides.of(robot)));
    }

    private boolean isInOtherArea(int robot) {
        return scene.isInGoalArea(robot, scene.attacks(scene.sides.of(robot)));
    }

    /** Field players may not stay in a goal area, be it their own or the opponents'. */
    private Call<MatchMode> stayedInArea(int robot) {
        boolean own = isInOwnArea(robot);
        Side side = scene.sides.of(robot);
        String text = scene.sides.name(robot) + " stayed in " + (own ? "its own" : "the opponents'")
                + " goal area for more than " + rules.areaSeconds() + " s";
        double x = (own ? -1 : 1) * scene.attacks(side) * view.mark;
        return call(own ? MatchMode.PENALTY : MatchMode.FREEKICK, side.other(), x, 0, "goal area", robot, text);
    }

    /** Sees the ball in a goal, or wholly over a line. */
    private class Lines implements Watch<Call<MatchMode>> {
        @Override
        public @Nullable Call<MatchMode> look(double seconds) {
            if (scene.isBallOverGoalLine()) {
                return overGoalLine();
            }
            return Math.abs(scene.ballY()) - scene.touchLine > scene.field.ballRadius() ? throwIn() : null;
        }

        private Call<MatchMode> overGoalLine() {
            Side defending = scene.defenderOf(scene.ballEnd());
            int last = view.world.lastTouch();
            if (isInGoal()) {
                String text = "goal for " + defending.other().label();
                return call(MatchMode.KICKOFF, defending, 0, 0, GOAL, last, text);
            }
            if (last < 0) {
                return dropped(scene.ballEnd() * view.mark, 0);
            }
            String why = ", " + scene.sides.name(last) + " touched it last";
            return afterOut(scene.sides.of(last) == defending, null, why);
        }

        /** A ball in the goal is under the crossbar and in front of the net; one that flew over is behind it or on it. */
        private boolean isInGoal() {
            return Math.abs(scene.ballY()) < scene.field.goalWidth() / 2
                    && view.world.ballHeight() + scene.field.ballRadius()
                            < view.world.parameters().field().goalHeight()
                    && Math.abs(scene.ballX()) < scene.goalLine + scene.field.goalDepth();
        }

        private Call<MatchMode> dropped(double x, double y) {
            return call(MatchMode.DROPBALL, null, x, y, "out", -1, "out, nobody touched it last");
        }

        /**
         * A corner or a goal kick at the end and on the side of the field where the ball is.
         *
         * @param kind of event; null for the name of the restart
         * @param text for people; behind the restart if there is no other kind
         */
        final Call<MatchMode> afterOut(boolean corner, @Nullable String kind, String text) {
            MatchMode restart = corner ? MatchMode.CORNER : MatchMode.GOALKICK;
            Side defending = scene.defenderOf(scene.ballEnd());
            Side awarded = corner ? defending.other() : defending;
            double x = scene.ballEnd() * (corner ? scene.goalLine - INSIDE : view.mark);
            double y = side() * (corner ? scene.touchLine - INSIDE : scene.field.width() / 4);
            return kind == null
                    ? call(restart, awarded, x, y, restart.label(), -1, restart.text(awarded) + text)
                    : call(restart, awarded, x, y, kind, -1, text);
        }

        private double side() {
            return scene.ballY() < 0 ? -1 : 1;
        }

        private Call<MatchMode> throwIn() {
            double x = Scene.within(scene.ballX(), scene.goalLine - INSIDE);
            double y = side() * (scene.touchLine - INSIDE);
            int last = view.world.lastTouch();
            if (last < 0) {
                return dropped(x, y);
            }
            Side awarded = scene.sides.of(last).other();
            String text = MatchMode.THROWIN.text(awarded) + ", " + scene.sides.name(last) + " touched it last";
            return call(MatchMode.THROWIN, awarded, x, y, MatchMode.THROWIN.label(), -1, text);
        }

        @Override
        public void reset() {}

        /** It remembers nothing. */
        @Override
        public void state(StateVisitor visitor) {}
    }

    /**
     * The same, and counts no goal that is scored straight from a restart: a robot other than the one that takes it, of either
     * team, must have touched the ball.
     */
    private final class IndirectLines extends Lines {
        private final Supplier<MatchMode> lastMode;
        private MatchMode restart = MatchMode.STOP;
        private int taker = BallHandling.NOBODY;
        private boolean direct;

        IndirectLines(Supplier<MatchMode> lastMode) {
            this.lastMode = lastMode;
        }

        @Override
        public @Nullable Call<MatchMode> look(double seconds) {
            follow();
            Call<MatchMode> seen = super.look(seconds);
            return seen != null && seen.kind().equals(GOAL) && direct && taker >= 0 ? noGoal(seen) : seen;
        }

        private void follow() {
            int last = view.world.lastTouch();
            if (last >= 0 && taker < 0) {
                taker = last;
            } else if (last >= 0 && last != taker) {
                direct = false;
            }
        }

        private Call<MatchMode> noGoal(Call<MatchMode> goal) {
            boolean corner = scene.sides.of(taker) == goal.restart().side();
            String scorer = scene.sides.name(taker);
            return afterOut(corner, "no goal", "no goal, " + scorer + " scored straight from the " + restart.label());
        }

        @Override
        public void reset() {
            restart = lastMode.get();
            direct = INDIRECT.contains(restart);
            taker = BallHandling.NOBODY;
        }

        @Override
        public void state(StateVisitor visitor) {
            restart = visitor.choice(restart);
            taker = visitor.whole(taker);
            direct = visitor.flag(direct);
        }
    }

    /** Sees a robot dribble farther from where it took the ball than it may. */
    private final class Dribbling implements Watch<Call<MatchMode>> {
        private int holder = BallHandling.NOBODY;
        private double fromX;
        private double fromY;

        @Override
        public @Nullable Call<MatchMode> look(double seconds) {
            int now = view.handling.holder();
            if (now != holder) {
                holder = now;
                if (now >= 0) {
                    fromX = scene.bodies.body[now].x;
                    fromY = scene.bodies.body[now].y;
                }
                return null;
            }
            if (now < 0 || scene.distance(now, fromX, fromY) <= rules.dribbleLimit()) {
                return null;
            }
            Side awarded = scene.sides.of(now).other();
            String text = scene.sides.name(now) + " dribbled more than " + rules.dribbleLimit() + " m";
            return call(MatchMode.FREEKICK, awarded, scene.ballX(), scene.ballY(), "dribble", now, text);
        }

        @Override
        public void reset() {
            holder = BallHandling.NOBODY;
        }

        @Override
        public void state(StateVisitor visitor) {
            holder = visitor.whole(holder);
            fromX = visitor.real(fromX);
            fromY = visitor.real(fromY);
        }
    }

    /**
     * Sees robots of both teams fight for the ball and neither get it: both are at it, and it is not one team alone that
     * holds it. The ball may go around with them, so it need not be stuck.
     */
    private final class Contest implements Watch<Call<MatchMode>> {
        /** A robot that has the ball alone for a moment only, or leaves it for a moment only, still fights for it, s. */
        private static final double MOMENT = 0.5;

        private double fighting;
        private double sinceFought = MOMENT;

        @Override
        public @Nullable Call<MatchMode> look(double seconds) {
            sinceFought = isFoughtFor() ? 0 : sinceFought + seconds;
            fighting = sinceFought < MOMENT ? fighting + seconds : 0;
            return fighting < rules.contestSeconds() ? null : drop("contest", "neither team wins the ball; drop ball");
        }

        private boolean isFoughtFor() {
            boolean bothAtIt =
                    scene.any(Side.BLUE, Fouls.this::isAtBall) && scene.any(Side.YELLOW, Fouls.this::isAtBall);
            return bothAtIt && holds(Side.BLUE) == holds(Side.YELLOW);
        }

        @Override
        public void reset() {
            fighting = 0;
            sinceFought = MOMENT;
        }

        @Override
        public void state(StateVisitor visitor) {
            fighting = visitor.real(fighting);
            sinceFought = visitor.real(sinceFought);
        }
    }

    /**
     * Sees a ball that does not get anywhere: one that lies still, after three times as long one that stays about, and after
     * six times as long play that leads nowhere: no robot kicks the ball within five metres, or none holds it at all.
     */
    private final class Stuck implements Watch<Call<MatchMode>> {
        private static final double LONGER = 3;
        private static final double LONGEST = 6;

        private final Stay still = new Stay(0.5);
        private final Stay about = new Stay(2);
        private final Stay nowhere = new Stay(5);
        private long kicks;
        private double unheld;

        @Override
        public @Nullable Call<MatchMode> look(double seconds) {
            boolean isStill = staysTooLong(still, rules.stuckSeconds(), seconds);
            boolean isAbout = staysTooLong(about, LONGER * rules.stuckSeconds(), seconds);
            if (isStill || isAbout) {
                return drop("stuck", "the ball is stuck; drop ball");
            }
            return leadsNowhere(seconds) ? drop("stuck", "no progress; drop ball") : null;
        }

        private boolean staysTooLong(Stay stay, double most, double seconds) {
            return !stay.hasLeft(scene.ballX(), scene.ballY(), seconds) && stay.seconds() >= most;
        }

        private boolean leadsNowhere(double seconds) {
            long now = kicksOfAll();
            if (now != kicks) {
                kicks = now;
                nowhere.begin(scene.ballX(), scene.ballY());
            }
            unheld = holds(Side.BLUE) || holds(Side.YELLOW) ? 0 : unheld + seconds;
            double most = LONGEST * rules.stuckSeconds();
            return staysTooLong(nowhere, most, seconds) || unheld >= most;
        }

        private long kicksOfAll() {
            long all = 0;
            for (int robot = 0; robot < scene.robots; robot++) {
                all += view.handling.kicks(robot);
            }
            return all;
        }

        @Override
        public void reset() {
            still.begin(scene.ballX(), scene.ballY());
            about.begin(scene.ballX(), scene.ballY());
            nowhere.begin(scene.ballX(), scene.ballY());
            kicks = kicksOfAll();
            unheld = 0;
        }

        @Override
        public void state(StateVisitor visitor) {
            still.state(visitor);
            about.state(visitor);
            nowhere.state(visitor);
            kicks = visitor.whole(kicks);
            unheld = visitor.real(unheld);
        }
    }

    /**
     * Sees a robot push an opponent away: the two touch, the contact is felt, and both move to where the pushed one is. Robots
     * that stand against each other push nobody away, and one that only touches what drives ahead of it feels nothing.
     */
    private final class Pushing implements Watch<Call<MatchMode>> {
        /** The pushed one gives way at least this fast, m/s. */
        private static final double GIVES_WAY = 0.4;

        /** Contacts come and go while one robot pushes another: this long without one, it still does, s. */
        private static final double GRACE = 0.15;

        private final int robots = scene.robots;
        private final double[] sinceFelt = new double[robots * robots];
        private final Lasting<Call<MatchMode>> pushing = new Lasting<>(
                robots * robots,
                false,
                pair -> sinceFelt[pair] < GRACE && givesWay(pair / robots, pair % robots),
                seconds -> seconds > rules.pushSeconds(),
                pair -> pushed(pair / robots, pair % robots));

        private final Scene.Opponents feel = this::feel;

        Pushing() {
            reset();
        }

        @Override
        public @Nullable Call<MatchMode> look(double seconds) {
            for (int pair = 0; pair < sinceFelt.length; pair++) {
                sinceFelt[pair] += seconds;
            }
            scene.anyPress(view.world.plane().contacts(), feel);
            return pushing.look(seconds);
        }

        private boolean feel(int one, int other) {
            sinceFelt[one * robots + other] = 0;
            sinceFelt[other * robots + one] = 0;
            return false;
        }

        /** Whether both move in the direction from one to the other. */
        private boolean givesWay(int one, int other) {
            double dx = scene.bodies.body[other].x - scene.bodies.body[one].x;
            double dy = scene.bodies.body[other].y - scene.bodies.body[one].y;
            double length = Math.sqrt(dx * dx + dy * dy);
            return scene.speedTowards(one, dx / length, dy / length) > GIVES_WAY
                    && scene.speedTowards(other, dx / length, dy / length) > GIVES_WAY;
        }

        private Call<MatchMode> pushed(int pusher, int pushed) {
            return call(
                    MatchMode.FREEKICK,
                    scene.sides.of(pushed),
                    Scene.within(scene.bodies.body[pushed].x, view.mark),
                    Scene.within(scene.bodies.body[pushed].y, scene.touchLine - scene.field.ballRadius()),
                    "pushing",
                    pusher,
                    scene.sides.name(pusher) + " pushed " + scene.sides.name(pushed) + " away for more than "
                            + rules.pushSeconds() + " s");
        }

        @Override
        public void reset() {
            pushing.reset();
            Arrays.fill(sinceFelt, Double.MAX_VALUE / 2);
        }

        @Override
        public void state(StateVisitor visitor) {
            pushing.state(visitor);
            visitor.reals(sinceFelt);
        }
    }
}
