// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.random.RandomStream;

/** A square with a notch in front, and a ball too wide for it or not. */
class MouthTest {
    private static final double HALF = 0.25;
    private static final double DEEP = 0.17;
    private static final double LIP = 0.1;
    private static final double[] XS = {DEEP, HALF, HALF, -HALF, -HALF, HALF, HALF, DEEP};
    private static final double[] YS = {LIP, LIP, HALF, HALF, -HALF, -HALF, -LIP, -LIP};

    private final double[] places = new double[30];

    @Test
    void aBallInTheMiddleTouchesBothLips() {
        double radius = 0.11;
        Rim rim = Rim.withMouths(XS, YS, radius);
        double x = HALF + Math.sqrt(radius * radius - LIP * LIP) - 0.001;
        Mouth mouth = rim.mouth(x, 0);
        assertThat(mouth).isNotNull();
        int found = mouth.touch(x, 0, places);
        int touching = 0;
        for (int i = 0; i < found; i++) {
            if (places[3 * i] < 0.005) {
                touching++;
                assertThat(places[3 * i]).isCloseTo(Math.hypot(x - HALF, LIP) - radius, within(1e-15));
                assertThat(Math.abs(places[3 * i + 2])).isCloseTo(LIP / Math.hypot(x - HALF, LIP), within(1e-12));
            }
        }
        assertThat(touching).isEqualTo(2);
        assertThat(rim.gap(x, 0)).isCloseTo(Math.hypot(x - HALF, LIP) - radius, within(1e-15));
    }

    @Test
    void aSmallBallInTheCornerTouchesTheBottomAndASide() {
        double radius = 0.04;
        Rim rim = Rim.withMouths(XS, YS, radius);
        double x = DEEP + 0.041;
        double y = LIP - 0.043;
        Mouth mouth = rim.mouth(x, y);
        assertThat(mouth).isNotNull();
        int found = mouth.touch(x, y, places);
        double bottom = Double.NaN;
        double side = Double.NaN;
        for (int i = 0; i < found; i++) {
            bottom = places[3 * i + 1] == 1 ? places[3 * i] : bottom;
            side = places[3 * i + 2] == -1 ? places[3 * i] : side;
        }
        assertThat(bottom).isCloseTo(0.001, within(1e-15));
        assertThat(side).isCloseTo(0.003, within(1e-15));
    }

    @Test
    void theGapIsTheDistanceToTheContour() {
        double radius = 0.11;
        Rim rim = Rim.withMouths(XS, YS, radius);
        RandomStream random = new RandomStream(5, 0);
        for (int i = 0; i < 10_000; i++) {
            double x = HALF + random.between(0.02, 0.12);
            double y = random.between(-LIP, LIP);
            double expected = Math.min(Math.hypot(x - HALF, y - LIP), Math.hypot(x - HALF, y + LIP)) - radius;
            assertThat(rim.gap(x, y)).isCloseTo(Math.min(expected, x - DEEP - radius), within(1e-12));
        }
    }

    @Test
    void onlyTheFrontHasAMouth() {
        Rim rim = Rim.withMouths(XS, YS, 0.11);
        assertThat(rim.mostPlaces()).isGreaterThan(1);
        assertThat(rim.mouth(-0.4, 0)).isNull();
        assertThat(rim.mouth(0.36, 0.11)).isNull();
        assertThat(rim.mouth(0, 0.4)).isNull();
        Rim box = Rim.withMouths(new double[] {1, -1, -1, 1}, new double[] {1, 1, -1, -1}, 0.1);
        assertThat(box.mostPlaces()).isEqualTo(1);
    }
}
