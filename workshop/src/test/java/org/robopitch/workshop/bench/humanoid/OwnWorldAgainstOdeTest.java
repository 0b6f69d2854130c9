// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench.humanoid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.body.RobotType;
import org.robopitch.humanoid.world.HumanoidPhysics;
import org.robopitch.humanoid.world.HumanoidWorld;

/** The same commands to our world and to the same robot on ode4j, the engine behind the league's server. */
class OwnWorldAgainstOdeTest {
    @Test
    void theFeetOfAStandingRobotCarryTheSame() {
        for (Rig rig : List.of(Rig.own(), Rig.ode())) {
            rig.steps(150);
            assertThat(rig.footForce(true)).isCloseTo(22.60, within(0.05));
            assertThat(rig.footForce(false)).isCloseTo(22.60, within(0.05));
            assertThat(rig.torso(2)).isCloseTo(0.384, within(5e-4));
        }
    }

    @Test
    void aRobotCrouchesAlike() {
        Rig own = Rig.own();
        Rig ode = Rig.ode();
        for (Rig rig : List.of(own, ode)) {
            rig.steps(50);
            rig.moveTo(Rig.bent(40, -60, 28), 0.5);
        }
        for (int j = 0; j < 22; j++) {
            assertThat(own.angle(j)).isCloseTo(ode.angle(j), within(1e-4));
        }
        own.steps(50);
        ode.steps(50);
        assertThat(own.torso(2)).isCloseTo(ode.torso(2), within(2e-3));
        assertThat(own.upright()).isCloseTo(ode.upright(), within(5e-3));
        assertThat(own.footForce(true)).isCloseTo(ode.footForce(true), within(0.5));
    }

    @ParameterizedTest
    @CsvSource({"20", "-20"})
    void aRobotThatLosesItsBalanceFallsAtTheSameTime(double ankles) {
        List<Integer> fallen = new ArrayList<>();
        List<Double> lying = new ArrayList<>();
        for (Rig rig : List.of(Rig.own(), Rig.ode())) {
            rig.steps(50);
            rig.moveTo(Rig.bent(0, 0, ankles), 0.2);
            int cycles = 0;
            while (rig.upright() > 0.7 && cycles < 500) {
                rig.step();
                cycles++;
            }
            fallen.add(cycles);
            rig.steps(200);
            lying.add(rig.torso(2));
        }
        assertThat(fallen.get(0)).isCloseTo(fallen.get(1), within(4)).isLessThan(500);
        assertThat(lying.get(0)).isCloseTo(lying.get(1), within(0.02)).isLessThan(0.15);
    }

