// SPDX-License-Identifier: Apache-2.0
/** Situations: where robots and ball are at one moment, written to scenario files, and matches that begin with them. */
@NullMarked
package org.robopitch.runner.situation;

import org.jspecify.annotations.NullMarked;
