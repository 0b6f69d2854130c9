// SPDX-License-Identifier: Apache-2.0

/** Situations described in a file, played and written down: experiments with the same initial conditions. */
@NullMarked
package org.robopitch.mirosot.scenario;

import org.jspecify.annotations.NullMarked;
