// SPDX-License-Identifier: Apache-2.0

/**
 * Path planning (the chapter's sec. 4.3): subtargets around obstacles, a cubic B-spline through them, and a speed for
 * each point of it, planned again in every cycle.
 */
package org.robopitch.robot.plan;
