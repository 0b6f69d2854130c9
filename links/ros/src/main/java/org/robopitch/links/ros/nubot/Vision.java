// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.BallView;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.links.ros.message.Message;

/** What the camera of one robot sees, as a message: the ball, its own team with itself, and everybody else. */
final class Vision {
    private static final String FRAME = "world";

    private final Types types;
    private final int turn;
    private final Noise noise;
    private final int self;
    private final int firstOwn;

    /**
     * The camera of a robot.
     *
     * @param turn 1 if its team attacks towards positive x, −1 otherwise: the noise is the same in the world's frame
     * @param self its index among all robots
     * @param firstOwn the index of the first robot of its team
     */
    Vision(Types types, int turn, Noise noise, int self, int firstOwn) {
        this.types = types;
        this.turn = turn;
        this.noise = noise;
        this.self = self;
        this.firstOwn = firstOwn;
    }

    Message look(Observation seen, View view, boolean[] stuck) {
        noise.begin();
        double seconds = view.secondsOf(seen);
        RobotView me = seen.own(self - firstOwn);
        List<Message> own = new ArrayList<>();
        List<Message> places = new ArrayList<>();
        List<Message> directions = new ArrayList<>();
        // In the order of all robots, blue's first: each takes its turn at the noise.
        for (int team = 0; team < 2; team++) {
            for (int i = 0; i < seen.robots(); i++) {
                int index = team * seen.robots() + i;
                if (team * seen.robots() == firstOwn) {
                    own.add(robot(seen.own(i), seconds, i, stuck[index], view.holds[index]));
                } else if (seen.opponent(i).visible()) {
                    double x = noisy(seen.opponent(i).x());
                    double y = noisy(seen.opponent(i).y());
                    places.add(types.point(WireFrame.length(x), WireFrame.length(y)));
                    // Here NuBot sends metres, unlike everywhere else.
                    directions.add(types.polar(bearing(me, x, y), distance(me, x, y)));
                }
            }
        }
        Message obstacles = types.make("ObstaclesInfo")
                .set("header", types.header(seconds, FRAME))
                .set("pos", places)
                .set("polar_pos", directions);
        return types.make("OminiVisionInfo")
                .set("header", types.header(seconds, FRAME))
                .set("ballinfo", ball(seen.ball(), me, seconds))
                .set("obstacleinfo", obstacles)
                .set("robotinfo", own);
    }

    private Message ball(BallView ball, RobotView me, double seconds) {
        double x = noisy(ball.x());
        double y = noisy(ball.y());
        return types.make("BallInfo")
                .set("header", types.header(seconds, FRAME))
                .set("pos", types.point(WireFrame.length(x), WireFrame.length(y)))
                .set("real_pos", types.polar(bearing(me, x, y), WireFrame.length(distance(me, x, y))))
                .set("velocity", noisyPoint(ball.vx(), ball.vy()))
                .set("pos_known", ball.visible())
                .set("velocity_known", ball.visible());
    }

    private Message robot(RobotView robot, double seconds, int number, boolean stuck, boolean holds) {
        return types.make("RobotInfo")
                .set("header", types.header(seconds, FRAME))
                .set("AgentID", number + 1)
                .set("pos", noisyPoint(robot.x(), robot.y()))
                .set("heading", types.make("Angle").set("theta", WireFrame.heading(robot.heading())))
                .set("vrot", robot.spin())
                .set("vtrans", noisyPoint(robot.vx(), robot.vy()))
                .set("isvalid", robot.visible())
                .set("isstuck", stuck)
                .set("isdribble", holds);
    }

    private double noisy(double truth) {
        return turn * noise.on(turn * truth);
    }

    private Message noisyPoint(double x, double y) {
        double first = noisy(x);
        return types.point(WireFrame.length(first), WireFrame.length(noisy(y)));
    }

    /** The direction to a place, from the kicker counter-clockwise. */
    private static double bearing(RobotView me, double x, double y) {
        double dx = x - me.x();
        double dy = y - me.y();
        double cos = StrictMath.cos(me.heading());
        double sin = StrictMath.sin(me.heading());
        return Math.atan2(cos * dy - sin * dx, cos * dx + sin * dy);
    }

    private static double distance(RobotView me, double x, double y) {
        return Math.hypot(x - me.x(), y - me.y());
    }

    /**
     * The noise of one robot's camera. Of all messages a given share has it, and in those every coordinate of a position and
     * of a velocity gets a normally distributed error of its own, of a given standard deviation.
     */
    static final class Noise {
        private final double scale;
        private final double rate;
        private final RandomStream random;
        private boolean noisy;

        Noise(double scale, double rate, RandomStream random) {
            this.scale = scale;
            this.rate = rate;
            this.random = random;
        }

        /** Begins a message, and decides whether it is one with noise. */
        void begin() {
            noisy = scale > 0 && random.nextDouble() < rate;
        }

        /** {@return a coordinate (m or m/s) as the camera has it} */
        double on(double truth) {
            return noisy ? truth + scale * random.nextGaussian() : truth;
        }
    }
}
