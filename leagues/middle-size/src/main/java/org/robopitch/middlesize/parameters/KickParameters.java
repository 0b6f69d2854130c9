// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.parameters;

import org.robopitch.declare.Require;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

/**
 * How hard robots kick.
 */
public record KickParameters(
        @Value(says = "largest strength; stronger kicks are limited to it", min = 0.1, max = 100)
        double strongest,

        @Value(says = "speed of a ground kick per unit of strength", unit = "m/s", min = 0.01, max = 100)
        double speedPerStrength,

        @Value(says = "how a lob flies") Lob lob,

        @Value(
                says = "height of the ball's centre where an aimed lob crosses the goal line",
                unit = "m",
                min = 0.01,
                max = 20)
        double lobHeight,

        @Value(
                says = "an aimed lob that would cross the goal line this far off its middle is refused",
                unit = "m",
                max = 1000)
        double lobReach,

        @Value(says = "which value of ShootPos is the ground kick")
        ShootPosition shootPosition,

        @Value(says = "time the kicker needs before the next kick", unit = "s", max = 60)
        double rechargeSeconds,

        @Value(says = "whether robots neither dribble nor kick while the match is stopped")
        boolean refusedInStop)
        implements Values<KickParameters> {

    private static final double FASTEST = 40;

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

    @Override
    public void requireConsistent() {
        Require.atMost(
                "kick.speedPerStrength",
                speedPerStrength,
                FASTEST / strongest,
                "m/s",
                "40 m/s divided by kick.strongest, because a faster ball could pass a net between two steps",
                "kick.strongest");
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
