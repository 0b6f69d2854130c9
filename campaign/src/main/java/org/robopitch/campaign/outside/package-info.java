// SPDX-License-Identifier: Apache-2.0
/** External programs as teams of a campaign: each match starts them, and plays them in lockstep. */
package org.robopitch.campaign.outside;
