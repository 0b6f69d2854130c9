// SPDX-License-Identifier: Apache-2.0

/** A naive team: everybody runs at the ball. */
package org.robopitch.teams.chaser;
