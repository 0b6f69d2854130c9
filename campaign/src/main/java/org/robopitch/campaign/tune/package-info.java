// SPDX-License-Identifier: Apache-2.0
/** Tuning: looks for parameters of a team with which it does better, and judges them on seeds it was not tuned on. */
@NullMarked
package org.robopitch.campaign.tune;

import org.jspecify.annotations.NullMarked;
