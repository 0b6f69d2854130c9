// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.believe;

/**
 * What a robot knows of the field, the ball and its own body.
 *
 * @param halfLength from the middle to a goal line, m
 * @param halfWidth from the middle to a side line, m
 * @param goalHalfWidth m
 * @param goalAreaDepth m
 * @param goalAreaHalfWidth m
 * @param robotHalfWidth m
 * @param ballRadius m
 * @param ballDeceleration of a rolling ball, m/s²
 * @param keptAt where a held ball is, m before the robot's centre
 */
public record FieldModel(
        double halfLength,
        double halfWidth,
        double goalHalfWidth,
        double goalAreaDepth,
        double goalAreaHalfWidth,
        double robotHalfWidth,
        double ballRadius,
        double ballDeceleration,
        double keptAt) {}
