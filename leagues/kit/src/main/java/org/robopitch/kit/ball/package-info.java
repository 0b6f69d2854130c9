// SPDX-License-Identifier: Apache-2.0

/** Balls that leagues share. */
@NullMarked
package org.robopitch.kit.ball;

import org.jspecify.annotations.NullMarked;