    @ParameterizedTest
    @CsvSource({"0.327, 0.133", "0.36, 0.092", "0.5, 0.077"})
    void aRobotWalksAsFast(double period, double stride) {
        double own = 0;
        double ode = 0;
        // A walk is chaotic: the means of some that begin a little differently are compared.
        for (int i = 0; i < 3; i++) {
            own += Rig.own().walk(period, stride + 0.001 * i, 400) / 3;
            ode += Rig.ode().walk(period, stride + 0.001 * i, 400) / 3;
        }
        assertThat(own).isCloseTo(ode, Percentage.withPercentage(5)).isGreaterThan(2);
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "4", "6", "9"})
    void theBallRollsAsFar(double speed) {
        HumanoidWorld own = new HumanoidWorld(HumanoidPhysics.standard());
        OdeHumanoids ode = new OdeHumanoids(0.02);
        own.placeBall(0, 4, 0.042, speed, 0, 0);
        ode.placeBall(0, 4, 0.042, speed, 0, 0);
        for (int i = 0; i < 600; i++) {
            own.step();
            ode.step();
        }
        assertThat(own.ball(0)).isCloseTo(ode.ball(0), Percentage.withPercentage(3));
    }

    @Test
    void aDroppedBallBouncesAlike() {
        HumanoidWorld own = new HumanoidWorld(HumanoidPhysics.standard());
        OdeHumanoids ode = new OdeHumanoids(0.02);
        own.placeBall(0, 0, 1, 1, 0, 0);
        ode.placeBall(0, 0, 1, 1, 0, 0);
        for (int i = 0; i < 120; i++) {
            own.step();
            ode.step();
            assertThat(own.ball(2)).as("height after %d steps", i).isCloseTo(ode.ball(2), within(0.01));
            assertThat(own.ball(0)).as("x after %d steps", i).isCloseTo(ode.ball(0), within(0.02));
        }
    }

    @Test
    void shotsAtAStandingRobotReboundAlike() {
        double ownSum = 0;
        double odeSum = 0;
        for (int i = 0; i < 4; i++) {
            double[] ends = new double[2];
            int n = 0;
            for (Rig rig : List.of(Rig.own(), Rig.ode())) {
                rig.steps(60);
                rig.placeBall(1, 0.035 + 0.01 * i, -4, 0);
                rig.steps(150);
                ends[n++] = rig.ball(0);
            }
            ownSum += ends[0];
            odeSum += ends[1];
        }
        assertThat(ownSum / 4).isCloseTo(odeSum / 4, within(0.25));
    }

    @Test
    void aRobotThatKicksTheBallAsItWalksDrivesItAsFar() {
        double own = 0;
        double ode = 0;
        for (int i = -2; i <= 2; i++) {
            own += dribble(Rig.own(), 0.055 + 0.01 * i) / 5;
            ode += dribble(Rig.ode(), 0.055 + 0.01 * i) / 5;
        }
        assertThat(own).isCloseTo(ode, Percentage.withPercentage(15)).isGreaterThan(1);
    }

    @Test
    void aKickFromAStanceDrivesTheBallAsFar() {
        double own = 0;
        double ode = 0;
        // Where in a step the foot meets the ball decides the single kick, so the means over places of the ball count.
        for (int i = -2; i <= 2; i++) {
            own += kick(Rig.own(), 0.174 + 0.004 * i) / 5;
            ode += kick(Rig.ode(), 0.174 + 0.004 * i) / 5;
        }
        // Ours drives it about a fifth less far. At the strike all joints have the same angles in both worlds, but
        // ODE's
        // hinges gape, so that its foot is 12 mm lower, meets the ball at its middle, and is 8 % faster.
        assertThat(own).isCloseTo(ode, Percentage.withPercentage(25)).isGreaterThan(3);
    }

    /** Shifts onto the left leg, swings the right one back, and strikes; how far the ball is driven, m. */
    private static double kick(Rig rig, double ahead) {
        rig.steps(20);
        rig.moveTo(Rig.bent(45, -71, 37), 0.5);
        rig.steps(20);
        double ball = rig.torso(0) + ahead;
        rig.placeBall(ball, rig.torso(1) - 0.041, 0, 0);
        double[] shift = Rig.bent(45, -71, 37);
        for (Joint hip : new Joint[] {Joint.RLJ2, Joint.LLJ2}) {
            shift[hip.ordinal()] = -18;
        }
        for (Joint ankle : new Joint[] {Joint.RLJ6, Joint.LLJ6}) {
            shift[ankle.ordinal()] = 17;
        }
        rig.moveTo(shift, 0.56);
        double[] back = shift.clone();
        back[Joint.RLJ3.ordinal()] = 23;
        back[Joint.RLJ4.ordinal()] = -99;
        back[Joint.RLJ5.ordinal()] = 62;
        back[Joint.LLJ4.ordinal()] = -52;
        back[Joint.LLJ5.ordinal()] = 34;
        rig.moveTo(back, 0.18);
        double[] strike = back.clone();
        strike[Joint.LLJ3.ordinal()] = 23;
        strike[Joint.LLJ5.ordinal()] = 31;
        strike[Joint.RLJ3.ordinal()] = 78;
        strike[Joint.RLJ4.ordinal()] = -14;
        strike[Joint.RLJ5.ordinal()] = 28;
        rig.moveTo(strike, 0.12);
        rig.steps(250);
        return rig.ball(0) - ball;
    }

    private static double dribble(Rig rig, double across) {
        rig.placeBall(0.5, across, 0, 0);
        rig.walk(0.36, 0.092, 220);
        rig.steps(100);
        return rig.ball(0);
    }

    @Test
    void kneesThatWerePressedAgainstTheirStopsBendAlike() {
        double[][] bent = new double[2][];
        int n = 0;
        for (Rig rig : List.of(Rig.own(), Rig.ode())) {
            rig.steps(20);
            rig.moveTo(Rig.bent(0, 1, 0), 0.5);
            rig.moveTo(Rig.bent(0, 1, 0), 0.5);
            rig.moveTo(Rig.bent(20, -40, 25), 0.4);
            bent[n++] = new double[] {rig.angle(Joint.RLJ4.ordinal()), rig.angle(Joint.LLJ4.ordinal())};
        }
        for (int side = 0; side < 2; side++) {
            assertThat(bent[0][side])
                    .isCloseTo(bent[1][side], within(0.02))
                    .isCloseTo(Math.toRadians(-40), within(0.05));
        }
    }

    @Test
    void randomSpeedsIntoTheStopsLeadToTheSameAngles() {
        List<Double> differences = new ArrayList<>();
        for (int seed = 0; seed < 10; seed++) {
            HumanoidWorld own = new HumanoidWorld(HumanoidPhysics.standard(), RobotType.TYPE0);
            OdeHumanoids ode = new OdeHumanoids(0.02, RobotType.TYPE0);
            own.place(0, 0, 0, 60, Math.cos(-Math.PI / 4), 0, 0, Math.sin(-Math.PI / 4));
            ode.beam(0, 0, 0, 0);
            ode.lift(0, 59.6);
            Random random = new Random(seed);
            for (int i = 0; i < 25; i++) {
                for (int j = 0; j < 22 && i % 5 == 0; j++) {
                    double speed = 4 * random.nextGaussian();
                    own.command(0, j, speed);
                    ode.command(0, j, speed);
                }
                own.step();
                ode.step();
            }
            double most = 0;
            for (int j = 0; j < 22; j++) {
                most = Math.max(most, Math.abs(own.angle(0, j) - ode.angle(0, j)));
            }
            differences.add(most);
        }
        differences.sort(Double::compare);
        assertThat(differences.get(5)).as("median of %s", differences).isLessThan(0.02);
    }
}
