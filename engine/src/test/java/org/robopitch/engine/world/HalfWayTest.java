// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.move.StepMotion;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.scene.Robots;
import org.robopitch.engine.scene.Scene;
import org.robopitch.engine.scene.TestDrives;

/**
 * What is measured half-way foretells the gap at the end of a step to the third order. Measured at the start, it errs by
 * ½h²ω·v: up to 0.2 mm here.
 */
class HalfWayTest {
    private static final double STEP = 0.004;
    private static final double HALF = Robots.SIDE / 2;
    private static final double WALL = 0.9;

    private final Scene scene = Scene.of(Scene.MIDDLE, Robots.times(2, Robots.free()), TestDrives.coasting());
    private final Bodies bodies = scene.bodies;
    private double atStart;
    private double worstAtStart;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aCornerAtAWallIsForetold(boolean slides) {
        RandomStream random = new RandomStream(2026, 1);
        StepMotion motion = new StepMotion(bodies, slides ? TestDrives.sliding() : TestDrives.coasting());
        scene.place(1, 0.5, -0.5, 0);
        for (int trial = 0; trial < 500; trial++) {
            scene.place(0, random.between(-0.5, 0.5), WALL - random.between(0.055, 0.06), random.between(-3, 3));
            moveAnyhow(0, random);
            Contact contact = Nearby.contacts(scene, 0.03).get(0);
            double cornerX = contact.point1.x;
            double cornerY = contact.point1.y;
            double foretold = foretell(contact, motion);
            motion.finishAll(STEP);
            double top = bodies.body[0].y + bodies.body[0].headingY * cornerX + bodies.body[0].headingX * cornerY;
            assertThat(WALL - top).as("trial %d", trial).isCloseTo(foretold, within(2e-6));
            worstAtStart = Math.max(worstAtStart, Math.abs(WALL - top - atStart));
        }
        assertThat(worstAtStart).isGreaterThan(slides ? 1e-5 : 1e-4);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aCornerAtTheSideOfARobotIsForetold(boolean slides) {
        RandomStream random = new RandomStream(2026, 2);
        StepMotion motion = new StepMotion(bodies, slides ? TestDrives.sliding() : TestDrives.coasting());
        int corners = 0;
        for (int trial = 0; trial < 2000; trial++) {
            scene.place(0, 0, 0, random.between(-3, 3));
            double direction = random.between(-3, 3);
            double away = random.between(0.08, 0.11);
            scene.place(1, away * StrictMath.cos(direction), away * StrictMath.sin(direction), random.between(-3, 3));
            double separation = scene.world.gap(0, 1);
            moveAnyhow(0, random);
            moveAnyhow(1, random);
            if (separation > 0 && separation < 0.005 && compareCorner(motion, trial)) {
                corners++;
            }
        }
        assertThat(corners).isGreaterThan(100);
        assertThat(worstAtStart).isGreaterThan(1e-4);
    }

    private double foretell(Contact contact, StepMotion motion) {
        motion.beginPart(new double[BallMotion.MEMORY]);
        double gap = contact.point1.gap;
        atStart = gap + STEP * contact.parting(contact.point1);
        assertThat(contact.moveHalfWay(motion, STEP / 2)).isTrue();
        return gap + STEP * contact.parting(contact.point1);
    }

    private boolean compareCorner(StepMotion motion, int trial) {
        Contact contact = Nearby.contacts(scene, 0.005).get(0);
        int one = contact.first.index;
        int other = contact.second.index;
        double x = contact.point1.x;
        double y = contact.point1.y;
        double normalX = -contact.firstAlong;
        double normalY = -contact.firstAcross;
        double worldX = bodies.body[one].x + bodies.body[one].headingX * x - bodies.body[one].headingY * y;
        double worldY = bodies.body[one].y + bodies.body[one].headingY * x + bodies.body[one].headingX * y;
        double cornerX = inFrame(other, worldX, worldY, true);
        double cornerY = inFrame(other, worldX, worldY, false);
        if (Math.abs(Math.abs(cornerX) - HALF) > 1e-9 || Math.abs(Math.abs(cornerY) - HALF) > 1e-9) {
            return false;
        }
        double side = normalX * x + normalY * y - contact.point1.gap;
        double foretold = foretell(contact, motion);
        motion.finishAll(STEP);
        worldX = bodies.body[other].x + bodies.body[other].headingX * cornerX - bodies.body[other].headingY * cornerY;
        worldY = bodies.body[other].y + bodies.body[other].headingY * cornerX + bodies.body[other].headingX * cornerY;
        double gap =
                normalX * inFrame(one, worldX, worldY, true) + normalY * inFrame(one, worldX, worldY, false) - side;
        assertThat(gap).as("trial %d", trial).isCloseTo(foretold, within(1e-5));
        worstAtStart = Math.max(worstAtStart, Math.abs(gap - atStart));
        return true;
    }

    private double inFrame(int body, double x, double y, boolean along) {
        double dx = x - bodies.body[body].x;
        double dy = y - bodies.body[body].y;
        return along
                ? bodies.body[body].headingX * dx + bodies.body[body].headingY * dy
                : bodies.body[body].headingX * dy - bodies.body[body].headingY * dx;
    }

    private void moveAnyhow(int robot, RandomStream random) {
        scene.move(robot, random.between(-1.5, 1.5), random.between(-1.5, 1.5), random.between(1, 10));
    }
}
