// SPDX-License-Identifier: Apache-2.0
/** Situations described in files: the paper's test programs, and any other. */
@NullMarked
package org.robopitch.mixedreality.scenario;

import org.jspecify.annotations.NullMarked;
