// SPDX-License-Identifier: Apache-2.0

/** The 3D league as a match plays it: commands in, senses out, what watchers see. */
package org.robopitch.humanoid.game;
