// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

/**
 * What a robot said aloud.
 *
 * @param step simulation steps done
 * @param time simulated time [s]
 * @param body the robot's body
 */
public record Said(long step, double time, int body, String text) {}
