// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Wall;
import org.robopitch.engine.state.StateVisitor;

/**
 * Robots against the walls. In front of a wall's face only the robot's corners matter; at an end of the face that stands out
 * into the pitch (a goal post) the wall is a convex block like any other. So a robot meets a wall at a <i>place</i>: the number
 * of a face, or −1 − the number of a block.
 */
final class WallDetector {
    private static final double ROUNDING = 1e-9;

    private final Bodies bodies;
    private final PolygonPair polygons;
    private final WallFaces faces;

    /** How far the walls are from each robot at least, m. */
    private final double[] atLeast;

    /** The same without those that the last look found a contact with. */
    private final double[] othersAtLeast;

    /** Of the face last looked at: its normal in the robot's frame, and how far the robot's origin is in front of it. */
    private double normalX;

    private double normalY;
    private double distance;

    WallDetector(Bodies bodies, WallFaces faces, PolygonPair polygons) {
        this.bodies = bodies;
        this.faces = faces;
        this.polygons = polygons;
        atLeast = new double[bodies.robots];
        othersAtLeast = new double[bodies.robots];
    }

    void invalidate() {
        Arrays.fill(atLeast, 0);
    }

    void caches(StateVisitor visitor) {
        visitor.reals(atLeast);
    }

    void detect(Contacts contacts, double[] travel) {
        for (int i = 0; i < bodies.robots; i++) {
            if (atLeast[i] <= travel[i] && bodies.present[i]) {
                atLeast[i] = add(contacts, i, travel[i]);
            } else {
                othersAtLeast[i] = atLeast[i];
            }
        }
    }

    /** Takes note of how far robots have moved since the last look, which found some contacts; marks those that overlap now. */
    boolean settle(Contacts contacts, double[] moved, double allowed, boolean[] overlapping) {
        boolean any = false;
        for (int i = 0; i < bodies.robots; i++) {
            atLeast[i] -= moved[i];
            othersAtLeast[i] -= moved[i];
            if (othersAtLeast[i] < 0 && bodies.present[i]) {
                any |= measure(i, allowed, overlapping);
            }
        }
        for (int k = 0; k < contacts.count; k++) {
            int robot = contacts.first[k];
            // Most often the line of a face alone says that nothing overlaps it.
            if (contacts.second[k] == bodies.ground
                    && (contacts.wall[k] < 0 || gap(robot, contacts.wall[k]) < -allowed)) {
                any |= measure(robot, allowed, overlapping);
            }
        }
        return any;
    }

    private boolean measure(int robot, double allowed, boolean[] overlapping) {
        atLeast[robot] = separation(robot, bodies.reach[robot]);
        if (atLeast[robot] < -allowed) {
            overlapping[robot] = true;
        }
        return atLeast[robot] < -allowed;
    }

    /** Whether the face last looked at matters: a robot behind it is beside the wall, and another face may be in front. */
    private boolean matters(int robot, int f) {
        for (int other = 0; distance < 0 && other < faces.count; other++) {
            if (faces.wall[other] == faces.wall[f] && distance(robot, other) >= 0) {
                return false;
            }
        }
        return true;
    }

    /** How far a robot's origin is past the ends of a face, m; negative if it is between them. */
    private double pastEnds(int robot, int f) {
        double position = position(robot, f);
        double before = faces.from[f] - position;
        double after = position - faces.to[f];
        return before > after ? before : after;
    }

    private double distance(int robot, int f) {
        return faces.normalX[f] * bodies.x[robot] + faces.normalY[f] * bodies.y[robot] - faces.offset[f];
    }

    private double position(int robot, int f) {
        return faces.normalX[f] * bodies.y[robot] - faces.normalY[f] * bodies.x[robot];
    }

    /** How far a robot is in front of the line of a face, m. */
    private double gap(int robot, int f) {
        double hx = bodies.headingX[robot];
        double hy = bodies.headingY[robot];
        double nx = faces.normalX[f];
        double ny = faces.normalY[f];
        normalX = hx * nx + hy * ny;
        normalY = hx * ny - hy * nx;
        distance = distance(robot, f);
        return distance - bodies.outline(robot).extent(-normalX, -normalY);
    }

