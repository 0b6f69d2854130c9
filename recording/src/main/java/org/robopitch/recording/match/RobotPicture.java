// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

/**
 * A picture that a robot showed, such as what its camera saw.
 *
 * @param step simulation steps done
 * @param time simulated time [s]
 * @param body the robot's body
 * @param name what it shows
 * @param png the picture as a PNG file
 */
public record RobotPicture(long step, double time, int body, String name, byte[] png) {}
