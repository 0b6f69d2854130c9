// SPDX-License-Identifier: Apache-2.0

/** Seeded random numbers that are part of the state. */
@NullMarked
package org.robopitch.engine.random;

import org.jspecify.annotations.NullMarked;
