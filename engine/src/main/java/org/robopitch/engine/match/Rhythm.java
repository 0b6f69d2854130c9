// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/**
 * How a match moves on in time.
 *
 * @param cycleSeconds time between two decisions of a team, s
 * @param stepSeconds length of a step of the world, s
 */
public record Rhythm(double cycleSeconds, double stepSeconds) {}
