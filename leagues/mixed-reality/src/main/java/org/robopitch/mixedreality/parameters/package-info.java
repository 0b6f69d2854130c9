// SPDX-License-Identifier: Apache-2.0
/** All that makes one Mixed Reality league different from another, as values. */
@NullMarked
package org.robopitch.mixedreality.parameters;

import org.jspecify.annotations.NullMarked;
