// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.parameters;

import org.robopitch.settings.Require;

/**
 * How hard robots kick.
 *
 * @param strongest a stronger kick is taken as this one
 * @param speedPerStrength speed of a ground kick per unit of strength, m/s
 * @param lob how a lob flies
 * @param lobHeight how much higher than where it began an aimed lob crosses the goal line, m
 * @param lobReach an aimed lob that would cross the goal line this far off its middle is refused, m
 * @param convention which number of ShootPos is the ground kick
 * @param rechargeSeconds how long after a kick the kicker needs until the next, s
 * @param refusedInStop whether robots neither dribble nor kick while the match is stopped
 */
public record KickParameters(
        double strongest,
        double speedPerStrength,
        Lob lob,
        double lobHeight,
        double lobReach,
        ShootPosition convention,
        double rechargeSeconds,
        boolean refusedInStop) {

    /** How a lob flies. */
    public enum Lob {
        /** Into the goal ahead, whatever the strength. */
        AIMED,
        /** With 0.8 of the speed forward and 0.6 of it up. */
        RISING
    }

    /** What the number ShootPos of the wire means. */
    public enum ShootPosition {
        /** 1 is the ground kick, −1 the lob: the public code. */
        ONE_IS_GROUND,
        /** −1 is the ground kick, 1 the lob: the chapter and the single-robot package. */
        ONE_IS_LOB;

        /**
         * {@return whether a number means a lob}
         *
         * @param number 1 or −1
         */
        public boolean isLob(double number) {
            return (number < 0) == (this == ONE_IS_GROUND);
        }

        /**
         * {@return the number to send}
         *
         * @param isLob whether a lob is wanted
         */
        public int number(boolean isLob) {
            return isLob == (this == ONE_IS_GROUND) ? -1 : 1;
        }
    }

    /** Refuses what cannot kick. */
    public KickParameters {
        Require.between("kick.strongest", strongest, 0.1, 100, "");
        Require.between("kick.speedPerStrength", speedPerStrength, 0.01, 100, "m/s");
        // Faster than this and the ball could pass a net between two steps.
        Require.between("kick.strongest times speedPerStrength", strongest * speedPerStrength, 0.01, 40, "m/s");
        Require.between("kick.lobHeight", lobHeight, 0.01, 20, "m");
        Require.between("kick.lobReach", lobReach, 0, 1000, "m");
        Require.between("kick.rechargeSeconds", rechargeSeconds, 0, 60, "s");
    }

    /**
     * {@return the kicker of a dialect}
     *
     * @param dialect which
     */
    public static KickParameters of(Dialect dialect) {
        return dialect == Dialect.A
                ? new KickParameters(15, 2.3, Lob.AIMED, 0.8, 10, ShootPosition.ONE_IS_GROUND, 0, false)
                : new KickParameters(10, 1.0, Lob.RISING, 0.8, 10, ShootPosition.ONE_IS_GROUND, 0, true);
    }
}
