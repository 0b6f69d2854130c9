// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.graph.Graph.Publisher;
import org.robopitch.links.ros.graph.Graph.ServiceCaller;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.RosTime;
import org.robopitch.links.ros.message.ServiceType;
import org.robopitch.links.ros.node.NodeSettings;
import org.robopitch.links.ros.node.RosNode;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.nubot.Action;
import org.robopitch.nubot.NubotRobot;
import org.robopitch.nubot.RobotModel;
import org.robopitch.robot.GameMode;
import org.robopitch.robot.Senses;
import org.robopitch.robot.share.Radio;

/**
 * One robot of the team nubot as a ROS node, on the topics and services of NuBot's own programs: it listens to its camera
 * and its coach, commands its wheels, holds the ball and shoots. In dialect A the last two are services, in dialect B an
 * ActionCmd. With its mates it talks over its radio only.
 */
public final class NubotAgent implements AutoCloseable {
    private static final double CENTIMETRES = 100;

    /** How often the wish to hold the ball is repeated, s: a simulator that starts again has forgotten it. */
    private static final double REPEAT_SECONDS = 0.5;

    /** So many packets are left over from before a simulator began again at most. */
    private static final int CONTRADICTIONS = 20;

    private final RosNode node;
    private final Types types = new Types(new Definitions());
    private final Publisher wheels;
    private final @Nullable Publisher actions;
    private final @Nullable ServiceCaller ballHandle;
    private final @Nullable ServiceCaller shoot;
    private final NubotRobot robot;
    private final RobotModel model;
    private final int number;
    private final Senses senses = new Senses();
    private final Action action = new Action();
    private final AtomicLong pictures = new AtomicLong();
    private final Consumer<String> lines;
    private volatile int mode;
    private double thoughtAt = Double.NEGATIVE_INFINITY;
    private double handledAt = Double.NEGATIVE_INFINITY;
    private boolean handling;
    private boolean complained;
    private boolean warned;

    /**
     * A robot.
     *
     * @param settings of its node
     * @param dialect of the simulator
     * @param prefix of the team's robots, such as nubot
     * @param number of the robot, from 1; 1 keeps the goal
     * @param model what it knows of itself and the field
     * @param radio to its mates
     * @param lines receives lines about what people should know
     * @throws IOException if there is no port to listen on
     */
    public NubotAgent(
            NodeSettings settings,
            Dialect dialect,
            String prefix,
            int number,
            RobotModel model,
            Radio radio,
            Consumer<String> lines)
            throws IOException {
        this.number = number;
        this.model = model;
        this.lines = lines;
        this.robot = new NubotRobot(model, number - 1, radio);
        this.node = new RosNode(settings, lines);
        String base = "/" + prefix + number + "/";
        this.wheels = node.publish(base + "nubotcontrol/velcmd", types.nubot("VelCmd"), false);
        if (dialect == Dialect.B) {
            this.actions = node.publish(base + "nubotcontrol/actioncmd", types.nubot("ActionCmd"), false);
            this.ballHandle = null;
            this.shoot = null;
        } else {
            this.actions = null;
            this.ballHandle = node.client(base + "BallHandle", types.nubotService("BallHandle"), true);
            this.shoot = node.client(base + "Shoot", types.nubotService("Shoot"), true);
        }
        node.subscribe(
                "/" + prefix + "/receive_from_coach",
                types.nubot("CoachInfo"),
                said -> mode = (int) said.integer("MatchMode"));
        node.subscribe(base + "omnivision/OmniVisionInfo", types.nubot("OminiVisionInfo"), this::see);
    }

    /** {@return how many pictures it has seen} */
    public long pictures() {
        return pictures.get();
    }

    /** {@return whether somebody has asked its node to shut down} */
    public boolean closed() {
        return node.closed();
    }

