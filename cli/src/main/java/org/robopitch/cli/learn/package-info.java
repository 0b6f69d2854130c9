// SPDX-License-Identifier: Apache-2.0
/** The commands for programs that learn. */
@NullMarked
package org.robopitch.cli.learn;

import org.jspecify.annotations.NullMarked;
