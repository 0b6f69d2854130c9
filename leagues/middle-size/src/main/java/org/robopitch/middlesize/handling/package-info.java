// SPDX-License-Identifier: Apache-2.0

/** What robots do with the ball: dribble and kick it. */
@NullMarked
package org.robopitch.middlesize.handling;

import org.jspecify.annotations.NullMarked;
