// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import org.robopitch.engine.random.RandomStream;

/**
 * What a team may know before the match begins.
 *
 * @param side the team's colour
 * @param robots how many robots each team has
 * @param field the field and the ball
 * @param robot what the robots are like
 * @param rhythm how the match moves on
 * @param random the team's own stream of random numbers
 */
public record TeamInfo(Side side, int robots, FieldInfo field, RobotInfo robot, Rhythm rhythm, RandomStream random) {}
