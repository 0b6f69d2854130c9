// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.random.RandomStream;

/**
 * Where robots and ball are and how they move at one moment. Scenarios begin with one, matches can, and one is saved of a
 * match's moment; in files it is the section {@code initial}. Robots that it does not name are off the pitch.
 *
 * @param robots who is on the pitch
 * @param ball the ball; null to leave it where the match puts it
 */
public record Situation(List<Robot> robots, @Nullable Ball ball) {
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
     * @param rolling whether it rolls from the start, rather than slides as after a blow; for leagues whose ball can slide
     */
    public record Ball(double x, double y, double z, double vx, double vy, double vz, boolean rolling) {}

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
                ball = new Ball(pose.x, pose.y, pose.z, pose.vx, pose.vy, pose.vz, false);
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
