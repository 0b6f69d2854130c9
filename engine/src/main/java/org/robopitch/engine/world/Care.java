// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

/** How carefully collisions are solved: what nobody sees need not be worked out. */
public enum Care {
    /** Robots strike at the moment they touch, and blows are solved to the last digit. For robots that bounce. */
    FINE(true, 1e-10, 3e-7, 0.2, 0.3),

    /**
     * Robots press instead of striking: those that run into each other or a wall within a step have come to rest against each
     * other by its end. The ball strikes, at all points that it touches together. For heavy robots that do not bounce.
     */
    COARSE(false, 1e-8, 1e-5, 0.4, 0.6);

    /** Whether robots strike each other and walls. */
    final boolean robotsStrike;

    /** Blows are solved once no impulse changes by more, N·s. */
    final double exactImpulse;

    /** Corrections of overlaps are solved once no displacement changes by more, kg·m. */
    final double exactDisplacement;

    /** Pressing goes on while a pair would overlap by more after the step, as a share of the allowed overlap. */
    final double overlapToCome;

    /** Bodies that overlap by more after the step are moved apart, as a share of the allowed overlap. */
    final double correctedOverlap;

    Care(
            boolean robotsStrike,
            double exactImpulse,
            double exactDisplacement,
            double overlapToCome,
            double correctedOverlap) {
        this.robotsStrike = robotsStrike;
        this.exactImpulse = exactImpulse;
        this.exactDisplacement = exactDisplacement;
        this.overlapToCome = overlapToCome;
        this.correctedOverlap = correctedOverlap;
    }
}
