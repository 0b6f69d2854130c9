// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import org.robopitch.humanoid.world.ContactPoint;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.humanoid.world.PartPose;

/**
 * Running into an opponent: a robot that is fast towards the one it touches, near the ball but neither on its way to it nor
 * in a fight for it, and keeps pushing.
 */
final class Charges {
    private static final int NUMBERS = 2;
    private static final int PUSHING = 0;
    private static final int IMMUNE = 1;

    private final HumanoidWorld world;
    private final HumanoidRules.Charging rules;
    private final Players players;
    private final ContactPoint contact = new ContactPoint();
    private final PartPose one = new PartPose();
    private final PartPose two = new PartPose();
    private final boolean[] pushes;
    private final double[] times;

    Charges(HumanoidWorld world, HumanoidRules.Charging rules, Players players) {
        this.world = world;
        this.rules = rules;
        this.players = players;
        pushes = new boolean[world.robots()];
        times = new double[NUMBERS * world.robots()];
        world.remember(times);
    }

    /** {@return who has charged, or −1} */
    int update(double seconds) {
        java.util.Arrays.fill(pushes, false);
        for (int c = 0; c < world.contacts(); c++) {
            world.contact(c, contact);
            int a = contact.first();
            int b = contact.second();
            if (a < pushes.length && b >= 0 && b < pushes.length && players.side(a) != players.side(b)) {
                boolean first = pushes(a, b);
                boolean second = pushes(b, a);
                pushes[a] |= first;
                pushes[b] |= second;
                // Who is run into is let off for a while: what it does now is not its own doing.
                if (first && !second) {
                    times[NUMBERS * b + IMMUNE] = rules.immunity();
                } else if (second && !first) {
                    times[NUMBERS * a + IMMUNE] = rules.immunity();
                }
            }
        }
        int charged = -1;
        for (int r = 0; r < pushes.length; r++) {
            int o = NUMBERS * r;
            times[o + IMMUNE] = Math.max(0, times[o + IMMUNE] - seconds);
            times[o + PUSHING] = pushes[r] && times[o + IMMUNE] <= 0 ? times[o + PUSHING] + seconds : 0;
            if (times[o + PUSHING] >= rules.duration() && charged < 0) {
                charged = r;
                times[o + PUSHING] = 0;
            }
        }
        return charged;
    }

    private boolean pushes(int robot, int opponent) {
        double[] place = contact.place();
        double toBallX = world.ball(0) - place[0];
        double toBallY = world.ball(1) - place[1];
        double fromBall = Math.sqrt(toBallX * toBallX + toBallY * toBallY);
        if (fromBall > rules.ballWithin() || fromBall < rules.ballNotWithin()) {
            return false;
        }
        world.part(robot, 0, one);
        world.part(opponent, 0, two);
        double vx = one.velocity()[0];
        double vy = one.velocity()[1];
        double speed = Math.sqrt(vx * vx + vy * vy);
        double dx = two.position()[0] - one.position()[0];
        double dy = two.position()[1] - one.position()[1];
        double distance = Math.sqrt(dx * dx + dy * dy);
        double closing = distance > 0 ? ((vx - two.velocity()[0]) * dx + (vy - two.velocity()[1]) * dy) / distance : 0;
        if (speed < rules.speed() || closing < rules.pushSpeed()) {
            return false;
        }
        double bx = world.ball(0) - one.position()[0];
        double by = world.ball(1) - one.position()[1];
        double towardsBall = vx * bx + vy * by;
        double limit = speed * Math.sqrt(bx * bx + by * by) * StrictMath.cos(rules.ballAngle());
        return towardsBall < limit;
    }
}
