// SPDX-License-Identifier: Apache-2.0

/** What the agent knows: its body, where it is, the ball, the players and the game. */
package org.robopitch.bahia3d.model;
