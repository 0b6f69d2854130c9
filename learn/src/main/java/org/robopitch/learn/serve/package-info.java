// SPDX-License-Identifier: Apache-2.0
/** Environments for programs outside, through one memory-mapped file. */
@NullMarked
package org.robopitch.learn.serve;

import org.jspecify.annotations.NullMarked;
