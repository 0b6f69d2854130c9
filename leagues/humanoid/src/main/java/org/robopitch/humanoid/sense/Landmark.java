// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.sense;

/** The fixed things a robot recognises: goal posts and corner flags, 1 at positive y, 2 at negative y. */
public enum Landmark {
    /** Left goal, post at positive y. */
    G1L(-1, 1),
    /** Left goal, post at negative y. */
    G2L(-1, -1),
    /** Right goal, post at positive y. */
    G1R(1, 1),
    /** Right goal, post at negative y. */
    G2R(1, -1),
    /** Left corner flag at positive y. */
    F1L(-1, 1),
    /** Left corner flag at negative y. */
    F2L(-1, -1),
    /** Right corner flag at positive y. */
    F1R(1, 1),
    /** Right corner flag at negative y. */
    F2R(1, -1);

    /** How many there are. */
    public static final int COUNT = 8;

    private static final Landmark[] ALL = values();

    private final int xSign;
    private final int ySign;

    Landmark(int xSign, int ySign) {
        this.xSign = xSign;
        this.ySign = ySign;
    }

    /** {@return whether it is a goal post} */
    public boolean isPost() {
        return ordinal() < 4;
    }

    /**
     * {@return its x, from the left goal at negative x to the right one at positive x}
     *
     * @param length of the field, m
     */
    public double x(double length) {
        return xSign * length / 2;
    }

    /**
     * {@return its y}
     *
     * @param width of the field, m
     * @param goalWidth m
     */
    public double y(double width, double goalWidth) {
        return ySign * (isPost() ? goalWidth : width) / 2;
    }

    /**
     * {@return its height: posts are reported at the bar}
     *
     * @param goalHeight m
     */
    public double z(double goalHeight) {
        return isPost() ? goalHeight : 0;
    }

    /**
     * {@return the landmark of an ordinal, without a copy of all}
     *
     * @param ordinal 0 to {@link #COUNT} - 1
     */
    public static Landmark of(int ordinal) {
        return ALL[ordinal];
    }
}
