// SPDX-License-Identifier: Apache-2.0
/** Moments of matches that were or are played, to continue from. */
package org.robopitch.runner.moment;
