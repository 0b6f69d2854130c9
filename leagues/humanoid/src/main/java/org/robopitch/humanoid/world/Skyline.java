// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/**
 * A symmetric positive definite matrix, stored row by row from the first entry that is not zero, and its Cholesky factor,
 * which has the same envelope.
 */
final class Skyline {
    /** A pivot below this is taken for this: a mass that small does not exist. */
    private static final double LEAST_PIVOT = 1e-14;

    /** First column of each row. */
    final int[] first;

    /** Where column 0 of each row would be in the arrays. */
    final int[] start;

    private final double[] inverse;
    private final double[] entries;
    private final double[] factor;
    private int size;
    private int stored;

    Skyline(int most) {
        first = new int[most];
        start = new int[most];
        inverse = new double[most];
        entries = new double[room(most)];
        factor = new double[room(most)];
    }

    /** {@return how many entries a full matrix has: the most that can be needed} */
    static int room(int most) {
        return most * (most + 1) / 2;
    }

    /** Makes room for the envelope in {@link #first} and clears the matrix. */
    void shape(int newSize) {
        size = newSize;
        stored = 0;
        for (int i = 0; i < size; i++) {
            start[i] = stored - first[i];
            stored += i - first[i] + 1;
        }
        java.util.Arrays.fill(entries, 0, stored, 0);
    }

    void add(int row, int column, double value) {
        if (row >= column) {
            entries[start[row] + column] += value;
        } else {
            entries[start[column] + row] += value;
        }
    }

    /** Saves the entries, to return to them by {@link #load}. */
    void save(double[] to) {
        System.arraycopy(entries, 0, to, 0, stored);
    }

    void load(double[] from) {
        System.arraycopy(from, 0, entries, 0, stored);
    }

    /** Factorises from a row on; the rows before it must not have changed since the last call. */
    void factorise(int from) {
        double[] l = factor;
        double[] a = entries;
        for (int i = from; i < size; i++) {
            int low = first[i];
            int row = start[i];
            double diagonal = a[row + i];
            for (int k = low; k < i; k++) {
                int begin = Math.max(low, first[k]);
                double value = (a[row + k] - dot(l, row + begin, start[k] + begin, k - begin)) * inverse[k];
                l[row + k] = value;
                diagonal -= value * value;
            }
            double pivot = Math.sqrt(Math.max(diagonal, LEAST_PIVOT));
            l[row + i] = pivot;
            inverse[i] = 1 / pivot;
        }
    }

    private static double dot(double[] l, int p, int q, int n) {
        double s0 = 0;
        double s1 = 0;
        double s2 = 0;
        double s3 = 0;
        int m = 0;
        for (; m + 3 < n; m += 4) {
            s0 += l[p + m] * l[q + m];
            s1 += l[p + m + 1] * l[q + m + 1];
            s2 += l[p + m + 2] * l[q + m + 2];
            s3 += l[p + m + 3] * l[q + m + 3];
        }
        for (; m < n; m++) {
            s0 += l[p + m] * l[q + m];
        }
        return (s0 + s1) + (s2 + s3);
    }

    /** Solves for a right-hand side, in place. */
    void solve(double[] x) {
        double[] l = factor;
        for (int i = 0; i < size; i++) {
            double sum = x[i];
            int row = start[i];
            for (int k = first[i]; k < i; k++) {
                sum -= l[row + k] * x[k];
            }
            x[i] = sum * inverse[i];
        }
        for (int i = size - 1; i >= 0; i--) {
            double value = x[i] * inverse[i];
            x[i] = value;
            int row = start[i];
            for (int k = first[i]; k < i; k++) {
                x[k] -= l[row + k] * value;
            }
        }
    }

    /** Subtracts saved entries times a vector. */
    void subtractProduct(double[] saved, double[] x, double[] from) {
        for (int i = 0; i < size; i++) {
            int row = start[i];
            double sum = 0;
            double xi = x[i];
            for (int k = first[i]; k < i; k++) {
                double value = saved[row + k];
                sum += value * x[k];
                from[k] -= value * xi;
            }
            from[i] -= sum + saved[row + i] * xi;
        }
    }
}
