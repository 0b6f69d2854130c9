// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.RobotParameters;

class ScenesTest {

    private static final long SEED = 7;
    private static final double LARGEST_LASTING_OVERLAP = 1.0e-3;

    private final Mirosot league = Scene.league(Scene.COMMON_STEP);
    private final RobotParameters robot = league.parameters().robot();
    private final TouchMeter touchMeter = new TouchMeter(league);

    @ParameterizedTest
    @EnumSource
    void aStraightCommandGivesTheSpeedOfTheWheels(Contender contender) {
        SceneEngine engine = contender.create(league);
        Moment start = kickOff();
        engine.start(start);
        double wheelSpeed = 10.0;
        engine.command(0, wheelSpeed, wheelSpeed);
        play(engine, 800);
        Moment before = look(engine);
        play(engine, 100);
        double metresPerSecond = moved(before, look(engine)) / (100 * Scene.COMMON_STEP);
        assertThat(metresPerSecond).isCloseTo(wheelSpeed * robot.wheelRadius(), within(1e-3));
    }

    @ParameterizedTest
    @EnumSource
    void theMotorsReachTheirSpeedAfterTheSharedTimeConstant(Contender contender) {
        SceneEngine engine = contender.create(league);
        Moment start = kickOff();
        engine.start(start);
        engine.command(0, 20.0, 20.0);
        int timeConstantInSteps = (int) Math.round(league.parameters().drive().timeConstant() / Scene.COMMON_STEP);
        play(engine, timeConstantInSteps);
        Moment before = look(engine);
        play(engine, 1);
        double metresPerSecond = moved(before, look(engine)) / Scene.COMMON_STEP;
        double full = 20.0 * robot.wheelRadius();
        assertThat(metresPerSecond).isCloseTo(full * (1.0 - Math.exp(-1.0)), within(0.03 * full));
    }

    @ParameterizedTest
    @EnumSource
    void oppositeWheelSpeedsTurnTheRobotOnTheSpot(Contender contender) {
        SceneEngine engine = contender.create(league);
        Moment start = kickOff();
        engine.start(start);
        engine.command(0, -5.0, 5.0);
        play(engine, 800);
        double before = heading(engine);
        play(engine, 100);
        double turned = Math.IEEEremainder(heading(engine) - before, 2.0 * Math.PI);
        double radiansPerSecond = turned / (100 * Scene.COMMON_STEP);
        assertThat(radiansPerSecond).isCloseTo(10.0 * robot.wheelRadius() / robot.track(), within(0.01));
        assertThat(look(engine).x[0]).isCloseTo(start.x[0], within(1e-4));
        assertThat(look(engine).y[0]).isCloseTo(start.y[0], within(1e-4));
    }

    @ParameterizedTest
    @EnumSource
    void everythingStaysInsideThePitchInBothScenes(Contender contender) {
        for (Scene scene : Scene.values()) {
            SceneEngine engine = contender.create(league);
            SceneRun run = new SceneRun(scene, engine, league, SEED);
            for (int look = 0; look < 80; look++) {
                run.advance(100);
                assertInside(look(engine));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void theScrumIsAScrumThatDoesNotSinkIn(Contender contender) {
        SceneEngine engine = contender.create(league);
        SceneRun run = new SceneRun(Scene.SCRUM_5V5, engine, league, SEED);
        run.advance(3_000);
        double[] overlaps = new double[4_000];
        double touching = 0.0;
        for (int step = 0; step < overlaps.length; step++) {
            run.advance(1);
            touchMeter.measure(look(engine));
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
        SceneEngine first = contender.create(league);
        SceneEngine second = contender.create(league);
        new SceneRun(Scene.SCRUM_5V5, first, league, SEED).advance(4_000);
        new SceneRun(Scene.SCRUM_5V5, second, league, SEED).advance(4_000);
        assertThat(look(first).ballX).isEqualTo(look(second).ballX);
        assertThat(look(first).ballY).isEqualTo(look(second).ballY);
    }

    @ParameterizedTest
    @EnumSource
    void aFreeRobotsErrorShrinksWithTheSquareOfTheStep(Contender contender) {
        double coarse = errorOfABend(contender, 0.008);
        double fine = errorOfABend(contender, 0.004);
        // Ours is exact but for rounding; single precision is the floor of JBox2D.
        assertThat(fine).isLessThan(Math.max(1e-6, 0.35 * coarse));
    }

    /** How far off a robot is after 0.2 s in which it speeds up on a bend, m. */
    private static double errorOfABend(Contender contender, double step) {
        return moved(bend(contender, step), bend(contender, 2e-5));
    }

    private static Moment bend(Contender contender, double step) {
        Moment start = kickOff();
        start.wheels[0] = 30;
        start.wheels[1] = 40;
        SceneEngine engine = contender.create(Scene.league(step));
        engine.start(start);
        play(engine, (int) Math.round(0.2 / step));
        return look(engine);
    }

    private static Moment kickOff() {
        StillEngine engine = new StillEngine();
        new SceneRun(Scene.RANDOM_5V5, engine, Scene.league(Scene.COMMON_STEP), SEED);
        return engine.moment;
    }

    private static Moment look(SceneEngine engine) {
        Moment moment = new Moment();
        engine.look(moment);
        return moment;
    }

    private static double moved(Moment before, Moment now) {
        return Math.hypot(now.x[0] - before.x[0], now.y[0] - before.y[0]);
    }

    private static void play(SceneEngine engine, int steps) {
        for (int step = 0; step < steps; step++) {
            engine.step();
        }
    }

    private static double heading(SceneEngine engine) {
        return Math.atan2(look(engine).sine[0], look(engine).cosine[0]);
    }

    private void assertInside(Moment moment) {
        double furthestX = 0.5 * league.parameters().pitch().length()
                + league.parameters().pitch().goalDepth();
        double furthestY = 0.5 * league.parameters().pitch().width();
        assertThat(moment.ballX).isBetween(-furthestX, furthestX);
        assertThat(moment.ballY).isBetween(-furthestY, furthestY);
        for (int robot = 0; robot < Moment.ROBOTS; robot++) {
            assertThat(moment.x[robot]).isBetween(-furthestX, furthestX);
            assertThat(moment.y[robot]).isBetween(-furthestY, furthestY);
        }
    }
}
