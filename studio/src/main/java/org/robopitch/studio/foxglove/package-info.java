// SPDX-License-Identifier: Apache-2.0

/** The live match for Foxglove: its WebSocket protocol on the studio's server. */
package org.robopitch.studio.foxglove;
