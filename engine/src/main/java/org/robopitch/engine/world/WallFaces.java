// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import java.util.List;
import org.robopitch.engine.body.Wall;

/**
 * The walls of a pitch as detectors read them: all faces side by side. They never change, so worlds
 * on the same pitch share them: many worlds that take turns then need less of the processor's cache.
 *
 * <p>An end of a face where another wall rises cannot be reached around, so the face counts as endless there.
 */
public final class WallFaces {
    private static final double PROBE = 1e-6;

    final Wall[] walls;
    final int count;
    final int[] wall;
    final double[] normalX;
    final double[] normalY;
    final double[] offset;
    final double[] from;
    final double[] to;

    /**
     * Reads some walls.
     *
     * @param blocks the walls of a pitch
     */
    public WallFaces(List<Wall> blocks) {
        walls = blocks.toArray(new Wall[0]);
        int total = 0;
        for (Wall block : walls) {
            total += block.faces().length;
        }
        count = total;
        wall = new int[total];
        normalX = new double[total];
        normalY = new double[total];
        offset = new double[total];
        from = new double[total];
        to = new double[total];
        int f = 0;
        for (int w = 0; w < walls.length; w++) {
            for (Wall.Face face : walls[w].faces()) {
                wall[f] = w;
                normalX[f] = face.normalX();
                normalY[f] = face.normalY();
                offset[f] = face.offset();
                from[f] = anotherRisesAt(face, face.from(), -1) ? Double.NEGATIVE_INFINITY : face.from();
                to[f] = anotherRisesAt(face, face.to(), 1) ? Double.POSITIVE_INFINITY : face.to();
                f++;
            }
        }
    }

    /** Whether a point just past the end of a face, and just in front of it, is inside of another wall. */
    private boolean anotherRisesAt(Wall.Face face, double end, int direction) {
        double position = end + direction * PROBE;
        double distance = face.offset() + 0.1 * PROBE;
        double x = face.normalX() * distance - face.normalY() * position;
        double y = face.normalY() * distance + face.normalX() * position;
        for (Wall other : walls) {
            if (other.distance(x, y) < 0) {
                return true;
            }
        }
        return false;
    }
}
