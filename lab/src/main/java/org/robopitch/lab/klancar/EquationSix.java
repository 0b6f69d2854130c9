// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.linear.LUDecomposition;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.RobotParameters;

/**
 * Klančar 2007, eq. 6, as printed: five coordinates x_c, y_c, θ, φ_r, φ_l and three Lagrange multipliers, solved for the
 * accelerations together with the derivative of the constraints (eq. 1). Nothing is reduced by hand.
 */
final class EquationSix {
    private final RobotParameters robot;
    private final double damping;
    private double torqueLeft;
    private double torqueRight;

    EquationSix(MirosotParameters league) {
        this.robot = league.robot();
        this.damping = league.drive().damping();
    }

    void torques(double left, double right) {
        torqueLeft = left;
        torqueRight = right;
    }

    /** {@return the state of a robot whose axle's middle is somewhere, with its velocities there} */
    double[] start(double x, double y, double heading, double along, double spin) {
        double d = robot.massCentreOffset();
        double cos = Math.cos(heading);
        double sin = Math.sin(heading);
        double turning = spin * robot.halfTrack();
        return new double[] {
            x + d * cos,
            y + d * sin,
            heading,
            0,
            0,
            along * cos - d * spin * sin,
            along * sin + d * spin * cos,
            spin,
            (along + turning) / robot.wheelRadius(),
            (along - turning) / robot.wheelRadius()
        };
    }

    /** {@return where the middle of the axle is} */
    double[] axle(double[] state) {
        double d = robot.massCentreOffset();
        return new double[] {state[0] - d * Math.cos(state[2]), state[1] - d * Math.sin(state[2])};
    }

    double[] derivatives(double time, double[] state) {
        double sin = Math.sin(state[2]);
        double cos = Math.cos(state[2]);
        double turn = state[7];
        double b = robot.halfTrack();
        double d = robot.massCentreOffset();
        double r = robot.wheelRadius();
        double pull = 2 * robot.wheelMass() * d;
        // J of the paper, below eq. 4.
        double inertia = robot.bodyInertia() + 2 * robot.wheelTurnInertia() + 2 * robot.wheelMass() * (d * d + b * b);
        double[][] constraints = {
            {-sin, cos, -d, 0, 0}, {cos, sin, b, -r, 0}, {cos, sin, -b, 0, -r},
        };
        double along = state[5] * cos + state[6] * sin;
        double across = state[6] * cos - state[5] * sin;
        double[][] masses = {
            {robot.mass(), 0, pull * sin, 0, 0},
            {0, robot.mass(), -pull * cos, 0, 0},
            {pull * sin, -pull * cos, inertia, 0, 0},
            {0, 0, 0, robot.wheelInertia(), 0},
            {0, 0, 0, 0, robot.wheelInertia()},
        };
        Array2DRowRealMatrix matrix = new Array2DRowRealMatrix(8, 8);
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
            turn * along,
            -turn * across,
            -turn * across,
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
}
