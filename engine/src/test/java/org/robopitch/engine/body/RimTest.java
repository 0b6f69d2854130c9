// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.random.RandomStream;

/** The rim against the offset curves that can be written down. */
class RimTest {
    private static final double BALL = 0.02135;
    private static final double LENGTH = 0.08;
    private static final double WIDTH = 0.07;

    @Test
    void theRimOfARoundRobotIsALargerCircle() {
        double[] radii = new double[64];
        Arrays.fill(radii, 0.04 + BALL);
        Rim rim = Rim.ofTable(radii);
        double[] normal = new double[2];
        for (double angle = -3.1; angle < 3.1; angle += 0.01) {
            double x = StrictMath.cos(angle);
            double y = StrictMath.sin(angle);
            assertThat(rim.radius(x, y)).isCloseTo(0.04 + BALL, within(1e-15));
            assertThat(rim.gap(0.1 * x, 0.1 * y)).isCloseTo(0.1 - 0.04 - BALL, within(1e-6));
            rim.normal(x, y, normal);
            assertThat(normal[0]).isCloseTo(x, within(1e-5));
            assertThat(normal[1]).isCloseTo(y, within(1e-5));
        }
        assertThat(rim.reach()).isEqualTo(0.04 + BALL);
    }

    @Test
    void theRimOfABoxHasFlatSidesAndRoundCorners() {
        Rim rim = Rim.around(Outline.box(LENGTH, WIDTH), BALL);
        for (double angle = -3.14; angle < 3.14; angle += 0.003) {
            double x = StrictMath.cos(angle);
            double y = StrictMath.sin(angle);
            assertThat(rim.radius(x, y)).as("at %s rad", angle).isCloseTo(boxRim(angle), within(2e-6));
        }
        assertThat(rim.radius(1, 0)).isCloseTo(LENGTH / 2 + BALL, within(1e-12));
        assertThat(rim.radius(0, 1)).isCloseTo(WIDTH / 2 + BALL, within(1e-12));
        assertThat(rim.reach()).isCloseTo(StrictMath.hypot(LENGTH / 2, WIDTH / 2) + BALL, within(2e-6));
    }

    @Test
    void theGapIsTheDistanceOfTheBallsSurface() {
        Rim rim = Rim.around(Outline.box(LENGTH, WIDTH), BALL);
        RandomStream random = new RandomStream(7, 0);
        for (int i = 0; i < 10_000; i++) {
            double angle = random.between(-3.14, 3.14);
            double near = boxRim(angle) + random.between(-2e-5, 2e-5);
            double x = near * StrictMath.cos(angle);
            double y = near * StrictMath.sin(angle);
            double dx = Math.max(0, Math.abs(x) - LENGTH / 2);
            double dy = Math.max(0, Math.abs(y) - WIDTH / 2);
            assertThat(rim.gap(x, y)).isCloseTo(StrictMath.hypot(dx, dy) - BALL, within(2e-6));
        }
    }

    /** Klančar 2007: the angle of the rim's normal is φ + atan2(r, r′) − π/2. */
    @Test
    void theNormalFollowsFromTheRadiusAndItsSlope() {
        requireNormals(Rim.around(Outline.box(LENGTH, WIDTH), BALL), RimTest::boxRim, 0.01);
        double[] table = new double[720];
        DoubleUnaryOperator curve = angle -> 0.07 + 0.006 * StrictMath.cos(2 * angle) + 0.003 * StrictMath.sin(angle);
        for (int i = 0; i < table.length; i++) {
            table[i] = curve.applyAsDouble(2 * Math.PI * i / table.length);
        }
        Rim tabled = Rim.ofTable(table);
        requireNormals(tabled, curve, 1e-4);
        for (double angle = -3.14; angle < 3.14; angle += 0.01) {
            assertThat(tabled.radius(StrictMath.cos(angle), StrictMath.sin(angle)))
                    .isCloseTo(curve.applyAsDouble(angle), within(1e-6));
        }
    }

    private static void requireNormals(Rim rim, DoubleUnaryOperator radius, double tolerance) {
        double[] normal = new double[2];
        for (double angle = -3.14; angle < 3.14; angle += 0.0037) {
            double r = radius.applyAsDouble(angle);
            double slope = (radius.applyAsDouble(angle + 1e-6) - radius.applyAsDouble(angle - 1e-6)) / 2e-6;
            double expected = angle + StrictMath.atan2(r, slope) - Math.PI / 2;
            rim.normal(StrictMath.cos(angle), StrictMath.sin(angle), normal);
            assertThat(normal[0]).as("at %s rad", angle).isCloseTo(StrictMath.cos(expected), within(tolerance));
            assertThat(normal[1]).as("at %s rad", angle).isCloseTo(StrictMath.sin(expected), within(tolerance));
        }
    }

