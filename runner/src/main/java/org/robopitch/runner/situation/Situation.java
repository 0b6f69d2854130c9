// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.situation;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.robopitch.declare.Range;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Stage;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.RobotNames;
import org.robopitch.settings.Section;

/**
 * Where robots and ball are and how they move at one moment: the section {@code initial} of a scenario file. Robots that it
 * does not name are off the pitch.
 *
 * @param robots who is on the pitch
 * @param ball the ball; null to leave it where the match puts it
 */
public record Situation(List<Robot> robots, @Nullable Ball ball) {
    private static final List<String> KEYS =
            List.of("title", "league", "duration", "outputInterval", "commands", "teams");
    private static final String SECTION = "initial";

    /** Speeds below this are what rounding left, m/s and rad/s. */
    private static final double NOTHING = 1e-12;

    /** Copies the list. */
    public Situation {
        robots = List.copyOf(robots);
    }

    /**
     * A robot.
     *
     * @param index among all robots, blue's first, from 0
     * @param x m
     * @param y m
     * @param heading rad
     * @param along speed in the direction of its heading, m/s
     * @param across speed to its left, m/s
     * @param spin rad/s
     */
    public record Robot(int index, double x, double y, double heading, double along, double across, double spin) {}

    /**
     * The ball.
     *
     * @param x m
     * @param y m
     * @param z height of its lowest point, m
     * @param vx m/s
     * @param vy m/s
     * @param vz m/s
     */
    public record Ball(double x, double y, double z, double vx, double vy, double vz) {}

    /**
     * {@return how a match stands}
     *
     * @throws IllegalArgumentException if its robots have joints, which scenario files do not
     */
    public static Situation of(Match match) {
        Stage stage = match.game().stage();
        requireRigid(stage, match.setup().league().name());
        List<Robot> robots = new ArrayList<>();
        Ball ball = null;
        BodyPose pose = new BodyPose();
        for (BodyInfo body : stage.bodies()) {
            stage.read(body.index(), pose);
            if (body.kind() == BodyInfo.Kind.BALL) {
                ball = new Ball(pose.x, pose.y, pose.z, pose.vx, pose.vy, pose.vz);
            } else if (pose.present) {
                robots.add(new Robot(
                        body.index(),
                        pose.x,
                        pose.y,
                        StrictMath.atan2(pose.headingY, pose.headingX),
                        pose.headingX * pose.vx + pose.headingY * pose.vy,
                        pose.headingX * pose.vy - pose.headingY * pose.vx,
                        pose.spin));
            }
        }
        return new Situation(robots, ball);
    }

    /**
     * Refuses leagues whose robots have joints: a scenario file has no place for them.
     *
     * @throws IllegalArgumentException if this is one
     */
    public static void requireRigid(League league) {
        requireRigid(league.newGame(new RandomStream(0, 0)).stage(), league.name());
    }

    private static void requireRigid(Stage stage, String league) {
        if (stage.bodies().stream().anyMatch(body -> !body.parts().isEmpty())) {
            throw new IllegalArgumentException("robots of " + league + " have joints, and scenario files do not: use"
                    + " 'go on from here', or save the recording");
        }
    }

    /**
     * {@return the file's section {@code initial}}
     *
     * @param file a scenario file
     * @param robotsPerSide how many robots a side has
     * @throws org.robopitch.settings.BadFileException if something in it is wrong, or it has no such section
     */
    public static Situation read(Configuration file, int robotsPerSide) {
        Section root = file.root();
        if (!root.has(SECTION)) {
            throw root.refuse(SECTION, "is missing: a match begins with the robots and the ball named there");
        }
        Section initial = root.section(SECTION);
        List<Robot> robots = new ArrayList<>();
        TreeSet<Integer> seen = new TreeSet<>();
        for (Section in : initial.sections("robots")) {
            Robot robot = robot(in, robotsPerSide);
            if (!seen.add(robot.index())) {
                throw in.refuse("robot", "is given twice: " + in.text("robot", ""));
            }
            robots.add(robot);
            in.refuseTheRest();
        }
        Ball ball = initial.has("ball") ? ball(initial.section("ball")) : null;
        initial.refuseTheRest();
        return new Situation(robots, ball);
    }

