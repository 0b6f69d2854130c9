// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.chaser;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.teams.skill.Driver;
import org.robopitch.teams.skill.Field;
import org.robopitch.teams.skill.Sight;
import org.robopitch.teams.skill.StuckWatch;

/** A naive team: one robot slides along in front of its goal, all others run straight at the ball. */
public final class Chaser implements Team {
    private Field field = NO_FIELD;
    private Sight sight = new Sight(0, 0);
    private Driver driver = new Driver(field, sight);
    private StuckWatch stuck = new StuckWatch(field, sight, driver);

    private static final Field NO_FIELD = new Field(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    @Override
    public void start(TeamInfo info) {
        field = Field.of(info);
        sight = new Sight(info.robots(), info.cycleSeconds());
        driver = new Driver(field, sight);
        stuck = new StuckWatch(field, sight, driver);
    }

    @Override
    public void decide(Observation observation, Commands commands) {
        sight.look(observation);
        if (!observation.play().running()) {
            commands.stop();
            stuck.reset();
            return;
        }
        for (int i = 0; i < sight.robots; i++) {
            boolean keeper = i == 0 && sight.robots > 1;
            commands.role(i, keeper ? "keeper" : "chaser");
            if (stuck.escape(commands, i)) {
                continue;
            }
            if (keeper) {
                double y = Math.max(-field.goalHalf(), Math.min(field.goalHalf(), sight.ballY));
                driver.stopAt(commands, i, -field.halfLength() + 1.8 * field.robotHalf(), y);
            } else {
                driver.through(commands, i, sight.ballX, sight.ballY, field.topSpeed());
            }
        }
    }
}
