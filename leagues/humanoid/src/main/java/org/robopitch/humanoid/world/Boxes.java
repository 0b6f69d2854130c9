// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/** Boxes along the world's axes: three lower bounds, then three upper ones. */
final class Boxes {
    private Boxes() {}

    static boolean meet(double[] a, int i, double[] b, int k) {
        return a[i] <= b[k + 3]
                && b[k] <= a[i + 3]
                && a[i + 1] <= b[k + 4]
                && b[k + 1] <= a[i + 4]
                && a[i + 2] <= b[k + 5]
                && b[k + 2] <= a[i + 5];
    }
}
