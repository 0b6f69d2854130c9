// SPDX-License-Identifier: Apache-2.0

/** The articulated world: bodies, contacts, and the convex problem that each step solves. */
package org.robopitch.humanoid.world;
