// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import java.util.Arrays;
import java.util.function.ToDoubleFunction;
import org.hipparchus.ode.ODEState;
import org.hipparchus.ode.ODEStateAndDerivative;
import org.hipparchus.ode.OrdinaryDifferentialEquation;
import org.hipparchus.ode.events.Action;
import org.hipparchus.ode.events.ODEEventHandler;
import org.hipparchus.ode.nonstiff.DormandPrince853Integrator;

/**
 * The second integrator: Hipparchus' Dormand–Prince 8(5,3) with its own location of events, on the papers' equations as they
 * are printed. Nothing of the engine is used.
 */
final class Witness {
    /** Of the integrator, absolute and relative. */
    static final double TOLERANCE = 1e-12;

    private Witness() {}

    /** What changes the state at once, when a function of it falls through zero. */
    record Jump(ToDoubleFunction<double[]> function, java.util.function.UnaryOperator<double[]> change) {}

    /** Derivatives of a state. */
    @FunctionalInterface
    interface Equation {
        double[] derivatives(double time, double[] state);
    }

    /** {@return the state after a while} */
    static double[] integrate(Equation equation, double[] start, double from, double to, Jump... jumps) {
        return integrate(equation, start, from, to, TOLERANCE, jumps);
    }

    /** {@return the state after a while, to a tolerance of choice} */
    static double[] integrate(
            Equation equation, double[] start, double from, double to, double tolerance, Jump... jumps) {
        DormandPrince853Integrator integrator = new DormandPrince853Integrator(1e-12, 0.01, tolerance, tolerance);
        for (Jump jump : jumps) {
            integrator.addEventDetector(new Detector(jump));
        }
        return integrator
                .integrate(new Ode(equation, start.length), new ODEState(from, start.clone()), to)
                .getPrimaryState();
    }

    private record Ode(Equation equation, int dimension) implements OrdinaryDifferentialEquation {
        @Override
        public int getDimension() {
            return dimension;
        }

        @Override
        public double[] computeDerivatives(double time, double[] state) {
            return equation.derivatives(time, state);
        }
    }

    /** Finds the moment of a jump; only falling through zero counts. */
    private record Detector(Jump jump) implements org.hipparchus.ode.events.ODEEventDetector {
        @Override
        public org.hipparchus.ode.events.AdaptableInterval getMaxCheckInterval() {
            return (state, isForward) -> 1e-3;
        }

        @Override
        public int getMaxIterationCount() {
            return 200;
        }

        @Override
        public org.hipparchus.analysis.solvers.BracketedUnivariateSolver<org.hipparchus.analysis.UnivariateFunction>
                getSolver() {
            return new org.hipparchus.analysis.solvers.BracketingNthOrderBrentSolver(0, 1e-13, 0, 5);
        }

        @Override
        public double g(ODEStateAndDerivative state) {
            return jump.function().applyAsDouble(state.getPrimaryState());
        }

        @Override
        public ODEEventHandler getHandler() {
            return new ODEEventHandler() {
                @Override
                public Action eventOccurred(
                        ODEStateAndDerivative state,
                        org.hipparchus.ode.events.ODEEventDetector detector,
                        boolean increasing) {
                    return increasing ? Action.CONTINUE : Action.RESET_STATE;
                }

                @Override
                public ODEState resetState(
                        org.hipparchus.ode.events.ODEEventDetector detector, ODEStateAndDerivative state) {
                    double[] changed = jump.change()
                            .apply(Arrays.copyOf(state.getPrimaryState(), state.getPrimaryStateDimension()));
                    return new ODEState(state.getTime(), changed);
                }
            };
        }
    }
}
