// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.detect;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.state.StateVisitor;

/**
 * Robots against the walls. In front of a wall's face only the robot's corners matter; near an end of the face that
 * stands out into the pitch (a goal post) the wall is a convex block like any other. So a robot meets a wall at a
 * <i>place</i>: the number of a face, or −1 − the number of a block.
 *
 * <p>The faces near a robot are kept in a list until the robot has moved far enough for another one to matter.
 */
final class WallDetector {
    /** How near a face is to be listed beyond what the step asks for, as a share of the robot's reach. */
    private static final double SKIN = 1;

    private static final double ROUNDING = 1e-9;
    private static final int FAR = Integer.MIN_VALUE;

    private final Bodies bodies;
    private final PolygonPair polygons;
    private final WallFaces faces;
    private final int[] all;
    private final double[] atLeast;
    private final int[][] near;
    private final int[] nearCount;
    private final double[] slack;

    WallDetector(Bodies bodies, WallFaces faces, PolygonPair polygons) {
        this.bodies = bodies;
        this.faces = faces;
        this.polygons = polygons;
        all = new int[faces.count];
        Arrays.setAll(all, f -> f);
        atLeast = new double[bodies.robots];
        near = new int[bodies.robots][faces.count];
        nearCount = new int[bodies.robots];
        slack = new double[bodies.robots];
        invalidate();
    }

    void invalidate() {
        Arrays.fill(atLeast, 0);
        Arrays.fill(slack, -1);
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
        double far = bodies.reach[robot] + within;
        int count = 0;
        for (int f = 0; f < faces.count; f++) {
            if (place(robot, f, far, far) != FAR) {
                near[robot][count++] = f;
            }
        }
        nearCount[robot] = count;
        slack[robot] = within;
    }

    /** Where a robot meets a face within a distance, if its foot is that far from the ends of the face; or that it does not. */
    private int place(int robot, int f, double far, double fromEnds) {
        double x = bodies.x[robot];
        double y = bodies.y[robot];
        double distance = faces.normalX[f] * x + faces.normalY[f] * y - faces.offset[f];
        if (distance > far) {
            return FAR;
        }
        double position = faces.normalX[f] * y - faces.normalY[f] * x;
        if (position < faces.from[f] - far || position > faces.to[f] + far) {
            return FAR;
        }
        // A robot behind the face is beside a free-standing block, where the face does not matter.
        return distance >= 0 && position >= faces.from[f] + fromEnds && position <= faces.to[f] - fromEnds
                ? f
                : -1 - faces.wall[f];
    }

    boolean settle(double[] moved, double allowed, boolean[] overlapping) {
        boolean any = false;
        for (int i = 0; i < bodies.robots; i++) {
            double bound = atLeast[i] - moved[i];
            slack[i] -= moved[i];
            if (bound < 0 && bodies.present[i]) {
                bound = slack[i] < 0 ? separation(i) : separation(i, near[i], nearCount[i], slack[i], -allowed);
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
        double far = bodies.reach[robot] + within;
        boolean listed = slack[robot] >= within;
        int[] list = listed ? near[robot] : all;
        int count = listed ? nearCount[robot] : faces.count;
        int done = -1;
        for (int i = 0; i < count; i++) {
            int f = list[i];
            int place = faces.wall[f] == done ? FAR : place(robot, f, far, far);
            if (place >= 0) {
                addFace(contacts, robot, f, within);
                done = faces.wall[f];
            } else if (place != FAR) {
                addBlock(contacts, robot, place, within);
                done = faces.wall[f];
            }
        }
    }

    private void addFace(Contacts contacts, int robot, int f, double within) {
        Outline own = bodies.outline(robot);
        double[] xs = own.cornerX;
        double[] ys = own.cornerY;
        double hx = bodies.headingX[robot];
        double hy = bodies.headingY[robot];
        double nx = hx * faces.normalX[f] + hy * faces.normalY[f];
        double ny = hx * faces.normalY[f] - hy * faces.normalX[f];
        double distance = faces.normalX[f] * bodies.x[robot] + faces.normalY[f] * bodies.y[robot] - faces.offset[f];
        int deepest = 0;
        double gap = Double.POSITIVE_INFINITY;
        for (int i = 0; i < xs.length; i++) {
            double open = distance + (nx * xs[i] + ny * ys[i]);
            deepest = open < gap ? i : deepest;
            gap = open < gap ? open : gap;
        }
        if (gap > within) {
            return;
        }
        int before = deepest == 0 ? xs.length - 1 : deepest - 1;
        int after = deepest + 1 == xs.length ? 0 : deepest + 1;
        double gapBefore = distance + (nx * xs[before] + ny * ys[before]);
        double gapAfter = distance + (nx * xs[after] + ny * ys[after]);
        int second = gapBefore < gapAfter ? before : after;
        double gap2 = Math.min(gapBefore, gapAfter);
        contacts.addWall(bodies, robot, nx, ny, xs[deepest], ys[deepest], gap, xs[second], ys[second], gap2);
        contacts.wall[contacts.count - 1] = f;
    }

    /** What separates a robot from a block at least, by the circle around the robot, m. */
    private double clearance(int robot, int place) {
        return faces.walls[-1 - place].isBox()
                ? faces.walls[-1 - place].atLeast(bodies.x[robot], bodies.y[robot]) - bodies.reach[robot] - ROUNDING
                : Double.NEGATIVE_INFINITY;
    }

    private void addBlock(Contacts contacts, int robot, int place, double within) {
        if (clearance(robot, place) <= within) {
            Outline block = faces.walls[-1 - place].outline();
            double gap = polygons.add(contacts, bodies, bodies.ground, robot, block, bodies.outline(robot), within);
            if (gap <= within) {
                contacts.turnLastToWall(bodies);
                contacts.wall[contacts.count - 1] = place;
            }
        }
    }

    /** The distance of a robot to the nearest wall; negative if it overlaps, m. */
    double separation(int robot) {
        return separation(robot, all, faces.count, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    /** The distance to the nearest wall of a list, but no more than {@code most}; a lower bound if above {@code enough}. */
    private double separation(int robot, int[] list, int count, double most, double enough) {
        double reach = bodies.reach[robot];
        double best = most;
        int done = -1;
        for (int i = 0; i < count; i++) {
            int f = list[i];
            int place = faces.wall[f] == done ? FAR : place(robot, f, reach + best, reach);
            if (place >= 0 || place != FAR && clearance(robot, place) < best) {
                double gap = gap(robot, place, enough);
                best = gap < best ? gap : best;
                done = faces.wall[f];
            }
        }
        return best;
    }

    /** The distance of a robot to the wall at a place; a lower bound if it exceeds {@code enough}. */
    double gap(int robot, int place, double enough) {
        Outline own = bodies.outline(robot);
        if (place < 0) {
            return polygons.separation(bodies, bodies.ground, robot, faces.walls[-1 - place].outline(), own, enough);
        }
        double nx = bodies.headingX[robot] * faces.normalX[place] + bodies.headingY[robot] * faces.normalY[place];
        double ny = bodies.headingX[robot] * faces.normalY[place] - bodies.headingY[robot] * faces.normalX[place];
        double distance =
                faces.normalX[place] * bodies.x[robot] + faces.normalY[place] * bodies.y[robot] - faces.offset[place];
        if (own.isCentredBox()) {
            return distance - (Math.abs(nx) * own.halfLength + Math.abs(ny) * own.halfWidth);
        }
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < own.corners(); i++) {
            least = Math.min(least, nx * own.cornerX[i] + ny * own.cornerY[i]);
        }
        return distance + least;
    }
}
