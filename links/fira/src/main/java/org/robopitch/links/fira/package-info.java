// SPDX-License-Identifier: Apache-2.0
/**
 * The link for programs that speak to FIRASim and to the VSSS referee.
 *
 * <p>How a cycle goes: when a cycle has ended, {@link org.robopitch.links.fira.FiraLink} makes what there is to see, the
 * {@code Translation} turns it into an {@code Environment}, and a {@code GroupSender} sends it to the group and
 * to all other addresses that were named. While the match waits for the clock, or in lockstep for answers, the {@code Receiver} reads
 * packets and leaves what they want in the {@code Inbox}. The next cycle takes wheel speeds out of it as the team's
 * commands; at its end, replacements and placements become actions that a recording keeps, and are seen in the next
 * Environment.
 *
 * <p>The thread that plays the match never reads a socket, the receiver's thread never touches the match; the inbox is
 * where they meet. Whatever cannot be taken is counted in {@code FiraCounters}, under a name that says why.
 */
package org.robopitch.links.fira;
