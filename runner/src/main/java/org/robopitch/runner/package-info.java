// SPDX-License-Identifier: Apache-2.0
/** Runs matches: what is ordered becomes a match, is paced, guarded, recorded, reported and played again. */
@NullMarked
package org.robopitch.runner;

import org.jspecify.annotations.NullMarked;
