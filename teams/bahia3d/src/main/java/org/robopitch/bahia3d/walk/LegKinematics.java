// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.walk;

import org.robopitch.engine.move.Trigonometry;
import org.robopitch.humanoid.body.RobotType;

/**
 * The legs in closed form: the six joint angles that put a foot where it should be. Frame of the torso: x right, y
 * forward, z up.
 *
 * <p>The hip's three axes meet in one point, and so, but for 5 mm, do those of the ankle. Seen from the foot, the hip's
 * place gives the ankle's roll and, as a triangle of thigh and shank, knee and ankle pitch; what rotation is left is the
 * hip's, and since its first axis is the vertical tilted by 45°, that is a decomposition into three Euler angles.
 */
public final class LegKinematics {
    /** From the axis of the ankle's pitch down to that of its roll, m. */
    private static final double ANKLE_OFFSET = 0.005;

    private static final double KNEE_FORWARD = 0.005;
    private static final double HALF = Math.sqrt(0.5);

    private final double hipX;
    private final double thigh;
    private final double shank;
    private final double thighTilt;
    private final double[] rotation = new double[9];
    private final double[] lower = new double[9];
    private final double[] left = new double[9];

    /**
     * The legs of a robot.
     *
     * @param type 0 to 4
     */
    public LegKinematics(int type) {
        RobotType body = RobotType.of(type);
        hipX = body.hipX;
        double down = body.thighBelowHip + 0.08;
        thigh = Math.sqrt(down * down + KNEE_FORWARD * KNEE_FORWARD);
        thighTilt = StrictMath.atan2(KNEE_FORWARD, down);
        shank = 0.045 + body.ankleBelowShank;
    }

    /** {@return how far a hip is from the middle, m} */
    public double hipX() {
        return hipX;
    }

    /** {@return from hip to ankle when the leg is straight, m} */
    public double length() {
        return thigh + shank;
    }

    /**
     * Computes the joints of a leg.
     *
     * @param rightLeg whether it is the right one
     * @param x of the ankle roll axis relative to the hip, in the torso's frame, m
     * @param y forward, m
     * @param z up, m
     * @param foot orientation of the foot in the torso's frame, a matrix by rows
     * @param joints receives the six angles, rad
     * @return whether the foot can be there; if not, the leg is stretched towards it
     */
    public boolean solve(boolean rightLeg, double x, double y, double z, double[] foot, double[] joints) {
        // The hip as the foot sees it, from the ankle's roll axis.
        double hx = -(foot[0] * x + foot[3] * y + foot[6] * z);
        double hy = -(foot[1] * x + foot[4] * y + foot[7] * z);
        double hz = -(foot[2] * x + foot[5] * y + foot[8] * z);
        double roll = StrictMath.atan2(-hx, hz);
        double up = Math.sqrt(hx * hx + hz * hz) - ANKLE_OFFSET;
        double distance = Math.sqrt(hy * hy + up * up);
        double reach = Math.min(distance, thigh + shank - 1e-9);
        boolean possible = distance <= thigh + shank && distance > Math.abs(thigh - shank);
        reach = Math.max(reach, Math.abs(thigh - shank) + 1e-9);
        double bend = StrictMath.PI - corner(thigh, shank, reach);
        double knee = -(bend - thighTilt);
        double direction = StrictMath.atan2(hy, up);
        // Angle of the shank against the foot's vertical, leaning forward positive.
        double lean = direction + corner(shank, reach, thigh);
        double ankle = lean;
        lower(knee + ankle, roll);
        multiplyTransposed(foot, lower, left);
        hip(rightLeg, left, joints);
        joints[3] = knee;
        joints[4] = ankle;
        joints[5] = roll;
        return possible;
    }

    /** The angle between sides a and b of a triangle whose third side is c. */
    private static double corner(double a, double b, double c) {
        double cosine = (a * a + b * b - c * c) / (2 * a * b);
        return StrictMath.acos(Math.max(-1, Math.min(1, cosine)));
    }

    /** What knee, ankle pitch and ankle roll turn together. */
    private void lower(double pitch, double roll) {
        double cp = Trigonometry.cos(pitch);
        double sp = Trigonometry.sin(pitch);
        double cr = Trigonometry.cos(roll);
        double sr = Trigonometry.sin(roll);
        lower[0] = cr;
        lower[1] = 0;
        lower[2] = sr;
        lower[3] = sp * sr;
        lower[4] = cp;
        lower[5] = -sp * cr;
        lower[6] = -cp * sr;
        lower[7] = sp;
        lower[8] = cp * cr;
    }

    private static void multiplyTransposed(double[] a, double[] b, double[] into) {
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                into[3 * i + j] = a[3 * i] * b[3 * j] + a[3 * i + 1] * b[3 * j + 1] + a[3 * i + 2] * b[3 * j + 2];
            }
        }
    }

    /** Euler angles about z, y, x after turning by ±45° about y, which makes the hip's first axis the vertical. */
    private void hip(boolean rightLeg, double[] hip, double[] joints) {
        double s = rightLeg ? HALF : -HALF;
        for (int j = 0; j < 3; j++) {
            rotation[j] = HALF * hip[j] + s * hip[6 + j];
            rotation[3 + j] = hip[3 + j];
            rotation[6 + j] = -s * hip[j] + HALF * hip[6 + j];
        }
        double first = StrictMath.atan2(rotation[3], rotation[0]);
        double second = StrictMath.asin(Math.max(-1, Math.min(1, -rotation[6])));
        double third = StrictMath.atan2(rotation[7], rotation[8]);
        joints[0] = rightLeg ? first : -first;
        joints[1] = second - (rightLeg ? StrictMath.PI / 4 : -StrictMath.PI / 4);
        joints[2] = third;
    }
}
