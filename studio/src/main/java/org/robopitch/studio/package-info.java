// SPDX-License-Identifier: Apache-2.0
/** The browser view of a match, live or replayed. */
@NullMarked
package org.robopitch.studio;

import org.jspecify.annotations.NullMarked;