    private synchronized void see(Message picture) {
        pictures.incrementAndGet();
        double now = picture.get("header.stamp") instanceof RosTime time ? time.inSeconds() : 0;
        robot.exchange(now);
        if (robot.contradictions() > CONTRADICTIONS && !warned) {
            warned = true;
            lines.accept(
                    "robot " + number + " hears of mates that count another number of robots or another time: start"
                            + " all robots of a team with the same --robots, on the same simulator");
        }
        if (now < thoughtAt) {
            // The simulator has begun again.
            thoughtAt = Double.NEGATIVE_INFINITY;
            handledAt = Double.NEGATIVE_INFINITY;
        }
        if (now - thoughtAt < 0.9 * model.thinkSeconds()) {
            return;
        }
        thoughtAt = now;
        sense(picture, now);
        robot.think(senses, action);
        act(now);
    }

    private void sense(Message picture, double now) {
        senses.begin();
        senses.time = now;
        senses.mode = GameMode.of(mode);
        senses.ours = GameMode.isOurs(mode);
        senses.localised = false;
        for (Message mate : picture.messages("robotinfo")) {
            if (mate.integer("AgentID") == number) {
                senses.localised = mate.flag("isvalid");
                senses.x = metres(mate, "pos.x");
                senses.y = metres(mate, "pos.y");
                senses.heading = mate.number("heading.theta");
                senses.vx = metres(mate, "vtrans.x");
                senses.vy = metres(mate, "vtrans.y");
                senses.spin = mate.number("vrot");
            } else if (mate.flag("isvalid")) {
                // What it sees of its mates are obstacles; who they are they say themselves.
                senses.addObstacle(metres(mate, "pos.x"), metres(mate, "pos.y"));
            }
        }
        List<Message> obstacles = picture.message("obstacleinfo").messages("pos");
        for (Message obstacle : obstacles) {
            senses.addObstacle(metres(obstacle, "x"), metres(obstacle, "y"));
        }
        Message ball = picture.message("ballinfo");
        senses.ballSeen = ball.flag("pos_known");
        senses.ballX = metres(ball, "pos.x");
        senses.ballY = metres(ball, "pos.y");
        senses.ballVelocityKnown = ball.flag("velocity_known");
        senses.ballVx = metres(ball, "velocity.x");
        senses.ballVy = metres(ball, "velocity.y");
        senses.ballDeviation = 0.02;
    }

    private static double metres(Message point, String field) {
        return point.number(field) / CENTIMETRES;
    }

    private void act(double now) {
        wheels.publish(types.make("VelCmd")
                .set("Vx", CENTIMETRES * action.along)
                .set("Vy", CENTIMETRES * action.across)
                .set("w", action.spin));
        if (actions != null) {
            actions.publish(actionCommand());
        } else if (ballHandle != null && shoot != null) {
            call(ballHandle, shoot, now);
        }
    }

    /** Beside dribbling and kick, which the simulator takes, where the robot is and wants to go, for viewers. */
    private Message actionCommand() {
        return types.make("ActionCmd")
                .set("target", point(robot.intent().x, robot.intent().y))
                .set("target_ori", robot.intent().facing)
                .set("maxvel", CENTIMETRES * robot.intent().speed)
                .set("robot_pos", point(senses.x, senses.y))
                .set("robot_vel", point(senses.vx, senses.vy))
                .set("robot_ori", senses.heading)
                .set("robot_w", senses.spin)
                .set("handle_enable", action.dribble ? 1 : 0)
                .set("strength", action.kick)
                .set("shootPos", action.lob ? -1 : 1);
    }

    private Message point(double x, double y) {
        return types.point(CENTIMETRES * x, CENTIMETRES * y);
    }

    private void call(ServiceCaller hold, ServiceCaller kick, double now) {
        try {
            if (action.dribble != handling || now - handledAt > REPEAT_SECONDS) {
                handling = action.dribble;
                handledAt = now;
                hold.call(request("BallHandle").set("enable", handling ? 1 : 0));
            }
            if (action.kick > 0) {
                kick.call(request("Shoot").set("strength", action.kick).set("ShootPos", action.lob ? -1 : 1));
            }
            complained = false;
        } catch (IOException e) {
            if (!complained) {
                complained = true;
                lines.accept("robot " + number + " can neither hold nor kick the ball: " + e.getMessage());
            }
        }
    }

    private Message request(String service) {
        ServiceType type = types.nubotService(service);
        return new Message(type.request());
    }

    @Override
    public void close() {
        node.close();
    }
}
