// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import org.robopitch.engine.match.BallView;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.RobotView;

/** What one team sees, in the world's frame: as old, as blurred and as incomplete as the match makes it. */
final class Sighting {
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
