// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.middlesize.game.MiddleSizeGame;

/** The world as programs written for Gazebo know it: metres, not turned for anybody, models by their names. */
final class GazeboWorld {
    private static final double FARTHEST = 50;
    private static final double FASTEST = 40;
    private static final double TOUCH = 0.02;

    private final Types types;
    private final ModelNames names;
    private volatile double ballRadius;

    GazeboWorld(Types types, ModelNames names) {
        this.types = types;
        this.names = names;
    }

    /** Begins with another match, whose ball has a radius, m. */
    void begin(double newBallRadius) {
        ballRadius = newBallRadius;
    }

    Message modelStates(View view) {
        List<Object> models = new ArrayList<>(List.of(ModelNames.BALL));
        List<Message> poses = new ArrayList<>(List.of(pose(view.ball, view.ball.z + ballRadius)));
        List<Message> twists = new ArrayList<>(List.of(twist(view.ball)));
        for (int i = 0; i < view.robots.length; i++) {
            if (view.robots[i].present) {
                models.add(names.robot(i));
                poses.add(pose(view.robots[i], 0));
                twists.add(twist(view.robots[i]));
            }
        }
        return new Message(types.named("gazebo_msgs/ModelStates"))
                .set("name", models)
                .set("pose", poses)
                .set("twist", twists);
    }

    private Message pose(BodyPose body, double height) {
        double half = Math.atan2(body.headingY, body.headingX) / 2;
        return new Message(types.named("geometry_msgs/Pose"))
                .set("position", vector("geometry_msgs/Point", body.x, body.y, height))
                .set("orientation.z", Math.sin(half))
                .set("orientation.w", Math.cos(half));
    }

    private Message twist(BodyPose body) {
        return new Message(types.named("geometry_msgs/Twist"))
                .set("linear", vector("geometry_msgs/Vector3", body.vx, body.vy, body.vz))
                .set("angular", vector("geometry_msgs/Vector3", 0, 0, body.spin));
    }

    private Message vector(String type, double x, double y, double z) {
        return new Message(types.named(type)).set("x", x).set("y", y).set("z", z);
    }

    /**
     * {@return the action that puts a model where a ModelState wants it}
     *
     * @throws IllegalArgumentException if there is no such model or frame, or the numbers are nowhere near the field
     */
    OperatorAction placing(Message state) {
        String name = state.text("model_name");
        int body = names.find(name);
        if (body < 0) {
            throw new IllegalArgumentException("there is no model \"" + name + "\", only " + ModelNames.BALL + " and "
                    + String.join(", ", names.robots()));
        }
        String frame = state.text("reference_frame");
        if (!List.of("", "world", "map").contains(frame)) {
            throw new IllegalArgumentException("models are placed in the frame \"world\", not in \"" + frame + "\"");
        }
        double x = within(FARTHEST, "position", state, "pose.position.x");
        double y = within(FARTHEST, "position", state, "pose.position.y");
        double vx = within(FASTEST, "velocity", state, "twist.linear.x");
        double vy = within(FASTEST, "velocity", state, "twist.linear.y");
        if (name.equals(ModelNames.BALL)) {
            // A model's z is its centre's; one that is not given, or in the ground, is a ball on the ground.
            double lowest = within(FARTHEST, "position", state, "pose.position.z") - ballRadius;
            double climb = within(FASTEST, "velocity", state, "twist.linear.z");
            return new OperatorAction.Launch(body, x, y, Math.max(0, lowest), vx, vy, climb);
        }
        double heading = heading(state.message("pose").message("orientation"));
        return new OperatorAction.Put(body, x, y, heading, vx, vy, within(FASTEST, "spin", state, "twist.angular.z"));
    }

    /** The direction in which a quaternion turns the x axis, seen from above; none at all is straight ahead. */
    private static double heading(Message quaternion) {
        double x = quaternion.number("x");
        double y = quaternion.number("y");
        double z = quaternion.number("z");
        double w = quaternion.number("w");
        double heading = Math.atan2(2 * (w * z + x * y), w * w + x * x - y * y - z * z);
        if (!Double.isFinite(heading)) {
            throw new IllegalArgumentException(
                    "an orientation must be four numbers, but is " + x + ", " + y + ", " + z + ", " + w);
        }
        return heading;
    }

    private static double within(double limit, String what, Message state, String path) {
        double value = state.number(path);
        if (!(Math.abs(value) <= limit)) {
            throw new IllegalArgumentException(
                    "a " + what + " must be between -" + limit + " and " + limit + ", but is " + value);
        }
        return value;
    }

    /** {@return who touches the ball, as the contact sensor of the ball tells it} */
    Message bumper(View view, MiddleSizeGame game) {
        MessageType contact = types.named("gazebo_msgs/ContactState");
        List<Message> contacts = new ArrayList<>();
        for (int i = 0; i < view.robots.length; i++) {
            BodyPose robot = view.robots[i];
            if (robot.present && touches(robot, view.ball, game, i)) {
                contacts.add(new Message(contact)
                        .set("info", names.robot(i) + " touches the ball")
                        .set("collision1_name", ModelNames.BALL + "::ball::collision")
                        .set("collision2_name", names.robot(i) + "::base_link::collision")
                        .set(
                                "contact_positions",
                                List.of(vector("geometry_msgs/Vector3", view.ball.x, view.ball.y, view.ball.z))));
            }
        }
        return new Message(types.named("gazebo_msgs/ContactsState"))
                .set("header", types.header(view.seconds(), "world"))
                .set("states", contacts);
    }

    private static boolean touches(BodyPose robot, BodyPose ball, MiddleSizeGame game, int index) {
        double dx = ball.x - robot.x;
        double dy = ball.y - robot.y;
        double reach = game.world().bodies().rim(index).reach() + TOUCH;
        if (dx * dx + dy * dy > reach * reach) {
            return false;
        }
        double ahead = robot.headingX * dx + robot.headingY * dy;
        double left = robot.headingX * dy - robot.headingY * dx;
        // A rim is the robot's outline as the centre of the ball meets it.
        return ball.z <= game.world().bodies().body[index].height
                && game.world().bodies().rim(index).gap(ahead, left) < TOUCH;
    }
}
