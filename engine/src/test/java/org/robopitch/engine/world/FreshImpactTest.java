// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.ToDoubleFunction;
import org.hipparchus.analysis.solvers.BracketingNthOrderBrentSolver;
import org.hipparchus.ode.ODEIntegrator;
import org.hipparchus.ode.ODEState;
import org.hipparchus.ode.ODEStateAndDerivative;
import org.hipparchus.ode.OrdinaryDifferentialEquation;
import org.hipparchus.ode.events.Action;
import org.hipparchus.ode.events.AdaptableInterval;
import org.hipparchus.ode.events.ODEEventDetector;
import org.hipparchus.ode.events.ODEEventHandler;
import org.hipparchus.ode.nonstiff.DormandPrince853Integrator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.move.StepMotion;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.scene.Robots;
import org.robopitch.engine.scene.Scene;
import org.robopitch.engine.scene.TestDrives;

/** Exact collision times against the event location of an integrator that knows nothing of ours. */
class FreshImpactTest {
    private static final String SEEDS = "org.robopitch.engine.scene.Seeds#few";

    /** A long step, so that the arcs are curved in it, s. */
    private static final double STEP = 0.05;

    private static final double HALF = Robots.SIDE / 2;

    private final Scene scene = Scene.of(Scene.MIDDLE, Robots.times(2, Robots.free()), TestDrives.coasting());
    private final Striking.ImpactTime impact = new Striking.ImpactTime(
            scene.world.detector(),
            new StepMotion(scene.bodies, TestDrives.coasting()),
            scene.bodies.body[scene.bodies.ground]);

    @ParameterizedTest
    @MethodSource(SEEDS)
    void aRobotOnAnArcReachesTheWallWhenTheIntegratorSays(long seed) {
        RandomStream random = new RandomStream(seed, 0);
        int found = 0;
        scene.place(1, 0.5, -0.5, 0);
        for (int trial = 0; trial < 200; trial++) {
            scene.place(0, random.between(-0.5, 0.5), 0.9 - random.between(0.055, 0.08), random.between(-3, 3));
            scene.move(0, random.between(-2, 2), random.between(-1, 1), random.between(-8, 8));
            double expected = firstZero(state -> 0.9 - top(state, 0));
            if (expected > 0) {
                found++;
                assertThat(timeOfImpact()).isCloseTo(expected, within(1e-9));
            }
        }
        assertThat(found).as("impacts").isGreaterThan(40);
    }

    @ParameterizedTest
    @MethodSource(SEEDS)
    void twoRobotsOnArcsMeetWhenTheIntegratorSays(long seed) {
        RandomStream random = new RandomStream(seed, 1);
        int found = 0;
        scene.ball(-0.8, -0.7, 0, 0);
        for (int trial = 0; trial < 200; trial++) {
            scene.place(0, 0, 0, random.between(-3, 3));
            double direction = random.between(-3, 3);
            double distance = random.between(0.09, 0.13);
            scene.place(
                    1,
                    distance * StrictMath.cos(direction),
                    distance * StrictMath.sin(direction),
                    random.between(-3, 3));
            for (int i = 0; i < 2; i++) {
                scene.move(i, random.between(-2, 2), random.between(-1, 1), random.between(-8, 8));
            }
            double expected = firstZero(FreshImpactTest::separation);
            if (expected > 0) {
                found++;
                assertThat(timeOfImpact()).isCloseTo(expected, within(1e-9));
            }
        }
        assertThat(found).as("impacts").isGreaterThan(20);
    }

    private double timeOfImpact() {
        Contacts contacts = Nearby.contacts(scene, 0.1);
        Contact nearest = contacts.get(0);
        for (int k = 1; k < contacts.count; k++) {
            nearest = contacts.get(k).gap() < nearest.gap() ? contacts.get(k) : nearest;
        }
        boolean atFirst = nearest.point1.gap <= nearest.point2.gap;
        return impact.time(nearest, atFirst, !atFirst, STEP);
    }

