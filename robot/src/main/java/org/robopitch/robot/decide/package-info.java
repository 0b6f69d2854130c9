// SPDX-License-Identifier: Apache-2.0

/**
 * Strategy (the chapter's sec. 4.3): roles are evaluated, assigned and reassigned by each robot from what all of them
 * share; each role decides what its robot wants to do next, in play and in every set piece.
 */
package org.robopitch.robot.decide;
