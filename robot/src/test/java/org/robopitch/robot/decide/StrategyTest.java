// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.decide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.robot.GameMode;
import org.robopitch.robot.Senses;
import org.robopitch.robot.believe.FieldModel;
import org.robopitch.robot.believe.WorldModel;
import org.robopitch.robot.share.Messenger;
import org.robopitch.robot.share.RealTimeStore;
import org.robopitch.robot.share.SharedClockSlots;
import org.robopitch.robot.share.SimulatedRadio;

class StrategyTest {
    private static final FieldModel FIELD = new FieldModel(9, 6, 1, 0.75, 1.75, 0.33, 0.11, 4.9, 0.43);
    private static final Skill SKILL = new Skill(4, 2.5, 6, 10, 9, 2.5, false, 4, 100, 1, 3.5);
    private static final double[][] PLACES = {{-8.5, 0}, {-2, 1}, {-2, -1}, {-5, 2}, {-5, -2}};

    /** Five robots that stand where they are, and talk. */
    private static final class Team {
        final WorldModel[] worlds = new WorldModel[5];
        final Strategy[] strategies = new Strategy[5];
        final Messenger[] messengers = new Messenger[5];
        final Senses[] senses = new Senses[5];
        final double[][] places = new double[5][];
        double ballX = 1;
        double ballY;
        double ballZ;
        double ballVx;
        GameMode mode = GameMode.START;
        boolean ours;
        double[][] opponents = {};
        double now;

        Team() {
            this(new SimulatedRadio(5, 0, 0, () -> 1));
        }

        Team(SimulatedRadio radio) {
            for (int i = 0; i < 5; i++) {
                RealTimeStore store = new RealTimeStore(i);
                worlds[i] = new WorldModel(FIELD, store, 5);
                strategies[i] = new Strategy(worlds[i], store, SKILL);
                messengers[i] = new Messenger(store, radio.of(i), new SharedClockSlots(i, 5));
                senses[i] = new Senses();
                places[i] = PLACES[i].clone();
            }
        }

        void run(double seconds) {
            for (double end = now + seconds; now < end; now += 0.03) {
                for (int i = 0; i < 5; i++) {
                    Senses s = senses[i];
                    s.begin();
                    s.time = now;
                    s.localised = true;
                    s.x = places[i][0];
                    s.y = places[i][1];
                    s.ballSeen = true;
                    s.ballX = ballX;
                    s.ballY = ballY;
                    s.ballZ = ballZ;
                    s.ballVx = ballVx;
                    s.ballDeviation = 0.01;
                    s.ballVelocityKnown = true;
                    s.mode = mode;
                    s.ours = ours;
                    for (double[] opponent : opponents) {
                        s.addObstacle(opponent[0], opponent[1]);
                    }
                    messengers[i].exchange(now);
                    worlds[i].update(s);
                    strategies[i].decide();
                }
            }
        }

        Role role(int robot) {
            return strategies[robot].roles().mine();
        }

        int robotOf(Role role) {
            for (int i = 0; i < 5; i++) {
                if (role(i) == role) {
                    return i;
                }
            }
            return -1;
        }
    }

    @Test
    void eachRoleIsTakenByOneRobotAndTheNearestAttacks() {
        Team team = new Team();
        team.run(2);
        int complete = 0;
        for (int i = 0; i < 100; i++) {
            team.run(0.1);
            assertThat(team.role(0)).isEqualTo(Role.KEEPER);
            assertThat(team.robotOf(Role.ATTACKER)).isIn(1, 2);
            EnumSet<Role> taken = EnumSet.of(team.role(1), team.role(2), team.role(3), team.role(4));
            complete += taken.size() == 4 ? 1 : 0;
        }
        // Two that swap have the same role for a message or two.
        assertThat(complete).isGreaterThan(80);
    }

    @Test
    void aBallThatRollsToAnotherRobotChangesTheRolesOnce() {
        Team team = new Team();
        team.run(3);
        long before = changes(team);
        team.ballX = -6;
        team.ballY = -2;
        team.run(6);

        assertThat(team.role(4)).isEqualTo(Role.ATTACKER);
        assertThat(changes(team) - before).isBetween(2L, 5L);
    }

    @Test
    void twoThatAreAsNearDoNotFlutter() {
        Team team = new Team();
        team.run(3);
        long before = changes(team);
        for (int i = 0; i < 40; i++) {
            team.ballY = i % 2 == 0 ? 0.2 : -0.2;
            team.run(0.2);
        }
        assertThat(changes(team) - before).isLessThan(8);
    }

    private static long changes(Team team) {
        long sum = 0;
        for (Strategy strategy : team.strategies) {
            sum += strategy.roles().changes();
        }
        return sum;
    }

    @Test
    void whenOneIsGoneTheOthersShareItsWork() {
        Team team = new Team();
        team.run(3);
        int attacker = team.robotOf(Role.ATTACKER);
        WorldModel other = team.worlds[attacker == 1 ? 3 : 4];
        assertThat(other.mate(attacker).present).isTrue();
        team.places[attacker] = new double[] {-2, 5.5};
        team.run(3);
        assertThat(team.role(attacker)).isNotEqualTo(Role.ATTACKER);
        assertThat(team.robotOf(Role.ATTACKER)).isPositive();
    }

