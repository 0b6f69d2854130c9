// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.middlesize;

import org.robopitch.engine.match.Commands;
import org.robopitch.middlesize.game.Channel;
import org.robopitch.robot.Remembering;

/**
 * Kicks with a wanted speed: it learns from each kick how fast a ball of which strength becomes, and from a ball that
 * rises that this league's robots lob where others kick along the ground.
 */
final class KickScale implements Remembering {
    private static final double SLOWEST_TO_LEARN_FROM = 2;

    /** Every robot of this league kicks as told up to this strength; beyond, its best may be less. */
    private static final double SURE_STRENGTH = 10;

    /** A ball that was to roll climbs no faster than this, m/s. */
    private static final double ROLLING = 1;

    private double speedPerStrength = 1.5;
    private double groundPosition = 1;
    private double strength;

    /** How fast a ball surely can be kicked, m/s. */
    double fastest() {
        return SURE_STRENGTH * speedPerStrength;
    }

    /** Kicks along the ground as soon as the ball is before the kicker. */
    void kick(Commands commands, int robot, double speed) {
        strength = speed / speedPerStrength;
        commands.set(robot, Channel.KICK, strength);
        commands.set(robot, Channel.SHOOT_POSITION, groundPosition);
    }

    /** Kicks the ball into the air. */
    void lob(Commands commands, int robot, double speed) {
        commands.set(robot, Channel.KICK, speed / speedPerStrength);
        commands.set(robot, Channel.SHOOT_POSITION, -groundPosition);
        strength = 0;
    }

    /** Looks at the ball in the cycle after a kick. */
    void learn(double ballSpeed, double climb, boolean left) {
        if (strength > 0 && left && climb > ROLLING) {
            groundPosition = -groundPosition;
        } else if (strength > 0 && strength <= SURE_STRENGTH && left && ballSpeed > SLOWEST_TO_LEARN_FROM) {
            speedPerStrength = Math.max(0.5, Math.min(5, ballSpeed / strength));
        }
        strength = 0;
    }
}
