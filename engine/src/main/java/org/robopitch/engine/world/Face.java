// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Wall;

/**
 * A face of a wall as detectors read it. An end where another wall rises cannot be reached around: the face is closed there,
 * and counts as going on to the far side of that wall.
 */
final class Face {
    final Wall wall;
    final double normalX;
    final double normalY;
    final double offset;
    final double from;
    final double to;
    final boolean fromIsClosed;
    final boolean toIsClosed;

    /** All faces of its wall. */
    Face[] ofWall = {};

    Face(Wall wall, Wall.Face face, double from, double to) {
        this.wall = wall;
        this.normalX = face.normalX();
        this.normalY = face.normalY();
        this.offset = face.offset();
        this.from = from;
        this.to = to;
        this.fromIsClosed = from < face.from();
        this.toIsClosed = to > face.to();
    }

    /** How far a point is in front of the face's line, m. */
    double distance(double x, double y) {
        return normalX * x + normalY * y - offset;
    }

    /** Where a point's foot is along the face, m. */
    double position(double x, double y) {
        return normalX * y - normalY * x;
    }
}
