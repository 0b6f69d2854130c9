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
            double closed = polygons.separation(bodies.body[0], bodies.body[1], one, other, Double.POSITIVE_INFINITY);
            double general = polygons.separation(
                    bodies.body[0], bodies.body[1], generalOne, generalOther, Double.POSITIVE_INFINITY);
            assertThat(closed).as("trial %d, seed %d", trial, seed).isCloseTo(general, within(SAME));
            if (Math.abs(closed) < 0.005) {
                touching++;
                compareContacts();
            }
        }
        assertThat(touching).as("pairs about to touch").isGreaterThan(100);
    }

    private void place(int body, RandomStream random) {
        bodies.body[body].x = random.between(-0.06, 0.06);
        bodies.body[body].y = random.between(-0.06, 0.06);
        double angle = random.between(-4, 4);
        bodies.body[body].headingX = StrictMath.cos(angle);
        bodies.body[body].headingY = StrictMath.sin(angle);
    }

    private void compareContacts() {
        Contact closed = theOnlyContact(one, other);
        Contact general = theOnlyContact(generalOne, generalOther);
        assertThat(closed.first).isEqualTo(general.first);
        assertThat(closed.firstAlong).isCloseTo(general.firstAlong, within(SAME));
        assertThat(closed.firstAcross).isCloseTo(general.firstAcross, within(SAME));
        assertThat(closed.gap()).isCloseTo(general.gap(), within(SAME));
        boolean sameOrder = Math.abs(closed.point1.firstSpin - general.point1.firstSpin) < 1e-9;
        Contact.Point sameAs1 = sameOrder ? general.point1 : general.point2;
        Contact.Point sameAs2 = sameOrder ? general.point2 : general.point1;
        assertThat(closed.point1.firstSpin).isCloseTo(sameAs1.firstSpin, within(1e-9));
        assertThat(closed.point2.firstSpin).isCloseTo(sameAs2.firstSpin, within(1e-9));
        assertThat(closed.point2.gap).isCloseTo(sameAs2.gap, within(1e-9));
        pointsAreOnTheOther(closed);
    }

    private Contact theOnlyContact(Outline outlineOne, Outline outlineOther) {
        Contacts contacts = new Contacts(bodies);
        polygons.add(contacts, bodies.body[0], bodies.body[1], outlineOne, outlineOther, 1);
        assertThat(contacts.count).isEqualTo(1);
        return contacts.get(0);
    }

    /** Both points are on the other's outline, as far from the first's side as their gap, and face it if any of the edge does. */
    private void pointsAreOnTheOther(Contact contact) {
        int first = contact.first.index;
        Outline own = first == 0 ? one : other;
        Outline others = first == 0 ? other : one;
        double normalX = -contact.firstAlong;
        double normalY = -contact.firstAcross;
        double[] along = new double[2];
        for (int point = 0; point < 2; point++) {
            Contact.Point place = point == 0 ? contact.point1 : contact.point2;
            double x = place.x;
            double y = place.y;
            assertThat(normalX * x + normalY * y - own.extent(normalX, normalY)).isCloseTo(place.gap, within(SAME));
            double dx = bodies.body[first].x
                    + bodies.body[first].headingX * x
                    - bodies.body[first].headingY * y
                    - bodies.body[1 - first].x;
            double dy = bodies.body[first].y
                    + bodies.body[first].headingY * x
                    + bodies.body[first].headingX * y
                    - bodies.body[1 - first].y;
            double outsideX = Math.abs(bodies.body[1 - first].headingX * dx + bodies.body[1 - first].headingY * dy);
            double outsideY = Math.abs(bodies.body[1 - first].headingX * dy - bodies.body[1 - first].headingY * dx);
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
