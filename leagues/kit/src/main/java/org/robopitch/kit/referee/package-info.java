// SPDX-License-Identifier: Apache-2.0

/** What referees have in common: rules that watch play and decide, how play stops and continues, periods, and the score. */
@NullMarked
package org.robopitch.kit.referee;

import org.jspecify.annotations.NullMarked;
