// SPDX-License-Identifier: Apache-2.0
/** Tournaments: who meets whom, standings and ratings. */
package org.robopitch.campaign.tournament;
