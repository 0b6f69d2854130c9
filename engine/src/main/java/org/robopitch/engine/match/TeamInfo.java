// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import org.robopitch.engine.random.RandomStream;

/**
 * What a team may know before the match begins.
 *
 * @param side the team's colour
 * @param robots how many robots each team has
 * @param pitchLength between the goal lines, m
 * @param pitchWidth between the side walls, m
 * @param goalWidth m
 * @param goalDepth m
 * @param goalAreaDepth how far the goal area reaches into the pitch, m
 * @param goalAreaWidth m
 * @param robotSize side of a robot, m
 * @param ballRadius m
 * @param wheelRadius m; 0 if the robots have no wheels of that kind
 * @param track distance between the wheels, m; 0 if the robots have no wheels of that kind
 * @param maxWheelSpeed rad/s
 * @param cycleSeconds time between two decisions, s
 * @param random the team's own stream of random numbers
 */
public record TeamInfo(
        Side side,
        int robots,
        double pitchLength,
        double pitchWidth,
        double goalWidth,
        double goalDepth,
        double goalAreaDepth,
        double goalAreaWidth,
        double robotSize,
        double ballRadius,
        double wheelRadius,
        double track,
        double maxWheelSpeed,
        double cycleSeconds,
        RandomStream random) {}
