// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.kit.referee.Restart;
import org.robopitch.kit.referee.Scene;
import org.robopitch.mirosot.Placement;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.PitchParameters;
import org.robopitch.mirosot.parameters.Size;

/** Every restart on every pitch with 1 to 11 robots a side. */
class FormationTest {
    /** A pitch with robots on it, and the way from a restart to places. */
    record Lineup(Size size, int robots, PlanarWorld world, Scene scene, Formation formation) {
        static Lineup of(Size size, int robots, MirosotRules rules) {
            MirosotParameters parameters = MirosotParameters.defaults(size).withRobotsPerTeam(robots);
            PlanarWorld world = Mirosot.of(parameters).newWorld();
            Scene scene = FormationTest.scene(world, parameters);
            return new Lineup(
                    size,
                    robots,
                    world,
                    scene,
                    new Formation(scene, parameters.pitch(), rules, new RandomStream(5, 0)));
        }

        Placements at(Foul foul, Side side, double x, double y) {
            return formation.of(new Restart<>(foul, foul == Foul.FREE_BALL ? null : side, x, y));
        }

        /** The place of a robot in the frame of its side: own goal at negative x. */
        double ownX(Placements placements, Side side, int robot) {
            return scene.attacks(side) * placements.of(side).get(robot).x();
        }

        PitchParameters pitch() {
            return MirosotParameters.defaults(size).pitch();
        }

        @Override
        public String toString() {
            return size + " with " + robots;
        }
    }

    static Scene scene(PlanarWorld world, MirosotParameters parameters) {
        int blueAttacks = -parameters.start().blueDefends().sign();
        return new Scene(world.bodies(), parameters.fieldInfo(), blueAttacks);
    }

