// SPDX-License-Identifier: Apache-2.0

/** The articulated world: bodies, contacts, and the convex problem that each step solves. */
@NullMarked
package org.robopitch.humanoid.world;

import org.jspecify.annotations.NullMarked;
