// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.middlesize;

import java.util.List;
import org.robopitch.engine.match.BallView;
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

        private static final double OUT = 0.5;
        private static final double CLEARING_SPEED = 9;

        private final Sight sight;
        private final Mover mover;
        private final KickScale kicks;
        private final Duel duel;
        private final Attacker attacker;
        private final Posts posts;
        private int chosen = -1;

        Cycle(TeamInfo info) {
            sight = new Sight(info);
            mover = new Mover(sight);
            kicks = new KickScale();
            duel = new Duel(sight, info.rhythm().cycleSeconds(), info.random());
            attacker = new Attacker(sight, mover, kicks, info.rhythm().cycleSeconds(), duel);
            posts = new Posts(sight, mover);
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
            boolean placed = !List.of("stop", "parking", "test").contains(sight.mode());
            if (placed && sight.firstPlayer > 0) {
                keep(commands, 0);
            }
            switch (sight.mode()) {
                case "start" -> play(commands);
                case "stop" -> commands.stop();
                case "parking" -> park(commands);
                case "test" -> test(commands);
                default -> posts.prepare(commands, chosen);
            }
        }

        private void play(Commands commands) {
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

        /** Stands between ball and goal, steps where a shot will cross the line, and clears a ball that lies before it. */
        private void keep(Commands commands, int robot) {
            commands.role(robot, "keeper");
            commands.set(robot, Channel.DRIBBLE, 1);
            if (!sight.inPlay()) {
                guard(commands, robot);
                return;
            }
            if (sight.holds(robot)) {
                clear(commands, robot);
                return;
            }
            BallView ball = sight.ball();
            double ownLine = -sight.halfLength;
            boolean lies = Sight.length(ball.vx(), ball.vy()) < 0.7 && ball.z() < 0.2;
            if (lies && ball.x() < ownLine + 2 && Math.abs(ball.y()) < sight.goalHalfWidth + 0.5) {
                double facing = StrictMath.atan2(
                        ball.y() - sight.own(robot).y(),
                        ball.x() - sight.own(robot).x());
                mover.rush(commands, robot, ball.x(), ball.y(), facing, 0.2);
                return;
            }
            guard(commands, robot);
        }

        private void guard(Commands commands, int robot) {
            BallView ball = sight.ball();
            double x = -sight.halfLength + OUT;
            double y = ball.y() * OUT / Math.max(OUT, ball.x() + sight.halfLength);
            y += 0.35 * ball.y() * sight.goalHalfWidth / sight.halfWidth;
            if (ball.vx() < -1) {
                double seconds = (ball.x() - x) / -ball.vx();
                if (seconds > 0 && seconds < 2) {
                    y = ball.y() + ball.vy() * seconds;
                }
            }
            double most = sight.goalHalfWidth - 0.2;
            double facing = StrictMath.atan2(ball.y(), ball.x() + sight.halfLength);
            mover.rush(commands, robot, x, Math.max(-most, Math.min(most, y)), 0.5 * facing, 0);
        }

        private void clear(Commands commands, int robot) {
            commands.role(robot, "clear");
            double aside = sight.own(robot).y() >= 0 ? 0.5 : -0.5;
            mover.carry(commands, robot, sight.own(robot).x(), sight.own(robot).y(), aside);
            if (Math.abs(Mover.angle(aside - sight.own(robot).heading())) < 0.3) {
                kicks.kick(commands, robot, CLEARING_SPEED);
            }
        }
    }
}
