// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.kit.referee.Scene;
import org.robopitch.kit.referee.Stay;
import org.robopitch.kit.referee.Watch;
import org.robopitch.middlesize.handling.BallHandling;

/** The rules that the referee watches play by, but those of the ball's lines: see {@link BallWatch}. */
final class Fouls {
    private Fouls() {}

    /** Sees field players stay too long in a goal area, be it their own or the opponents'. */
    static final class AreaWatch implements Watch<Decision> {
        private final View view;
        private final Scene scene;
        private final double limit;
        private final double[] inside;

        AreaWatch(View view, double limit) {
            this.view = view;
            this.scene = view.scene;
            this.limit = limit;
            this.inside = new double[scene.robots];
        }

        @Override
        public @Nullable Decision look(double seconds) {
            for (int robot = 0; robot < inside.length; robot++) {
                Side own = scene.sides.of(robot);
                int attacks = scene.attacks(own);
                boolean ownArea = scene.isInGoalArea(robot, -attacks) && !view.isKeeper(robot);
                boolean otherArea = scene.isInGoalArea(robot, attacks);
                inside[robot] = ownArea || otherArea ? inside[robot] + seconds : 0;
                if (inside[robot] > limit) {
                    MatchMode restart = ownArea ? MatchMode.PENALTY : MatchMode.FREEKICK;
                    String text = scene.sides.name(robot) + " stayed in " + (ownArea ? "its own" : "the opponents'")
                            + " goal area for more than " + limit + " s";
                    double x = (ownArea ? -attacks : attacks) * view.mark;
                    return new Decision(restart, own.other(), x, 0, "goal area", robot, text);
                }
            }
            return null;
        }

        @Override
        public void reset() {
            Arrays.fill(inside, 0);
        }

        @Override
        public void state(StateVisitor visitor) {
            visitor.reals(inside);
        }
    }

    /** Sees a robot dribble farther from where it took the ball than it may. */
    static final class DribbleWatch implements Watch<Decision> {
        private final View view;
        private final Scene scene;
        private final double limit;
        private int holder = BallHandling.NOBODY;
        private double fromX;
        private double fromY;

        DribbleWatch(View view, double limit) {
            this.view = view;
            this.scene = view.scene;
            this.limit = limit;
        }

