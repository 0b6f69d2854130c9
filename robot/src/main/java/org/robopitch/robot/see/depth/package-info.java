// SPDX-License-Identifier: Apache-2.0

/** The goalkeeper's depth cameras (the chapter's sec. 4.2, fig. 12): a sphere in a cloud of points, and where it lands. */
package org.robopitch.robot.see.depth;
