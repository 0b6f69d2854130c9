// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.middlesize;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.middlesize.game.Channel;
import org.robopitch.teams.skill.PlannedTeam;

/**
 * A team of the Middle Size League: robot 0 keeps the goal, the field player that is soonest at the ball attacks, the
 * others offer themselves for passes and guard the way to the goal.
 */
public final class MiddleSizeTactical extends PlannedTeam {
    @Override
    protected Plan plan(TeamInfo info) {
        return new Cycle(info);
    }

    /** Who does what in a cycle. */
    private static final class Cycle implements Plan {
        /** Another robot must be this much nearer to the ball to take over, m. */
        private static final double LOYALTY = 0.5;

        private final Sight sight;
        private final Mover mover;
        private final KickScale kicks;
        private final Duel duel;
        private final Attacker attacker;
        private final Keeper keeper;
        private final Posts posts;
        private int chosen = -1;

        Cycle(TeamInfo info) {
            sight = new Sight(info);
            mover = new Mover(sight);
            kicks = new KickScale();
            duel = new Duel(sight, info.rhythm().cycleSeconds(), info.random());
            attacker = new Attacker(sight, mover, kicks, info.rhythm().cycleSeconds(), duel);
            keeper = new Keeper(sight, mover, kicks);
            posts = new Posts(sight, mover, keeper);
        }

        @Override
        public void decide(Observation observation, Commands commands) {
            sight.look(observation);
            double speed = Sight.length(sight.ball().vx(), sight.ball().vy());
            kicks.learn(speed, sight.ball().vz(), chosen >= 0 && !sight.holds(chosen));
            for (int robot = 0; robot < sight.robots; robot++) {
                commands.set(robot, Channel.KICK, 0);
                commands.set(robot, Channel.SHOOT_POSITION, 1);
            }
            chosen = choose();
            duel.look(chosen);
            switch (sight.mode()) {
                case "start" -> play(commands);
                case "stop" -> commands.stop();
                case "parking" -> park(commands);
                case "test" -> test(commands);
                default -> posts.prepare(commands, chosen);
            }
        }

        private void play(Commands commands) {
            if (sight.firstPlayer > 0) {
                keeper.play(commands, 0);
            }
            int n = 0;
            for (int robot = sight.firstPlayer; robot < sight.robots; robot++) {
                if (robot == chosen) {
                    attacker.play(commands, robot);
                } else if (sight.own(robot).visible()) {
                    posts.play(commands, robot, n++, duel.isOn());
                }
            }
        }

        /** The field player that is soonest at the ball; the one who was keeps the job while it is not much slower. */
        private int choose() {
            int best = -1;
            double least = Double.POSITIVE_INFINITY;
            for (int robot = sight.firstPlayer; robot < sight.robots; robot++) {
                RobotView r = sight.own(robot);
                if (!r.visible()) {
                    continue;
                }
                double cost = Sight.distance(r, sight.ballX(0.5), sight.ballY(0.5)) - (robot == chosen ? LOYALTY : 0);
                cost -= sight.holds(robot) ? 5 : 0;
                if (cost < least) {
                    least = cost;
                    best = robot;
                }
            }
            return best;
        }

        private void park(Commands commands) {
            for (int robot = 0; robot < sight.robots; robot++) {
                commands.role(robot, "parks");
                mover.go(commands, robot, -1 - 1.4 * robot, -sight.halfWidth - 0.6, Math.PI / 2);
            }
        }

        /** Each robot turns on the spot. */
        private void test(Commands commands) {
            for (int robot = 0; robot < sight.robots; robot++) {
                commands.role(robot, "tests");
                mover.stand(commands, robot);
                commands.set(robot, Channel.SPIN, 1);
            }
        }
    }
}
