// SPDX-License-Identifier: Apache-2.0

/** How bodies move while nothing touches them. */
@NullMarked
package org.robopitch.engine.move;

import org.jspecify.annotations.NullMarked;