    @Test
    void inTheMouthOfARobotTheBallTouchesButDoesNotEnter() {
        double[] xs = {0.04, 0.03, 0.03, 0.04, -0.04, -0.04};
        double[] ys = {0.015, 0.015, -0.015, -0.015, -0.035, 0.035};
        Rim rim = Rim.aroundContour(xs, ys, BALL);
        assertThat(rim.radius(1, 0)).isLessThan(0.04 + BALL);
        for (double angle = -3.14; angle < 3.14; angle += 0.011) {
            double x = StrictMath.cos(angle);
            double y = StrictMath.sin(angle);
            double r = rim.radius(x, y);
            assertThat(distance(r * x, r * y, xs, ys)).as("at %s rad", angle).isCloseTo(BALL, within(2e-5));
        }
    }

    private static double distance(double x, double y, double[] xs, double[] ys) {
        double best = 1;
        for (int i = 0; i < xs.length; i++) {
            int j = (i + 1) % xs.length;
            for (int k = 0; k <= 4000; k++) {
                double share = k / 4000.0;
                best = Math.min(
                        best, Math.hypot(x - xs[i] - share * (xs[j] - xs[i]), y - ys[i] - share * (ys[j] - ys[i])));
            }
        }
        return best;
    }

    @Test
    void aSymmetricRimIsMirroredToTheBit() {
        Rim rim = Rim.around(Outline.box(LENGTH, WIDTH), BALL);
        RandomStream random = new RandomStream(3, 0);
        double[] left = new double[2];
        double[] right = new double[2];
        for (int i = 0; i < 10_000; i++) {
            double x = random.between(-0.1, 0.1);
            double y = i % 10 == 0 ? 0 : random.between(0, 0.1);
            assertThat(rim.gap(x, -y)).isEqualTo(rim.gap(x, y));
            rim.normal(x, y, left);
            rim.normal(x, -y, right);
            assertThat(right[0]).isEqualTo(left[0]);
            assertThat(right[1] + left[1]).isZero();
        }
    }

    @Test
    void aTableThatIsNoRimIsRefused() {
        assertThatThrownBy(() -> Rim.ofTable(new double[] {1, 1, 1}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("at least 8 radii, but has 3");
        assertThatThrownBy(() -> Rim.ofTable(new double[] {1, 1, 1, -1, 1, 1, 1, 1}))
                .hasMessageContaining("positive radii, but has -1.0 m");
        assertThatThrownBy(() -> Rim.ofTable(new double[] {1, 1, 1, Double.NaN, 1, 1, 1, 1}))
                .hasMessageContaining("NaN");
    }

    @Test
    void aContourThatDoesNotEncloseTheCentreIsRefused() {
        assertThatThrownBy(() -> Rim.aroundContour(new double[] {0.1, 0.2, 0.15}, new double[] {0.1, 0.1, 0.2}, 0.01))
                .hasMessageContaining("does not enclose the robot's centre");
    }

    private static double boxRim(double angle) {
        double ux = Math.abs(StrictMath.cos(angle));
        double uy = Math.abs(StrictMath.sin(angle));
        double a = LENGTH / 2;
        double b = WIDTH / 2;
        if (uy * (a + BALL) <= b * ux) {
            return (a + BALL) / ux;
        }
        if (ux * (b + BALL) <= a * uy) {
            return (b + BALL) / uy;
        }
        double alongCorner = ux * a + uy * b;
        return alongCorner + Math.sqrt(alongCorner * alongCorner - a * a - b * b + BALL * BALL);
    }

    @Test
    void aSymmetricRobotWithItsCornerAheadPushesTheBallStraightAhead() {
        double[] x = {0.05, 0, -0.05, 0};
        double[] y = {0, 0.04, 0, -0.04};
        Rim rim = Rim.aroundContour(x, y, 0.02);
        double[] normal = new double[2];
        rim.normal(0.08, 0, normal);
        assertThat(normal).containsExactly(1, 0);
        rim.normal(-0.08, 0, normal);
        assertThat(normal).containsExactly(-1, 0);
        rim.normal(0.08, 0.001, normal);
        double[] mirrored = new double[2];
        rim.normal(0.08, -0.001, mirrored);
        assertThat(mirrored).containsExactly(normal[0], -normal[1]);
    }
}