    static Stream<Lineup> lineups() {
        List<Lineup> all = new ArrayList<>();
        for (Size size : Size.values()) {
            for (int robots = 1; robots <= 11; robots++) {
                all.add(Lineup.of(size, robots, MirosotRules.defaults().withoutChance()));
            }
        }
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("lineups")
    void nobodyOverlapsAnybodyNorAWallNorTheBallAtAnyRestart(Lineup lineup) {
        // With the greatest scatter that the rules allow, so that there is room for it.
        Lineup scattered = Lineup.of(lineup.size(), lineup.robots(), MirosotRules.defaults());
        Scene scene = scattered.scene();
        Bodies bodies = scene.bodies;
        for (Foul foul : List.of(Foul.KICKOFF, Foul.FREE_BALL, Foul.PENALTY_KICK, Foul.GOAL_KICK, Foul.FREE_KICK)) {
            for (Side side : Side.values()) {
                for (double x : new double[] {-0.9, -0.2, 0.3, 0.7}) {
                    Placements wanted = scattered.at(foul, side, x * scene.goalLine, 0.8 * x);
                    Placement placement = new Placement(scattered.world());
                    placement.clearPitch();
                    placement.placeBall(wanted.ballX(), wanted.ballY(), 0, 0);
                    assertThat(bodies.body[bodies.ball].x).isEqualTo(wanted.ballX());
                    for (Side each : Side.values()) {
                        for (int i = 0; i < lineup.robots(); i++) {
                            Pose wish = wanted.of(each).get(i);
                            Pose found = placement.placeRobot(scene.sides.first(each) + i, wish, Placement.Speed.ZERO);
                            assertThat(found)
                                    .as("%s %s for %s, %s %d, ball at %s", lineup, foul, side, each, i, x)
                                    .isEqualTo(wish);
                        }
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("lineups")
    void atAKickOffEverybodyIsInTheOwnHalfAndOnlyTheKickerInTheCircle(Lineup lineup) {
        for (Side side : Side.values()) {
            Placements placements = lineup.at(Foul.KICKOFF, side, 0, 0);
            for (Side each : Side.values()) {
                for (int i = 0; i < lineup.robots(); i++) {
                    boolean kicker = each == side && i == lineup.robots() - 1;
                    Pose pose = placements.of(each).get(i);
                    double fromCentre = Math.hypot(pose.x(), pose.y()) - lineup.scene().bodies.body[0].reach;
                    assertThat(lineup.ownX(placements, each, i)).isNegative();
                    assertThat(fromCentre < lineup.pitch().centreCircleRadius())
                            .as("%s %d in the circle", each, i)
                            .isEqualTo(kicker);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("lineups")
    void atAFreeBallOnlyTheTwoContendersAreInTheQuadrantApartFromAKeeper(Lineup lineup) {
        double[][] corners = {{0.1, 0.1}, {-0.1, 0.1}, {-0.1, -0.1}, {0.1, -0.1}};
        for (double[] corner : corners) {
            Placements placements = lineup.at(Foul.FREE_BALL, Side.BLUE, corner[0], corner[1]);
            Quadrant quadrant = Quadrant.of(corner[0], corner[1]);
            assertThat(placements.ballX())
                    .isEqualTo(quadrant.signX() * lineup.pitch().freeBallX());
            assertThat(placements.ballY())
                    .isEqualTo(quadrant.signY() * lineup.pitch().freeBallY());
            for (Side side : Side.values()) {
                for (int i = 0; i < lineup.robots(); i++) {
                    Pose pose = placements.of(side).get(i);
                    double away = Math.hypot(pose.x() - placements.ballX(), pose.y() - placements.ballY());
                    if (i == lineup.robots() - 1) {
                        assertThat(away).isCloseTo(0.2, within(1e-12));
                    } else if (i > 0) {
                        assertThat(Quadrant.of(pose.x(), pose.y())).isNotEqualTo(quadrant);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("lineups")
    void atAPenaltyOnlyKickerAndKeeperAreInTheHalfOfTheGoal(Lineup lineup) {
        for (Side side : Side.values()) {
            Placements placements = lineup.at(Foul.PENALTY_KICK, side, 0, 0);
            int towards = lineup.scene().attacks(side);
            double goalLine = lineup.scene().goalLine;
            assertThat(towards * placements.ballX())
                    .isCloseTo(goalLine - lineup.pitch().penaltyMark(), within(1e-12));
            for (Side each : Side.values()) {
                for (int i = 0; i < lineup.robots(); i++) {
                    boolean kicker = each == side && i == lineup.robots() - 1;
                    boolean keeper = each != side && i == 0;
                    double x = towards * placements.of(each).get(i).x();
                    if (keeper && lineup.robots() > 1) {
                        assertThat(x).as("the keeper touches its line").isCloseTo(goalLine - 0.0375, within(0.005));
                    } else if (kicker) {
                        assertThat(x).isLessThan(towards * placements.ballX());
                    } else {
                        assertThat(x)
                                .as("%s %d waits in the other half", each, i)
                                .isNegative();
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("lineups")
    void atAGoalKickTheKeeperIsAloneInItsAreaAndTheOpponentsAreInTheirHalf(Lineup lineup) {
        for (Side side : Side.values()) {
            Placements placements = lineup.at(Foul.GOAL_KICK, side, 0, 0);
            int end = -lineup.scene().attacks(side);
            assertThat(lineup.scene().inGoalArea(end, placements.ballX(), placements.ballY()))
                    .isTrue();
            for (int i = 0; i < lineup.robots(); i++) {
                Pose own = placements.of(side).get(i);
                assertThat(lineup.scene().inGoalArea(end, own.x(), own.y())).isEqualTo(i == 0);
                assertThat(lineup.ownX(placements, side.other(), i)).isNegative();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("lineups")
    void atAFreeKickOpponentsKeepTheirDistance(Lineup lineup) {
        for (double x = -0.8; x <= 0.8; x += 0.4) {
            Placements placements = lineup.at(Foul.FREE_KICK, Side.BLUE, x * lineup.scene().goalLine, x / 2);
            for (int i = 0; i < lineup.robots(); i++) {
                Pose pose = placements.yellow().get(i);
                double away = Math.hypot(pose.x() - placements.ballX(), pose.y() - placements.ballY());
                assertThat(away)
                        .as("yellow %d, ball at %s", i, placements.ballX())
                        .isGreaterThan(0.25);
            }
        }
    }
}
