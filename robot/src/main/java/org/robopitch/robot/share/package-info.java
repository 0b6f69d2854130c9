// SPDX-License-Identifier: Apache-2.0

/**
 * What team-mates share (the chapter's RTDB, sec. 4.5): the latest value of each item of each robot with its age, sent in
 * time slots that adapt to who is there (after Santos, Almeida, Lopes 2008 and 2009).
 */
@NullMarked
package org.robopitch.robot.share;

import org.jspecify.annotations.NullMarked;
