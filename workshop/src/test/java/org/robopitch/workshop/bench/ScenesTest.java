// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.mirosot.MirosotLeague;

class ScenesTest {

    private static final long SEED = 7;
    private static final double LARGEST_LASTING_OVERLAP = 1.0e-3;

    private final MirosotLeague league = BenchLeague.common();
    private final BenchParameters parameters = BenchParameters.of(league);
    private final TouchMeter touchMeter = new TouchMeter(parameters);

    @ParameterizedTest
    @EnumSource
    void aStraightCommandGivesTheSpeedOfTheWheels(Contender contender) {
        SceneEngine engine = contender.create(league);
        engine.reset(new Formation(SEED));
        double wheelSpeed = 10.0;
        engine.command(0, wheelSpeed, wheelSpeed);
        play(engine, 800);
        double x = engine.robotX(0);
        double y = engine.robotY(0);
        play(engine, 100);
        double metresPerSecond = Math.hypot(engine.robotX(0) - x, engine.robotY(0) - y) / (100 * parameters.step());
        assertThat(metresPerSecond).isCloseTo(wheelSpeed * parameters.wheelRadius(), within(1e-3));
    }

    @ParameterizedTest
    @EnumSource
    void theMotorsReachTheirSpeedAfterTheSharedTimeConstant(Contender contender) {
        SceneEngine engine = contender.create(league);
        engine.reset(new Formation(SEED));
        engine.command(0, 20.0, 20.0);
        int timeConstantInSteps = (int) Math.round(parameters.motorTimeConstant() / parameters.step());
        play(engine, timeConstantInSteps);
        double x = engine.robotX(0);
        double y = engine.robotY(0);
        play(engine, 1);
        double metresPerSecond = Math.hypot(engine.robotX(0) - x, engine.robotY(0) - y) / parameters.step();
        double full = 20.0 * parameters.wheelRadius();
        assertThat(metresPerSecond).isCloseTo(full * (1.0 - Math.exp(-1.0)), within(0.03 * full));
    }

    @ParameterizedTest
    @EnumSource
    void oppositeWheelSpeedsTurnTheRobotOnTheSpot(Contender contender) {
        SceneEngine engine = contender.create(league);
        Formation formation = new Formation(SEED);
        engine.reset(formation);
        engine.command(0, -5.0, 5.0);
        play(engine, 800);
        double before = heading(engine);
        play(engine, 100);
        double turned = Math.IEEEremainder(heading(engine) - before, 2.0 * Math.PI);
        double radiansPerSecond = turned / (100 * parameters.step());
        assertThat(radiansPerSecond).isCloseTo(10.0 * parameters.wheelRadius() / parameters.wheelTrack(), within(0.01));
        assertThat(engine.robotX(0)).isCloseTo(formation.robotX(0), within(1e-4));
        assertThat(engine.robotY(0)).isCloseTo(formation.robotY(0), within(1e-4));
    }

    @ParameterizedTest
    @EnumSource
    void everythingStaysInsideThePitchInBothScenes(Contender contender) {
        for (Scene scene : Scene.values()) {
            SceneRun run = new SceneRun(scene, contender.create(league), parameters, SEED);
            for (int look = 0; look < 80; look++) {
                run.advance(100);
                assertInside(run.engine());
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void theScrumIsAScrumThatDoesNotSinkIn(Contender contender) {
        SceneRun run = new SceneRun(Scene.SCRUM_5V5, contender.create(league), parameters, SEED);
        run.advance(3_000);
        double[] overlaps = new double[4_000];
        double touching = 0.0;
        for (int step = 0; step < overlaps.length; step++) {
            run.advance(1);
            touchMeter.measure(run.engine());
            overlaps[step] = touchMeter.deepestOverlap();
            touching += touchMeter.touchingPairs();
        }
        Arrays.sort(overlaps);
        // At any moment several of the ten robots are in touch; how many more depends on the engine and the seed.
        assertThat(touching / overlaps.length).isGreaterThan(4.0);
        // A body that comes in at full speed is found up to a step's travel too late, and pushed out after.
        assertThat(overlaps[overlaps.length * 99 / 100]).isLessThan(LARGEST_LASTING_OVERLAP);
        assertThat(overlaps[overlaps.length - 1]).isLessThan(5.0 * LARGEST_LASTING_OVERLAP);
    }

    @ParameterizedTest
    @EnumSource
    void aRunRepeatsItselfWithTheSameSeed(Contender contender) {
        SceneRun first = new SceneRun(Scene.SCRUM_5V5, contender.create(league), parameters, SEED);
        SceneRun second = new SceneRun(Scene.SCRUM_5V5, contender.create(league), parameters, SEED);
        first.advance(4_000);
        second.advance(4_000);
        assertThat(first.engine().ballX()).isEqualTo(second.engine().ballX());
        assertThat(first.engine().ballY()).isEqualTo(second.engine().ballY());
    }

    private static void play(SceneEngine engine, int steps) {
        for (int step = 0; step < steps; step++) {
            engine.step();
        }
    }

    private static double heading(SceneEngine engine) {
        return Math.atan2(engine.robotHeadingSine(0), engine.robotHeadingCosine(0));
    }

    private void assertInside(SceneEngine engine) {
        double furthestX = 0.5 * parameters.pitchLength() + parameters.goalDepth();
        double furthestY = 0.5 * parameters.pitchWidth();
        assertThat(engine.ballX()).isBetween(-furthestX, furthestX);
        assertThat(engine.ballY()).isBetween(-furthestY, furthestY);
        for (int robot = 0; robot < BenchParameters.ROBOTS; robot++) {
            assertThat(engine.robotX(robot)).isBetween(-furthestX, furthestX);
            assertThat(engine.robotY(robot)).isBetween(-furthestY, furthestY);
        }
    }
}
