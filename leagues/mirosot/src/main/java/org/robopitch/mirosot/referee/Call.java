// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;

/**
 * What a watch has seen, and what follows.
 *
 * @param restart how play continues
 * @param offender who broke a rule, or null if nobody did
 * @param robot the robot that did, within its side, or −1
 * @param reason what happened, in words
 */
record Call(Restart restart, @Nullable Side offender, int robot, String reason) {}
