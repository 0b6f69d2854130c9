// SPDX-License-Identifier: Apache-2.0
/** Tournaments: who meets whom, standings and ratings. */
@NullMarked
package org.robopitch.campaign.tournament;

import org.jspecify.annotations.NullMarked;
