// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.skill;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.teams.Playing;
import org.robopitch.teams.Scenes;
import org.robopitch.teams.Teams;

/** Driving, keeping clear and getting unstuck, on the real pitch with the real motors. */
class DrivingTest {
    /** Robot 1 drives to a place; the others stand. */
    private static final class ToAPlace implements Team {
        private final double x;
        private final double y;
        private final boolean escapes;
        private Field field = Field.of(Scenes.info(1));
        private Sight sight = new Sight(1, 1);
        private Driver driver = new Driver(field, sight);
        private StuckDetector stuck = new StuckDetector(field, sight, driver);
        private Lanes lanes = new Lanes(field, sight);
        private boolean running;

        ToAPlace(double x, double y, boolean escapes) {
            this.x = x;
            this.y = y;
            this.escapes = escapes;
        }

        @Override
        public void start(TeamInfo info) {
            field = Field.of(info);
            sight = new Sight(info.robots(), info.rhythm().cycleSeconds());
            driver = new Driver(field, sight);
            stuck = new StuckDetector(field, sight, driver);
            lanes = new Lanes(field, sight);
        }

        @Override
        public void decide(Observation observation, Commands commands) {
            sight.look(observation);
            running = observation.play().running();
            if (!running) {
                commands.stop();
            } else if (escapes) {
                if (!stuck.escape(commands, 1)) {
                    driver.through(commands, 1, x, y, field.topSpeed());
                }
            } else {
                lanes.find(1, x, y, true);
                if (lanes.around()) {
                    driver.through(commands, 1, lanes.viaX(), lanes.viaY(), field.topSpeed());
                } else {
                    driver.stopAt(commands, 1, lanes.viaX(), lanes.viaY());
                }
            }
        }
    }

    @Test
    void aRobotReachesAnyPlaceFromAnyPoseAndStopsThere() {
        long seed = 7;
        RandomStream random = new RandomStream(seed, 0);
        for (int i = 0; i < 20; i++) {
            ToAPlace team = new ToAPlace(random.between(-0.9, 0.9), random.between(-0.7, 0.7), false);
            Match match = place(team, random.between(-0.9, 0.9), random.between(-0.7, 0.7), random.between(-3, 3));
            drive(match, 4);
            double dx = team.sight.own[1].x - team.x;
            double dy = team.sight.own[1].y - team.y;
            assertThat(Math.sqrt(dx * dx + dy * dy))
                    .as("distance left, seed " + seed + " drive " + i)
                    .isLessThan(0.015);
            assertThat(Math.abs(team.sight.own[1].vx) + Math.abs(team.sight.own[1].vy))
                    .as("speed, seed " + seed + " drive " + i)
                    .isLessThan(0.05);
        }
    }

    @Test
    void aPlaceBehindIsReachedBackwardsWithoutTurning() {
        ToAPlace team = new ToAPlace(-0.7, 0.6, false);
        Match match = place(team, 0.2, 0.6, 0);
        drive(match, 3);
        assertThat(team.sight.own[1].x).isBetween(-0.72, -0.68);
        assertThat(team.sight.own[1].headingX).isGreaterThan(0.95);
    }

    @Test
    void aRobotDrivesAroundOneThatStandsInItsWay() {
        ToAPlace team = new ToAPlace(0.6, 0.5, false);
        Match match = place(team, -0.8, 0.5, 0);
        put(match, 7, -0.1, 0.5, 0);
        double[] nearest = {1};
        for (int i = 0; i < 200; i++) {
            match.cycle();
            double dx = team.sight.own[1].x - team.sight.opponents[2].x;
            double dy = team.sight.own[1].y - team.sight.opponents[2].y;
            nearest[0] = Math.min(nearest[0], Math.sqrt(dx * dx + dy * dy));
        }
        assertThat(team.sight.own[1].x).isGreaterThan(0.55);
        assertThat(nearest[0]).as("nearest approach of the centres").isGreaterThan(0.075);
    }

    @Test
    void aRobotThatRunsIntoAWallBacksOff() {
        ToAPlace team = new ToAPlace(0.5, 2, true);
        Match match = place(team, 0.5, 0.8, Math.PI / 2);
        double farthest = 0;
        for (int i = 0; i < 200; i++) {
            match.cycle();
            farthest = Math.max(farthest, 0.9 - team.sight.own[1].y);
        }
        assertThat(farthest).as("distance to the wall it pushed against").isGreaterThan(0.12);
    }

    @Test
    void noCommandIsBeyondWhatTheWheelsCanDo() {
        Field field = Field.of(Scenes.info(1));
        Sight sight = new Sight(1, field.cycle());
        Driver driver = new Driver(field, sight);
        Commands commands = new Commands(1, 2);
        RandomStream random = new RandomStream(3, 0);
        for (int i = 0; i < 1000; i++) {
            driver.move(commands, 0, random.between(-5, 5), random.between(-200, 200));
            assertThat(Math.abs(commands.get(0, 0))).isLessThanOrEqualTo(68.0000001);
            assertThat(Math.abs(commands.get(0, 1))).isLessThanOrEqualTo(68.0000001);
        }
    }

    /** A match in which robot 1 of blue stands somewhere and play has just begun. */
    private static Match place(ToAPlace team, double x, double y, double heading) {
        Match match =
                Playing.match(Size.MIDDLE, team, Teams.samples().find("idle").get(), 1, 600, SensingSettings.PERFECT);
        while (!team.running) {
            match.cycle();
        }
        // Everybody else out of the way, and the ball too.
        for (int i = 0; i < 10; i++) {
            if (i != 1) {
                put(match, i, -0.9 + 0.2 * i, i < 5 ? -0.85 : 0.85, 0);
            }
        }
        put(match, 10, 1.0, 0, 0);
        put(match, 1, x, y, heading);
        match.cycle();
        return match;
    }

    /** Puts a body somewhere, in the frame of the blue team. */
    private static void put(Match match, int body, double x, double y, double heading) {
        int ahead = match.game().attacks(Side.BLUE);
        match.operate(new OperatorAction.Place(body, ahead * x, ahead * y, ahead > 0 ? heading : heading + Math.PI));
    }

    private static void drive(Match match, double seconds) {
        for (int i = 0; i < seconds / match.setup().league().cycleSeconds(); i++) {
            match.cycle();
        }
    }
}
