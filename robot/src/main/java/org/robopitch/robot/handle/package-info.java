// SPDX-License-Identifier: Apache-2.0

/**
 * What the chapter's HWControl node does with the ball (sec. 4.4): holding it by feedback on its distance plus
 * feed-forward of the robot's velocity, and kicks whose strength comes from a calibration.
 */
package org.robopitch.robot.handle;
