// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.chaser;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.teams.skill.Driver;
import org.robopitch.teams.skill.Field;
import org.robopitch.teams.skill.HeldBall;
import org.robopitch.teams.skill.PlannedTeam;
import org.robopitch.teams.skill.Sight;
import org.robopitch.teams.skill.StuckDetector;

/** A naive team: one robot slides along in front of its goal, all others run straight at the ball. */
public final class Chaser extends PlannedTeam {
    @Override
    protected Plan plan(TeamInfo info) {
        return new Pack(info);
    }

    /** Robots that run at the ball. All the wit they have is to let go of a ball that does not move. */
    private static final class Pack implements Plan {
        private static final double PATIENCE = 1.0;
        private static final double ROOM = 0.3;

        private final Field field;
        private final Sight sight;
        private final Driver driver;
        private final StuckDetector stuck;
        private final HeldBall held;

        Pack(TeamInfo info) {
            field = Field.of(info);
            sight = new Sight(info.robots(), info.rhythm().cycleSeconds());
            driver = new Driver(field, sight);
            stuck = new StuckDetector(field, sight, driver);
            held = new HeldBall(field, sight);
        }

        @Override
        public void decide(Observation observation, Commands commands) {
            sight.look(observation);
            if (!observation.play().running()) {
                commands.stop();
                stuck.reset();
                held.reset();
                return;
            }
            held.watch();
            int nearest = nearest();
            for (int i = 0; i < sight.robots; i++) {
                boolean keeper = i == 0 && sight.robots > 1;
                commands.role(i, keeper ? "keeper" : "chaser");
                if (stuck.escape(commands, i)) {
                    continue;
                }
                if (keeper) {
                    double y = Math.max(-field.goalHalf(), Math.min(field.goalHalf(), sight.ball.y));
                    driver.stopAt(commands, i, -field.halfLength() + 1.8 * field.robotHalf(), y);
                } else if (held.seconds() > PATIENCE && i != nearest) {
                    makeRoom(commands, i);
                } else {
                    driver.through(commands, i, sight.ball.x, sight.ball.y, field.topSpeed());
                }
            }
        }

        private int nearest() {
            int nearest = 0;
            for (int i = 1; i < sight.robots; i++) {
                if (nearest == 0 || sight.toBall(i) < sight.toBall(nearest)) {
                    nearest = i;
                }
            }
            return nearest;
        }

        private void makeRoom(Commands commands, int robot) {
            double away = Math.max(ROOM / Math.max(sight.toBall(robot), field.robotHalf()), 1);
            double x = sight.ball.x + (sight.own[robot].x - sight.ball.x) * away;
            double y = sight.ball.y + (sight.own[robot].y - sight.ball.y) * away;
            driver.stopAt(commands, robot, field.insideX(x), field.insideY(y));
        }
    }
}
