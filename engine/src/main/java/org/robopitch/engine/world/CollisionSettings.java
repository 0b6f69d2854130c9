// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.declare.Value;
import org.robopitch.declare.Values;
import org.robopitch.engine.body.MovingBody;

/** How bouncy collisions are, and how carefully they are solved. */
public record CollisionSettings(
        @Value(says = "share of the approach speed with which two robots part (ε of Klančar 2003, eq. 12)", max = 1)
        double robotRestitution,

        @Value(says = "the same of a robot and a wall", max = 1)
        double wallRestitution,

        @Value(says = "the same of ball and robot (k of Klančar 2007, eq. 24)", max = 1)
        double ballRobotRestitution,

        @Value(says = "the same of ball and wall", max = 1) double ballWallRestitution,

        @Value(says = "restitution threshold: approach speed below which bodies do not bounce", unit = "m/s", max = 1e9)
        double restingSpeed,

        @Value(says = "whether a robot feels the ball (Klančar 2007, eq. 23 with finite masses) or not (eq. 24)")
        boolean ballMovesRobots,

        // What is solved more finely than that costs time and is not seen, so it depends on the size of the robots.
        @Value(says = "tolerance: no pair overlaps by more after a step", unit = "m", min = 1e-5, max = 1e-3)
        double allowedOverlap,

        @Value(says = "how carefully collisions are solved") Care care)
        implements Values<CollisionSettings> {
    /** What robots of some centimetres may overlap by, m. */
    public static final double USUAL_OVERLAP = 1e-4;

    private static final double SLOWEST_BLOW = 1e-6;
    private static final double RESTING_GAP = 0.2;

    @Override
    public void requireConsistent() {
        if (care == Care.COARSE && (robotRestitution > 0 || wallRestitution > 0)) {
            throw new IllegalArgumentException("robots that bounce need Care.FINE, but robotRestitution is "
                    + robotRestitution + " and wallRestitution " + wallRestitution);
        }
    }

    /**
     * Collisions of small robots.
     *
     * @param robotRestitution 0 … 1
     * @param wallRestitution 0 … 1
     * @param ballRobotRestitution 0 … 1
     * @param ballWallRestitution 0 … 1
     * @param restingSpeed m/s
     * @param ballMovesRobots whether a robot feels the ball
     */
    public CollisionSettings(
            double robotRestitution,
            double wallRestitution,
            double ballRobotRestitution,
            double ballWallRestitution,
            double restingSpeed,
            boolean ballMovesRobots) {
        this(
                robotRestitution,
                wallRestitution,
                ballRobotRestitution,
                ballWallRestitution,
                restingSpeed,
                ballMovesRobots,
                USUAL_OVERLAP,
                Care.FINE);
    }

    /** {@return how fast bodies come that strike instead of pressing, m/s} */
    double slowestBlow() {
        return Math.max(SLOWEST_BLOW, restingSpeed);
    }

    /** {@return up to which gap bodies touch as far as pressing is concerned, m} */
    double restingGap() {
        return RESTING_GAP * allowedOverlap;
    }

    /** {@return with which share of their approach speed the bodies of a contact part} */
    double restitution(Contact c, MovingBody ball, MovingBody ground) {
        if (c.second == ball) {
            return c.first == ground ? ballWallRestitution : ballRobotRestitution;
        }
        return c.second == ground ? wallRestitution : robotRestitution;
    }

    /** {@return what plastic robots, a wooden wall and a golf ball do} */
    public static CollisionSettings defaults() {
        return new CollisionSettings(0.2, 0.0, 0.3, 0.6, 0.02, true);
    }

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
}
