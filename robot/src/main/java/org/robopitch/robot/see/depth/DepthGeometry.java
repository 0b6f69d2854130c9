// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see.depth;

/**
 * How a depth camera is mounted on the robot: level, looking to one side of straight ahead.
 *
 * @param width pixels in a row
 * @param height rows
 * @param focal length, pixels
 * @param x of the lens, m before the robot's centre
 * @param y of the lens, m to the left
 * @param z of the lens, m above the ground
 * @param yaw direction it looks in, rad from straight ahead
 */
public record DepthGeometry(int width, int height, double focal, double x, double y, double z, double yaw) {}
