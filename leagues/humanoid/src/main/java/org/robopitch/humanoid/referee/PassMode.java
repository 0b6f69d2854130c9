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

    private static int index(int side) {
        return side > 0 ? 0 : 1;
    }

    void mayBegin(EventSink events) {
        int robot = (int) asked[0] - 1;
        asked[0] = 0;
        if (robot < 0 || !players.present(robot)) {
            return;
        }
        int side = players.side(robot);
        double x = world.ball(0);
        double y = world.ball(1);
        double speed = Math.sqrt(world.ballSpeed(0) * world.ballSpeed(0)
                + world.ballSpeed(1) * world.ballSpeed(1)
                + world.ballSpeed(2) * world.ballSpeed(2));
        if (speed > rules.ballSpeed()
                || players.distance(robot, x, y) > rules.nearest()
                || clock.time() < ended[index(side)] + rules.again()) {
            return;
        }
        for (int r = 0; r < players.count(); r++) {
            if (players.present(r) && players.side(r) != side && players.distance(r, x, y) < rules.opponents()) {
                return;
            }
        }
        clock.mode(side > 0 ? PlayMode.PASS_LEFT : PlayMode.PASS_RIGHT);
        Side team = side > 0 ? Side.BLUE : Side.YELLOW;
        events.report("pass", team, players.number(robot), "pass mode for " + team.label());
    }

    void keepOpponentsAway() {
        asked[0] = 0;
        int opponents = -clock.mode().owner();
        double distance = rules.opponents();
        players.clearCircle(opponents, world.ball(0), world.ball(1), distance, distance + 0.1);
    }

    void mayEnd(EventSink events) {
        int side = clock.mode().owner();
        int touching = touches.now();
        boolean played = touching >= 0 && players.side(touching) == side;
        if (played || clock.modeTime() >= rules.duration()) {
            clock.mode(PlayMode.PLAY_ON);
            ended[index(side)] = clock.time();
            events.report("play on", null, -1, "pass mode is over");
        }
    }

    /** {@return whether a team has had pass mode so recently that it may not score} */
    boolean noGoal(int side) {
        return clock.time() < ended[index(side)] + rules.noGoal();
    }
}
