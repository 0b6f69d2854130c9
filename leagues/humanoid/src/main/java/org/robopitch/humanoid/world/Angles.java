// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/**
 * Sine and cosine of the angles that joints have, bit for bit those of {@link StrictMath}. From Java 21 on, {@code StrictMath}
 * allocates, which a step must not do. The series are those that the platform prescribes (fdlibm).
 */
final class Angles {
    /** The upper half of the bits of π/4: angles up to here are not reduced. */
    private static final int QUARTER = 0x3fe921fb;

    /** Below this, an angle is its own sine, rad. */
    private static final double TINY = 0x1p-27;

    private static final double TWO_OVER_PI = 6.36619772367581382433e-01;

    /** No joint goes farther, rad. */
    private static final double MOST = 3.1;

    /** The upper half of the bits of π/2: angles that share them are reduced more precisely. */
    private static final int RIGHT_ANGLE = 0x3ff921fb;

    /** The first 33 bits of π/2, and the rest. */
    private static final double HALF_PI = 1.57079632673412561417e+00;

    private static final double HALF_PI_REST = 6.07710050650619224932e-11;

    /** The next 33 bits, and what is left. */
    private static final double HALF_PI_NEXT = 6.07710050630396597660e-11;

    private static final double HALF_PI_LAST = 2.02226624879595063154e-21;

    private static final double CUBE = -1.66666666666666324348e-01;

    private Angles() {}

    static double sin(double angle) {
        double size = Math.abs(angle);
        if (high(size) <= QUARTER) {
            return size < TINY ? angle : sine(angle);
        }
        if (!(size < MOST)) {
            return StrictMath.sin(angle);
        }
        double beyond = beyond(size);
        double rest = beyond - restOf(size);
        double tail = (beyond - rest) - restOf(size);
        double value = isNearPi(size) ? -sine(rest, tail) : cosine(rest, tail);
        return angle < 0 ? -value : value;
    }

    static double cos(double angle) {
        double size = Math.abs(angle);
        if (high(size) <= QUARTER) {
            return size < TINY ? 1 : cosine(angle, 0);
        }
        if (!(size < MOST)) {
            return StrictMath.cos(angle);
        }
        double beyond = beyond(size);
        double rest = beyond - restOf(size);
        double tail = (beyond - rest) - restOf(size);
        return isNearPi(size) ? -cosine(rest, tail) : -sine(rest, tail);
    }

    /** Whether an angle is reduced by π; otherwise it is by π/2. */
    private static boolean isNearPi(double size) {
        return size * TWO_OVER_PI + 0.5 >= 2;
    }

    /** An angle less the first bits of π/2, or of π. */
    private static double beyond(double size) {
        if (isNearPi(size)) {
            return size - 2 * HALF_PI;
        }
        double beyond = size - HALF_PI;
        return high(size) == RIGHT_ANGLE ? beyond - HALF_PI_NEXT : beyond;
    }

    /** What is still to be subtracted. */
    private static double restOf(double size) {
        if (isNearPi(size)) {
            return 2 * HALF_PI_REST;
        }
        return high(size) == RIGHT_ANGLE ? HALF_PI_LAST : HALF_PI_REST;
    }

    private static int high(double value) {
        return (int) (Double.doubleToRawLongBits(value) >>> 32) & 0x7fffffff;
    }

    /** The sine of x, at most π/4. */
    private static double sine(double x) {
        double z = x * x;
        return x + z * x * (CUBE + z * series(z));
    }

    /** The sine of x + y, where y is the rounding error of x and |x| at most π/4. */
    private static double sine(double x, double y) {
        double z = x * x;
        double v = z * x;
        return x - ((z * (0.5 * y - v * series(z)) - y) - v * CUBE);
    }

    /** What follows x and its cube in the series of the sine, over the fifth power of x; z is its square. */
    private static double series(double z) {
        double last = -2.50507602534068634195e-08 + z * 1.58969099521155010221e-10;
        double later = 2.75573137070700676789e-06 + z * last;
        return 8.33333333332248946124e-03 + z * (-1.98412698298579493134e-04 + z * later);
    }

    /** The cosine of x + y, where y is the rounding error of x and |x| at most π/4. */
    private static double cosine(double x, double y) {
        double z = x * x;
        double last = -2.75573143513906633035e-07 + z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11);
        double later = -1.38888888888741095749e-03 + z * (2.48015872894767294178e-05 + z * last);
        double r = z * (4.16666666666666019037e-02 + z * later);
        int high = high(x);
        if (high < 0x3fd33333) {
            return 1 - (0.5 * z - (z * r - x * y));
        }
        double large = high > 0x3fe90000 ? 0.28125 : Double.longBitsToDouble((long) (high - 0x00200000) << 32);
        double half = 0.5 * z - large;
        return (1 - large) - (half - (z * r - x * y));
    }
}
