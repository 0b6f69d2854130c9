// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import org.robopitch.engine.match.BallView;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.RobotView;
import org.robopitch.robot.Senses;

/** Eyes that see what the match shows; other robots are obstacles, nobody's, without a velocity. */
final class TruthEyes implements Eyes {
    private static final double DEVIATION = 0.005;

    private final int self;

    TruthEyes(int self) {
        this.self = self;
    }

    @Override
    public void look(Observation shown, Senses into) {
        RobotView me = shown.own(self);
        into.begin();
        into.time = shown.time();
        into.localised = me.visible();
        into.x = me.x();
        into.y = me.y();
        into.heading = me.heading();
        into.vx = me.vx();
        into.vy = me.vy();
        into.spin = me.spin();
        BallView ball = shown.ball();
        into.ballSeen = ball.visible();
        into.ballX = ball.x();
        into.ballY = ball.y();
        into.ballZ = ball.z();
        into.ballVelocityKnown = true;
        into.ballVx = ball.vx();
        into.ballVy = ball.vy();
        into.ballVz = ball.vz();
        into.ballDeviation = DEVIATION;
        for (int i = 0; i < shown.robots(); i++) {
            add(shown.own(i), i == self, into);
            add(shown.opponent(i), false, into);
        }
    }

    private static void add(RobotView other, boolean me, Senses into) {
        if (!me && other.visible()) {
            into.addObstacle(other.x(), other.y());
        }
    }
}
