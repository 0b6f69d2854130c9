// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.attack;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.graph.Graph.Publisher;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.RosTime;
import org.robopitch.links.ros.node.NodeSettings;
import org.robopitch.links.ros.node.RosNode;

/**
 * What a robot of {@code agent nubot} in dialect B has around it: a camera, a coach, and somebody who takes its commands.
 * A picture is sent when the last one has been answered, so that each is thought about.
 */
final class RobotSurroundings implements AutoCloseable {
    /** From picture to picture, s: a robot thinks as often. */
    static final double CYCLE = 0.03;

    private static final double CENTIMETRES = 100;
    private static final int START = 15;
    private static final int LAST_MODE = 27;
    private static final int SAME_SCENE = 40;
    private static final int PATIENCE_SECONDS = 60;

    /** No robot drives or turns faster, cm/s and rad/s. */
    private static final double FASTEST = 2000;

    private static final double FASTEST_TURN = 100;

    private final RosNode node;
    private final Definitions definitions = new Definitions();
    private final int number;
    private final String drives;
    private final String acts;
    private final Publisher camera;
    private final Publisher coach;
    private final Semaphore decided = new Semaphore(0);
    private volatile @Nullable String absurd;
    private volatile double targetX;
    private volatile double targetY;
    private double time = 1;
    private long decisions;
    private double x;
    private double y;
    private double heading;
    private boolean ballSeen;

    RobotSurroundings(String master, String prefix, int number) throws IOException {
        this.number = number;
        node = new RosNode(NodeSettings.defaults(URI.create(master), "/fuzz_simulator"), line -> {});
        String base = "/" + prefix + number + "/";
        camera = node.publish(
                base + "omnivision/OmniVisionInfo", definitions.message("nubot_common/OminiVisionInfo"), false);
        coach = node.publish("/" + prefix + "/receive_from_coach", definitions.message("nubot_common/CoachInfo"), true);
        drives = base + "nubotcontrol/velcmd";
        acts = base + "nubotcontrol/actioncmd";
        node.subscribe(drives, definitions.message("nubot_common/VelCmd"), this::drive);
        node.subscribe(acts, definitions.message("nubot_common/ActionCmd"), this::act);
    }

    /** Whether the robot is there. */
    boolean connected() {
        return camera.subscribers() > 0
                && coach.subscribers() > 0
                && node.publishersOf(drives) > 0
                && node.publishersOf(acts) > 0;
    }

    /** The stamp of the last picture, s. */
    double time() {
        return time;
    }

    /** How often the robot has decided. */
    long decisions() {
        return decisions;
    }

    /** Where the robot wants to go, m. */
    double targetDistance(double fromX, double fromY) {
        return Math.hypot(targetX - fromX, targetY - fromY);
    }

    /** Shows the robot a scene by chance, in any mode of a match. */
    void stepByChance(Random random) throws IOException, InterruptedException {
        if (decisions % SAME_SCENE == 0) {
            x = 16 * random.nextDouble() - 8;
            y = 10 * random.nextDouble() - 5;
            heading = 6 * random.nextDouble() - 3;
            ballSeen = random.nextInt(4) == 0;
            say(random.nextInt(3) == 0 ? random.nextInt(LAST_MODE + 1) : START);
        }
        step();
    }

    /** Shows the robot that it stands at the centre, in play, and sees no ball. */
    void stepBlind() throws IOException, InterruptedException {
        x = 0;
        y = 0;
        heading = 0;
        ballSeen = false;
        say(START);
        step();
    }

    private void say(int mode) {
        coach.publish(message("CoachInfo").set("MatchMode", mode));
    }

    /** Sends a picture and waits for what the robot decides. */
    private void step() throws IOException, InterruptedException {
        time += CYCLE;
        Message me =
                message("RobotInfo").set("AgentID", number).set("isvalid", true).set("pos", point(x, y));
        me.message("heading").set("theta", heading);
        Message picture = message("OminiVisionInfo").set("robotinfo", List.of(me));
        picture.message("header").set("stamp", RosTime.ofSeconds(time));
        picture.message("ballinfo").set("pos_known", ballSeen).set("pos", point(0.5 * x, 0.5 * y));
        camera.publish(picture);
        if (!decided.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            throw new IOException(
                    "the robot has not decided for " + PATIENCE_SECONDS + " s, after " + decisions + " decisions");
        }
        decisions++;
        String wrong = absurd;
        if (wrong != null) {
            throw new IOException("the robot commands what no robot can do: " + wrong);
        }
    }

    private Message message(String name) {
        return new Message(definitions.message("nubot_common/" + name));
    }

    private Message point(double metresX, double metresY) {
        return message("Point2d").set("x", CENTIMETRES * metresX).set("y", CENTIMETRES * metresY);
    }

    private void drive(Message command) {
        double fast = Math.max(Math.abs(command.number("Vx")), Math.abs(command.number("Vy")));
        if (!(fast <= FASTEST && Math.abs(command.number("w")) <= FASTEST_TURN)) {
            absurd = command.toString();
        }
    }

    /** The last word of a decision. */
    private void act(Message command) {
        targetX = command.message("target").number("x") / CENTIMETRES;
        targetY = command.message("target").number("y") / CENTIMETRES;
        double all = targetX
                + targetY
                + command.number("target_ori")
                + command.number("maxvel")
                + command.number("strength");
        if (!Double.isFinite(all)) {
            absurd = command.toString();
        }
        decided.release();
    }

    @Override
    public void close() {
        node.close();
    }
}
