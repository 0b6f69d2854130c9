// SPDX-License-Identifier: Apache-2.0

/** What referees have in common: rules that watch play and decide, how play stops and continues, periods, and the score. */
package org.robopitch.kit.referee;
