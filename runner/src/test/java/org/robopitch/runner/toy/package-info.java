// SPDX-License-Identifier: Apache-2.0
/** A small league for tests: two robots, a ball, a referee who counts goals. */
@NullMarked
package org.robopitch.runner.toy;

import org.jspecify.annotations.NullMarked;
