// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.brain;

import org.robopitch.bahia3d.model.AgentDatabase;
import org.robopitch.bahia3d.model.Angles;
import org.robopitch.bahia3d.model.BallModel;
import org.robopitch.bahia3d.model.Message;
import org.robopitch.bahia3d.model.PlayerModel;
import org.robopitch.humanoid.sense.PlayMode;
import org.robopitch.robot.Remembering;

/**
 * The highest layer (Bahia3D 2010, sec. 2): plans and manages the team's goals from what has happened so far, and shares
 * them with the others by voice. It decides the phase, the formation and who goes for the ball.
 */
public final class Cognitive implements Remembering {
    private static final int PLAYERS = AgentDatabase.PLAYERS;
    private static final double HALF_TIME = 300;

    /** What it costs a robot to be barred from the ball, s; and how long it is at most, s. */
    private static final double BARRED = 20;

    private static final double BARRED_FOR = 8;

    /**
     * Places relative to the ball, for numbers 2 to 11: x forward, y to the left, m. Two wait where a kick within a step
     * ends, two before the goal; three stay far behind, so that the middle of the field is free for the ball.
     */
    private static final double[][] AROUND_BALL = {
        {-1.5, 0.8},
        {-6, 0},
        {1.5, 3},
        {1.5, -3},
        {2.7, 0.9},
        {2.7, -0.9},
        {-8, 1.5},
        {-8, -1.5},
        {5, 2},
        {5, -2}
    };

    /** Places farther behind the ball than this are those of backs; number 2 goes everywhere, other numbers are forwards, m. */
    private static final double BACK = -2;

    /**
     * How far backs go forwards, and forwards back, m. So more of those who attack a goal are there than of those who defend
     * it, at either end.
     */
    private static final double BACKS_LIMIT = -3;

    private static final double FORWARDS_LIMIT = 3;

    /** The last line before the opponents' goal, m from the middle line; and how far behind it places are for each m beyond. */
    private static final double FRONT = 12.3;

    private static final double FOLD = 0.6;

    /** With how many mates there are enough for both, so that the limits hold. */
    private static final int ENOUGH = 7;

    /** How far beyond its limit the ball is somebody else's, m, and what it then costs a robot to go for it, s. */
    private static final double BEYOND = 2.5;

    private static final double ELSEWHERE = 5;

    /** Places at our kick-off, for numbers 1 to 11. */
    private static final double[][] KICK_OFF = {
        {-14.3, 0},
        {-0.5, 0.2},
        {-3, -1},
        {-1, 6},
        {-1, -6},
        {-4, 3},
        {-4, -3},
        {-9, 2},
        {-9, -2},
        {-2.2, 2.5},
        {-2.2, -2.5}
    };

    private Phase phase = Phase.WAIT;
    private double possession;
    private boolean first;
    private double cost;
    private boolean keeper;

    /** Since when this robot, which took a restart, must leave the ball to others, s; NaN if it need not. */
    private double barredSince = Double.NaN;

    /** A layer that has seen nothing yet. */
    public Cognitive() {}

    /**
     * Thinks about the team.
     *
     * @param known what the agent knows
     * @param lies whether the robot lies
     */
    public void think(AgentDatabase known, boolean lies) {
        boolean restarted = first && phase == Phase.RESTART_OURS;
        cost = cost(known, lies) + (barred(known) ? BARRED : 0);
        double mates = leastMateCost(known);
        double theirs = leastOpponentTime(known);
        possession += 0.02 * ((Math.min(cost, mates) < theirs ? 1 : -1) - possession);
        phase = phase(known);
        if (restarted && phase != Phase.RESTART_OURS && known.ballRange() < 0.9) {
            barredSince = known.time;
        }
        keeper = known.number == 1 && !alone(known);
        double margin = first ? 0.8 : -0.05;
        boolean keepersBall = keeper && cost < 3.5 && known.ball.x < -12.5 && cost < theirs;
        first = known.ball.age < 6 && (keeper ? keepersBall : cost < mates + margin);
    }

