// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira.client;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import org.robopitch.links.fira.wire.Ball;
import org.robopitch.links.fira.wire.Environment;
import org.robopitch.links.fira.wire.Robot;

/** A program to begin with: one robot keeps the goal, the one nearest to the ball gets behind it and drives it home. */
public final class Striker {
    private static final double SPEED = 45;
    private static final double TURN = 9;
    private static final int PATIENCE_MILLIS = 5000;

    private final FiraClient client;
    private final int towards;

    public Striker(FiraClient client) {
        this.client = client;
        this.towards = client.yellow() ? -1 : 1;
    }

    /** Plays on the addresses and the side that the environment names, until no Environment comes any more. */
    public static void main(String[] arguments) throws IOException {
        try (FiraClient client = FiraClient.open(System.getenv())) {
            new Striker(client).play(PATIENCE_MILLIS);
        }
    }

    /** Plays until no Environment has come for so long. */
    public void play(int patienceMillis) throws IOException {
        for (Environment seen = client.receive(patienceMillis); seen != null; seen = client.receive(patienceMillis)) {
            answer(seen);
        }
    }

    /** Answers one Environment. */
    public void answer(Environment seen) throws IOException {
        Ball ball = seen.getFrame().getBall();
        List<Robot> own = client.yellow()
                ? seen.getFrame().getRobotsYellowList()
                : seen.getFrame().getRobotsBlueList();
        int nearest = own.stream()
                .filter(robot -> robot.getRobotId() != 0)
                .min(Comparator.comparingDouble(
                        robot -> Math.hypot(robot.getX() - ball.getX(), robot.getY() - ball.getY())))
                .map(Robot::getRobotId)
                .orElse(0);
        double length = seen.getField().getLength();
        for (Robot robot : own) {
            if (robot.getRobotId() == nearest) {
                attack(robot, ball, towards * length / 2);
            } else if (robot.getRobotId() == 0) {
                keep(robot, ball, -towards * length / 2, seen.getField().getGoalWidth());
            } else {
                client.wheels(robot.getRobotId(), 0, 0);
            }
        }
        client.send();
    }

    /** Seen along the way to the goal: from behind the ball through it, from before it round it. */
    private void attack(Robot me, Ball ball, double goalX) {
        double away = Math.hypot(goalX - ball.getX(), ball.getY());
        double ux = (goalX - ball.getX()) / away;
        double uy = -ball.getY() / away;
        double dx = me.getX() - ball.getX();
        double dy = me.getY() - ball.getY();
        double ahead = dx * ux + dy * uy;
        double aside = dy * ux - dx * uy;
        if (ahead < -0.03 && Math.abs(aside) < 0.04) {
            driveTo(me, ball.getX() + 0.3 * ux, ball.getY() + 0.3 * uy, SPEED);
        } else if (ahead < -0.06) {
            driveTo(me, ball.getX() - 0.12 * ux, ball.getY() - 0.12 * uy, 0.7 * SPEED);
        } else {
            double round = aside > 0 ? 0.14 : -0.14;
            driveTo(me, ball.getX() - 0.15 * ux - round * uy, ball.getY() - 0.15 * uy + round * ux, 0.7 * SPEED);
        }
    }

    private void keep(Robot me, Ball ball, double goalX, double goalWidth) {
        double x = 0.9 * goalX;
        double y = Math.max(-goalWidth / 2, Math.min(goalWidth / 2, ball.getY()));
        if (Math.hypot(me.getX() - x, me.getY() - y) > 0.03) {
            driveTo(me, x, y, 0.6 * SPEED);
        } else {
            client.wheels(me.getRobotId(), 0, 0);
        }
    }

    /** Turns towards a place and drives there, the slower the more it has to turn; backwards if that is nearer. */
    private void driveTo(Robot me, double x, double y, double speed) {
        double direction = StrictMath.atan2(y - me.getY(), x - me.getX());
        double error = StrictMath.IEEEremainder(direction - me.getOrientation(), 2 * Math.PI);
        double forward = speed;
        if (Math.abs(error) > Math.PI / 2) {
            error = StrictMath.IEEEremainder(error + Math.PI, 2 * Math.PI);
            forward = -speed;
        }
        double along = Math.max(0, StrictMath.cos(error));
        client.wheels(me.getRobotId(), forward * along * along - TURN * error, forward * along * along + TURN * error);
    }
}
