// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/**
 * Solves a {@link StepProblem}. First a guess of the active sets, improved by full steps; then Newton's method on the
 * true sets with an exact line search on the slope, which is monotone and piecewise linear. In exact arithmetic that is
 * finite; here it is bounded. Every iterate of the second phase lies below the one before, so that where the bound is
 * reached the last one is the best there is.
 *
 * <p>States of a joint: 0 holding (a stop: pushing), +1 and −1 at the motor's limit (a stop: +1 idle).
 */
final class NewtonSolver {
    private static final int MOST_GUESSES = 12;
    private static final int MOST_STEPS = 240;
    private static final double ENOUGH = 1e-18;
    private static final double TIE = 1e-13;

    private final boolean[] pressing;
    private final byte[] jointState;
    private final double[] direction;
    private final double[] residual;
    private final Breakpoints breakpoints;
    private int factoredFrom;

    /** How many systems were solved in the last problem. */
    int solves;

    /** Largest component of the gradient left by the last problem that hit the bound, N·m·s. */
    double leftOver;

    NewtonSolver(int mostSpeeds, int mostContacts, int mostJoints) {
        pressing = new boolean[mostContacts];
        jointState = new byte[mostJoints];
        direction = new double[mostSpeeds];
        residual = new double[mostSpeeds];
        breakpoints = new Breakpoints(mostContacts + 2 * mostJoints);
    }

    /** {@return whether it converged} */
    boolean solve(StepProblem p) {
        solves = 0;
        factoredFrom = 0;
        java.util.Arrays.fill(pressing, 0, p.contacts, true);
        java.util.Arrays.fill(jointState, 0, p.joints, (byte) 0);
        for (int i = 0; i < MOST_GUESSES; i++) {
            newtonDirection(p);
            for (int k = 0; k < p.size; k++) {
                p.speed[k] += direction[k];
            }
            if (!follow(p, true)) {
                return true;
            }
        }
        return descend(p);
    }

    private void newtonDirection(StepProblem p) {
        p.assemble(pressing, jointState);
        p.matrix.factorise(factoredFrom);
        factoredFrom = p.size;
        p.residual(pressing, jointState, residual);
        System.arraycopy(residual, 0, direction, 0, p.size);
        p.matrix.solve(direction);
        solves++;
    }

    /**
     * Lets the states follow the speeds.
     *
     * @param guessing whether a limited motor goes back to holding first
     * @return whether any changed
     */
    private boolean follow(StepProblem p, boolean guessing) {
        boolean changed = false;
        for (int c = 0; c < p.contacts; c++) {
            changed |= press(p, c, p.gap(c, p.speed) > 0);
        }
        for (int j = 0; j < p.joints; j++) {
            byte now = jointState[j];
            byte next = trueState(p, j, p.jointGap(j, p.speed), now);
            boolean holdsFirst = guessing && p.jointKind[j] == StepProblem.MOTOR && now != 0 && next != now;
            changed |= turn(p, j, holdsFirst ? (byte) 0 : next);
        }
        return changed;
    }

    private static byte trueState(StepProblem p, int j, double x, byte now) {
        if (p.jointKind[j] == StepProblem.STOP) {
            return (byte) (x > 0 ? 0 : 1);
        }
        // On the edge between holding and the limit both are right: stay.
        double w = p.halfWidth;
        if (Math.abs(Math.abs(x) - w) <= TIE && (now == 0 || (now > 0) == (x > 0))) {
            return now;
        }
        return (byte) (x > w ? 1 : x < -w ? -1 : 0);
    }

    private boolean press(StepProblem p, int c, boolean now) {
        if (pressing[c] == now) {
            return false;
        }
        pressing[c] = now;
        factoredFrom = Math.min(factoredFrom, p.lowestIndex[c]);
        return true;
    }

    private boolean turn(StepProblem p, int j, byte now) {
        if (jointState[j] == now) {
            return false;
        }
        jointState[j] = now;
        factoredFrom = Math.min(factoredFrom, p.jointIndex[j]);
        return true;
    }

