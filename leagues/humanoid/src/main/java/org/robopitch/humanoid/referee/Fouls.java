// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import java.util.Arrays;
import org.robopitch.engine.match.Referee.EventSink;
import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.world.HumanoidWorld;

/** Robots that lie or stand about too long, too many in their own area, too many in a bunch, and charging. */
final class Fouls {
    /** How long a robot must stand until its time off its feet is forgotten, s. */
    private static final double STEADY = 0.5;

    /** How far beside the pitch a robot is still judged, m. */
    private static final double MARGIN = 0.1;

    private static final int NUMBERS = 5;
    private static final int OFF_FEET = 0;
    private static final int ON_GROUND = 1;
    private static final int ON_FEET = 2;
    private static final int HELD = 3;
    private static final int IN_AREA = 4;

    private final HumanoidWorld world;
    private final HumanoidRules rules;
    private final Players players;
    private final Bunches bunches;
    private final Charges charges;
    private final double[] times;

    Fouls(HumanoidWorld world, HumanoidRules rules, Players players) {
        this.world = world;
        this.rules = rules;
        this.players = players;
        bunches = new Bunches(world, players);
        charges = new Charges(world, rules.charging(), players);
        times = new double[NUMBERS * world.robots()];
        world.remember(times);
    }

    /** Forgets everything while the game is interrupted and robots may be beamed. */
    void forget() {
        Arrays.fill(times, 0);
    }

    /**
     * Judges all robots.
     *
     * @param seconds length of the cycle
     * @param touching who touches the ball, or −1
     * @param events receives the fouls
     * @return who charged, or −1
     */
    int judge(double seconds, int touching, EventSink events) {
        for (int r = 0; r < players.count(); r++) {
            if (players.present(r) && times[NUMBERS * r + HELD] > 0) {
                hold(r, seconds);
            } else if (players.present(r)) {
                fallen(r, seconds, events);
            }
        }
        crowdedArea(Side.BLUE, events);
        crowdedArea(Side.YELLOW, events);
        bunches.update();
        for (int r = 0; r < players.count(); r++) {
            int last = free(r) ? bunches.tooMany(r, rules.mostTouching()) : -1;
            if (last >= 0 && free(last)) {
                bunches.leave(last);
                sendOff(last, "touching", "more than " + rules.mostTouching() + " robots touched each other", events);
            }
        }
        int charged = charges.update(seconds, touching);
        if (charged >= 0 && free(charged)) {
            sendOff(charged, "charging", "ran into an opponent", events);
            return charged;
        }
        return -1;
    }

    private boolean free(int r) {
        return times[NUMBERS * r + HELD] <= 0;
    }

    /** Lifts a robot up for a moment; then it is put beside the pitch. */
    private void sendOff(int r, String kind, String why, EventSink events) {
        Arrays.fill(times, NUMBERS * r, NUMBERS * (r + 1), 0);
        if (rules.foulHold() > 0) {
            times[NUMBERS * r + HELD] = rules.foulHold();
            players.lift(r);
        } else {
            players.sendOff(r);
        }
        players.report(events, kind, r, why);
    }

    private void hold(int r, double seconds) {
        times[NUMBERS * r + HELD] -= seconds;
        if (times[NUMBERS * r + HELD] > 1e-9) {
            players.lift(r);
        } else {
            times[NUMBERS * r + HELD] = 0;
            players.sendOff(r);
        }
    }

    private void fallen(int r, double seconds, EventSink events) {
        int o = NUMBERS * r;
        double height = players.torso(r).position[2];
        boolean inside =
                Math.abs(players.torso(r).position[1]) < world.physics().pitchWidth() / 2 + MARGIN;
        if (players.stands(r)) {
            times[o + ON_FEET] += seconds;
            times[o + ON_GROUND] = 0;
        } else if (inside) {
            times[o + OFF_FEET] += seconds;
            times[o + ON_FEET] = 0;
        }
        if (height < rules.groundHeight() && inside) {
            times[o + ON_GROUND] += seconds;
        }
        if (times[o + ON_FEET] > STEADY) {
            times[o + OFF_FEET] = 0;
        }
        boolean keeper = players.isKeeper(r);
        double mostOffFeet = keeper ? rules.keeperNotStanding() : rules.mostNotStanding();
        double mostOnGround = keeper ? rules.keeperOnGround() : rules.mostOnGround();
        if (times[o + ON_GROUND] > mostOnGround) {
            sendOff(r, "fallen", "lay on the ground too long", events);
        } else if (times[o + OFF_FEET] > mostOffFeet) {
            sendOff(r, "fallen", "was off its feet too long", events);
        }
    }

    /** Sends off the one that came last into a crowded area, or else the one farthest from its goal; the keeper may stay. */
    private void crowdedArea(Side side, EventSink events) {
        int count = 0;
        int last = -1;
        for (int r = 0; r < players.count(); r++) {
            if (!players.present(r) || players.side(r) != side) {
                continue;
            }
            boolean inside = free(r) && players.inOwnArea(r);
            // How many cycles a robot has been in its area.
            times[NUMBERS * r + IN_AREA] = inside ? times[NUMBERS * r + IN_AREA] + 1 : 0;
            count += inside ? 1 : 0;
            if (inside && !players.isKeeper(r) && (last < 0 || isLater(r, last))) {
                last = r;
            }
        }
        if (count > rules.mostInArea() && last >= 0) {
            String why = "more than " + rules.mostInArea() + " of a team were in their own penalty area";
            sendOff(last, "crowded area", why, events);
        }
    }

    private boolean isLater(int r, int than) {
        double since = times[NUMBERS * r + IN_AREA];
        double thanSince = times[NUMBERS * than + IN_AREA];
        int attacks = Players.attacks(players.side(r));
        boolean farther = attacks * players.x(r) > attacks * players.x(than);
        return since < thanSince || since == thanSince && farther;
    }
}
