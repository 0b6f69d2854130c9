// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.scene.Robots;

/** The closed form for boxes against the general polygons of Klančar 2003, eq. 10. */
class PolygonPairTest {
    private static final String SEEDS = "org.robopitch.engine.scene.Seeds#few";
    private static final double SAME = 1e-12;

    private final Outline one = Outline.box(0.075, 0.06);
    private final Outline other = Outline.box(0.05, 0.09);
    private final Outline generalOne = general(one);
    private final Outline generalOther = general(other);
    private final Bodies bodies = new Bodies(List.of(body(one), body(other)), 0.02, 0.05, 0);
    private final PolygonPair polygons = new PolygonPair();

    /** All but the same box, which is none because of a corner's last bit. */
    private static Outline general(Outline box) {
        double[] x = box.cornerX.clone();
        x[0] = Math.nextUp(x[0]);
        Outline general = new Outline(x, box.cornerY);
        assertThat(general.isCentredBox()).isFalse();
        return general;
    }

    private static Body body(Outline outline) {
        return Robots.of(outline, 1);
    }

    @ParameterizedTest
    @MethodSource(SEEDS)
    void separationAndContactAreThoseOfTheGeneralPolygons(long seed) {
        RandomStream random = new RandomStream(seed, 0);
        int touching = 0;
        for (int trial = 0; trial < 5000; trial++) {
            place(0, random);
            place(1, random);
            double closed = polygons.separation(bodies, 0, 1, one, other, Double.POSITIVE_INFINITY);
            double general = polygons.separation(bodies, 0, 1, generalOne, generalOther, Double.POSITIVE_INFINITY);
            assertThat(closed).as("trial %d, seed %d", trial, seed).isCloseTo(general, within(SAME));
            if (Math.abs(closed) < 0.005) {
                touching++;
                compareContacts();
            }
        }
        assertThat(touching).as("pairs about to touch").isGreaterThan(100);
    }

    private void place(int body, RandomStream random) {
        bodies.x[body] = random.between(-0.06, 0.06);
        bodies.y[body] = random.between(-0.06, 0.06);
        double angle = random.between(-4, 4);
        bodies.headingX[body] = StrictMath.cos(angle);
        bodies.headingY[body] = StrictMath.sin(angle);
    }

    private void compareContacts() {
        Contacts closed = new Contacts(2);
        Contacts general = new Contacts(2);
        polygons.add(closed, bodies, 0, 1, one, other, 1);
        polygons.add(general, bodies, 0, 1, generalOne, generalOther, 1);
        assertThat(closed.count).isEqualTo(1);
        assertThat(general.count).isEqualTo(1);
        assertThat(closed.first[0]).isEqualTo(general.first[0]);
        assertThat(closed.firstAlong(0)).isCloseTo(general.firstAlong(0), within(SAME));
        assertThat(closed.firstAcross(0)).isCloseTo(general.firstAcross(0), within(SAME));
        assertThat(closed.gap(0)).isCloseTo(general.gap(0), within(SAME));
        boolean sameOrder = Math.abs(closed.firstSpin(0, 0) - general.firstSpin(0, 0)) < 1e-9;
        assertThat(closed.firstSpin(0, 0))
                .isCloseTo(sameOrder ? general.firstSpin(0, 0) : general.firstSpin(0, 1), within(1e-9));
        assertThat(closed.firstSpin(0, 1))
                .isCloseTo(sameOrder ? general.firstSpin(0, 1) : general.firstSpin(0, 0), within(1e-9));
        assertThat(closed.gap(0, 1)).isCloseTo(sameOrder ? general.gap(0, 1) : general.gap(0, 0), within(1e-9));
        pointsAreOnTheOther(closed);
    }

    /** Both points are on the other's outline, as far from the first's side as their gap, and face it if any of the edge does. */
    private void pointsAreOnTheOther(Contacts contact) {
        int first = contact.first[0];
        Outline own = first == 0 ? one : other;
        Outline others = first == 0 ? other : one;
        double normalX = -contact.firstAlong(0);
        double normalY = -contact.firstAcross(0);
        double[] along = new double[2];
        for (int point = 0; point < 2; point++) {
            double x = contact.pointX(0, point);
            double y = contact.pointY(0, point);
            assertThat(normalX * x + normalY * y - own.extent(normalX, normalY))
                    .isCloseTo(contact.gap(0, point), within(SAME));
            double dx = bodies.x[first] + bodies.headingX[first] * x - bodies.headingY[first] * y - bodies.x[1 - first];
            double dy = bodies.y[first] + bodies.headingY[first] * x + bodies.headingX[first] * y - bodies.y[1 - first];
            double outsideX = Math.abs(bodies.headingX[1 - first] * dx + bodies.headingY[1 - first] * dy);
            double outsideY = Math.abs(bodies.headingX[1 - first] * dy - bodies.headingY[1 - first] * dx);
            assertThat(Math.max(outsideX - others.halfLength, outsideY - others.halfWidth))
                    .isCloseTo(0, within(1e-9));
            along[point] = normalX * y - normalY * x;
        }
        double half = own.extent(-normalY, normalX);
        boolean faces = Math.max(Math.abs(along[0]), Math.abs(along[1])) <= half + SAME;
        boolean isBeside = Math.min(along[0], along[1]) >= half || Math.max(along[0], along[1]) <= -half;
        assertThat(faces || isBeside).isTrue();
    }
}
