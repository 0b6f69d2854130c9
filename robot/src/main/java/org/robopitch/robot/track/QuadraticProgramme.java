// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.track;

import java.util.Arrays;

/**
 * Minimises ½·xᵀ·H·x + fᵀ·x under n_iᵀ·x ≤ b_i, for a few variables, by the dual active-set method of Goldfarb and Idnani
 * (1983): from the minimum without constraints on, the constraint that is violated most is added, step by step, and one
 * that holds nothing back any more is dropped. H is given once, its inverse kept; f and the constraints change each time.
 */
final class QuadraticProgramme {
    private static final double TOLERANCE = 1e-9;
    private static final double SINGULAR = 1e-12;

    private final int variables;
    private final int most;
    private final double[][] inverse;
    private final double[][] normal;
    private final double[] bound;
    private final double[] x;
    private final double[] direction;
    private final double[] pressed;
    private final int[] active;
    private final double[] multiplier;
    private final double[] relief;
    private final double[][] spread;
    private final double[][] gram;
    private int constraints;
    private int actives;

    /**
     * A programme.
     *
     * @param hessian H, symmetric and positive definite
     * @param most how many constraints there can be
     * @throws IllegalArgumentException if H is not positive definite
     */
    public QuadraticProgramme(double[][] hessian, int most) {
        this.variables = hessian.length;
        this.most = most;
        this.inverse = invert(hessian);
        this.normal = new double[most][variables];
        this.bound = new double[most];
        this.x = new double[variables];
        this.direction = new double[variables];
        this.pressed = new double[variables];
        this.active = new int[variables];
        this.multiplier = new double[variables + 1];
        this.relief = new double[variables];
        this.spread = new double[variables][variables];
        this.gram = new double[variables][variables];
    }

    /** Forgets all constraints. */
    public void clear() {
        constraints = 0;
    }

    /**
     * Adds a constraint n·x ≤ b.
     *
     * @param limit b
     * @return n, to be filled in; what was in it before stays until then
     */
    public double[] constrain(double limit) {
        if (constraints == most) {
            throw new IllegalStateException("there is no room for more than " + most + " constraints");
        }
        bound[constraints] = limit;
        return normal[constraints++];
    }

    /**
     * Finds the minimum.
     *
     * @param linear f
     * @param into receives x; without a solution, the last point that the method reached
     * @return whether there is one
     */
    public boolean solve(double[] linear, double[] into) {
        for (int i = 0; i < variables; i++) {
            x[i] = -dot(inverse[i], linear);
        }
        actives = 0;
        boolean solved = true;
        for (int iteration = 0; solved; iteration++) {
            int worst = worst();
            if (worst < 0) {
                break;
            }
            solved = iteration < 4 * most && add(worst);
        }
        System.arraycopy(x, 0, into, 0, variables);
        return solved;
    }

    private int worst() {
        int worst = -1;
        double most = TOLERANCE;
        for (int i = 0; i < constraints; i++) {
            double violated = dot(normal[i], x) - bound[i];
            if (violated > most) {
                most = violated;
                worst = i;
            }
        }
        return worst;
    }

    /** Moves until a constraint holds, dropping others on the way if need be. */
    private boolean add(int constraint) {
        double own = 0;
        for (int guard = 0; guard <= 2 * variables + 2; guard++) {
            press(constraint);
            double curvature = dot(normal[constraint], direction);
            double violated = dot(normal[constraint], x) - bound[constraint];
            double full = curvature > SINGULAR && actives < variables ? violated / curvature : Double.POSITIVE_INFINITY;
            int dropped = -1;
            double partial = Double.POSITIVE_INFINITY;
            for (int i = 0; i < actives; i++) {
                if (relief[i] > SINGULAR && multiplier[i] / relief[i] < partial) {
                    partial = multiplier[i] / relief[i];
                    dropped = i;
                }
            }
            double step = Math.min(full, partial);
            if (step == Double.POSITIVE_INFINITY) {
                return false;
            }
            if (full < Double.POSITIVE_INFINITY) {
                for (int i = 0; i < variables; i++) {
                    x[i] -= step * direction[i];
                }
            }
            for (int i = 0; i < actives; i++) {
                multiplier[i] -= step * relief[i];
            }
            own += step;
            if (full <= partial) {
                active[actives] = constraint;
                multiplier[actives] = own;
                actives++;
                return true;
            }
            drop(dropped);
        }
        return false;
    }

    /** Sets the direction in which the constraint is relieved, and by how much the others are. */
    private void press(int constraint) {
        for (int i = 0; i < variables; i++) {
            pressed[i] = dot(inverse[i], normal[constraint]);
        }
        for (int i = 0; i < actives; i++) {
            double[] mine = spread[i];
            for (int k = 0; k < variables; k++) {
                mine[k] = dot(inverse[k], normal[active[i]]);
            }
            for (int k = 0; k <= i; k++) {
                gram[i][k] = dot(normal[active[k]], mine);
            }
            relief[i] = dot(normal[active[i]], pressed);
        }
        solveGram();
        System.arraycopy(pressed, 0, direction, 0, variables);
        for (int i = 0; i < actives; i++) {
            for (int k = 0; k < variables; k++) {
                direction[k] -= relief[i] * spread[i][k];
            }
        }
    }

    private void solveGram() {
        for (int i = 0; i < actives; i++) {
            for (int k = 0; k <= i; k++) {
                double sum = gram[i][k];
                for (int m = 0; m < k; m++) {
                    sum -= gram[i][m] * gram[k][m];
                }
                gram[i][k] = i == k ? Math.sqrt(Math.max(SINGULAR, sum)) : sum / gram[k][k];
            }
        }
        for (int i = 0; i < actives; i++) {
            for (int k = 0; k < i; k++) {
                relief[i] -= gram[i][k] * relief[k];
            }
            relief[i] /= gram[i][i];
        }
        for (int i = actives - 1; i >= 0; i--) {
            for (int k = i + 1; k < actives; k++) {
                relief[i] -= gram[k][i] * relief[k];
            }
            relief[i] /= gram[i][i];
        }
    }

    private void drop(int index) {
        for (int i = index; i + 1 < actives; i++) {
            active[i] = active[i + 1];
            multiplier[i] = multiplier[i + 1];
        }
        actives--;
    }

    private double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < variables; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    private static double[][] invert(double[][] matrix) {
        int n = matrix.length;
        double[][] left = new double[n][];
        double[][] right = new double[n][n];
        for (int i = 0; i < n; i++) {
            left[i] = Arrays.copyOf(matrix[i], n);
            right[i][i] = 1;
        }
        for (int i = 0; i < n; i++) {
            double pivot = left[i][i];
            if (!(pivot > SINGULAR)) {
                throw new IllegalArgumentException("the matrix is not positive definite: pivot " + i + " is " + pivot);
            }
            for (int k = 0; k < n; k++) {
                left[i][k] /= pivot;
                right[i][k] /= pivot;
            }
            for (int row = 0; row < n; row++) {
                double factor = left[row][i];
                for (int k = 0; row != i && k < n; k++) {
                    left[row][k] -= factor * left[i][k];
                    right[row][k] -= factor * right[i][k];
                }
            }
        }
        return right;
    }
}
