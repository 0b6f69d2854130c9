// SPDX-License-Identifier: Apache-2.0
/** The agents' side of the protocol. */
@NullMarked
package org.robopitch.links.mixedreality.client;

import org.jspecify.annotations.NullMarked;
