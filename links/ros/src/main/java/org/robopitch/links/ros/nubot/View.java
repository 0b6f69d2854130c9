// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import org.robopitch.engine.match.BallView;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.Side;
import org.robopitch.middlesize.game.MiddleSizeGame;

/**
 * What there is to tell of a cycle, read from the match once for all messages: what each team sees, and the truth, which
 * Gazebo's own topics and a robot's own sensors tell.
 */
final class View {
    final Sighting blue;
    final Sighting yellow;
    final BodyPose[] robots;
    final BodyPose ball = new BodyPose();
    final boolean[] holds;
    final boolean[] reaches;
    final long[] kicks;
    private double secondsBefore;
    private double seconds;

    View(int robots) {
        this.blue = new Sighting(robots);
        this.yellow = new Sighting(robots);
        this.robots = new BodyPose[robots];
        for (int i = 0; i < robots; i++) {
            this.robots[i] = new BodyPose();
        }
        this.holds = new boolean[robots];
        this.reaches = new boolean[robots];
        this.kicks = new long[robots];
    }

    /** Begins another match. Time continues from where the last one left it: ROS's timers do not survive one that jumps back. */
    void beginAnother() {
        secondsBefore = seconds;
    }

    void read(Match match, MiddleSizeGame game) {
        seconds = secondsBefore + game.world().time();
        blue.read(match.seen(Side.BLUE), 0, game.attacks(Side.BLUE), secondsBefore);
        yellow.read(match.seen(Side.YELLOW), robots.length / 2, game.attacks(Side.YELLOW), secondsBefore);
        for (int i = 0; i < robots.length; i++) {
            game.stage().read(i, robots[i]);
            holds[i] = game.world().handling().holds(i);
            reaches[i] = game.world().reachesBall(i);
            kicks[i] = game.world().handling().kicks(i);
        }
        game.stage().read(robots.length, ball);
    }

    /** {@return the simulated time since the first match began, s} */
    double seconds() {
        return seconds;
    }

    /** What one team sees, in the world's frame: as old, as blurred and as incomplete as the match makes it. */
    static final class Sighting {
        final BodyPose[] robots;
        final BodyPose ball = new BodyPose();

        /** The time at which this was seen, s. */
        double seconds;

        Sighting(int robots) {
            this.robots = new BodyPose[robots];
            for (int i = 0; i < robots; i++) {
                this.robots[i] = new BodyPose();
            }
        }

        /**
         * Takes over what a side sees.
         *
         * @param seen from that side's end
         * @param firstOwn the index of its first robot among all
         * @param attacks 1 if it attacks towards positive x, −1 otherwise
         * @param secondsBefore what the clock had shown when the match began, s
         */
        void read(Observation seen, int firstOwn, int attacks, double secondsBefore) {
            seconds = secondsBefore + seen.time();
            int perTeam = robots.length / 2;
            for (int i = 0; i < perTeam; i++) {
                read(seen.own(i), attacks, robots[firstOwn + i]);
                read(seen.opponent(i), attacks, robots[perTeam - firstOwn + i]);
            }
            BallView seenBall = seen.ball();
            ball.present = seenBall.visible();
            ball.x = attacks * seenBall.x();
            ball.y = attacks * seenBall.y();
            ball.z = seenBall.z();
            ball.vx = attacks * seenBall.vx();
            ball.vy = attacks * seenBall.vy();
            ball.vz = seenBall.vz();
        }

        private static void read(RobotView robot, int attacks, BodyPose into) {
            into.present = robot.visible();
            into.x = attacks * robot.x();
            into.y = attacks * robot.y();
            into.face(attacks * StrictMath.cos(robot.heading()), attacks * StrictMath.sin(robot.heading()));
            into.vx = attacks * robot.vx();
            into.vy = attacks * robot.vy();
            into.spin = robot.spin();
        }
    }
}
