// SPDX-License-Identifier: Apache-2.0
/** MiroSot as a game that the engine's matches play: what teams see, what they command, what there is to look at. */
package org.robopitch.mirosot.game;
