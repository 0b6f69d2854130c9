// SPDX-License-Identifier: Apache-2.0

/** The rules of the Middle Size League, and the coach's commands. */
@NullMarked
package org.robopitch.middlesize.referee;

import org.jspecify.annotations.NullMarked;
