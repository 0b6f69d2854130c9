// SPDX-License-Identifier: Apache-2.0

/** The server half: agents, monitors, the order of a cycle. It knows no physics, only an arena. */
package org.robopitch.links.simspark.server;
