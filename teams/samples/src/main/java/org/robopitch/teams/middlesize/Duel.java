// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.middlesize;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.middlesize.game.Channel;
import org.robopitch.robot.Remembering;

/**
 * A fight for the ball with an opponent that is at it, too. Who has the ball before its kicker pulls it away, because the
 * ball follows the robot that pulls harder; the other steps back and comes again, or squeezes past. Each move is short and drawn
 * at random, so that two teams that play alike do not hold each other forever.
 */
final class Duel implements Remembering {
    private static final double NOTICE_SECONDS = 0.12;

    /** A fight that pauses for less than this continues, s. */
    private static final double PAUSE_SECONDS = 0.4;

    /** A ball that lies still with a robot at it for longer than this is wedged in, s and m/s. */
    private static final double PATIENCE_SECONDS = 0.8;

    private static final double STILL = 0.15;

    /** Who is at the ball for longer than this and does not get it before its kicker only pushes it about, s. */
    private static final double BESIDE_SECONDS = 0.7;

    /** An opponent that is nearer to the ball than this presses who has it, m. */
    private static final double PRESSING = 1.1;

    /** How long a team bears that at first, and at last, s; it gets there in so many seconds of play. */
    private static final double LONGEST_SECONDS = 1.6;

    private static final double SHORTEST_SECONDS = 0.8;
    private static final double GETS_THERE = 40;

    /** How long a team plays on calmly, and how long it takes from there until it has had enough, s. */
    private static final double CALM_SECONDS = 14;

    private static final double GETS_IMPATIENT = 10;

    /** Dialect B's field is longer than this, m. */
    private static final double LARGE_FIELD = 20;

    /** On a large field the ball is on its way for longer, so a team waits for its chance less long, s. */
    private static final double CALM_ON_A_LARGE_FIELD = 8;

    private final Sight sight;
    private final double cycle;
    private final double calmSeconds;
    private final transient RandomStream random;

    private int fighter = -1;
    private double fighting;
    private double pause;
    private double still;
    private double beside;
    private double playing;
    private double calm;
    private double pressed;
    private double left;
    private double along;
    private double across;
    private double spin;

    Duel(Sight sight, double cycle, RandomStream random) {
        this.sight = sight;
        this.cycle = cycle;
        this.calmSeconds = 2 * sight.halfLength > LARGE_FIELD ? CALM_ON_A_LARGE_FIELD : CALM_SECONDS;
        this.random = random;
    }

    /** Whether the ball is fought for, so that it may come loose at any moment. */
    boolean isOn() {
        return fighting > NOTICE_SECONDS;
    }

    /** Looks at the robot that goes for the ball; to be called once in each cycle. */
    void look(int robot) {
        if (robot != fighter) {
            fighter = robot;
            fighting = 0;
            pressed = 0;
            left = 0;
        }
        playing = sight.inPlay() ? playing + cycle : 0;
        boolean there = robot >= 0 && sight.inPlay() && sight.atBall(sight.own(robot));
        double speed = Sight.length(sight.ball().vx(), sight.ball().vy());
        still = there && speed < STILL ? still + cycle : 0;
        beside = there && !sight.holds(robot) ? beside + cycle : 0;
        boolean pushedAbout = beside > BESIDE_SECONDS;
        boolean fought =
                there && (still > PATIENCE_SECONDS || pushedAbout || (sight.opponentAtBall() && !hasIt(robot)));
        pause = fought ? 0 : pause + cycle;
        fighting = pause < PAUSE_SECONDS ? fighting + cycle : 0;
        calm = there && sight.nearestOpponent() < PRESSING ? 0 : calm + cycle;
        pressed = calm < PAUSE_SECONDS ? pressed + cycle : 0;
    }

    /** Whether the ball is better kicked anywhere than kept: the longer play continues, the sooner the team thinks so. */
    boolean isLost() {
        double share = Math.min(1, playing / GETS_THERE);
        return pressed > LONGEST_SECONDS + share * (SHORTEST_SECONDS - LONGEST_SECONDS);
    }

    /** How much a team has had enough of play that gets nowhere, 0 … 1: then it tries what it would not dare at first. */
    double impatience() {
        return Math.max(0, Math.min(1, (playing - calmSeconds) / GETS_IMPATIENT));
    }

    /** Has the ball alone, and is not wedged in with it. */
    private boolean hasIt(int robot) {
        return sight.holds(robot) && !sight.contested() && still < PATIENCE_SECONDS;
    }

    /** Makes a move in the duel, if there is one: not when the robot has got the ball, and not between two moves. */
    boolean play(Commands commands, int robot) {
        if (!isOn() || hasIt(robot)) {
            left = 0;
            return false;
        }
        left -= cycle;
        if (left < -PAUSE_SECONDS || (left <= 0 && sight.holds(robot))) {
            choose(robot);
        }
        if (left <= 0) {
            return false;
        }
        commands.role(robot, "duel");
        commands.set(robot, Channel.ALONG, along);
        commands.set(robot, Channel.ACROSS, across);
        commands.set(robot, Channel.SPIN, spin);
        return true;
    }

    private void choose(int robot) {
        double side = random.nextInt(2) == 0 ? 1 : -1;
        if (sight.holds(robot)) {
            pullAway(side);
        } else if (random.nextInt(3) == 0) {
            squeezePast(robot, side);
        } else {
            stepBack(robot);
        }
    }

    /** Backwards, and around to a side: a kicker that turns pulls, too. */
    private void pullAway(double side) {
        left = random.between(0.25, 0.5);
        along = -random.between(1, 2.5);
        across = side * random.between(0, 1);
        spin = side * random.between(0, 3);
    }

    private void squeezePast(int robot, double side) {
        left = random.between(0.3, 0.6);
        along = random.between(1, 2);
        across = side * random.between(1, 2);
        spin = toBall(robot);
    }

    private void stepBack(int robot) {
        left = random.between(0.15, 0.4);
        along = -random.between(1, 2);
        across = random.between(-1, 1);
        spin = toBall(robot);
    }

    /** The turn that faces the ball. */
    private double toBall(int robot) {
        RobotView r = sight.own(robot);
        double facing = StrictMath.atan2(sight.ball().y() - r.y(), sight.ball().x() - r.x());
        return Math.max(-3, Math.min(3, 6 * Mover.angle(facing - r.heading())));
    }
}
