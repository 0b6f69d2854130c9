// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.move;

/**
 * Sine and cosine, bit for bit those of {@link StrictMath}. From Java 21 on, {@code StrictMath} allocates, which a step must
 * not do. The reduction and the series are those that the platform prescribes (fdlibm).
 */
public final class Trigonometry {
    /** The upper half of the bits of π/4: angles up to here are not reduced. */
    private static final int EIGHTH_TURN = 0x3fe921fb;

    /** Below this, an angle is its own sine, rad. */
    private static final double TINY = 0x1p-27;

    /** From here on the platform works out the angle, and may allocate, rad. */
    private static final double MOST = 0x1p19 * (Math.PI / 2);

    /** Farther than this part of an angle from a multiple of π/2, none of its bits cancel that count. */
    private static final double NEAR = 0x1p-14;

    /** Below this, the nearest multiple of π/2 is the first, rad. */
    private static final double ONE_QUARTER = 2.35;

    private static final double TWO_OVER_PI = 6.36619772367581382433e-01;

    /** The first 33 bits of π/2, and the rest. */
    private static final double FIRST = 1.57079632673412561417e+00;

    private static final double AFTER_FIRST = 6.07710050650619224932e-11;

    /** The next 33 bits, and the rest. */
    private static final double SECOND = 6.07710050630396597660e-11;

    private static final double AFTER_SECOND = 2.02226624879595063154e-21;

    /** Again the next 33 bits, and the rest. */
    private static final double THIRD = 2.02226624871116645580e-21;

    private static final double AFTER_THIRD = 8.47842766036889956997e-32;

    private static final double CUBE = -1.66666666666666324348e-01;

    private Trigonometry() {}

    /**
     * {@return the sine of an angle}
     *
     * @param angle rad; below 800 000, nothing is allocated
     */
    public static double sin(double angle) {
        double size = Math.abs(angle);
        if (high(size) <= EIGHTH_TURN) {
            return size < TINY ? angle : sine(angle);
        }
        if (!(size < MOST)) {
            return StrictMath.sin(angle);
        }
        double value = reduced(size, 0);
        return angle < 0 ? -value : value;
    }

    /**
     * {@return the cosine of an angle}
     *
     * @param angle rad; below 800 000, nothing is allocated
     */
    public static double cos(double angle) {
        double size = Math.abs(angle);
        if (high(size) <= EIGHTH_TURN) {
            return size < TINY ? 1 : cosine(angle, 0);
        }
        return size < MOST ? reduced(size, 1) : StrictMath.cos(angle);
    }

    /** The sine of an angle to which some quarter turns are added. */
    private static double reduced(double size, int added) {
        // Most angles of joints need not wait for the product.
        int quarters = size < ONE_QUARTER ? 1 : (int) (size * TWO_OVER_PI + 0.5);
        double left = size - quarters * FIRST;
        if (Math.abs(left) < NEAR * size && cancels(size, left, quarters)) {
            return reducedFurther(size, left, quarters, added);
        }
        return afterQuarters(quarters + added, left, quarters * AFTER_FIRST);
    }

    /** Whether an angle is so near to a multiple of π/2 that its first bits are not enough, as the platform decides it. */
    private static boolean cancels(double size, double left, int quarters) {
        return quarters < 32
                ? high(size) == high(quarters * (Math.PI / 2))
                : lostBits(size, left - quarters * AFTER_FIRST) > 16;
    }

    /** The same with more bits of π/2. */
    private static double reducedFurther(double size, double afterFirst, int quarters, int added) {
        double second = quarters * SECOND;
        double left = afterFirst - second;
        double rest = quarters * AFTER_SECOND - ((afterFirst - left) - second);
        if (lostBits(size, left - rest) > 49) {
            double afterSecond = left;
            double third = quarters * THIRD;
            left = afterSecond - third;
            rest = quarters * AFTER_THIRD - ((afterSecond - left) - third);
        }
        return afterQuarters(quarters + added, left, rest);
    }

    /** How many bits a difference is shorter than what it was taken from. */
    private static int lostBits(double size, double difference) {
        return (high(size) >> 20) - (high(difference) >> 20);
    }

    /** The sine of some quarter turns and left − rest. */
    private static double afterQuarters(int quarters, double left, double rest) {
        double x = left - rest;
        double y = (left - x) - rest;
        double value = (quarters & 1) == 0 ? sine(x, y) : cosine(x, y);
        return (quarters & 2) == 0 ? value : -value;
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
        if (Math.abs(x) < TINY) {
            return x;
        }
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
