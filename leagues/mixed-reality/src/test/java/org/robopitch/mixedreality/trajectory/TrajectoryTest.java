// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.trajectory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robopitch.mixedreality.parameters.TrajectoryParameters;

class TrajectoryTest {
    private static final double TRACK = 0.025;

    /** Pose after a time at constant wheel speeds, from the centre of the circle; starts at (0.1, −0.05), heading 0.3. */
    private static double[] byHand(double left, double right, double time) {
        double v = (left + right) / 2;
        double w = (right - left) / TRACK;
        double end = 0.3 + w * time;
        double x = 0.1 + (w == 0 ? v * time * Math.cos(0.3) : v / w * (Math.sin(end) - Math.sin(0.3)));
        double y = -0.05 + (w == 0 ? v * time * Math.sin(0.3) : v / w * (Math.cos(0.3) - Math.cos(end)));
        return new double[] {x, y, end};
    }

    private static double[] errors(
            TrajectoryParameters parameters, double left, double right, double time, int cycles, int stepsPerCycle) {
        Roll roll = new Roll(parameters, TRACK, 0.1, -0.05, 0.3);
        for (int i = 0; i < cycles; i++) {
            roll.cycle(left, right, time / cycles, stepsPerCycle);
        }
        double[] expected = byHand(left, right, time);
        double turned = Math.atan2(roll.headingY(), roll.headingX()) - expected[2];
        return new double[] {
            Math.hypot(roll.x() - expected[0], roll.y() - expected[1]),
            Math.abs(Math.IEEEremainder(turned, 2 * Math.PI))
        };
    }

    @ParameterizedTest
    @CsvSource({"0.13043,0.13043", "0.05,0.1", "0,0.08", "-0.13043,0.13043", "-0.09,-0.03"})
    void theClosedFormIsTheCircleWhateverTheStep(double left, double right) {
        for (int steps : new int[] {1, 20, 1000}) {
            double[] errors = errors(TrajectoryParameters.exact(), left, right, 2, 100, steps);
            assertThat(errors[0]).isLessThan(1e-12);
            assertThat(errors[1]).isLessThan(1e-10);
        }
    }

    @Test
    void thePublishedSchemeIsExactOnAStraightLine() {
        double[] errors = errors(TrajectoryParameters.published(), 0.1, 0.1, 1, 50, 20);
        assertThat(errors[0]).isLessThan(1e-12);
    }

    @Test
    void oneStepOfThePublishedSchemeIsWhatAPocketCalculatorSays() {
        // Heading along x, left wheel at (0, 0.0125), right at (0, −0.0125); 0.1 s at left 0, right 0.05 m/s.
        Roll roll = new Roll(TrajectoryParameters.published(), TRACK, 0, 0, 0);
        roll.cycle(0, 0.05, 0.1, 1);
        // Predicted: left (0, 0.0125), right (0.005, −0.0125), e = (0.005, −0.025), |e| = 0.02549510, e_a = 0.00049510.
        // Corrected by signs, half each: right (0.00475245, −0.01225245), left (0.00024755, 0.01225245).
        assertThat(roll.x()).isCloseTo(0.0025, within(1e-9));
        assertThat(roll.y()).isCloseTo(0, within(1e-12));
        assertThat(roll.headingY() / roll.headingX()).isCloseTo(0.0045049 / 0.0245049, within(1e-6));
    }

    @Test
    void theOrdersOfTheSchemesAreThoseOfTheirGeometry() {
        TrajectoryParameters published = TrajectoryParameters.published();
        assertOrders(published, 1, 1);
        assertOrders(published.with(TrajectoryParameters.Correction.PROJECTED, TrajectoryParameters.Share.FIXED), 1, 2);
        assertOrders(
                published.with(TrajectoryParameters.Correction.PROJECTED, TrajectoryParameters.Share.CONSISTENT), 2, 2);
    }

    private static void assertOrders(TrajectoryParameters parameters, int position, int heading) {
        double[] coarse = errors(parameters, 0.04, 0.12, 1, 50, 160);
        double[] fine = errors(parameters, 0.04, 0.12, 1, 50, 320);
        assertThat(log2(coarse[0] / fine[0])).isCloseTo(position, within(0.15));
        assertThat(log2(coarse[1] / fine[1])).isCloseTo(heading, within(0.15));
    }

    @Test
    void aFrozenHeadingErrsByTheCycleHoweverSmallTheStep() {
        TrajectoryParameters frozen = TrajectoryParameters.published().frozen();
        double coarse = errors(frozen, 0.04, 0.12, 1, 50, 20)[0];
        double fine = errors(frozen, 0.04, 0.12, 1, 50, 2000)[0];
        double shorterCycle = errors(frozen, 0.04, 0.12, 1, 100, 20)[0];
        assertThat(fine).isGreaterThan(0.5 * coarse);
        assertThat(shorterCycle).isLessThan(0.7 * coarse);
    }

    @Test
    void thePrintedShareIsFiniteInASpin() {
        TrajectoryParameters printed = TrajectoryParameters.published()
                .with(TrajectoryParameters.Correction.SIGN, TrajectoryParameters.Share.PRINTED);
        double[] errors = errors(printed, -0.13043, 0.13043, 1, 50, 20);
        assertThat(errors[0]).isLessThan(1e-3);
    }

    private static double log2(double value) {
        return Math.log(value) / Math.log(2);
    }
}
