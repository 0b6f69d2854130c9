// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see;

/** Small symmetric positive definite matrices, row by row in an array: the normal equations of fits. */
public final class SymmetricMatrix {
    private SymmetricMatrix() {}

    /**
     * Inverts a matrix in place, by Gauss-Jordan steps along its diagonal, which need no exchange where it is positive definite.
     *
     * @param a the matrix, then its inverse
     * @param n rows
     * @return whether it is positive definite; if not, nothing useful is left in it
     */
    public static boolean invert(double[] a, int n) {
        for (int p = 0; p < n; p++) {
            double pivot = a[p * n + p];
            if (!(pivot > 1e-300)) {
                return false;
            }
            for (int i = 0; i < n; i++) {
                for (int k = 0; i != p && k < n; k++) {
                    if (k != p) {
                        a[i * n + k] -= a[i * n + p] * a[p * n + k] / pivot;
                    }
                }
            }
            for (int i = 0; i < n; i++) {
                if (i != p) {
                    a[p * n + i] /= pivot;
                    a[i * n + p] /= -pivot;
                }
            }
            a[p * n + p] = 1 / pivot;
        }
        return true;
    }
}
