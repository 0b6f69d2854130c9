// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.tournament;

/** How a tournament is played. */
public enum Format {
    /** Everybody meets everybody. */
    ROUND_ROBIN,
    /** In each round teams of about the same points meet that have not met yet. */
    SWISS,
    /** The winner of a pairing advances, the loser is out. */
    KNOCK_OUT
}
