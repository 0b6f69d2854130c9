// SPDX-License-Identifier: Apache-2.0
/** Environments for external programs, through one memory-mapped file. */
@NullMarked
package org.robopitch.learn.serve;

import org.jspecify.annotations.NullMarked;
