// SPDX-License-Identifier: Apache-2.0
/** World state, stepping, randomness, match and referee: everything a league is made of. */
@NullMarked
package org.robopitch.engine;

import org.jspecify.annotations.NullMarked;
