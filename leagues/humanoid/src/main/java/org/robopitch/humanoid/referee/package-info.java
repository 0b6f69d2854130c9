// SPDX-License-Identifier: Apache-2.0

/** Rules and referee of the 3D league. */
@NullMarked
package org.robopitch.humanoid.referee;

import org.jspecify.annotations.NullMarked;
