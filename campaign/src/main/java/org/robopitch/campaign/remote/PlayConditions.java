// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.remote;

/**
 * What a computer of a cluster has to know about all matches alike.
 *
 * @param teamMemory what the process of a user's team may use, MB; 0 for teams that play in the process of the match
 * @param patienceSeconds how long an external program may be silent, s
 * @param waitSeconds how much longer than a match itself all decisions of a team may take, s
 */
public record PlayConditions(int teamMemory, double patienceSeconds, double waitSeconds) {}
