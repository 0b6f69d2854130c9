// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Wall;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.world.WallFaces.Face;

/**
 * Robots against the walls. In front of a wall's face only the robot's corners matter; at an end of the face that stands out
 * into the pitch (a goal post) the wall is a convex block like any other.
 */
final class WallDetector {
    private static final double ROUNDING = 1e-9;

    private final MovingBody ground;
    private final PolygonPair polygons;
    private final WallFaces walls;
    private final Beside[] robots;

    /** A robot and the walls. */
    private static final class Beside {
        final MovingBody robot;
        final Outline outline;

        /** How far the walls are away at least, m. */
        double atLeast;

        /** The same without those that the last look found a contact with. */
        double othersAtLeast;

        /** The only one that it found, if the robot is in front of that face. */
        @Nullable
        Face only;

        /** Of the face last looked at: its normal in the robot's frame, and how far the robot's origin is in front of it. */
        double normalX;

        double normalY;
        double distance;

        Beside(MovingBody robot, Outline outline) {
            this.robot = robot;
            this.outline = outline;
        }

        /** How far the robot is in front of the line of a face, m. */
        double gap(Face face) {
            double hx = robot.headingX;
            double hy = robot.headingY;
            normalX = hx * face.normalX + hy * face.normalY;
            normalY = hx * face.normalY - hy * face.normalX;
            distance = face.distance(robot.x, robot.y);
            return distance - outline.extent(-normalX, -normalY);
        }

        /** Whether the face last looked at matters: a robot behind it is beside the wall, and another face may be in front. */
        boolean matters(Face face) {
            for (int i = 0; distance < 0 && i < face.ofWall.length; i++) {
                if (face.ofWall[i].distance(robot.x, robot.y) >= 0) {
                    return false;
                }
            }
            return true;
        }

        /** How far the robot's origin is past the ends of a face, m; negative if it is between them. */
        double pastEnds(Face face) {
            double position = face.position(robot.x, robot.y);
            double before = face.from - position;
            double after = position - face.to;
            return before > after ? before : after;
        }

        /** Whether all of the robot is in front of the face last looked at; beside or behind it, that is a side of a block. */
        boolean isBefore(Face face) {
            double position = face.position(robot.x, robot.y);
            double ahead = face.to - position;
            double astern = position - face.from;
            if (distance < 0 || ahead < 0 || astern < 0 || ahead >= robot.reach && astern >= robot.reach) {
                return distance >= 0 && ahead >= 0 && astern >= 0;
            }
            return (face.toIsClosed || ahead >= outline.extent(-normalY, normalX))
                    && (face.fromIsClosed || astern >= outline.extent(normalY, -normalX));
        }

        /** What separates the robot from a block at least, by the circle around it, m. */
        double clearance(Wall block) {
            return block.isBox() ? block.atLeast(robot.x, robot.y) - robot.reach - ROUNDING : Double.NEGATIVE_INFINITY;
        }
    }

    WallDetector(Bodies bodies, WallFaces walls, PolygonPair polygons) {
        this.ground = bodies.body[bodies.ground];
        this.walls = walls;
        this.polygons = polygons;
        robots = new Beside[bodies.robots];
        for (int i = 0; i < robots.length; i++) {
            robots[i] = new Beside(bodies.body[i], bodies.outline(i));
        }
    }

    void invalidate() {
        for (Beside one : robots) {
            one.atLeast = 0;
            one.only = null;
        }
    }

    void caches(StateVisitor visitor) {
        for (Beside one : robots) {
            one.atLeast = visitor.real(one.atLeast);
            one.only = null;
        }
    }

    void detect(Contacts contacts) {
        for (Beside one : robots) {
            double within = one.robot.travel;
            if (one.atLeast > within || !one.robot.present) {
                one.othersAtLeast = one.atLeast;
                one.only = null;
            } else if (one.only == null || one.othersAtLeast <= within || !addOnly(contacts, one, one.only, within)) {
                add(contacts, one, within);
            }
        }
    }

    /** Takes note of how far robots have travelled since the last look, which found some contacts; marks those that overlap. */
    boolean refresh(Contacts contacts, double allowed) {
        boolean any = false;
        for (Beside one : robots) {
            one.atLeast -= one.robot.travel;
            one.othersAtLeast -= one.robot.travel;
            if (one.othersAtLeast < 0 && one.robot.present) {
                any |= measure(one, allowed);
            }
        }
        for (int k = 0; k < contacts.count; k++) {
            Contact c = contacts.get(k);
            // Most often the line of a face alone says that nothing overlaps it.
            if (c.second == ground && gap(c) < -allowed) {
                any |= measure(robots[c.first.index], allowed);
            }
        }
        return any;
    }

