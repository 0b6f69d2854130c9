// SPDX-License-Identifier: Apache-2.0

/** Trials of the link under bad input. */
@NullMarked
package org.robopitch.links.simspark.trial;

import org.jspecify.annotations.NullMarked;
