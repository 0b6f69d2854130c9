// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/** Places along a direction where the curvature of a piecewise quadratic function changes, as a heap by place. */
final class Breakpoints {
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
