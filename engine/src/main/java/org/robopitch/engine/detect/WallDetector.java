// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.detect;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Wall;
import org.robopitch.engine.state.StateVisitor;

/**
 * Robots against the walls. In front of a wall's face only the robot's corners matter; near an end of the face that
 * stands out into the pitch (a goal post) the wall is a convex polygon like any other.
 *
 * <p>The faces near a robot are kept in a list until the robot has moved far enough for another one to matter.
 */
final class WallDetector {
    /** How near a face is to be listed beyond what the step asks for, as a share of the robot's reach. */
    private static final double SKIN = 1;

    private static final double ROUNDING = 1e-9;

    private final Bodies bodies;
    private final PolygonPair.Corners[] corners;
    private final Outline.Polygon[] boxes;
    private final double[] discRadius;
    private final PolygonPair polygons;
    private final boolean allBoxes;
    private final Wall[] walls;
    private final PolygonPair.Corners[] wallCorners;
    private final double[] scratch = new double[4];

    private final int faces;
    private final int[] faceWall;
    private final double[] normalX;
    private final double[] normalY;
    private final double[] offset;
    private final double[] from;
    private final double[] to;

    private final double[] atLeast;
    private final int[][] near;
    private final int[] nearCount;
    private final double[] slack;

    WallDetector(
            Bodies bodies,
            WallFaces walls,
            PolygonPair.Corners[] corners,
            Outline.Polygon[] boxes,
            double[] discRadius,
            PolygonPair polygons,
            boolean allBoxes) {
        this.bodies = bodies;
        this.corners = corners;
        this.boxes = boxes;
        this.discRadius = discRadius;
        this.polygons = polygons;
        this.allBoxes = allBoxes;
        this.walls = walls.walls;
        this.wallCorners = walls.corners;
        this.atLeast = new double[bodies.robots];
        this.faces = walls.count;
        this.faceWall = walls.wall;
        this.normalX = walls.normalX;
        this.normalY = walls.normalY;
        this.offset = walls.offset;
        this.from = walls.from;
        this.to = walls.to;
        near = new int[bodies.robots][faces];
        nearCount = new int[bodies.robots];
        slack = new double[bodies.robots];
        invalidate();
    }

    void invalidate() {
        java.util.Arrays.fill(atLeast, 0);
        java.util.Arrays.fill(slack, -1);
    }

    void caches(StateVisitor visitor) {
        visitor.reals(atLeast);
        visitor.reals(slack);
        for (int i = 0; i < nearCount.length; i++) {
            if (slack[i] >= 0) {
                nearCount[i] = visitor.whole(nearCount[i]);
                for (int f = 0; f < nearCount[i]; f++) {
                    near[i][f] = visitor.whole(near[i][f]);
                }
            }
        }
    }

    void detect(Contacts contacts, double[] travel) {
        for (int i = 0; i < bodies.robots; i++) {
            if (atLeast[i] <= travel[i] && bodies.present[i]) {
                if (slack[i] < 2 * travel[i]) {
                    list(i, 2 * travel[i] + SKIN * bodies.reach[i]);
                }
                add(contacts, i, travel[i]);
            }
        }
    }

    /** Lists the faces within a distance of a robot. */
    private void list(int robot, double within) {
        double x = bodies.x[robot];
        double y = bodies.y[robot];
        double far = bodies.reach[robot] + within;
        int count = 0;
        for (int f = 0; f < faces; f++) {
            double position = normalX[f] * y - normalY[f] * x;
            if (normalX[f] * x + normalY[f] * y - offset[f] <= far
                    && position >= from[f] - far
                    && position <= to[f] + far) {
                near[robot][count++] = f;
            }
        }
        nearCount[robot] = count;
        slack[robot] = within;
    }

    boolean settle(double[] moved, double allowed, boolean[] overlapping) {
        boolean any = false;
        for (int i = 0; i < bodies.robots; i++) {
            double bound = atLeast[i] - moved[i];
            slack[i] -= moved[i];
            if (bound < 0 && bodies.present[i]) {
                bound = nearSeparation(i, -allowed);
                if (bound < -allowed) {
                    overlapping[i] = true;
                    any = true;
                }
            }
            atLeast[i] = bound;
        }
        return any;
    }

