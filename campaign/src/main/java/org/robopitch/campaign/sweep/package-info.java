// SPDX-License-Identifier: Apache-2.0
/** Sweeps: one pairing at many points of a space of parameters. */
@NullMarked
package org.robopitch.campaign.sweep;

import org.jspecify.annotations.NullMarked;