    /** Whether this robot has taken a restart and nobody else has been at the ball since: it must not play it twice. */
    private boolean barred(AgentDatabase known) {
        if (Double.isNaN(barredSince)) {
            return false;
        }
        boolean over = known.time - barredSince > BARRED_FOR || alone(known);
        for (int i = 0; i < 2 * PLAYERS && !over; i++) {
            PlayerModel other = known.player(i);
            over = other.age < 0.5 && other.distance(known.ball) < 0.25;
        }
        barredSince = over ? Double.NaN : barredSince;
        return !over;
    }

    /** Whether no mate was seen or heard of for long: then the keeper's number plays in the field. */
    private static boolean alone(AgentDatabase known) {
        return mates(known) == 0;
    }

    /** How many mates were seen or heard of lately. */
    private static int mates(AgentDatabase known) {
        int count = 0;
        for (int i = 0; i < PLAYERS; i++) {
            count += i + 1 != known.number && known.mates[i].age < 20 ? 1 : 0;
        }
        return count;
    }

    /** {@return whether this robot keeps the goal} */
    public boolean keeps() {
        return keeper;
    }

    private Phase phase(AgentDatabase known) {
        PlayMode mode = known.playMode;
        if (mode == PlayMode.BEFORE_KICK_OFF
                || mode == PlayMode.GOAL_LEFT
                || mode == PlayMode.GOAL_RIGHT
                || mode == PlayMode.GAME_OVER) {
            return Phase.WAIT;
        }
        if (known.ours() && mode != PlayMode.PASS_LEFT && mode != PlayMode.PASS_RIGHT) {
            return Phase.RESTART_OURS;
        }
        if (known.theirs()) {
            return Phase.RESTART_THEIRS;
        }
        double left = 2 * HALF_TIME - known.gameTime;
        if (known.lead() > 0 && left < 60) {
            return Phase.PROTECT;
        }
        return possession > -0.2 ? Phase.ATTACK : Phase.DEFEND;
    }

    /** How soon this robot can be behind the ball, s. */
    private static double cost(AgentDatabase known, boolean lies) {
        BallModel ball = known.ball;
        if (ball.age > 8) {
            return 60;
        }
        double dx = ball.xIn(1) - known.localisation.x;
        double dy = ball.yIn(1) - known.localisation.y;
        double distance = StrictMath.hypot(dx, dy);
        double bearing = Math.abs(Angles.wrap(StrictMath.atan2(dy, dx) - known.localisation.heading()));
        double behind = dx < 0 ? 2.0 : 0;
        double elsewhere = Math.abs(limited(known, ball.x) - ball.x) > BEYOND ? ELSEWHERE : 0;
        return distance / 0.55 + bearing / 2.5 + behind + elsewhere + (lies ? 2.5 : 0) + Math.min(3, ball.age / 2);
    }

    /** The place along x that is nearest to one, of those where a robot of this number belongs, m. */
    private static double limited(AgentDatabase known, double x) {
        int number = place(known) + 1;
        if (number <= 2 || mates(known) < ENOUGH) {
            return x;
        }
        return isBack(number) ? Math.min(x, BACKS_LIMIT) : Math.max(x, FORWARDS_LIMIT);
    }

    /**
     * Places beyond the last line before the opponents' goal are behind it instead: there a robot leaves the way to the goal
     * free for a mate's shot, faces the goal, and is where balls are cleared to.
     */
    private static double folded(double x) {
        return x > FRONT ? FRONT - FOLD * (x - FRONT) : x;
    }

    private static boolean isBack(int number) {
        return AROUND_BALL[number - 2][0] < BACK;
    }

