// SPDX-License-Identifier: Apache-2.0
/** Trials of the link under bad conditions, which take too long for a test. */
@NullMarked
package org.robopitch.links.mixedreality.trial;

import org.jspecify.annotations.NullMarked;
