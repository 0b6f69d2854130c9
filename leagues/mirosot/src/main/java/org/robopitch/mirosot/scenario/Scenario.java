// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.scenario;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.kit.scenario.Timeline;
import org.robopitch.mirosot.MirosotLeague;
import org.robopitch.mirosot.Pose;

/**
 * A situation and what is to happen in it.
 *
 * @param league the world it happens in
 * @param robots the robots that take part
 * @param ball where the ball begins; without, it waits in a corner of the goal at negative x
 * @param commands what robots are commanded, in the order of time
 * @param timeline how long it is played and how often the state is written, in steps of the league
 */
public record Scenario(
        MirosotLeague league,
        List<RobotStart> robots,
        @Nullable BallStart ball,
        List<TimedCommand> commands,
        Timeline timeline) {

    /** Copies the lists. */
    public Scenario {
        robots = List.copyOf(robots);
        commands = List.copyOf(commands);
    }

    /**
     * How a robot begins.
     *
     * @param robot its index in the league
     * @param pose where it is
     * @param along velocity along its heading, m/s
     * @param across velocity across its heading, left positive, m/s
     * @param spin angular velocity, rad/s
     */
    public record RobotStart(int robot, Pose pose, double along, double across, double spin) {}

    /**
     * How the ball begins.
     *
     * @param x m
     * @param y m
     * @param velocityX m/s
     * @param velocityY m/s
     * @param rolling whether it rolls already, or was just hit and slides
     */
    public record BallStart(double x, double y, double velocityX, double velocityY, boolean rolling) {}

    /**
     * What a robot is commanded from some time on.
     *
     * @param tick from which step on
     * @param robot its index in the league
     * @param left of the left wheel: rad/s, or N·m if the league's drive takes torques
     * @param right of the right wheel
     */
    public record TimedCommand(long tick, int robot, double left, double right) implements Timeline.Due {}
}
