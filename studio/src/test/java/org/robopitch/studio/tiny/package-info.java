// SPDX-License-Identifier: Apache-2.0
/** A league small enough to know by heart, for tests of what is shown. */
@NullMarked
package org.robopitch.studio.tiny;

import org.jspecify.annotations.NullMarked;
