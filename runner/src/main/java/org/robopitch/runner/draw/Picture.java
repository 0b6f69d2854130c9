// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.draw;

/**
 * A picture that a robot shows.
 *
 * @param robot whose, from 0
 * @param name what it shows
 * @param png the picture as a PNG file
 */
public record Picture(int robot, String name, byte[] png) {}
