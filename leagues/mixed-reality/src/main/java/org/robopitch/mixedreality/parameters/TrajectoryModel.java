// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.parameters;

/** How the trajectory of a robot is worked out. */
public enum TrajectoryModel {
    /** The circular arc that wheels at constant speeds run along, in closed form. */
    EXACT,
    /** The paper's scheme: predict both wheels along the heading, then correct their distance. */
    PUBLISHED
}
