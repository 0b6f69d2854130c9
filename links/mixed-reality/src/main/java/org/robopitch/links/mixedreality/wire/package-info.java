// SPDX-License-Identifier: Apache-2.0
/** The messages of Mixed Reality, in the units of the wire. */
@NullMarked
package org.robopitch.links.mixedreality.wire;

import org.jspecify.annotations.NullMarked;
