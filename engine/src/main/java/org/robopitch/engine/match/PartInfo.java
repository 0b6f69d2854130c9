// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/**
 * A part of a body, such as a limb, for viewers. How it is attached to its parent is up to the world, which
 * says where the part's frame is at each moment, see {@link Stage#readPart}.
 *
 * @param name what people call it, unique within its body
 * @param parent index of the part it hangs on, or −1 for the body itself; smaller than its own index
 * @param shape what it looks like
 * @param place where the middle of the shape is in the part's frame
 */
public record PartInfo(String name, int parent, PartShape shape, Place place) {
    /**
     * A place in a frame.
     *
     * @param x m
     * @param y m
     * @param z m
     * @param qx of a unit quaternion
     * @param qy of a unit quaternion
     * @param qz of a unit quaternion
     * @param qw its real part
     */
    public record Place(double x, double y, double z, double qx, double qy, double qz, double qw) {
        /** The frame's own origin, not turned. */
        public static final Place ORIGIN = new Place(0, 0, 0, 0, 0, 0, 1);

        /**
         * {@return a place that is not turned}
         *
         * @param x m
         * @param y m
         * @param z m
         */
        public static Place at(double x, double y, double z) {
            return new Place(x, y, z, 0, 0, 0, 1);
        }
    }
}
