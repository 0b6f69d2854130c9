// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import org.robopitch.humanoid.world.Contact;
import org.robopitch.humanoid.world.HumanoidWorld;

/** Who touches the ball, and who did last. */
final class Touches {
    private static final int NOW = 0;
    private static final int LAST = 1;
    private static final int KICKER = 2;

    private final HumanoidWorld world;
    private final long[] words = {-1, -1, -1};
    private final double[] away = new double[1];
    private final double[] awayBefore = new double[1];

    Touches(HumanoidWorld world) {
        this.world = world;
        world.remember(words);
        world.remember(away);
        world.remember(awayBefore);
    }

    void update(double seconds) {
        words[NOW] = -1;
        double strongest = -1;
        for (int c = 0; c < world.contacts(); c++) {
            Contact contact = world.contact(c);
            if (contact.first == world.robots() && contact.second >= 0) {
                double[] p = contact.impulse;
                double push = p[0] * p[0] + p[1] * p[1] + p[2] * p[2];
                if (push > strongest) {
                    strongest = push;
                    words[NOW] = contact.second;
                }
            }
        }
        awayBefore[0] = away[0];
        away[0] += seconds;
        if (now() >= 0) {
            words[LAST] = words[NOW];
            if (now() == kicker()) {
                away[0] = 0;
            }
        }
    }

    /** {@return who touches the ball in this cycle, or −1} */
    int now() {
        return (int) words[NOW];
    }

    /** {@return who touched it last, or −1} */
    int last() {
        return (int) words[LAST];
    }

    void forget() {
        words[LAST] = -1;
    }

    /** Remembers who took a restart: that one may not play the ball again before somebody else has. */
    void kicker(int robot) {
        words[KICKER] = robot;
        away[0] = 0;
        awayBefore[0] = 0;
    }

    int kicker() {
        return (int) words[KICKER];
    }

    /** {@return whether the kicker touches the ball again after it had left it for a while} */
    boolean touchedTwice(double seconds) {
        return kicker() >= 0 && now() == kicker() && awayBefore[0] >= seconds;
    }
}
