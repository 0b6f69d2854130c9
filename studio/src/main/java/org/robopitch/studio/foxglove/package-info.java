// SPDX-License-Identifier: Apache-2.0

/** The live match for Foxglove: its WebSocket protocol on the studio's server. */
@NullMarked
package org.robopitch.studio.foxglove;

import org.jspecify.annotations.NullMarked;
