// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.sensor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.body.RobotType;
import org.robopitch.humanoid.sense.BodyPart;
import org.robopitch.humanoid.sense.Landmark;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.humanoid.sense.Sight;
import org.robopitch.humanoid.world.HumanoidPhysics;
import org.robopitch.humanoid.world.HumanoidWorld;

class SensorTest {
    private final HumanoidWorld world = new HumanoidWorld(HumanoidPhysics.standard(), RobotType.TYPE0, RobotType.TYPE0);
    private final BodySensors feeling = new BodySensors(world);
    private final Percepts percepts = new Percepts();

    private void feel() {
        percepts.clear();
        feeling.feel(0, percepts);
    }

    private Eyes eyes(long seed) {
        RandomStream[] noise = {new RandomStream(seed, 0), new RandomStream(seed, 1)};
        return new Eyes(
                world,
                new Eyes.Names() {
                    @Override
                    public String team(int robot) {
                        return robot == 0 ? "us" : "them";
                    }

                    @Override
                    public int number(int robot) {
                        return robot + 3;
                    }
                },
                noise);
    }

    @Test
    void theAccelerometerOfAFallingBodyReadsNothing() {
        world.place(0, 0, 0, 20, 1, 0.3, -0.2, 0.1);
        for (int i = 0; i < 20; i++) {
            world.step();
        }
        feel();
        for (int k = 0; k < 3; k++) {
            // Drag alone is left: 0.01 N·s/m a part.
            assertThat(percepts.acceleration[k]).isCloseTo(0, within(0.4));
        }
    }

    @Test
    void theAccelerometerOfAStandingRobotReadsGravity() {
        for (int i = 0; i < 100; i++) {
            world.step();
        }
        feel();
        assertThat(percepts.acceleration[0]).isCloseTo(0, within(0.05));
        assertThat(percepts.acceleration[1]).isCloseTo(0, within(0.05));
        assertThat(percepts.acceleration[2]).isCloseTo(9.81, within(0.01));
    }

    @Test
    void theAccelerometerIsOneCycleOlderThanTheGyroscope() {
        world.place(0, 0, 0, 20, 1, 0, 0, 0);
        world.step();
        feel();
        // Falling since the last step only: the sample taken before that step still saw the robot held.
        assertThat(percepts.acceleration[2]).isCloseTo(9.81, within(1e-6));
        world.step();
        feel();
        assertThat(percepts.acceleration[2]).isCloseTo(0, within(0.01));
    }

    @Test
    void theGyroscopeOfATurningBodyReadsItsRate() {
        // Arms along the body, so that the axis through the torso stays a principal one.
        world.place(0, 0, 0, 30, Math.cos(0.4), Math.sin(0.4), 0, 0);
        world.throwRobot(0, new double[3], new double[] {1.5, 0, 0});
        feel();
        assertThat(percepts.gyro[0]).isCloseTo(1.5, within(1e-9));
        assertThat(percepts.gyro[1]).isCloseTo(0, within(1e-9));
        world.place(0, 0, 0, 30, Math.sqrt(0.5), 0, 0, Math.sqrt(0.5));
        world.throwRobot(0, new double[3], new double[] {1.5, 0, 0});
        feel();
        // Turned by a quarter about the vertical, the world's x is the robot's −y.
        assertThat(percepts.gyro[1]).isCloseTo(-1.5, within(1e-9));
    }

    @Test
    void standingFeetCarryTheWeight() {
        for (int i = 0; i < 100; i++) {
            world.step();
        }
        feel();
        double weight = percepts.force(0, 5) + percepts.force(1, 5);
        assertThat(weight).isCloseTo(world.model(0).totalMass() * 9.81, within(0.05));
        assertThat(percepts.pressed(2)).isFalse();
        assertThat(percepts.force(0, 0)).isCloseTo(0, within(0.04));
        assertThat(percepts.force(0, 2)).isCloseTo(-0.01, within(0.002));
    }

    @Test
    void aFootInTheAirFeelsNothing() {
        world.place(0, 0, 0, 5, 1, 0, 0, 0);
        world.step();
        feel();
        assertThat(percepts.pressed(0)).isFalse();
        assertThat(percepts.pressed(1)).isFalse();
    }

    @Test
    void jointsAreReportedAsTheyAre() {
        world.setJoint(0, Joint.LLJ4.ordinal(), -0.7);
        feel();
        assertThat(percepts.angle(Joint.LLJ4)).isEqualTo(-0.7);
        assertThat(percepts.felt(Joint.RLJ7)).isFalse();
    }

