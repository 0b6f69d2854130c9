// SPDX-License-Identifier: Apache-2.0

/**
 * What team-mates share (the chapter's RTDB, sec. 4.5): the latest value of each item of each robot with its age, sent in
 * time slots (after Santos, Almeida, Lopes 2008 and 2009; here a robot's slot is its own whether it is there or not).
 */
package org.robopitch.robot.share;