    /** Adds the contacts of a robot with all walls within a distance. */
    void add(Contacts contacts, int robot, double within) {
        double x = bodies.x[robot];
        double y = bodies.y[robot];
        double reach = bodies.reach[robot];
        double far = reach + within;
        int done = -1;
        boolean listed = slack[robot] >= within;
        int count = listed ? nearCount[robot] : faces;
        for (int i = 0; i < count; i++) {
            int f = listed ? near[robot][i] : i;
            double distance = normalX[f] * x + normalY[f] * y - offset[f];
            if (distance > far || faceWall[f] == done) {
                continue;
            }
            double position = normalX[f] * y - normalY[f] * x;
            if (position < from[f] - far || position > to[f] + far) {
                continue;
            }
            // A robot behind the face is beside a free-standing block, where the face does not matter.
            if (distance >= 0 && position >= from[f] + far && position <= to[f] - far) {
                addFace(contacts, robot, f, distance, within);
            } else {
                addBlock(contacts, robot, faceWall[f], within);
            }
            done = faceWall[f];
        }
    }

    private void addFace(Contacts contacts, int robot, int f, double distance, double within) {
        double hx = bodies.headingX[robot];
        double hy = bodies.headingY[robot];
        double nx = hx * normalX[f] + hy * normalY[f];
        double ny = hx * normalY[f] - hy * normalX[f];
        if (discRadius[robot] > 0) {
            double radius = discRadius[robot];
            if (distance - radius <= within) {
                contacts.addWall(
                        bodies, robot, nx, ny, -nx * radius, -ny * radius, distance - radius, 0, 0, Contacts.NO_POINT);
            }
            return;
        }
        if (!allBoxes && !(boxes[robot] == bodies.outline(robot))) {
            addFacePolygon(contacts, robot, nx, ny, distance, within);
            return;
        }
        double halfLength = boxes[robot].boxHalfLength();
        double halfWidth = boxes[robot].boxHalfWidth();
        double deepLength = Math.abs(nx) * halfLength;
        double deepWidth = Math.abs(ny) * halfWidth;
        boolean alongLength = deepLength < deepWidth;
        double middle = distance - (alongLength ? deepWidth : deepLength);
        double half = alongLength ? deepLength : deepWidth;
        double gap = middle - half;
        if (gap > within) {
            return;
        }
        double x1 = nx >= 0 ? -halfLength : halfLength;
        double y1 = ny >= 0 ? -halfWidth : halfWidth;
        double x2 = alongLength ? -x1 : x1;
        double y2 = alongLength ? y1 : -y1;
        double gap2 = middle + half;
        contacts.addWall(bodies, robot, nx, ny, x1, y1, gap, x2, y2, gap2);
    }

    private void addFacePolygon(Contacts contacts, int robot, double nx, double ny, double distance, double within) {
        PolygonPair.Corners own = corners[robot];
        int deepest = 0;
        double gap1 = Double.POSITIVE_INFINITY;
        for (int i = 0; i < own.count(); i++) {
            double gap = distance + nx * own.x(i) + ny * own.y(i);
            if (gap < gap1) {
                gap1 = gap;
                deepest = i;
            }
        }
        if (gap1 > within) {
            return;
        }
        int before = deepest == 0 ? own.count() - 1 : deepest - 1;
        int after = deepest + 1 == own.count() ? 0 : deepest + 1;
        double gapBefore = distance + nx * own.x(before) + ny * own.y(before);
        double gapAfter = distance + nx * own.x(after) + ny * own.y(after);
        int second = gapBefore < gapAfter ? before : after;
        contacts.addWall(
                bodies,
                robot,
                nx,
                ny,
                own.x(deepest),
                own.y(deepest),
                gap1,
                own.x(second),
                own.y(second),
                Math.min(gapBefore, gapAfter));
    }

