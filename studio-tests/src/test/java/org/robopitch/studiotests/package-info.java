// SPDX-License-Identifier: Apache-2.0
/** The studio in a real browser. */
@NullMarked
package org.robopitch.studiotests;

import org.jspecify.annotations.NullMarked;