    @ParameterizedTest
    @EnumSource(
            value = GameMode.class,
            names = {"KICKOFF", "THROWIN", "PENALTY", "GOALKICK", "CORNER", "FREEKICK", "DROPBALL"})
    void inEverySetPieceEverybodyKeepsItsDistance(GameMode mode) {
        for (boolean ours : new boolean[] {true, false}) {
            Team team = new Team();
            team.mode = mode;
            team.ours = ours && mode != GameMode.DROPBALL;
            team.ballX = mode == GameMode.KICKOFF ? 0 : mode == GameMode.CORNER ? 8.7 : 2;
            team.ballY = mode == GameMode.KICKOFF ? 0 : mode == GameMode.CORNER ? 5.7 : 1;
            team.opponents = new double[][] {{4, 0}, {3, -2}, {8.5, 0}};
            team.run(3);
            double least = mode == GameMode.DROPBALL ? 1 : team.ours ? 2 : 3;
            for (int i = 1; i < 5; i++) {
                Intent intent = team.strategies[i].decide();
                boolean taker = team.ours && intent.role == Role.ATTACKER;
                double away = Math.hypot(intent.x - team.ballX, intent.y - team.ballY);
                assertThat(away).as("%s, ours %b, robot %d", mode, ours, i).isGreaterThan(taker ? 0.5 : least);
                assertThat(intent.kick).isEqualTo(Intent.Kick.NONE);
                if (mode == GameMode.KICKOFF) {
                    assertThat(intent.x).isNegative();
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = GameMode.class,
            names = {"STOP", "PARKING", "TEST"})
    void theOtherModesAreObeyed(GameMode mode) {
        Team team = new Team();
        team.mode = mode;
        team.run(1);
        Intent intent = team.strategies[2].decide();
        assertThat(intent.stop).isEqualTo(mode == GameMode.STOP);
        assertThat(intent.direct).isEqualTo(mode == GameMode.TEST);
        if (mode == GameMode.PARKING) {
            assertThat(intent.y).isLessThan(-6);
        }
    }

    @Test
    void beforeAnEmptyGoalTheAttackerShoots() {
        Team team = new Team();
        team.places[1] = new double[] {5, 0};
        team.ballX = 5.43;
        team.run(1);
        Intent intent = team.strategies[1].decide();
        assertThat(intent.role).isEqualTo(Role.ATTACKER);
        assertThat(intent.kick).isEqualTo(Intent.Kick.GROUND);
        assertThat(intent.kickSpeed).isEqualTo(10);
    }

    @Test
    void aKeeperGoesWhereTheShotWillCrossItsLine() {
        Team team = new Team();
        team.ballX = -4;
        team.ballY = 2;
        team.run(1);
        double calm = team.strategies[0].decide().y;
        team.senses[0].ballVx = -8;
        team.senses[0].ballVy = -4;
        team.worlds[0].update(team.senses[0]);
        double shot = team.strategies[0].decide().y;
        assertThat(calm).isBetween(0.0, 0.9);
        assertThat(shot).isNegative();
    }

    @Test
    void theAttackerShootsAtThePartOfTheGoalThatTheKeeperLeavesFree() {
        for (double side : new double[] {-1, 1}) {
            Team team = new Team();
            team.places[1] = new double[] {5, 0};
            team.ballX = 5.43;
            team.opponents = new double[][] {{8.6, 0.5 * side}};
            team.run(0.5);
            Intent intent = team.strategies[1].intent();
            assertThat(intent.label).isEqualTo("shoot");
            assertThat(intent.facing * side).isNegative();
        }
    }

    @Test
    void aBallThatCannotBeKeptIsKickedIntoOpenSpaceAheadByARobotThatHearsOfNoMate() {
        Team team = new Team(new SimulatedRadio(5, 1, 0, () -> 0));
        team.places[1] = new double[] {-6, 0};
        team.places[2] = new double[] {-7, 3};
        team.places[3] = new double[] {-7, -3};
        team.places[4] = new double[] {-7, 1.5};
        team.ballX = -5.57;
        team.opponents = new double[][] {{-6.2, 1}, {8.5, 0}};
        team.run(0.5);
        Intent intent = team.strategies[1].intent();
        assertThat(intent.label).isEqualTo("through ball");
        assertThat(Math.abs(intent.facing)).isLessThan(1.1);
    }

    @Test
    void theKeeperMeetsALobOnItsLineBetweenThePosts() {
        Team team = new Team();
        team.ballX = -5;
        team.ballY = 0.9;
        team.ballZ = 1;
        team.ballVx = -5;
        team.run(1);
        Intent intent = team.strategies[0].intent();
        assertThat(intent.label).isEqualTo("save lob");
        assertThat(intent.x).isBetween(-9.33, -9.0);
        assertThat(intent.y).isBetween(0.5, 0.67);
    }
}
