// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.body;

/**
 * The shape of a part, centred in its frame.
 *
 * @param kind which
 * @param x half size along x, m; the radius of spheres and capsules
 * @param y half size along y, m; the radius of spheres and capsules
 * @param z half size along z, m; of a capsule, half the distance between the centres of its ends
 */
public record Shape(Kind kind, double x, double y, double z) {
    /** What a shape can be. */
    public enum Kind {
        /** A solid box. */
        BOX,
        /** A cylinder along z with round ends. */
        CAPSULE,
        /** A sphere. */
        SPHERE,
        /** A sphere that has mass but meets nothing. */
        MASS_ONLY
    }

    static Shape box(double width, double depth, double height) {
        return new Shape(Kind.BOX, width / 2, depth / 2, height / 2);
    }

    static Shape capsule(double radius, double length) {
        return new Shape(Kind.CAPSULE, radius, radius, length / 2);
    }

    static Shape sphere(double radius) {
        return new Shape(Kind.SPHERE, radius, radius, radius);
    }

    static Shape massOnly(double radius) {
        return new Shape(Kind.MASS_ONLY, radius, radius, radius);
    }

    /** {@return whether it can touch anything} */
    public boolean collides() {
        return kind != Kind.MASS_ONLY;
    }

    /** {@return radius of the sphere around its centre that holds it, m} */
    public double reach() {
        return switch (kind) {
            case BOX -> Math.sqrt(x * x + y * y + z * z);
            case CAPSULE -> z + x;
            case SPHERE, MASS_ONLY -> x;
        };
    }

    /**
     * {@return the moments of inertia of a homogeneous solid of this shape about its own axes, kg·m²}
     *
     * @param mass kg
     */
    double[] inertia(double mass) {
        switch (kind) {
            case BOX -> {
                return new double[] {mass / 3 * (y * y + z * z), mass / 3 * (x * x + z * z), mass / 3 * (x * x + y * y)
                };
            }
            case CAPSULE -> {
                double length = 2 * z;
                double cylinderVolume = Math.PI * x * x * length;
                double ballVolume = 4.0 / 3 * Math.PI * x * x * x;
                double cylinder = mass * cylinderVolume / (cylinderVolume + ballVolume);
                double ball = mass - cylinder;
                double across = cylinder * (0.25 * x * x + length * length / 12)
                        + ball * (0.4 * x * x + 0.375 * x * length + 0.25 * length * length);
                double along = (0.5 * cylinder + 0.4 * ball) * x * x;
                return new double[] {across, across, along};
            }
            default -> {
                double all = 0.4 * mass * x * x;
                return new double[] {all, all, all};
            }
        }
    }
}
