// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.body;

import java.util.Locale;

/**
 * The hinges of the robot, in the order of the command channels; the ordinal is the joint's index everywhere. The two toes
 * exist in type 4 only.
 *
 * <p>Angles are positive by the right-hand rule about the joint's axis, in the frame x right, y forward, z up.
 */
public enum Joint {
    /** Neck, about z. */
    HJ1(-120, 120),
    /** Head, about x. */
    HJ2(-45, 45),
    /** Right shoulder, about x. */
    RAJ1(-120, 120),
    /** Right shoulder, about z. */
    RAJ2(-95, 1),
    /** Right upper arm, about y. */
    RAJ3(-120, 120),
    /** Right elbow, about z. */
    RAJ4(-1, 90),
    /** Left shoulder, about x. */
    LAJ1(-120, 120),
    /** Left shoulder, about z. */
    LAJ2(-1, 95),
    /** Left upper arm, about y. */
    LAJ3(-120, 120),
    /** Left elbow, about z. */
    LAJ4(-90, 1),
    /** Right hip, about a slanted axis: yaw and pitch at once. */
    RLJ1(-90, 1),
    /** Right hip, about y. */
    RLJ2(-45, 25),
    /** Right hip, about x. */
    RLJ3(-25, 100),
    /** Right knee, about x. */
    RLJ4(-130, 1),
    /** Right ankle, about x. */
    RLJ5(-45, 75),
    /** Right ankle, about y. */
    RLJ6(-25, 45),
    /** Left hip, about a slanted axis: yaw and pitch at once. */
    LLJ1(-90, 1),
    /** Left hip, about y. */
    LLJ2(-25, 45),
    /** Left hip, about x. */
    LLJ3(-25, 100),
    /** Left knee, about x. */
    LLJ4(-130, 1),
    /** Left ankle, about x. */
    LLJ5(-45, 75),
    /** Left ankle, about y. */
    LLJ6(-45, 25),
    /** Right toe, about x. */
    RLJ7(-1, 70),
    /** Left toe, about x. */
    LLJ7(-1, 70);

    /** How many joints there are, toes included. */
    public static final int COUNT = 24;

    /** The largest speed of a joint, rad/s: 351.77 degrees a second. */
    public static final double MAXIMUM_SPEED = StrictMath.toRadians(351.77);

    private static final Joint[] ALL = values();

    private final String perceptor;
    private final String effector;
    private final double low;
    private final double high;

    Joint(double lowDegrees, double highDegrees) {
        this.perceptor = name().toLowerCase(Locale.ROOT);
        this.effector = perceptor.replace('j', 'e');
        this.low = StrictMath.toRadians(lowDegrees);
        this.high = StrictMath.toRadians(highDegrees);
    }

    /** {@return the name under which its angle is reported, such as {@code rlj3}} */
    public String perceptor() {
        return perceptor;
    }

    /** {@return the name under which it is commanded, such as {@code rle3}} */
    public String effector() {
        return effector;
    }

    /** {@return the smallest angle, rad} */
    public double low() {
        return low;
    }

    /** {@return the largest angle, rad} */
    public double high() {
        return high;
    }

    /** {@return whether only robots of type 4 have it} */
    public boolean isToe() {
        return this == RLJ7 || this == LLJ7;
    }

    /**
     * {@return the joint's largest speed in a robot of a type, rad/s}
     *
     * @param type 0 to 4
     */
    public double maximumSpeed(int type) {
        if (type == 2) {
            if (this == RLJ5 || this == LLJ5) {
                return 8.80667;
            }
            if (this == RLJ6 || this == LLJ6) {
                return 3.47234;
            }
        }
        return MAXIMUM_SPEED;
    }

    /** {@return the same joint of the other side of the body; for the head, itself} */
    public Joint mirrored() {
        int i = ordinal();
        if (i < 2) {
            return this;
        }
        if (i < 10) {
            return ALL[i < 6 ? i + 4 : i - 4];
        }
        if (i < 22) {
            return ALL[i < 16 ? i + 6 : i - 6];
        }
        return ALL[45 - i];
    }

    /** {@return -1 if the mirror image of a motion turns the mirrored joint the other way, else 1} */
    public int mirrorSign() {
        return switch (this) {
            case HJ2, RAJ1, LAJ1, RLJ1, LLJ1, RLJ3, LLJ3, RLJ4, LLJ4, RLJ5, LLJ5, RLJ7, LLJ7 -> 1;
            default -> -1;
        };
    }

    /**
     * {@return the joint of an ordinal, without a copy of all}
     *
     * @param ordinal 0 to {@link #COUNT} - 1
     */
    public static Joint of(int ordinal) {
        return ALL[ordinal];
    }
}
