// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.camera;

/**
 * Light over the field: brighter here, darker there, and changing in time, as daylight through windows and lamps that
 * flicker do; and the camera's own noise.
 *
 * @param mean brightness, 1 is normal
 * @param overField how much it varies over the field, share of the mean
 * @param inTime how much it varies in time, share of the mean
 * @param noise standard deviation of a colour of a pixel, of 255
 * @param blur of the lens on the ground, m
 */
public record Light(double mean, double overField, double inTime, double noise, double blur) {
    /** Refuses what is no light. */
    public Light {
        if (!(mean > 0) || !(overField >= 0) || !(inTime >= 0) || !(overField + inTime < 1)) {
            throw new IllegalArgumentException("light must be more than 0 and vary by less than its value, but is "
                    + mean + ", " + overField + " over the field and " + inTime + " in time");
        }
        if (!(noise >= 0 && noise <= 100) || !(blur >= 0 && blur <= 1)) {
            throw new IllegalArgumentException(
                    "noise must be 0 to 100 and blur 0 to 1 m, but are " + noise + " and " + blur);
        }
    }

    /** {@return a hall with windows on one side} */
    public static Light hall() {
        return new Light(1, 0.2, 0.1, 8, 0.03);
    }

    /** {@return the same hall, lit and seen as errors of a camera say} */
    public Light as(CameraErrors errors) {
        return new Light(mean * errors.light(), overField, inTime, errors.pixelNoise(), blur);
    }

    /** Brightness at a place and a time. */
    float at(float x, float y, float flicker) {
        float here = 0.05f * x + 0.08f * y - 0.004f * (x * x + y * y) + 0.3f;
        return (float) mean * (1 + flicker + (float) overField * here);
    }

    double flicker(double time) {
        return inTime * (0.6 * StrictMath.sin(0.7 * time) + 0.4 * StrictMath.sin(4.3 * time));
    }
}
