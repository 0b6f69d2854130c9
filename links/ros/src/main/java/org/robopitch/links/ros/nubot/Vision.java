// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.nubot.View.Sighting;

/** What the camera of one robot sees, as a message: the ball, its own team with itself, and everybody else. */
final class Vision {
    private static final String FRAME = "world";

    private final Types types;
    private final WireFrame frame;
    private final Noise noise;
    private final int self;
    private final int firstOwn;

    /**
     * The camera of a robot.
     *
     * @param self its index among all robots
     * @param firstOwn the index of the first robot of its team
     */
    Vision(Types types, WireFrame frame, Noise noise, int self, int firstOwn) {
        this.types = types;
        this.frame = frame;
        this.noise = noise;
        this.self = self;
        this.firstOwn = firstOwn;
    }

    Message look(View view, boolean[] stuck) {
        noise.begin();
        Sighting seen = firstOwn == 0 ? view.blue : view.yellow;
        int perTeam = view.robots.length / 2;
        List<Message> own = new ArrayList<>();
        List<Message> places = new ArrayList<>();
        List<Message> directions = new ArrayList<>();
        for (int i = 0; i < view.robots.length; i++) {
            if (i >= firstOwn && i < firstOwn + perTeam) {
                own.add(robot(seen, i, stuck[i], view.holds[i]));
            } else if (seen.robots[i].present) {
                double x = noise.on(seen.robots[i].x);
                double y = noise.on(seen.robots[i].y);
                places.add(types.point(frame.place(x), frame.place(y)));
                // Here NuBot sends metres, unlike everywhere else.
                directions.add(types.polar(bearing(seen.robots[self], x, y), distance(seen.robots[self], x, y)));
            }
        }
        Message obstacles = types.make("ObstaclesInfo")
                .set("header", header(seen))
                .set("pos", places)
                .set("polar_pos", directions);
        return types.make("OminiVisionInfo")
                .set("header", header(seen))
                .set("ballinfo", ball(seen))
                .set("obstacleinfo", obstacles)
                .set("robotinfo", own);
    }

    private Message ball(Sighting seen) {
        double x = noise.on(seen.ball.x);
        double y = noise.on(seen.ball.y);
        BodyPose me = seen.robots[self];
        return types.make("BallInfo")
                .set("header", header(seen))
                .set("pos", types.point(frame.place(x), frame.place(y)))
                .set("real_pos", types.polar(bearing(me, x, y), WireFrame.length(distance(me, x, y))))
                .set("velocity", velocity(seen.ball))
                .set("pos_known", seen.ball.present)
                .set("velocity_known", seen.ball.present);
    }

    private Message robot(Sighting seen, int index, boolean stuck, boolean holds) {
        BodyPose pose = seen.robots[index];
        Message heading = types.make("Angle").set("theta", frame.heading(pose.headingX, pose.headingY));
        return types.make("RobotInfo")
                .set("header", header(seen))
                .set("AgentID", index - firstOwn + 1)
                .set("pos", types.point(frame.place(noise.on(pose.x)), frame.place(noise.on(pose.y))))
                .set("heading", heading)
                .set("vrot", pose.spin)
                .set("vtrans", velocity(pose))
                .set("isvalid", pose.present)
                .set("isstuck", stuck)
                .set("isdribble", holds);
    }

    private Message velocity(BodyPose pose) {
        return types.point(frame.place(noise.on(pose.vx)), frame.place(noise.on(pose.vy)));
    }

    private Message header(Sighting seen) {
        return types.header(seen.seconds, FRAME);
    }

    /** The direction to a place, from the kicker counter-clockwise. */
    private static double bearing(BodyPose me, double x, double y) {
        double dx = x - me.x;
        double dy = y - me.y;
        return Math.atan2(me.headingX * dy - me.headingY * dx, me.headingX * dx + me.headingY * dy);
    }

    private static double distance(BodyPose me, double x, double y) {
        return Math.hypot(x - me.x, y - me.y);
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