        @Override
        public @Nullable Decision look(double seconds) {
            int now = view.handling.holder();
            if (now != holder) {
                holder = now;
                if (now >= 0) {
                    fromX = scene.bodies.body[now].x;
                    fromY = scene.bodies.body[now].y;
                }
                return null;
            }
            if (now < 0 || scene.distance(now, fromX, fromY) <= limit) {
                return null;
            }
            Side awarded = scene.sides.of(now).other();
            String text = scene.sides.name(now) + " dribbled more than " + limit + " m";
            return new Decision(MatchMode.FREEKICK, awarded, scene.ballX(), scene.ballY(), "dribble", now, text);
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
    static final class ContestWatch implements Watch<Decision> {
        /** A robot that has the ball alone for a moment only, or leaves it for a moment only, still fights for it, s. */
        private static final double MOMENT = 0.5;

        private final View view;
        private final double limit;
        private double fighting;
        private double sinceFought = MOMENT;

        ContestWatch(View view, double limit) {
            this.view = view;
            this.limit = limit;
        }

        @Override
        public @Nullable Decision look(double seconds) {
            sinceFought = isFoughtFor() ? 0 : sinceFought + seconds;
            fighting = sinceFought < MOMENT ? fighting + seconds : 0;
            return fighting < limit ? null : view.drop("contest", "neither team wins the ball; drop ball");
        }

        private boolean isFoughtFor() {
            Scene scene = view.scene;
            boolean bothAtIt = scene.any(Side.BLUE, view::atBall) && scene.any(Side.YELLOW, view::atBall);
            return bothAtIt
                    && scene.any(Side.BLUE, view.handling::holds) == scene.any(Side.YELLOW, view.handling::holds);
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
    static final class StuckWatch implements Watch<Decision> {
        private static final double STILL = 0.5;
        private static final double ABOUT = 2;
        private static final double LONGER = 3;
        private static final double NOWHERE = 5;
        private static final double LONGEST = 6;

        private final View view;
        private final Scene scene;
        private final Stay still = new Stay(STILL);
        private final Stay about = new Stay(ABOUT);
        private final Stay nowhere = new Stay(NOWHERE);
        private final double limit;
        private long kicks;
        private double unheld;

        StuckWatch(View view, double limit) {
            this.view = view;
            this.scene = view.scene;
            this.limit = limit;
        }

        @Override
        public @Nullable Decision look(double seconds) {
            boolean isStill = staysTooLong(still, limit, seconds);
            boolean isAbout = staysTooLong(about, LONGER * limit, seconds);
            if (isStill || isAbout) {
                return view.drop("stuck", "the ball is stuck; drop ball");
            }
            return leadsNowhere(seconds) ? view.drop("stuck", "no progress; drop ball") : null;
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
            boolean held = scene.any(Side.BLUE, view.handling::holds) || scene.any(Side.YELLOW, view.handling::holds);
            unheld = held ? 0 : unheld + seconds;
            return staysTooLong(nowhere, LONGEST * limit, seconds) || unheld >= LONGEST * limit;
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
    static final class PushWatch implements Watch<Decision>, Scene.Opponents {
        /** The pushed one gives way at least this fast, m/s. */
        private static final double GIVES_WAY = 0.4;

        /** Contacts come and go while one robot pushes another: this long without one, it still does, s. */
        private static final double GRACE = 0.15;

        private final View view;
        private final Scene scene;
        private final double limit;
        private final int robots;
        private final double[] pushing;
        private final double[] sinceFelt;

        PushWatch(View view, double limit) {
            this.view = view;
            this.scene = view.scene;
            this.limit = limit;
            this.robots = scene.robots;
            this.pushing = new double[robots * robots];
            this.sinceFelt = new double[robots * robots];
            reset();
        }

        @Override
        public @Nullable Decision look(double seconds) {
            for (int pair = 0; pair < pushing.length; pair++) {
                sinceFelt[pair] += seconds;
            }
            scene.forEachPress(view.world.plane().contacts(), this);
            for (int pair = 0; pair < pushing.length; pair++) {
                boolean pushes = sinceFelt[pair] < GRACE && givesWay(pair / robots, pair % robots);
                pushing[pair] = pushes ? pushing[pair] + seconds : 0;
                if (pushing[pair] > limit) {
                    return decide(pair / robots, pair % robots);
                }
            }
            return null;
        }

        @Override
        public void touch(int one, int other) {
            sinceFelt[one * robots + other] = 0;
            sinceFelt[other * robots + one] = 0;
        }

        /** Whether both move in the direction from one to the other. */
        private boolean givesWay(int one, int other) {
            double dx = scene.bodies.body[other].x - scene.bodies.body[one].x;
            double dy = scene.bodies.body[other].y - scene.bodies.body[one].y;
            double length = Math.sqrt(dx * dx + dy * dy);
            return scene.speedTowards(one, dx / length, dy / length) > GIVES_WAY
                    && scene.speedTowards(other, dx / length, dy / length) > GIVES_WAY;
        }

        private Decision decide(int pusher, int pushed) {
            return new Decision(
                    MatchMode.FREEKICK,
                    scene.sides.of(pushed),
                    Scene.within(scene.bodies.body[pushed].x, view.mark),
                    Scene.within(scene.bodies.body[pushed].y, scene.touchLine - scene.field.ballRadius()),
                    "pushing",
                    pusher,
                    scene.sides.name(pusher) + " pushed " + scene.sides.name(pushed) + " away for more than " + limit
                            + " s");
        }

        @Override
        public void reset() {
            Arrays.fill(pushing, 0);
            Arrays.fill(sinceFelt, Double.MAX_VALUE / 2);
        }

        @Override
        public void state(StateVisitor visitor) {
            visitor.reals(pushing);
            visitor.reals(sinceFelt);
        }
    }
}