    /** When a function of the state first crosses zero, if it began above it and is below it at the step's end. */
    private double firstZero(ToDoubleFunction<double[]> function) {
        double[] start = new double[6];
        double[] speed = new double[6];
        for (int i = 0; i < 2; i++) {
            start[3 * i] = scene.bodies.body[i].x;
            start[3 * i + 1] = scene.bodies.body[i].y;
            start[3 * i + 2] = StrictMath.atan2(scene.bodies.body[i].headingY, scene.bodies.body[i].headingX);
            speed[3 * i] = scene.bodies.body[i].along;
            speed[3 * i + 1] = scene.bodies.body[i].across;
            speed[3 * i + 2] = scene.bodies.body[i].spin;
        }
        if (function.applyAsDouble(start) <= 1e-6) {
            return -1;
        }
        double[] crossing = {-1};
        ODEIntegrator integrator = new DormandPrince853Integrator(1e-6, 0.01, 1e-13, 1e-13);
        integrator.addEventDetector(new Crossing(function, crossing));
        ODEStateAndDerivative end = integrator.integrate(new Arcs(speed), new ODEState(0, start), STEP);
        return crossing[0] >= 0
                        && function.applyAsDouble(end.getPrimaryState()) < 0
                        && crossings(function, start, speed) == 1
                ? crossing[0]
                : -1;
    }

    /** Robots that scrape past each other and come back are left out: a bracket holds one crossing. */
    private static int crossings(ToDoubleFunction<double[]> function, double[] start, double[] speed) {
        int changes = 0;
        double before = 1;
        for (int part = 1; part <= 50; part++) {
            ODEIntegrator integrator = new DormandPrince853Integrator(1e-6, 0.01, 1e-12, 1e-12);
            double[] state = integrator
                    .integrate(new Arcs(speed), new ODEState(0, start), part * STEP / 50)
                    .getPrimaryState();
            double now = function.applyAsDouble(state);
            changes += now < 0 == before < 0 ? 0 : 1;
            before = now;
        }
        return changes;
    }

    /** Both robots at constant velocities in their own frames. */
    private record Arcs(double[] speed) implements OrdinaryDifferentialEquation {
        @Override
        public int getDimension() {
            return 6;
        }

        @Override
        public double[] computeDerivatives(double time, double[] state) {
            double[] derivative = new double[6];
            for (int i = 0; i < 6; i += 3) {
                double cosine = StrictMath.cos(state[i + 2]);
                double sine = StrictMath.sin(state[i + 2]);
                derivative[i] = cosine * speed[i] - sine * speed[i + 1];
                derivative[i + 1] = sine * speed[i] + cosine * speed[i + 1];
                derivative[i + 2] = speed[i + 2];
            }
            return derivative;
        }
    }

    private record Crossing(ToDoubleFunction<double[]> function, double[] at) implements ODEEventDetector {
        @Override
        public AdaptableInterval getMaxCheckInterval() {
            return (state, forward) -> STEP / 200;
        }

        @Override
        public int getMaxIterationCount() {
            return 200;
        }

        @Override
        public BracketingNthOrderBrentSolver getSolver() {
            return new BracketingNthOrderBrentSolver(0, 1e-13, 0, 5);
        }

        @Override
        public ODEEventHandler getHandler() {
            return (state, detector, increasing) -> {
                at[0] = at[0] < 0 ? state.getTime() : at[0];
                return Action.CONTINUE;
            };
        }

        @Override
        public double g(ODEStateAndDerivative state) {
            return function.applyAsDouble(state.getPrimaryState());
        }
    }

    /** The highest y of a robot's corners. */
    private static double top(double[] state, int robot) {
        double angle = state[3 * robot + 2];
        return state[3 * robot + 1] + HALF * (Math.abs(StrictMath.cos(angle)) + Math.abs(StrictMath.sin(angle)));
    }

    /** The largest distance by which a direction of a side separates two squares. */
    private static double separation(double[] state) {
        double best = Double.NEGATIVE_INFINITY;
        for (int side = 0; side < 4; side++) {
            double direction = state[side < 2 ? 2 : 5] + (side % 2) * Math.PI / 2;
            double nx = StrictMath.cos(direction);
            double ny = StrictMath.sin(direction);
            double apart = Math.abs((state[3] - state[0]) * nx + (state[4] - state[1]) * ny);
            best = Math.max(best, apart - extent(state[2] - direction) - extent(state[5] - direction));
        }
        return best;
    }

    private static double extent(double angle) {
        return HALF * (Math.abs(StrictMath.cos(angle)) + Math.abs(StrictMath.sin(angle)));
    }
}
