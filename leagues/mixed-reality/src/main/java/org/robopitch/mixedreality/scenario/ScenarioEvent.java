// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.scenario;

/**
 * Something that happened.
 *
 * @param time s
 * @param kind "wall", "collision parallel", "collision oblique-perpendicular" …, "free" when contacts end, "goal"
 * @param body index of the robot or ball
 * @param other index of the robot it met, −1 for none
 * @param x where, m
 * @param y where, m
 */
public record ScenarioEvent(double time, String kind, int body, int other, double x, double y) {
    /** Whether bodies have begun to touch. */
    boolean isContact() {
        return kind.equals("wall") || kind.startsWith("collision");
    }
}
