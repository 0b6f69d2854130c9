// SPDX-License-Identifier: Apache-2.0

/** The front camera (the chapter's sec. 4.2): the ball near the kicker, by a pinhole. */
package org.robopitch.robot.see.front;
