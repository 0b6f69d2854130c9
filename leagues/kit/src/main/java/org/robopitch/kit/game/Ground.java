// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.game;

/**
 * Where bodies may be placed: a rectangle, and the goals behind its ends.
 *
 * @param halfLength from the centre to the ends, m
 * @param halfWidth from the centre to the sides, m
 * @param goalDepth how far goals reach behind the ends, m; 0 if there is no place in them
 * @param goalWidth m
 */
public record Ground(double halfLength, double halfWidth, double goalDepth, double goalWidth) {

    boolean contains(double x, double y) {
        return Math.abs(x) <= halfLength + goalDepth && Math.abs(y) <= halfWidth;
    }

    double nearestX(double x, double y) {
        double limit = halfLength + (Math.abs(y) < goalWidth / 2 ? goalDepth : 0);
        return Math.max(-limit, Math.min(limit, x));
    }

    double nearestY(double y) {
        return Math.max(-halfWidth, Math.min(halfWidth, y));
    }
}
