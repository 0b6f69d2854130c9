// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.track;

/**
 * Discrete Laguerre functions: a few orthonormal, decaying sequences whose sums stand for a whole future of inputs, so that
 * a controller has few unknowns however far it looks ahead (Wang 2009, sec. 3.2).
 */
final class Laguerre {
    /** Entry k of function j at [k][j]. */
    final double[][] value;

    /**
     * Some functions.
     *
     * @param pole 0 … 1; the larger, the slower they decay
     * @param functions how many
     * @param length entries of each
     */
    Laguerre(double pole, int functions, int length) {
        value = new double[length][functions];
        double beta = 1 - pole * pole;
        double factor = Math.sqrt(beta);
        for (int j = 0; j < functions; j++) {
            value[0][j] = factor;
            factor *= -pole;
        }
        for (int k = 1; k < length; k++) {
            for (int j = 0; j < functions; j++) {
                double next = pole * value[k - 1][j];
                double weight = beta;
                for (int i = j - 1; i >= 0; i--) {
                    next += weight * value[k - 1][i];
                    weight *= -pole;
                }
                value[k][j] = next;
            }
        }
    }
}
