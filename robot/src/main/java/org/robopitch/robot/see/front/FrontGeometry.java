// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see.front;

/**
 * How the front camera is mounted on the robot, and its pinhole: calibrated before a match.
 *
 * @param width pixels in a row
 * @param height rows
 * @param focal length, pixels
 * @param x of the pinhole, m before the robot's centre
 * @param z of the pinhole, m above the ground
 * @param down how far it looks down, rad below level
 */
public record FrontGeometry(int width, int height, double focal, double x, double z, double down) {}
