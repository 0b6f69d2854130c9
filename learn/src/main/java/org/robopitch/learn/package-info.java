// SPDX-License-Identifier: Apache-2.0
/** Vectorised environments: many small worlds stepped together, for programs that learn. */
@NullMarked
package org.robopitch.learn;

import org.jspecify.annotations.NullMarked;