    @Test
    void theEyesSeeThingsWhereTheyAre() {
        world.beam(0, 0, 0, 0);
        world.beam(1, 8, 2, Math.PI);
        world.placeBall(4, -1, 0.042, 0, 0, 0);
        Sight sight = look(1);
        double eye = 0.4 + 0.155;
        assertThat(sight.seesBall).isTrue();
        assertThat(sight.ball[0]).isCloseTo(Math.sqrt(16 + 1 + (eye - 0.042) * (eye - 0.042)), within(0.03));
        assertThat(sight.ball[1]).isCloseTo(Math.atan2(-1, 4), within(0.012));
        assertThat(sight.ball[2])
                .isCloseTo(-Math.asin((eye - 0.042) / Math.hypot(Math.hypot(4, 1), eye)), within(0.015));
        assertThat(sight.sees(Landmark.G1R)).isTrue();
        assertThat(sight.landmark(Landmark.G1R, 1)).isCloseTo(Math.atan2(1.05, 15), within(0.01));
        assertThat(sight.landmark(Landmark.G1R, 2)).isGreaterThan(0);
        assertThat(sight.sees(Landmark.G1L)).isFalse();
        assertThat(sight.sees(Landmark.F1R)).isTrue();
        assertThat(sight.landmark(Landmark.F1R, 1)).isCloseTo(Math.atan2(10, 15), within(0.01));
        boolean opponent = false;
        boolean self = false;
        for (int i = 0; i < sight.players; i++) {
            if (sight.teams[i].equals("them")) {
                opponent = true;
                assertThat(sight.numbers[i]).isEqualTo(4);
                assertThat(sight.part(i, BodyPart.HEAD, 0)).isCloseTo(Math.hypot(8, 2), within(0.05));
            } else {
                self = true;
                assertThat(sight.sees(i, BodyPart.HEAD)).isFalse();
                assertThat(sight.sees(i, BodyPart.RIGHT_LOWER_ARM)).isTrue();
            }
        }
        assertThat(opponent).isTrue();
        assertThat(self).isTrue();
    }

    private Sight look(long seed) {
        percepts.clear();
        eyes(seed).look(0, percepts.sight);
        return percepts.sight;
    }

    @Test
    void linesAreCutAtTheBordersOfTheView() {
        world.beam(0, 0, 0, 0);
        Sight sight = look(2);
        int wide = 0;
        for (int i = 0; i < sight.lines; i++) {
            for (int end = 0; end < 2; end++) {
                double left = sight.line(i, 3 * end + 1);
                assertThat(Math.abs(left)).isLessThan(Math.PI / 3 + 0.02);
                wide += Math.abs(left) > Math.PI / 3 - 0.02 ? 1 : 0;
            }
        }
        // Both side lines and the middle of the ring leave the view to the side.
        assertThat(sight.lines).isBetween(8, 16);
        assertThat(wide).isGreaterThanOrEqualTo(2);
    }

    @Test
    void theNoiseIsAsLargeAsItShouldBe() {
        world.beam(0, 0, 0, 0);
        world.placeBall(10, 0, 0.042, 0, 0, 0);
        Eyes eyes = eyes(5);
        double sum = 0;
        double squares = 0;
        double leftSquares = 0;
        double leftSum = 0;
        int n = 4000;
        for (int i = 0; i < n; i++) {
            percepts.clear();
            eyes.look(0, percepts.sight);
            double d = percepts.sight.ball[0];
            sum += d;
            squares += d * d;
            leftSum += percepts.sight.ball[1];
            leftSquares += percepts.sight.ball[1] * percepts.sight.ball[1];
        }
        double deviation = Math.sqrt(squares / n - sum / n * sum / n);
        double leftDeviation = Math.sqrt(leftSquares / n - leftSum / n * leftSum / n);
        assertThat(deviation).isCloseTo(0.00965, within(0.0006));
        assertThat(Math.toDegrees(leftDeviation)).isCloseTo(0.148, within(0.01));
        // What is left in the mean is the eyes' own offset.
        assertThat(Math.abs(sum / n - Math.hypot(10, 0.513))).isLessThan(0.0055);
    }

    @Test
    void whatOneSeesDoesNotDependOnWhoElseLooks() {
        world.beam(0, 0, 0, 0);
        world.placeBall(3, 0, 0.042, 0, 0, 0);
        Eyes alone = eyes(7);
        Eyes together = eyes(7);
        Percepts other = new Percepts();
        for (int i = 0; i < 3; i++) {
            together.look(1, other.sight);
            other.clear();
        }
        percepts.clear();
        alone.look(0, percepts.sight);
        together.look(0, other.sight);
        assertThat(other.sight.ball[0]).isEqualTo(percepts.sight.ball[0]);
    }
}
