// SPDX-License-Identifier: Apache-2.0
/** Recordings as tables, for programs that compute with them. */
@NullMarked
package org.robopitch.export;

import org.jspecify.annotations.NullMarked;
