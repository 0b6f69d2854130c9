// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/** The shape of a body's part, its middle at the origin, m. */
public sealed interface PartShape {
    /**
     * A box.
     *
     * @param length along x, m
     * @param width along y, m
     * @param height along z, m
     */
    record Box(double length, double width, double height) implements PartShape {}

    /**
     * A sphere.
     *
     * @param radius m
     */
    record Sphere(double radius) implements PartShape {}

    /**
     * A cylinder around z.
     *
     * @param radius m
     * @param length along z, m
     */
    record Cylinder(double radius, double length) implements PartShape {}

    /**
     * A capsule around z: a cylinder with half a sphere at either end.
     *
     * @param radius m
     * @param length of its cylinder along z, without the ends, m
     */
    record Capsule(double radius, double length) implements PartShape {}
}
