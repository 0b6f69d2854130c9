// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

/**
 * The impulses at the two points of one contact: the smallest that leave neither point closing faster than allowed and
 * never pull. This complementarity problem has exactly one solution, in one of four cases. Naming the points the other
 * way round swaps the impulses and changes no bit of them.
 */
final class TwoPoints {
    /** A pair that yields less than this to an impulse cannot be moved by one, 1/kg. */
    private static final double UNMOVABLE = 1e-6;

    private static final double SINGULAR = 1e-4;
    private static final double ROUNDING = 1e-12;

    /** Impulse at point 1, N·s. */
    double impulse1;

    /** Impulse at point 2, N·s. */
    double impulse2;

    /** Solves for impulses in place of those before, with which the points lack what they lack. */
    void improve(double lacking1, double lacking2, double before1, double before2, double k11, double k12, double k22) {
        solve(lacking1 + (k11 * before1 + k12 * before2), lacking2 + (k12 * before1 + k22 * before2), k11, k12, k22);
    }

    /**
     * Solves k·impulse ≥ lacking, impulse ≥ 0, with equality where the impulse is positive. Lacking is by how much faster the
     * bodies must part than without any impulse, m/s; k says how much speed a point gains per impulse, 1/kg.
     */
    void solve(double lacking1, double lacking2, double k11, double k12, double k22) {
        impulse1 = 0;
        impulse2 = 0;
        boolean alone1 = lacking1 > 0 && k11 > UNMOVABLE && k12 * lacking1 >= (lacking2 - ROUNDING) * k11;
        boolean alone2 = lacking2 > 0 && k22 > UNMOVABLE && k12 * lacking2 >= (lacking1 - ROUNDING) * k22;
        if (alone1 || alone2) {
            // Where so little is lacking that either point would do, both take half: neither is preferred.
            double share = alone1 && alone2 ? 0.5 : 1;
            impulse1 = alone1 ? share * lacking1 / k11 : 0;
            impulse2 = alone2 ? share * lacking2 / k22 : 0;
            return;
        }
        if (lacking1 <= 0 && lacking2 <= 0) {
            return;
        }
        double determinant = k11 * k22 - k12 * k12;
        if (determinant > SINGULAR * (k11 * k22)) {
            double both1 = k22 * lacking1 - k12 * lacking2;
            double both2 = k11 * lacking2 - k12 * lacking1;
            if (both1 >= 0 && both2 >= 0) {
                impulse1 = both1 / determinant;
                impulse2 = both2 / determinant;
            }
        } else if (k12 > UNMOVABLE) {
            // The points are nearly one: both take the same, as much as the one needs that lacks more.
            double needed1 = lacking1 / (k11 + k12);
            double needed2 = lacking2 / (k22 + k12);
            double needed = needed1 > needed2 ? needed1 : needed2;
            impulse1 = needed > 0 ? needed : 0;
            impulse2 = impulse1;
        }
        // Otherwise the bodies are pinched: no impulse of this contact opens both points, and the world holds them.
    }
}