    /** What separates a robot from a block at least, by the circle around the robot, m. */
    private double clearance(int robot, int wall) {
        return walls[wall].isBox()
                ? walls[wall].atLeast(bodies.x[robot], bodies.y[robot]) - bodies.reach[robot] - ROUNDING
                : Double.NEGATIVE_INFINITY;
    }

    private void addBlock(Contacts contacts, int robot, int wall, double within) {
        if (clearance(robot, wall) > within) {
            return;
        }
        PolygonPair.Corners block = wallCorners[wall];
        double gap = discRadius[robot] > 0
                ? DiscPair.add(contacts, bodies, bodies.ground, robot, block, discRadius[robot], scratch, within)
                : polygons.add(contacts, bodies, bodies.ground, robot, block, corners[robot], within);
        if (gap <= within) {
            contacts.turnLastToWall(bodies);
        }
    }

    /** The distance of a robot to the nearest wall; negative if it overlaps, m. */
    double separation(int robot) {
        return separation(robot, null, faces, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    /** The same while a robot that was near a wall when it was last looked at is moved through the step. */
    double listedSeparation(int robot) {
        return slack[robot] < 0
                ? separation(robot)
                : separation(robot, near[robot], nearCount[robot], Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    /** The same, or a lower bound of it if no listed face is near or the distance exceeds {@code enough}. */
    private double nearSeparation(int robot, double enough) {
        if (slack[robot] < 0) {
            return separation(robot);
        }
        return separation(robot, near[robot], nearCount[robot], slack[robot], enough);
    }

    /** The distance to the walls of a list; a lower bound if it exceeds {@code enough}. */
    private double separation(int robot, int @Nullable [] list, int count, double atMost, double enough) {
        double x = bodies.x[robot];
        double y = bodies.y[robot];
        double reach = bodies.reach[robot];
        double best = atMost;
        int done = -1;
        for (int i = 0; i < count; i++) {
            int f = list == null ? i : list[i];
            double distance = normalX[f] * x + normalY[f] * y - offset[f];
            if (distance - reach > best || faceWall[f] == done) {
                continue;
            }
            double position = normalX[f] * y - normalY[f] * x;
            double before = from[f] - position;
            double behind = position - to[f];
            double beside = before > behind ? before : behind;
            if (beside > reach) {
                // Past the face's end: at least as far away as that end and as the face's line.
                best = Math.min(best, Math.max(beside, distance) - reach);
                continue;
            }
            double gap;
            if (distance > 2 * reach) {
                gap = distance - reach;
            } else if (distance >= 0 && beside <= -reach) {
                gap = faceSeparation(robot, f, distance);
                done = faceWall[f];
            } else {
                double clear = clearance(robot, faceWall[f]);
                gap = clear > enough ? clear : blockSeparation(robot, faceWall[f], enough);
                done = faceWall[f];
            }
            best = gap < best ? gap : best;
        }
        return best;
    }

    private double faceSeparation(int robot, int f, double distance) {
        if (discRadius[robot] > 0) {
            return distance - discRadius[robot];
        }
        double nx = bodies.headingX[robot] * normalX[f] + bodies.headingY[robot] * normalY[f];
        double ny = bodies.headingX[robot] * normalY[f] - bodies.headingY[robot] * normalX[f];
        if (allBoxes) {
            return distance
                    - (Math.abs(nx) * boxes[robot].boxHalfLength() + Math.abs(ny) * boxes[robot].boxHalfWidth());
        }
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < corners[robot].count(); i++) {
            least = Math.min(least, distance + nx * corners[robot].x(i) + ny * corners[robot].y(i));
        }
        return least;
    }

    private double blockSeparation(int robot, int wall, double enough) {
        if (discRadius[robot] > 0) {
            return DiscPair.separation(bodies, bodies.ground, robot, wallCorners[wall], discRadius[robot], scratch);
        }
        return polygons.separation(bodies, bodies.ground, robot, wallCorners[wall], corners[robot], enough);
    }
}
