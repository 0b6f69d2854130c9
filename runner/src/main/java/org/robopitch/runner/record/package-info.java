// SPDX-License-Identifier: Apache-2.0
/** Matches into files. */
@NullMarked
package org.robopitch.runner.record;

import org.jspecify.annotations.NullMarked;
