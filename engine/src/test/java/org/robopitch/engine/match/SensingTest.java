// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.StateVisitor;

/** What a team sees, measured over many pictures of a truth that stands still. */
class SensingTest {
    private static final int PICTURES = 20_000;
    private static final double CYCLE = 0.01;
    private static final PlayState PLAY = new PlayState("play", true, null, "first half", 0, 0, 0);

    private final long[] chance = new long[2];

    private Sensing sensing(SensingSettings settings) {
        RandomStream random = new RandomStream(chance, 0);
        random.seed(42, 1);
        return new Sensing(settings, 1, CYCLE, random);
    }

    private static void truth(Sensing sensing, double time) {
        Observation truth = sensing.truth();
        truth.begin(time, PLAY, Side.BLUE);
        truth.own(0).set(0.3, -0.2, 1.0, 0.5, 0.25, -2.0);
        truth.opponent(0).set(-0.3, 0.2, 2.0, 0, 0, 0);
        truth.ball().set(0.1, 0.2, 0, 1.5, -0.5, 0);
    }

    private static Observation look(Sensing sensing, double time) {
        truth(sensing, time);
        return sensing.observe();
    }

    private void assertSpread(
            SensingSettings settings, ToDoubleFunction<Observation> what, double mean, double deviation) {
        Sensing sensing = sensing(settings);
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < PICTURES; i++) {
            double value = what.applyAsDouble(look(sensing, i * CYCLE)) - mean;
            sum += value;
            squares += value * value;
        }
        double measured = Math.sqrt(squares / PICTURES);
        // Four standard errors: of the mean, and of the deviation.
        assertThat(sum / PICTURES).isCloseTo(0, within(4 * deviation / Math.sqrt(PICTURES) + 1e-15));
        assertThat(measured).isCloseTo(deviation, within(4 * deviation / Math.sqrt(2.0 * PICTURES) + 1e-15));
    }

    private static final class Warmth implements Sense {
        private int degrees;

        @Override
        public void copyFrom(Sense other) {
            degrees = ((Warmth) other).degrees;
        }

        @Override
        public void state(StateVisitor visitor) {
            degrees = visitor.whole(degrees);
        }
    }

    @Test
    void whatARobotSensesByItselfIsDelayedLikeAllElse() {
        SensingSettings delayed = SensingSettings.PERFECT.with("delay", 3 * CYCLE);
        Sensing sensing = new Sensing(delayed, 1, CYCLE, new RandomStream(1, 1), Warmth::new);
        for (int i = 0; i < 10; i++) {
            truth(sensing, i * CYCLE);
            sensing.truth().sense(0, Warmth.class).degrees = i;
            Observation seen = sensing.observe();
            assertThat(seen.sense(0, Warmth.class).degrees).isEqualTo(Math.max(0, i - 3));
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Observation(1).sense(0, Warmth.class))
                .withMessage("the robots of this league have no Warmth");
    }

    @Test
    void aPerfectCameraShowsTheTruthToTheBitAndLeavesChanceAlone() {
        Sensing sensing = sensing(SensingSettings.PERFECT);
        long[] before = chance.clone();
        Observation seen = look(sensing, 1.25);
        assertThat(seen.time()).isEqualTo(1.25);
        assertThat(seen.own(0).x()).isEqualTo(0.3);
        assertThat(seen.own(0).heading()).isEqualTo(1.0);
        assertThat(seen.own(0).spin()).isEqualTo(-2.0);
        assertThat(seen.ball().vx()).isEqualTo(1.5);
        assertThat(seen.ball().visible()).isTrue();
        assertThat(chance).isEqualTo(before);
    }

    @Test
    void positionNoiseIsTheStandardDeviationOfEachCoordinateInMetres() {
        SensingSettings settings = SensingSettings.PERFECT.with("positionNoise", 0.004);
        assertSpread(settings, seen -> seen.own(0).x(), 0.3, 0.004);
        assertSpread(settings, seen -> seen.own(0).y(), -0.2, 0.004);
        assertSpread(settings, seen -> seen.opponent(0).x(), -0.3, 0.004);
        assertSpread(settings, seen -> seen.ball().x(), 0.1, 0.004);
        assertSpread(settings, seen -> seen.ball().y(), 0.2, 0.004);
        assertSpread(settings, seen -> seen.own(0).heading(), 1.0, 0);
        assertSpread(settings, seen -> seen.ball().vx(), 1.5, 0);
    }

    @Test
    void headingNoiseIsInRadiansAndHeadingsStayWithinOneTurn() {
        assertSpread(
                SensingSettings.PERFECT.with("headingNoise", 0.05),
                seen -> seen.own(0).heading(),
                1.0,
                0.05);
        Sensing wild = sensing(SensingSettings.PERFECT.with("headingNoise", 3));
        for (int i = 0; i < 1000; i++) {
            assertThat(look(wild, 0).own(0).heading()).isBetween(-Math.PI, Math.PI);
        }
    }

    @Test
    void speedNoiseIsInMetresPerSecondAndSpinNoiseInRadiansPerSecond() {
        SensingSettings settings =
                SensingSettings.PERFECT.with("speedNoise", 0.03).with("spinNoise", 0.4);
        assertSpread(settings, seen -> seen.own(0).vx(), 0.5, 0.03);
        assertSpread(settings, seen -> seen.own(0).vy(), 0.25, 0.03);
        assertSpread(settings, seen -> seen.ball().vy(), -0.5, 0.03);
        assertSpread(settings, seen -> seen.own(0).spin(), -2.0, 0.4);
        assertSpread(settings, seen -> seen.own(0).x(), 0.3, 0);
    }

    @Test
    void eachRobotAndTheBallVanishByThemselvesWithTheGivenProbability() {
        Sensing sensing = sensing(SensingSettings.PERFECT.with("vanish", 0.2));
        int robot = 0;
        int ball = 0;
        int both = 0;
        for (int i = 0; i < PICTURES; i++) {
            Observation seen = look(sensing, i * CYCLE);
            robot += seen.own(0).visible() ? 0 : 1;
            ball += seen.ball().visible() ? 0 : 1;
            both += seen.own(0).visible() || seen.ball().visible() ? 0 : 1;
        }
        double tolerance = 4 * Math.sqrt(0.2 * 0.8 / PICTURES);
        assertThat(robot / (double) PICTURES).isCloseTo(0.2, within(tolerance));
        assertThat(ball / (double) PICTURES).isCloseTo(0.2, within(tolerance));
        assertThat(both / (double) PICTURES).isCloseTo(0.04, within(tolerance));
    }

    @Test
    void whatVanishesKeepsTheNumbersOfTheLastTimeItWasSeen() {
        Sensing sensing = sensing(SensingSettings.PERFECT.with("vanish", 0.5));
        double lastSeen = Double.NaN;
        int vanished = 0;
        for (int i = 0; i < 200; i++) {
            Observation truth = sensing.truth();
            truth.begin(i * CYCLE, PLAY, Side.BLUE);
            truth.ball().set(i, 0, 0, 0, 0, 0);
            Observation seen = sensing.observe();
            if (seen.ball().visible()) {
                lastSeen = i;
            } else {
                vanished++;
            }
            if (lastSeen >= 0) {
                assertThat(seen.ball().x()).isEqualTo(lastSeen);
            }
        }
        assertThat(vanished).isBetween(50, 150);
    }

    @Test
    void aDroppedFrameShowsTheLastOneAgain() {
        Sensing sensing = sensing(SensingSettings.PERFECT.with("dropFrame", 0.3));
        double last = look(sensing, 0).time();
        int repeated = 0;
        for (int i = 1; i <= PICTURES; i++) {
            double time = look(sensing, i).time();
            assertThat(time).isIn(last, (double) i);
            repeated += time == last ? 1 : 0;
            last = time;
        }
        assertThat(repeated / (double) PICTURES).isCloseTo(0.3, within(4 * Math.sqrt(0.21 / PICTURES)));
    }

    @Test
    void delayShowsWhatWasTrueSoManyCyclesAgo() {
        // 34 ms are rounded to three cycles of 10 ms.
        Sensing sensing = sensing(SensingSettings.PERFECT.with("delay", 0.034));
        for (int i = 0; i < 3; i++) {
            Observation early = look(sensing, i);
            assertThat(early.ball().visible()).as("no picture has arrived yet").isFalse();
        }
        for (int i = 3; i < 20; i++) {
            assertThat(look(sensing, i).time()).isEqualTo(i - 3.0);
        }
    }
}
