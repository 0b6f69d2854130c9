// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.decide;

/**
 * What the robots can do, as far as decisions depend on it.
 *
 * @param speed fastest drive, m/s
 * @param speedWithBall m/s
 * @param turn fastest turn, rad/s
 * @param shot fastest ball along the ground, m/s
 * @param lobReach farthest touchdown of a lob, m; 0 if the robots cannot lob
 * @param lobNearest nearest, m
 * @param lobAimed whether a lob goes into the goal that the robot looks at, from wherever it is
 * @param braking m/s²
 * @param sideways how hard the wheels can push against a turn at speed, m/s²
 * @param turnsWithin how far from its target a robot turns at any cost, m
 * @param sideStep how quickly a goalkeeper steps aside, m/s²
 */
public record Skill(
        double speed,
        double speedWithBall,
        double turn,
        double shot,
        double lobReach,
        double lobNearest,
        boolean lobAimed,
        double braking,
        double sideways,
        double turnsWithin,
        double sideStep) {}
