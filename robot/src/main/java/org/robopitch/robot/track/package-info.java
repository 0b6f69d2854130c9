// SPDX-License-Identifier: Apache-2.0

/**
 * Trajectory tracking (the chapter's sec. 4.3): model predictive control with Laguerre functions under the limits of the
 * wheels, and a plain feedback controller to compare it with.
 */
package org.robopitch.robot.track;
