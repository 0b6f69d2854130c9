// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.LUDecomposition;
import org.hipparchus.ode.ODEState;
import org.hipparchus.ode.OrdinaryDifferentialEquation;
import org.hipparchus.ode.nonstiff.DormandPrince853Integrator;

/**
 * Klančar 2007, eq. 6, as printed: five coordinates x_c, y_c, θ, φ_r, φ_l and three Lagrange multipliers, solved for the
 * accelerations together with the derivative of the constraints (eq. 1). Nothing is reduced by hand here, so this is a
 * witness of its own.
 */
final class EquationSix implements OrdinaryDifferentialEquation {
    double bodyMass = 0.3;
    double wheelMass = 0.04;
    double bodyInertia = 3e-4;
    double wheelInertia = 2e-5;
    double wheelTurnInertia = 6e-6;
    double radius = 0.025;
    double halfTrack = 0.034;
    double offset = 0.012;
    double damping = 1e-4;
    double torqueRight;
    double torqueLeft;

    double mass() {
        return bodyMass + 2 * wheelMass;
    }

    /** I_o, about the middle of the axle. */
    double inertia() {
        return bodyInertia + bodyMass * offset * offset + 2 * wheelTurnInertia + 2 * wheelMass * halfTrack * halfTrack;
    }

    DynamicDrive drive(Motor motor) {
        return new DynamicDrive(
                radius,
                halfTrack,
                mass(),
                inertia(),
                wheelInertia,
                bodyMass * offset,
                damping,
                motor,
                SidewaysGrip.PERFECT);
    }

    @Override
    public int getDimension() {
        return 10;
    }

    @Override
    public double[] computeDerivatives(double time, double[] state) {
        double theta = state[2];
        double sin = Math.sin(theta);
        double cos = Math.cos(theta);
        double xDot = state[5];
        double yDot = state[6];
        double turn = state[7];
        double b = halfTrack;
        double d = offset;
        double pull = 2 * wheelMass * d;
        // J of the paper, below eq. 4.
        double inertia = bodyInertia + 2 * wheelTurnInertia + 2 * wheelMass * (d * d + b * b);
        double[][] constraints = {
            {-sin, cos, -d, 0, 0}, {cos, sin, b, -radius, 0}, {cos, sin, -b, 0, -radius},
        };
        // Derivative of the constraints times the velocities.
        double along = xDot * cos + yDot * sin;
        double across = yDot * cos - xDot * sin;
        double[] moving = {-turn * along, turn * across, turn * across};

        Array2DRowRealMatrix matrix = new Array2DRowRealMatrix(8, 8);
        double[][] masses = {
            {mass(), 0, pull * sin, 0, 0},
            {0, mass(), -pull * cos, 0, 0},
            {pull * sin, -pull * cos, inertia, 0, 0},
            {0, 0, 0, wheelInertia, 0},
            {0, 0, 0, 0, wheelInertia},
        };
        for (int row = 0; row < 5; row++) {
            for (int column = 0; column < 5; column++) {
                matrix.setEntry(row, column, masses[row][column]);
            }
            for (int j = 0; j < 3; j++) {
                matrix.setEntry(row, 5 + j, constraints[j][row]);
                matrix.setEntry(5 + j, row, constraints[j][row]);
            }
        }
        double[] right = {
            -pull * turn * turn * cos,
            -pull * turn * turn * sin,
            0,
            torqueRight - damping * state[8],
            torqueLeft - damping * state[9],
            -moving[0],
            -moving[1],
            -moving[2],
        };
        double[] solution = new LUDecomposition(matrix)
                .getSolver()
                .solve(new ArrayRealVector(right))
                .toArray();
        double[] derivatives = new double[10];
        System.arraycopy(state, 5, derivatives, 0, 5);
        System.arraycopy(solution, 0, derivatives, 5, 5);
        return derivatives;
    }

    /** The state of a robot whose axle's middle is at the origin, heading along x, with given velocities there. */
    double[] start(double along, double spin) {
        return new double[] {
            offset,
            0,
            0,
            0,
            0,
            along,
            offset * spin,
            spin,
            (along + halfTrack * spin) / radius,
            (along - halfTrack * spin) / radius
        };
    }

    double[] integrate(double[] start, double duration) {
        return new DormandPrince853Integrator(1e-9, 0.01, 1e-13, 1e-13)
                .integrate(this, new ODEState(0, start), duration)
                .getPrimaryState();
    }
}
