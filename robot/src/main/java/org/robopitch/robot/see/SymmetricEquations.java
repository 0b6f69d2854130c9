// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see;

/** Three linear equations with a symmetric matrix, by Cramer's rule: the normal equations of a fit. */
public final class SymmetricEquations {
    private SymmetricEquations() {}

    /**
     * Solves {@code (a b c; b d e; c e f) step = right}.
     *
     * @param a of the matrix
     * @param b of the matrix
     * @param c of the matrix
     * @param d of the matrix
     * @param e of the matrix
     * @param f of the matrix
     * @param right the right side, three numbers
     * @param least the smallest determinant, without its sign, of a matrix that can be solved
     * @param step receives the solution
     * @return whether there is one
     */
    public static boolean solve(
            double a, double b, double c, double d, double e, double f, double[] right, double least, double[] step) {
        double determinant = a * (d * f - e * e) - b * (b * f - c * e) + c * (b * e - c * d);
        if (!(Math.abs(determinant) > least)) {
            return false;
        }
        double p = right[0];
        double q = right[1];
        double r = right[2];
        step[0] = (p * (d * f - e * e) - b * (q * f - e * r) + c * (q * e - d * r)) / determinant;
        step[1] = (a * (q * f - e * r) - p * (b * f - c * e) + c * (b * r - q * c)) / determinant;
        step[2] = (a * (d * r - q * e) - b * (b * r - q * c) + p * (b * e - c * d)) / determinant;
        return true;
    }
}
