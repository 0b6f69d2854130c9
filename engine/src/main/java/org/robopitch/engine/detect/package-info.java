// SPDX-License-Identifier: Apache-2.0

/** Who may touch whom, and when. */
@NullMarked
package org.robopitch.engine.detect;

import org.jspecify.annotations.NullMarked;