    private static double leastMateCost(AgentDatabase known) {
        double least = 1e3;
        for (int i = 1; i < PLAYERS; i++) {
            PlayerModel mate = known.mates[i];
            if (i + 1 == known.number) {
                continue;
            }
            if (mate.costAge < 1.6) {
                least = Math.min(least, mate.cost);
            } else if (mate.age < 1.5) {
                least = Math.min(least, mate.distance(known.ball) / 0.55 + 0.8 + (mate.fallen ? 3 : 0));
            }
        }
        return least;
    }

    private static double leastOpponentTime(AgentDatabase known) {
        double least = 30;
        for (int i = 0; i < PLAYERS; i++) {
            PlayerModel other = known.opponents[i];
            if (other.age < 3) {
                least = Math.min(least, other.distance(known.ball) / 0.55 + (other.fallen ? 3 : 0.5));
            }
        }
        return least;
    }

    /** {@return what the team is about} */
    public Phase phase() {
        return phase;
    }

    /** {@return whether this robot goes for the ball} */
    public boolean goesForBall() {
        return first;
    }

    /**
     * {@return where a player stands before kick-off: x, y}
     *
     * @param known what the agent knows
     * @param ourKick whether we kick off
     */
    public double[] beamPlace(AgentDatabase known, boolean ourKick) {
        double[] place = KICK_OFF[place(known)].clone();
        if (!ourKick && StrictMath.hypot(place[0], place[1]) < 2.3) {
            place[0] = -2.6;
        }
        return place;
    }

    private static int place(AgentDatabase known) {
        return Math.max(0, Math.min(PLAYERS - 1, known.number - 1));
    }

    /**
     * {@return where this robot belongs in the formation, if it does not go for the ball: x, y}
     *
     * @param known what the agent knows
     */
    public double[] formation(AgentDatabase known) {
        double ballX = Math.max(-14, Math.min(14, known.ball.x));
        double ballY = Math.max(-9, Math.min(9, known.ball.y));
        if (keeper) {
            return Keeper.place(ballX, ballY);
        }
        double[] around = AROUND_BALL[Math.max(0, place(known) - 1)];
        boolean careful = phase == Phase.DEFEND || phase == Phase.PROTECT || phase == Phase.RESTART_THEIRS;
        double x = ballX + around[0] - (careful && around[0] > -2 ? 3 : careful ? 0.7 : 0);
        double y = 0.75 * ballY + around[1];
        if (around[0] < BACK) {
            // Those behind the ball stand between it and the goal.
            double share = Math.min(1, -around[0] / Math.max(1, ballX + 15));
            y = ballY * (1 - share) + 0.6 * around[1];
        }
        x = Math.max(-12.6, folded(limited(known, x)));
        y = Math.max(-9, Math.min(9, y));
        PlayMode mode = known.playMode;
        if (mode == PlayMode.KICK_OFF_LEFT || mode == PlayMode.KICK_OFF_RIGHT) {
            x = Math.min(x, -0.6);
        }
        if (phase == Phase.RESTART_THEIRS) {
            double dx = x - ballX;
            double dy = y - ballY;
            double distance = StrictMath.hypot(dx, dy);
            if (distance < 2.6) {
                double scale = 2.6 / Math.max(0.1, distance);
                x = distance < 0.1 ? ballX - 2.6 : ballX + dx * scale;
                y = ballY + dy * scale;
            }
        }
        return new double[] {x, y};
    }

    /**
     * {@return what to say in this cycle, empty for nothing; each number has its turn}
     *
     * @param known what the agent knows
     * @param lies whether the robot lies
     */
    public String say(AgentDatabase known, boolean lies) {
        long slot = (long) Math.floor(known.time / 0.04 + 0.25);
        if (known.number < 1 || slot % PLAYERS != known.number - 1) {
            return "";
        }
        return new Message(
                        known.number,
                        known.localisation.x,
                        known.localisation.y,
                        lies,
                        known.ball.x,
                        known.ball.y,
                        known.ball.age,
                        cost,
                        phase.ordinal())
                .encode();
    }
}