    /** Whether all of a robot is in front of a face; beside or behind it, the face is a side of a block. Looked at before. */
    private boolean isBefore(int robot, int f) {
        double position = position(robot, f);
        double ahead = faces.to[f] - position;
        double astern = position - faces.from[f];
        double reach = bodies.reach[robot];
        if (distance < 0 || ahead < 0 || astern < 0 || ahead >= reach && astern >= reach) {
            return distance >= 0 && ahead >= 0 && astern >= 0;
        }
        Outline own = bodies.outline(robot);
        return (faces.toIsClosed[f] || ahead >= own.extent(-normalY, normalX))
                && (faces.fromIsClosed[f] || astern >= own.extent(normalY, -normalX));
    }

    /** Adds the contacts of a robot with all walls within a distance; returns how far the nearest is away at least, m. */
    double add(Contacts contacts, int robot, double within) {
        int cell = faces.cell(bodies.x[robot], bodies.y[robot], bodies.reach[robot] + within);
        double others = faces.rangeOf(cell) - bodies.reach[robot];
        double nearest = others;
        int done = -1;
        for (int i = faces.begin[cell]; i < faces.begin[cell + 1]; i++) {
            int f = faces.near[i];
            double gap = faces.wall[f] == done ? Double.POSITIVE_INFINITY : gap(robot, f);
            if (gap <= within) {
                double beside = pastEnds(robot, f) - bodies.reach[robot];
                if (beside > within) {
                    gap = beside;
                } else if (!matters(robot, f)) {
                    // Another face of the same wall is in front of it.
                    gap = Double.POSITIVE_INFINITY;
                } else {
                    done = faces.wall[f];
                    gap = isBefore(robot, f) ? addFace(contacts, robot, f) : addBlock(contacts, robot, done, within);
                }
            }
            nearest = gap < nearest ? gap : nearest;
            others = gap < others && gap > within ? gap : others;
        }
        othersAtLeast[robot] = others;
        return nearest;
    }

    /** Adds the two corners of a robot that are nearest to the face last looked at. */
    private double addFace(Contacts contacts, int robot, int f) {
        Outline own = bodies.outline(robot);
        double gap = distance - own.extent(-normalX, -normalY);
        int deepest = own.farthest(-normalX, -normalY);
        int second = own.neighbour(deepest, -normalX, -normalY);
        double gap2 = distance + (normalX * own.cornerX[second] + normalY * own.cornerY[second]);
        contacts.addWall(
                bodies,
                robot,
                normalX,
                normalY,
                own.cornerX[deepest],
                own.cornerY[deepest],
                gap,
                own.cornerX[second],
                own.cornerY[second],
                gap2);
        contacts.wall[contacts.count - 1] = f;
        return gap;
    }

    private double addBlock(Contacts contacts, int robot, int wall, double within) {
        double gap = clearance(robot, wall);
        if (gap <= within) {
            Outline block = faces.walls[wall].outline();
            gap = polygons.add(contacts, bodies, bodies.ground, robot, block, bodies.outline(robot), within);
            if (gap <= within) {
                contacts.turnLastToWall(bodies);
                contacts.wall[contacts.count - 1] = -1 - wall;
            }
        }
        return gap;
    }

    /** What separates a robot from a block at least, by the circle around the robot, m. */
    private double clearance(int robot, int wall) {
        Wall block = faces.walls[wall];
        return block.isBox()
                ? block.atLeast(bodies.x[robot], bodies.y[robot]) - bodies.reach[robot] - ROUNDING
                : Double.NEGATIVE_INFINITY;
    }

    /**
     * The distance of a robot to the nearest wall; negative if it overlaps, m. What is farther than some distance from the
     * robot's origin may count as nearer; no less than that.
     */
    double separation(int robot, double far) {
        int cell = faces.cell(bodies.x[robot], bodies.y[robot], far);
        double best = faces.rangeOf(cell) - bodies.reach[robot];
        for (int i = faces.begin[cell]; i < faces.begin[cell + 1]; i++) {
            int f = faces.near[i];
            double gap = gap(robot, f);
            if (gap < best && matters(robot, f)) {
                gap = isBefore(robot, f) ? gap : blockGap(robot, faces.wall[f], best);
                best = gap < best ? gap : best;
            }
        }
        return best;
    }

    private double blockGap(int robot, int wall, double enough) {
        double gap = clearance(robot, wall);
        return gap < enough
                ? polygons.separation(
                        bodies, bodies.ground, robot, faces.walls[wall].outline(), bodies.outline(robot), enough)
                : gap;
    }

    /** The distance of a robot to the wall at a place; negative if it overlaps, m. */
    double gapAt(int robot, int place) {
        return place < 0 ? blockGap(robot, -1 - place, Double.POSITIVE_INFINITY) : gap(robot, place);
    }
}
