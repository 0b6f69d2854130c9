// SPDX-License-Identifier: Apache-2.0

/** What the games of planar leagues have in common: placing bodies, showing them, painting pitches. */
package org.robopitch.kit.game;
