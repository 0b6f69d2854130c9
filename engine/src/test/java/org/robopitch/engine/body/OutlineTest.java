// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.scene.Robots;

class OutlineTest {
    @Test
    void aBoxKnowsItsSizes() {
        Outline box = Outline.box(0.08, 0.06);
        assertThat(box.isCentredBox()).isTrue();
        assertThat(box.halfLength).isEqualTo(0.04);
        assertThat(box.halfWidth).isEqualTo(0.03);
        assertThat(box.reach()).isCloseTo(0.05, within(1e-15));
    }

    @Test
    void aQuadrilateralThatIsNoBoxIsNotTakenForOne() {
        Outline kite = polygon(0.05, 0, 0, 0.04, -0.03, 0, 0, -0.04);
        assertThat(kite.isCentredBox()).isFalse();
        Outline shifted = polygon(0.05, 0.03, -0.03, 0.03, -0.03, -0.03, 0.05, -0.03);
        assertThat(shifted.isCentredBox()).isFalse();
    }

    /** Klančar 2003, eq. 10. */
    @Test
    void orientationIsTwiceTheAreaAndPositiveForALeftTurn() {
        assertThat(Outline.orientation(0, 0, 2, 0, 0, 3)).isEqualTo(6);
        assertThat(Outline.orientation(0, 0, 0, 3, 2, 0)).isEqualTo(-6);
        assertThat(Outline.orientation(1, 1, 2, 2, 3, 3)).isZero();
        assertThat(Outline.orientation(5, 7, 7, 7, 5, 10)).isEqualTo(6);
    }

    @Test
    void whatIsNoOutlineIsRefused() {
        assertThatThrownBy(() -> polygon(0, 0, 1, 1)).hasMessageContaining("at least 3 corners");
        assertThatThrownBy(() -> new Outline(new double[] {1, 0, -1}, new double[] {0, 1}))
                .hasMessageContaining("3 x and 2 y");
        assertThatThrownBy(() -> polygon(1, 1, 1, -1, -1, -1, -1, 1))
                .as("clockwise")
                .hasMessageContaining("counter-clockwise");
        assertThatThrownBy(() -> polygon(1, 0, 0.1, 0.1, 0, 1, -1, -1))
                .as("a dent")
                .hasMessageContaining("is not to the left of side");
        assertThatThrownBy(() -> polygon(2, 1, 1, 2, 1, 1)).hasMessageContaining("enclose the body's origin");
        assertThatThrownBy(() -> polygon(Double.NaN, 1, -1, 1, 0, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> polygon(Double.POSITIVE_INFINITY, 1, -1, 1, 0, -1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aPentagramThatTurnsLeftEverywhereIsStillRefused() {
        double[] xs = new double[5];
        double[] ys = new double[5];
        for (int i = 0; i < 5; i++) {
            xs[i] = StrictMath.cos(i * 0.8 * Math.PI);
            ys[i] = StrictMath.sin(i * 0.8 * Math.PI);
        }
        assertThatThrownBy(() -> new Outline(xs, ys)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aBodyWithoutMassIsRefused() {
        Body good = Robots.free();
        assertThatThrownBy(() -> new Body(good.outline(), good.rim(), 0, 1, 1, 1))
                .hasMessageContaining("positive masses and inertia, but got 0.0 kg along");
        assertThatThrownBy(() -> new Body(good.outline(), good.rim(), 1, -1, 1, 1))
                .hasMessageContaining("-1.0 kg across");
        assertThatThrownBy(() -> new Body(good.outline(), good.rim(), 1, 1, Double.NaN, 1))
                .hasMessageContaining("NaN kg·m²");
    }

    private static Outline polygon(double... xy) {
        double[] xs = new double[xy.length / 2];
        double[] ys = new double[xy.length / 2];
        for (int i = 0; i < xs.length; i++) {
            xs[i] = xy[2 * i];
            ys[i] = xy[2 * i + 1];
        }
        return new Outline(xs, ys);
    }
}