    private boolean measure(Beside one, double allowed) {
        one.atLeast = separation(one, one.robot.reach);
        boolean overlaps = one.atLeast < -allowed;
        one.robot.overlaps |= overlaps;
        return overlaps;
    }

    /** Adds the contact with the only face that can be within a distance, m, if it is; says whether it did. */
    private boolean addOnly(Contacts contacts, Beside one, Face face, double within) {
        double gap = one.gap(face);
        if (gap > within || !one.isBefore(face)) {
            return false;
        }
        one.atLeast = addFace(contacts, one, face, gap);
        return true;
    }

    /** Adds the contacts of a robot with all walls within a distance, m; takes note of how far they are away at least. */
    private void add(Contacts contacts, Beside one, double within) {
        double reach = one.robot.reach;
        int cell = walls.cell(one.robot.x, one.robot.y, reach + within);
        double others = walls.range[cell] - reach;
        double nearest = others;
        @Nullable Wall done = null;
        int before = contacts.count;
        for (Face face : walls.near[cell]) {
            double gap = face.wall == done ? Double.POSITIVE_INFINITY : one.gap(face);
            if (gap <= within) {
                double beside = one.pastEnds(face) - reach;
                if (beside > within) {
                    gap = beside;
                } else if (!one.matters(face)) {
                    // Another face of the same wall is in front of it, as long as the robot stays behind it.
                    others = -one.distance < others ? -one.distance : others;
                    gap = Double.POSITIVE_INFINITY;
                } else {
                    done = face.wall;
                    gap = one.isBefore(face)
                            ? addFace(contacts, one, face, gap)
                            : addBlock(contacts, one, face, within);
                }
            }
            nearest = gap < nearest ? gap : nearest;
            others = gap < others && gap > within ? gap : others;
        }
        one.othersAtLeast = others;
        one.atLeast = nearest;
        Contact last = contacts.count == before + 1 ? contacts.get(before) : null;
        one.only = last == null || last.atBlock ? null : last.face;
    }

    /** Adds the two corners of a robot that are nearest to the face last looked at; returns its gap. */
    private double addFace(Contacts contacts, Beside one, Face face, double gap) {
        Outline own = one.outline;
        int deepest = own.farthest(-one.normalX, -one.normalY);
        int second = own.neighbour(deepest, -one.normalX, -one.normalY);
        double x2 = own.cornerX[second];
        double y2 = own.cornerY[second];
        double gap2 = one.distance + (one.normalX * x2 + one.normalY * y2);
        Contact c = contacts.add(one.robot, ground, -one.normalX, -one.normalY);
        c.place(c.point1, own.cornerX[deepest], own.cornerY[deepest], gap);
        c.place(c.point2, x2, y2, gap2);
        c.cornersOnWall = true;
        c.apart = gap;
        c.face = face;
        c.atBlock = false;
        return gap;
    }

    private double addBlock(Contacts contacts, Beside one, Face face, double within) {
        double gap = one.clearance(face.wall);
        if (gap <= within) {
            gap = polygons.add(contacts, face.wall.body(), one.robot, face.wall.shape(), one.outline, within);
            if (gap <= within) {
                Contact c = contacts.turnLastToWall(one.robot);
                c.face = face;
                c.atBlock = true;
            }
        }
        return gap;
    }

    /**
     * The distance of a robot to the nearest wall; negative if it overlaps, m. What is farther than some distance from the
     * robot's origin may count as nearer; no less than that.
     */
    double separation(int robot, double far) {
        return separation(robots[robot], far);
    }

    private double separation(Beside one, double far) {
        int cell = walls.cell(one.robot.x, one.robot.y, far);
        double best = walls.range[cell] - one.robot.reach;
        for (Face face : walls.near[cell]) {
            double gap = one.gap(face);
            if (gap < best && one.matters(face)) {
                gap = one.isBefore(face) ? gap : blockGap(one, face.wall, best);
                best = gap < best ? gap : best;
            }
        }
        return best;
    }

    private double blockGap(Beside one, Wall block, double enough) {
        double gap = one.clearance(block);
        return gap < enough ? polygons.separation(block.body(), one.robot, block.shape(), one.outline, enough) : gap;
    }

    /** The distance of a robot to the wall that it has a contact with; negative if it overlaps, m. */
    double gap(Contact c) {
        Beside one = robots[c.first.index];
        return c.atBlock ? blockGap(one, c.face.wall, Double.POSITIVE_INFINITY) : one.gap(c.face);
    }
}
