// SPDX-License-Identifier: Apache-2.0

/** The Middle Size League as a game that the engine's matches play. */
package org.robopitch.middlesize.game;
