// SPDX-License-Identifier: Apache-2.0
/** Sweeps: one pairing at many points of a space of parameters. */
package org.robopitch.campaign.sweep;
