// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.scenario;

/**
 * Something that happened.
 *
 * @param time end of the step it happened in, s
 * @param kind what happened
 * @param body index of the body it happened to
 * @param other index of the body it met, the engine's ground for a wall; of a goal: any robot of the team that scored
 * @param x where, m
 * @param y where, m
 */
public record ScenarioEvent(double time, Kind kind, int body, int other, double x, double y) {
    /** What can happen. */
    public enum Kind {
        /** Two bodies begin to touch. */
        CONTACT_BEGIN,
        /** Two bodies part. */
        CONTACT_END,
        /** The whole ball is behind a goal line. */
        GOAL
    }
}
