// SPDX-License-Identifier: Apache-2.0

/**
 * The omnidirectional camera (the chapter's sec. 4.1): scan lines from the middle of the image find white line points, the
 * ball and obstacles; line points, matched with the map of the lines, tell where the robot is.
 */
package org.robopitch.robot.see.omni;
