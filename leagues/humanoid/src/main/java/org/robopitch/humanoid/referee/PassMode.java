// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.referee;

import org.robopitch.engine.match.Referee.EventSink;
import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.sense.PlayMode;
import org.robopitch.humanoid.world.HumanoidWorld;

/** Pass mode: begins when a robot asks for it next to a ball that rests, keeps opponents away, costs the right to score. */
final class PassMode {
    private final HumanoidWorld world;
    private final HumanoidRules.Pass rules;
    private final GameClock clock;
    private final Players players;
    private final Touches touches;

    /** Who asked since the last cycle, plus one; 0 for nobody. */
    private final long[] asked = new long[1];

    /** Game time at which pass mode last ended, of left and right team. */
    private final double[] ended = {Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};

    PassMode(HumanoidWorld world, HumanoidRules.Pass rules, GameClock clock, Players players, Touches touches) {
        this.world = world;
        this.rules = rules;
        this.clock = clock;
        this.players = players;
        this.touches = touches;
        world.remember(asked);
        world.remember(ended);
    }

    void ask(int robot) {
        asked[0] = robot + 1L;
    }

    void mayBegin(EventSink events) {
        int robot = (int) asked[0] - 1;
        asked[0] = 0;
        if (robot < 0 || !players.present(robot)) {
            return;
        }
        Side side = players.side(robot);
        double x = world.ball(0);
        double y = world.ball(1);
        double speed = Math.sqrt(world.ballSpeed(0) * world.ballSpeed(0)
                + world.ballSpeed(1) * world.ballSpeed(1)
                + world.ballSpeed(2) * world.ballSpeed(2));
        if (speed > rules.ballSpeed()
                || players.distance(robot, x, y) > rules.nearest()
                || clock.time() < ended[side.ordinal()] + rules.again()) {
            return;
        }
        for (int r = 0; r < players.count(); r++) {
            if (players.present(r) && players.side(r) != side && players.distance(r, x, y) < rules.opponents()) {
                return;
            }
        }
        clock.mode(PlayMode.PASS_LEFT.of(side));
        players.report(events, "pass", robot, "pass mode for " + side.label());
    }

    private Side passing() {
        return clock.mode() == PlayMode.PASS_LEFT ? Side.BLUE : Side.YELLOW;
    }

    void keepOpponentsAway() {
        asked[0] = 0;
        double distance = rules.opponents();
        players.clearCircle(passing().other(), world.ball(0), world.ball(1), distance, distance + 0.1);
    }

    void mayEnd(EventSink events) {
        Side side = passing();
        int touching = touches.now();
        boolean played = touching >= 0 && players.side(touching) == side;
        if (played || clock.modeTime() >= rules.duration()) {
            clock.mode(PlayMode.PLAY_ON);
            ended[side.ordinal()] = clock.time();
            events.report("play on", null, -1, "pass mode is over");
        }
    }

    /** {@return whether a team has had pass mode so recently that it may not score} */
    boolean noGoal(Side side) {
        return clock.time() < ended[side.ordinal()] + rules.noGoal();
    }
}
