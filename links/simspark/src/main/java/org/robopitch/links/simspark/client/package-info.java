// SPDX-License-Identifier: Apache-2.0

/** The client half: an agent's connection to a server, ours or another's. */
@NullMarked
package org.robopitch.links.simspark.client;

import org.jspecify.annotations.NullMarked;