    private boolean descend(StepProblem p) {
        follow(p, false);
        for (int i = 0; i < MOST_STEPS; i++) {
            newtonDirection(p);
            double decrease = 0;
            for (int k = 0; k < p.size; k++) {
                decrease += residual[k] * direction[k];
            }
            if (decrease <= ENOUGH * p.size) {
                return true;
            }
            double t = search(p, decrease);
            for (int k = 0; k < p.size; k++) {
                p.speed[k] += t * direction[k];
            }
            if (!follow(p, false) && t == 1) {
                return true;
            }
        }
        p.residual(pressing, jointState, residual);
        leftOver = 0;
        for (int k = 0; k < p.size; k++) {
            leftOver = Math.max(leftOver, Math.abs(residual[k]));
        }
        return false;
    }

    /** {@return where along the direction the slope is zero} */
    private double search(StepProblem p, double decrease) {
        breakpoints.clear();
        for (int c = 0; c < p.contacts; c++) {
            double x = p.gap(c, p.speed);
            double s = p.along(p.normalRow, c * StepProblem.ROW, c, direction);
            oneSided(pressing[c], x, s, p.normalStiffness[c] * s * s);
        }
        double w = p.halfWidth;
        for (int j = 0; j < p.joints; j++) {
            double x = p.jointGap(j, p.speed);
            double s = p.jointSign[j] * direction[p.jointIndex[j]];
            double curvature = p.stiffness * s * s;
            if (p.jointKind[j] == StepProblem.STOP) {
                oneSided(jointState[j] == 0, x, s, curvature);
            } else if (s != 0) {
                double a = (x - w) / s;
                double b = (x + w) / s;
                double enter = Math.min(a, b);
                double leave = Math.max(a, b);
                if (jointState[j] == 0) {
                    breakpoints.add(Math.max(0, leave), -curvature);
                } else if (leave > 0 && enter >= -TIE / Math.abs(s)) {
                    breakpoints.add(Math.max(0, enter), curvature);
                    breakpoints.add(leave, -curvature);
                }
            }
        }
        return breakpoints.zero(-decrease, decrease);
    }

    private void oneSided(boolean active, double x, double s, double curvature) {
        if (active && s > 0) {
            breakpoints.add(Math.max(0, x / s), -curvature);
        } else if (!active && s < 0) {
            breakpoints.add(Math.max(0, x / s), curvature);
        }
    }

    /** Places along a direction where the curvature of a piecewise quadratic function changes, as a heap by place. */
    private static final class Breakpoints {
        private final double[] place;
        private final double[] change;
        private int count;

        Breakpoints(int most) {
            place = new double[most];
            change = new double[most];
        }

        void clear() {
            count = 0;
        }

        void add(double at, double curvatureChange) {
            int i = count++;
            while (i > 0) {
                int parent = (i - 1) / 2;
                if (place[parent] <= at) {
                    break;
                }
                place[i] = place[parent];
                change[i] = change[parent];
                i = parent;
            }
            place[i] = at;
            change[i] = curvatureChange;
        }

        /** {@return where the slope becomes zero, walking from 0; the whole step 1 if that is where it does} */
        double zero(double slopeAtStart, double curvatureAtStart) {
            double t = 0;
            double slope = slopeAtStart;
            double curvature = curvatureAtStart;
            if (count == 0 || place[0] >= 1) {
                return 1;
            }
            while (count > 0) {
                double next = place[0];
                double then = slope + curvature * (next - t);
                if (then >= 0) {
                    break;
                }
                slope = then;
                t = next;
                curvature += change[0];
                removeFirst();
            }
            // The mass matrix keeps the curvature positive; rounding may not.
            return curvature > 0 ? t - slope / curvature : t;
        }

        private void removeFirst() {
            count--;
            double at = place[count];
            double what = change[count];
            int i = 0;
            while (true) {
                int child = 2 * i + 1;
                if (child >= count) {
                    break;
                }
                if (child + 1 < count && place[child + 1] < place[child]) {
                    child++;
                }
                if (place[child] >= at) {
                    break;
                }
                place[i] = place[child];
                change[i] = change[child];
                i = child;
            }
            place[i] = at;
            change[i] = what;
        }
    }
}
