// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import org.robopitch.engine.match.Referee.EventSink;
import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.sensor.FieldLines;
import org.robopitch.humanoid.world.HumanoidWorld;

/** Robots that lie or stand about too long, too many in their own area, too many in a bunch, and charging. */
final class Fouls {
    private static final double STANDING = 0.7;
    private static final int NUMBERS = 3;
    private static final int OFF_FEET = 0;
    private static final int ON_GROUND = 1;
    private static final int LET_OFF = 2;

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

    /** Judges all robots; {@return who charged, or −1}. */
    int judge(double seconds, EventSink events) {
        for (int r = 0; r < players.count(); r++) {
            if (players.present(r)) {
                fallen(r, seconds, events);
            }
        }
        crowdedArea(1, events);
        crowdedArea(-1, events);
        bunches.update();
        for (int r = 0; r < players.count(); r++) {
            if (bunches.lastOfTooMany(r, rules.mostTouching()) && free(r)) {
                sendOff(r, "touching", "more than " + rules.mostTouching() + " of a team touched each other", events);
            }
        }
        int charged = charges.update(seconds);
        if (charged >= 0 && free(charged)) {
            sendOff(charged, "charging", "ran into an opponent", events);
            return charged;
        }
        return -1;
    }

    private boolean free(int r) {
        return times[NUMBERS * r + LET_OFF] <= 0;
    }

    private void sendOff(int r, String kind, String why, EventSink events) {
        players.sendOff(r);
        times[NUMBERS * r + OFF_FEET] = 0;
        times[NUMBERS * r + ON_GROUND] = 0;
        times[NUMBERS * r + LET_OFF] = rules.foulHold();
        events.report(kind, players.side(r) > 0 ? Side.BLUE : Side.YELLOW, players.number(r), why);
    }

    private void fallen(int r, double seconds, EventSink events) {
        int o = NUMBERS * r;
        times[o + LET_OFF] = Math.max(0, times[o + LET_OFF] - seconds);
        boolean standing = players.torso(r).upright() > STANDING;
        boolean lying = players.torso(r).position()[2] < rules.groundHeight();
        times[o + OFF_FEET] = standing ? 0 : times[o + OFF_FEET] + seconds;
        times[o + ON_GROUND] = lying ? times[o + ON_GROUND] + seconds : 0;
        boolean keeper = players.isKeeper(r);
        double mostOffFeet = keeper ? rules.keeperNotStanding() : rules.mostNotStanding();
        double mostOnGround = keeper ? rules.keeperOnGround() : rules.mostOnGround();
        if (times[o + ON_GROUND] > mostOnGround) {
            sendOff(r, "fallen", "lay on the ground too long", events);
        } else if (times[o + OFF_FEET] > mostOffFeet) {
            sendOff(r, "fallen", "was off its feet too long", events);
        }
    }

    /** Sends the one off who is farthest from its goal, while there are too many; the keeper may stay. */
    private void crowdedArea(int side, EventSink events) {
        double half = world.physics().pitchLength() / 2;
        double front = half - FieldLines.PENALTY_DEPTH;
        double width = (world.physics().goalWidth() + FieldLines.PENALTY_BEYOND_GOAL) / 2;
        int count = 0;
        int farthest = -1;
        double most = Double.POSITIVE_INFINITY;
        for (int r = 0; r < players.count(); r++) {
            if (!players.present(r) || players.side(r) != side) {
                continue;
            }
            double depth = -side * players.x(r);
            if (depth > front && depth < half && Math.abs(players.y(r)) < width) {
                count++;
                if (!players.isKeeper(r) && depth < most) {
                    most = depth;
                    farthest = r;
                }
            }
        }
        if (count > rules.mostInArea() && farthest >= 0) {
            String why = "more than " + rules.mostInArea() + " of a team were in their own penalty area";
            sendOff(farthest, "crowded area", why, events);
        }
    }
}
