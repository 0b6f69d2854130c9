// SPDX-License-Identifier: Apache-2.0
/** Matches on other computers: jobs as text, the process that speaks to a cluster, and what plays over there. */
package org.robopitch.campaign.remote;
