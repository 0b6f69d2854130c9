// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import java.util.Arrays;
import org.robopitch.humanoid.world.Contact;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.humanoid.world.PartMotion;

/**
 * Running into an opponent near the ball. Of two robots that touch, one charges if it is fast, does not run towards the ball,
 * and runs towards the other rather than the ball; if both run towards the ball, the one that is clearly farther from it does,
 * unless they run side by side. Nobody does if both do, or if they meet at the ball. It counts once it has lasted a while.
 */
final class Charges {
    private static final int NUMBERS = 8;
    private static final int PUSHING = 0;
    private static final int IMMUNE = 1;
    private static final int SPEED_X = 2;
    private static final int SPEED_Y = 3;
    private static final int X = 4;
    private static final int Y = 5;
    private static final int SPEED = 6;
    private static final int BALL = 7;

    /** Speeds are means, since a torso sways at each step: this is the share of the newest. */
    private static final double NEWEST = 0.2;

    private final HumanoidWorld world;
    private final HumanoidRules.Charging rules;
    private final Players players;
    private final PartMotion torso = new PartMotion();
    private final boolean[] pushes;

    /** Of each robot: times, s; mean velocity, m/s; place, speed and distance from the ball in this cycle. */
    private final double[] times;

    Charges(HumanoidWorld world, HumanoidRules.Charging rules, Players players) {
        this.world = world;
        this.rules = rules;
        this.players = players;
        pushes = new boolean[world.robots()];
        times = new double[NUMBERS * world.robots()];
        world.remember(times);
    }

    /**
     * Judges a cycle.
     *
     * @param seconds length of the cycle
     * @param touching who touches the ball, or −1
     * @return who has charged, or −1
     */
    int update(double seconds, int touching) {
        Arrays.fill(pushes, false);
        for (int r = 0; r < pushes.length; r++) {
            int o = NUMBERS * r;
            if (!players.present(r)) {
                Arrays.fill(times, o, o + NUMBERS, 0);
                continue;
            }
            world.part(r, 0, torso);
            times[o + SPEED_X] += NEWEST * (torso.velocity[0] - times[o + SPEED_X]);
            times[o + SPEED_Y] += NEWEST * (torso.velocity[1] - times[o + SPEED_Y]);
            times[o + X] = torso.position[0];
            times[o + Y] = torso.position[1];
            times[o + SPEED] = length(times[o + SPEED_X], times[o + SPEED_Y]);
            times[o + BALL] = length(world.ball(0) - times[o + X], world.ball(1) - times[o + Y]);
            times[o + IMMUNE] = r == touching ? rules.immunity() : Math.max(0, times[o + IMMUNE] - seconds);
        }
        for (int c = 0; c < world.contacts(); c++) {
            Contact contact = world.contact(c);
            int a = contact.first;
            int b = contact.second;
            if (a < pushes.length && b >= 0 && b < pushes.length && players.side(a) != players.side(b)) {
                judge(a, b, contact.place);
            }
        }
        int charged = -1;
        for (int r = 0; r < pushes.length; r++) {
            int o = NUMBERS * r;
            times[o + PUSHING] = pushes[r] && times[o + IMMUNE] <= 0 ? times[o + PUSHING] + seconds : 0;
            if (times[o + PUSHING] >= rules.duration() && charged < 0) {
                charged = r;
                times[o + PUSHING] = 0;
            }
        }
        return charged;
    }

    private void judge(int a, int b, double[] place) {
        int one = NUMBERS * a;
        int two = NUMBERS * b;
        if (!players.stands(a) || !players.stands(b) || !nearTheBall(one, two, place)) {
            return;
        }
        boolean first = runsInto(one, two);
        boolean second = runsInto(two, one);
        double farther = times[one + BALL] - times[two + BALL];
        if (!first && !second && Math.abs(farther) > rules.deltaDistance()) {
            double turned =
                    Math.abs(angle(one, times[two + X], times[two + Y]) - angle(two, times[one + X], times[one + Y]));
            boolean apart = turned > rules.deltaAngle();
            first = farther > 0 && (apart || times[two + SPEED] < rules.speed());
            second = farther < 0 && (apart || times[one + SPEED] < rules.speed());
        }
        double ahead = towardsTheContact(one, two, place);
        double back = towardsTheContact(two, one, place);
        // An opponent that gives way takes half of its own speed from the blow.
        first &= times[one + SPEED] >= rules.speed() && ahead + Math.min(0, back) / 2 >= rules.pushSpeed();
        second &= times[two + SPEED] >= rules.speed() && back + Math.min(0, ahead) / 2 >= rules.pushSpeed();
        if (first == second) {
            return;
        }
        int culprit = first ? a : b;
        pushes[culprit] |= !players.isKeeper(culprit) || !players.inOwnArea(culprit);
        // Who is run into is exempt for a while: what it does now is not its own doing.
        times[(first ? two : one) + IMMUNE] = rules.immunity();
    }

    private boolean nearTheBall(int one, int two, double[] place) {
        return Math.min(times[one + BALL], times[two + BALL]) <= rules.ballWithin()
                && length(world.ball(0) - place[0], world.ball(1) - place[1]) >= rules.ballNotWithin();
    }

    private boolean runsInto(int runner, int other) {
        double pastTheBall = angle(runner, world.ball(0), world.ball(1));
        return times[runner + SPEED] >= rules.speed()
                && pastTheBall >= rules.ballAngle()
                && pastTheBall >= angle(runner, times[other + X], times[other + Y]);
    }

    /** {@return the angle between a robot's velocity and the direction of a point, rad} */
    private double angle(int runner, double x, double y) {
        double dx = x - times[runner + X];
        double dy = y - times[runner + Y];
        double scale = times[runner + SPEED] * length(dx, dy);
        double cosine = scale > 0 ? (times[runner + SPEED_X] * dx + times[runner + SPEED_Y] * dy) / scale : 1;
        return StrictMath.acos(Math.max(-1, Math.min(1, cosine)));
    }

    /** {@return how fast a robot moves towards the middle between the contact and the other robot} */
    private double towardsTheContact(int runner, int other, double[] place) {
        double dx = (place[0] + times[other + X]) / 2 - times[runner + X];
        double dy = (place[1] + times[other + Y]) / 2 - times[runner + Y];
        double length = length(dx, dy);
        return length > 0 ? (times[runner + SPEED_X] * dx + times[runner + SPEED_Y] * dy) / length : 0;
    }

    private static double length(double x, double y) {
        return Math.sqrt(x * x + y * y);
    }
}
