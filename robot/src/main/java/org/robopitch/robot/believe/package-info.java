// SPDX-License-Identifier: Apache-2.0

/**
 * The world model (the chapter's sec. 4.5): own sight, mates' messages and odometry become one belief: whose ball to
 * believe, who is a mate and who an opponent, how old and how certain each of it is, and who marks whom.
 */
package org.robopitch.robot.believe;