    private static Robot robot(Section in, int robotsPerSide) {
        boolean degrees = in.has("headingDegrees");
        if (degrees && in.has("heading")) {
            throw in.refuse("headingDegrees", "cannot be given together with heading");
        }
        return new Robot(
                RobotNames.index(in, robotsPerSide),
                in.number("x", Range.COORDINATE),
                in.number("y", Range.COORDINATE),
                degrees
                        ? StrictMath.toRadians(in.number("headingDegrees", 0, Range.DEGREES))
                        : in.number("heading", 0, Range.ANGLE),
                in.number("along", 0, Range.SPEED),
                in.number("across", 0, Range.SPEED),
                in.number("spin", 0, Range.SPIN));
    }

    private static Ball ball(Section in) {
        Ball ball = new Ball(
                in.number("x", Range.COORDINATE),
                in.number("y", Range.COORDINATE),
                in.number("z", 0, Range.COORDINATE),
                in.number("vx", 0, Range.SPEED),
                in.number("vy", 0, Range.SPEED),
                in.number("vz", 0, Range.SPEED));
        in.flag("rolling", false); // A ball that a match begins with slides until it rolls by itself.
        in.refuseTheRest();
        return ball;
    }

    /**
     * {@return what the file says about the league}
     *
     * @param file a scenario file
     */
    public static Configuration league(Configuration file) {
        Configuration league = file.without(SECTION);
        for (String key : KEYS) {
            league = league.without(key);
        }
        return league;
    }

    /**
     * {@return the situation as the section {@code initial} of a scenario file, exact but for the rounding of headings}
     *
     * @param robotsPerSide how many robots a side has
     */
    public String yaml(int robotsPerSide) {
        StringBuilder text = new StringBuilder(SECTION + ":\n");
        if (!robots.isEmpty()) {
            text.append("  robots:\n");
        }
        for (Robot robot : robots) {
            text.append("    - {robot: ").append(robot.index() < robotsPerSide ? "blue " : "yellow ");
            text.append(robot.index() % robotsPerSide + 1);
            text.append(", x: ").append(robot.x()).append(", y: ").append(robot.y());
            text.append(", heading: ").append(robot.heading());
            add(text, "along", robot.along());
            add(text, "across", robot.across());
            add(text, "spin", robot.spin());
            text.append("}\n");
        }
        if (ball != null) {
            text.append("  ball: {x: ").append(ball.x()).append(", y: ").append(ball.y());
            add(text, "z", ball.z());
            add(text, "vx", ball.vx());
            add(text, "vy", ball.vy());
            add(text, "vz", ball.vz());
            text.append("}\n");
        }
        return text.toString();
    }

    private static void add(StringBuilder text, String key, double value) {
        if (Math.abs(value) > NOTHING) {
            text.append(", ").append(key).append(": ").append(value);
        }
    }

    /**
     * {@return what a person would do before the first cycle to bring this about: all robots off, the ball, the robots, and
     * play continues. Bodies for which there is no room come as near as they fit}
     *
     * @param match that has not begun
     * @throws IllegalArgumentException if its robots have joints, which scenario files do not
     */
    public List<OperatorAction> opening(Match match) {
        requireRigid(match.game().stage(), match.setup().league().name());
        int all = 2 * match.setup().league().robotsPerSide();
        List<OperatorAction> actions = new ArrayList<>();
        for (int robot = 0; robot < all; robot++) {
            actions.add(new OperatorAction.Remove(robot));
        }
        if (ball != null) {
            actions.add(new OperatorAction.Launch(all, ball.x(), ball.y(), ball.z(), ball.vx(), ball.vy(), ball.vz()));
        }
        for (Robot robot : robots) {
            double cosine = StrictMath.cos(robot.heading());
            double sine = StrictMath.sin(robot.heading());
            actions.add(new OperatorAction.Put(
                    robot.index(),
                    robot.x(),
                    robot.y(),
                    robot.heading(),
                    cosine * robot.along() - sine * robot.across(),
                    sine * robot.along() + cosine * robot.across(),
                    robot.spin()));
        }
        int playOn = match.game().referee().playOnOrder();
        if (playOn >= 0) {
            actions.add(new OperatorAction.Order(playOn));
        }
        return actions;
    }
}
