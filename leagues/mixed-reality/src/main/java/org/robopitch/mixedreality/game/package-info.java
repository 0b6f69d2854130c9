// SPDX-License-Identifier: Apache-2.0
/** Mixed Reality as a game that the engine's matches play: what teams see and command, the rules, the line-ups. */
package org.robopitch.mixedreality.game;
