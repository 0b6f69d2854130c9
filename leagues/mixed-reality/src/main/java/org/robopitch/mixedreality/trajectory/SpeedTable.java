// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.trajectory;

/**
 * The speeds that a robot's wheels can have (MR-Simulator 2011, Table 1): 31 codes, each forwards or backwards. A
 * command is taken to the nearest speed and keeps its sign; half-way between two it goes to the slower one.
 */
public final class SpeedTable {
    /** The largest code. */
    public static final int HIGHEST_CODE = 30;

    /** The fastest speed, m/s. */
    public static final double FASTEST = 0.13043;

    private static final double[] SPEEDS = {
        0, 0.02561, 0.02717, 0.02854, 0.02972, 0.03076, 0.03171, 0.03259, 0.03348, 0.03439, 0.03539, 0.03651, 0.03777,
        0.03921, 0.04084, 0.04270, 0.04480, 0.04715, 0.04977, 0.05265, 0.05581, 0.05924, 0.06295, 0.06696, 0.07133,
        0.07619, 0.08178, 0.08859, 0.09748, 0.11016, FASTEST
    };

    private SpeedTable() {}

    /**
     * {@return the code of the speed nearest to a command, negative for backwards}
     *
     * @param speed m/s, finite
     */
    public static int code(double speed) {
        double wanted = Math.abs(speed);
        int code = 0;
        while (code < HIGHEST_CODE && wanted > 0.5 * (SPEEDS[code] + SPEEDS[code + 1])) {
            code++;
        }
        return speed < 0 ? -code : code;
    }

    /**
     * {@return the speed of a code, m/s}
     *
     * @param code −30 … 30
     */
    public static double speed(int code) {
        if (code < -HIGHEST_CODE || code > HIGHEST_CODE) {
            throw new IllegalArgumentException(
                    "Table 1 has codes 0 to " + HIGHEST_CODE + ", forwards and backwards, but not " + code);
        }
        return code < 0 ? -SPEEDS[-code] : SPEEDS[code];
    }

    /**
     * {@return the speed that the wheel will have for a command, m/s}
     *
     * @param speed m/s, finite
     */
    public static double nearest(double speed) {
        return speed(code(speed));
    }
}
