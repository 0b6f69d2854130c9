// SPDX-License-Identifier: Apache-2.0
/** The messages of Mixed Reality, in the units of the wire. */
package org.robopitch.links.mixedreality.wire;
