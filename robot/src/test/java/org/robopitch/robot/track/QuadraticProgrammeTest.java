// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.track;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.ojalgo.matrix.store.R064Store;
import org.ojalgo.optimisation.Optimisation;
import org.ojalgo.optimisation.convex.ConvexSolver;

class QuadraticProgrammeTest {
    @Test
    void theMinimumIsThatOfALibrary() {
        Random random = new Random(20);
        for (int round = 0; round < 150; round++) {
            int n = 2 + random.nextInt(8);
            int m = 1 + random.nextInt(30);
            double[][] h = positiveDefinite(n, random);
            double[] f = random.doubles(n, -4, 4).toArray();
            double[][] normals = new double[m][];
            double[] bounds = new double[m];
            for (int i = 0; i < m; i++) {
                normals[i] = random.doubles(n, -1, 1).toArray();
                bounds[i] = random.nextDouble();
            }

            double[] ours = ours(h, f, normals, bounds);
            double[] theirs = theirs(h, f, normals, bounds);

            assertThat(ours).as("round %d", round).containsExactly(theirs, within(1e-5));
        }
    }

    private static double[][] positiveDefinite(int n, Random random) {
        double[][] root = new double[n][];
        double[][] h = new double[n][n];
        for (int i = 0; i < n; i++) {
            root[i] = random.doubles(n, -1, 1).toArray();
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                h[i][j] = i == j ? 0.2 : 0;
                for (int k = 0; k < n; k++) {
                    h[i][j] += root[k][i] * root[k][j];
                }
            }
        }
        return h;
    }

    private static double[] ours(double[][] h, double[] f, double[][] normals, double[] bounds) {
        QuadraticProgramme programme = new QuadraticProgramme(h, normals.length);
        for (int i = 0; i < normals.length; i++) {
            System.arraycopy(normals[i], 0, programme.constrain(bounds[i]), 0, f.length);
        }
        double[] x = new double[f.length];
        assertThat(programme.solve(f, x)).isTrue();
        return x;
    }

    private static double[] theirs(double[][] h, double[] f, double[][] normals, double[] bounds) {
        R064Store linear = R064Store.FACTORY.make(f.length, 1);
        for (int i = 0; i < f.length; i++) {
            linear.set(i, 0, -f[i]);
        }
        R064Store limits = R064Store.FACTORY.make(bounds.length, 1);
        for (int i = 0; i < bounds.length; i++) {
            limits.set(i, 0, bounds[i]);
        }
        Optimisation.Result result = ConvexSolver.newBuilder()
                .objective(matrix(h), linear)
                .inequalities(matrix(normals), limits)
                .build()
                .solve();
        double[] x = new double[f.length];
        for (int i = 0; i < x.length; i++) {
            x[i] = result.doubleValue(i);
        }
        return x;
    }

    private static R064Store matrix(double[][] rows) {
        R064Store matrix = R064Store.FACTORY.make(rows.length, rows[0].length);
        for (int i = 0; i < rows.length; i++) {
            for (int j = 0; j < rows[i].length; j++) {
                matrix.set(i, j, rows[i][j]);
            }
        }
        return matrix;
    }

    @Test
    void constraintsThatContradictEachOtherHaveNoSolution() {
        QuadraticProgramme programme = new QuadraticProgramme(new double[][] {{1, 0}, {0, 1}}, 2);
        programme.constrain(-1)[0] = 1;
        programme.constrain(-1)[0] = -1;

        assertThat(programme.solve(new double[] {0, 0}, new double[2])).isFalse();
    }

    @Test
    void aMatrixThatIsNotPositiveDefiniteIsRefused() {
        assertThatThrownBy(() -> new QuadraticProgramme(new double[][] {{1, 2}, {2, 1}}, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("not positive definite");
    }
}
