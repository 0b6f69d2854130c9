// SPDX-License-Identifier: Apache-2.0
/** Benchmarks of our engine and its peers on the same scenes. */
@NullMarked
package org.robopitch.bench;

import org.jspecify.annotations.NullMarked;
