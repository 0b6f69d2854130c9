// SPDX-License-Identifier: Apache-2.0

/** Worlds that move in fixed steps. */
@NullMarked
package org.robopitch.engine.world;

import org.jspecify.annotations.NullMarked;
