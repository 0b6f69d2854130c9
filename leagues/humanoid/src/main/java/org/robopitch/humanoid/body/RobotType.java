// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.body;

/** The five kinds of robot a team may field. */
public enum RobotType {
    /** The standard robot. */
    TYPE0(0.055, 0.04, 0.055, 0.07, 0),
    /** Longer legs and arms. */
    TYPE1(0.055, 0.05832, 0.07332, 0.10664, 0),
    /** Ankles that pitch faster and roll slower. */
    TYPE2(0.055, 0.04, 0.055, 0.07, 0),
    /** The longest legs and arms, and a wider hip. */
    TYPE3(0.072954143, 0.067868424, 0.082868424, 0.125736848, 0),
    /** With toes. */
    TYPE4(0.055, 0.04, 0.055, 0.07, 0.035517656);

    private static final RobotType[] ALL = values();

    /** Distance of the hip from the middle, m. */
    public final double hipX;

    /** How far the thigh's centre is below the hip, m. */
    public final double thighBelowHip;

    /** How far the ankle is below the shank's centre, m. */
    public final double ankleBelowShank;

    /** How far the elbow is before the upper arm's centre, m. */
    public final double elbowBeforeUpperArm;

    /** Length of the toe, m; 0 without toes. */
    public final double toeLength;

    RobotType(double hipX, double thighBelowHip, double ankleBelowShank, double elbowBeforeUpperArm, double toeLength) {
        this.hipX = hipX;
        this.thighBelowHip = thighBelowHip;
        this.ankleBelowShank = ankleBelowShank;
        this.elbowBeforeUpperArm = elbowBeforeUpperArm;
        this.toeLength = toeLength;
    }

    /**
     * {@return the type of that number}
     *
     * @param number 0 to 4
     * @throws IllegalArgumentException for any other number
     */
    public static RobotType of(int number) {
        if (number < 0 || number >= ALL.length) {
            throw new IllegalArgumentException("a robot's type is 0 to 4, but got " + number);
        }
        return ALL[number];
    }

    /** {@return its number, 0 to 4} */
    public int number() {
        return ordinal();
    }

    /** {@return whether it has toes} */
    public boolean hasToes() {
        return toeLength > 0;
    }

    /** {@return how many joints it has} */
    public int joints() {
        return hasToes() ? Joint.COUNT : Joint.COUNT - 2;
    }
}
