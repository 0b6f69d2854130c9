// SPDX-License-Identifier: Apache-2.0
/** Tuning: looks for parameters of a team with which it does better, and judges them on seeds it was not tuned on. */
package org.robopitch.campaign.tune;
