// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.scenario;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.kit.scenario.Timeline;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;

/**
 * A situation and what robots are commanded in it.
 *
 * @param title what it shows; may be empty
 * @param parameters what is played
 * @param robots where robots begin; those that are not named take no part
 * @param ball where the ball begins; without, it lies in a corner
 * @param orders what robots are commanded, in the order of time
 * @param timeline how long it is played and how often the state is written, in cycles of the league
 */
public record Scenario(
        String title,
        MixedRealityParameters parameters,
        List<RobotStart> robots,
        @Nullable BallStart ball,
        List<Order> orders,
        Timeline timeline) {

    /** Copies the lists. */
    public Scenario {
        robots = List.copyOf(robots);
        orders = List.copyOf(orders);
    }

    /**
     * Where a robot begins.
     *
     * @param robot its index in the league
     * @param x m
     * @param y m
     * @param heading rad
     * @param along speed, m/s
     * @param spin rad/s
     */
    public record RobotStart(int robot, double x, double y, double heading, double along, double spin) {
        /**
         * At rest.
         *
         * @param robot its index in the league
         * @param x m
         * @param y m
         * @param heading rad
         */
        public RobotStart(int robot, double x, double y, double heading) {
            this(robot, x, y, heading, 0, 0);
        }
    }

    /**
     * How the ball begins.
     *
     * @param x m
     * @param y m
     * @param velocityX m/s
     * @param velocityY m/s
     */
    public record BallStart(double x, double y, double velocityX, double velocityY) {}

    /**
     * What a robot is commanded from some time on.
     *
     * @param tick from which cycle on
     * @param robot its index in the league
     * @param what what to do
     */
    public record Order(long tick, int robot, Action what) implements Timeline.Due {}

    /** What a robot can be commanded. */
    public sealed interface Action {
        /**
         * To turn its wheels.
         *
         * @param left m/s
         * @param right m/s
         */
        record Wheels(double left, double right) implements Action {}

        /**
         * To go to a point.
         *
         * @param x m
         * @param y m
         */
        record ToPoint(double x, double y) implements Action {}

        /** To go to the ball. */
        record ToBall() implements Action {}

        /**
         * To kick, once; its wheels go on as they are.
         *
         * @param force 0 … 1
         * @param angle rad, counter-clockwise from its heading
         */
        record Kick(double force, double angle) implements Action {}
    }

    /**
     * {@return what a robot is called in files: its side and its number, which counts from 1}
     *
     * @param robot its index, from 0; the number of robots for the ball
     */
    public String nameOf(int robot) {
        int perTeam = parameters.robotsPerTeam();
        if (robot == parameters.robots()) {
            return "ball";
        }
        return (robot < perTeam ? "blue " : "yellow ") + (robot % perTeam + 1);
    }
}
