// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Wall;
import org.robopitch.engine.state.StateVisitor;

/** The ball against the rims of robots (Klančar 2007, sec. 4.3) and against the walls. */
final class BallDetector {
    /** The ball is light: squeezed out from between two robots it goes farther than they do. */
    private static final double FARTHER = 2;

    private final Bodies bodies;
    private final Wall[] walls;
    private final double radius;
    private final double[] rimReach;
    private final double[] normal = new double[2];
    private final double[] places;
    private final int[] near;
    private int nearCount;
    private double localX;
    private double localY;
    private double wallAtLeast;

    /** Height of the ball's lowest point, m. */
    double height;

    BallDetector(Bodies bodies, WallFaces walls) {
        this.bodies = bodies;
        this.walls = walls.walls;
        this.radius = bodies.reach[bodies.ball];
        this.near = new int[bodies.robots];
        this.rimReach = new double[bodies.robots];
        int most = 1;
        for (int i = 0; i < rimReach.length; i++) {
            rimReach[i] = bodies.rim(i).reach();
            most = Math.max(most, bodies.rim(i).mostPlaces());
        }
        this.places = new double[3 * most];
    }

    void invalidate() {
        wallAtLeast = 0;
    }

    void caches(StateVisitor visitor) {
        wallAtLeast = visitor.real(wallAtLeast);
    }

    /** Adds what the ball can reach; a ball that a fast robot hits goes as far as the robot, and meets what is there. */
    void detect(Contacts contacts, double[] travel) {
        if (!bodies.present[bodies.ball]) {
            return;
        }
        nearCount = 0;
        double own = travel[bodies.ball];
        double farthest = own;
        for (int i = 0; i < rimReach.length; i++) {
            if (travel[i] > farthest - own && isNear(i, FARTHER * (travel[i] + own))) {
                farthest = own + travel[i];
            }
        }
        for (int i = 0; farthest > own && i < rimReach.length; i++) {
            if (isNear(i, FARTHER * (travel[i] + farthest))) {
                near[nearCount++] = i;
                add(contacts, i, FARTHER * (travel[i] + farthest));
            }
        }
        if (wallAtLeast <= FARTHER * farthest) {
            addWalls(contacts, FARTHER * farthest);
        }
    }

    private boolean isNear(int robot, double within) {
        double dx = bodies.x[bodies.ball] - bodies.x[robot];
        double dy = bodies.y[bodies.ball] - bodies.y[robot];
        double reach = rimReach[robot] + within;
        return dx * dx + dy * dy < reach * reach && bodies.present[robot] && height < bodies.height[robot];
    }

    /** How far the ball's surface is from a robot. */
    double gap(int robot) {
        lookFrom(robot);
        return bodies.rim(robot).gap(localX, localY);
    }

    /** Takes the ball's place in a robot's frame. */
    private void lookFrom(int robot) {
        double dx = bodies.x[bodies.ball] - bodies.x[robot];
        double dy = bodies.y[bodies.ball] - bodies.y[robot];
        localX = bodies.headingX[robot] * dx + bodies.headingY[robot] * dy;
        localY = bodies.headingX[robot] * dy - bodies.headingY[robot] * dx;
    }

    /** Adds the contacts of ball and robot that are no farther away: one, or in a mouth several. */
    private void add(Contacts contacts, int robot, double within) {
        lookFrom(robot);
        int found = bodies.rim(robot).touch(localX, localY, places);
        for (int i = 0; i < 3 * found; i += 3) {
            if (places[i] <= within) {
                add(contacts, robot, localX, localY, places[i + 1], places[i + 2], places[i]);
            }
        }
    }

    /** Adds a contact of the ball, which is at (x, y) in the body's frame. */
    private void add(Contacts contacts, int body, double x, double y, double normalX, double normalY, double gap) {
        double pointX = x - radius * normalX;
        double pointY = y - radius * normalY;
        contacts.add(bodies, body, bodies.ball, normalX, normalY, pointX, pointY, gap, 0, 0, Contacts.NO_POINT);
    }

    private void addWalls(Contacts contacts, double within) {
        double x = bodies.x[bodies.ball];
        double y = bodies.y[bodies.ball];
        for (Wall wall : walls) {
            if (wall.atLeast(x, y) - radius <= within) {
                double gap = wall.distance(x, y, normal) - radius;
                if (gap <= within) {
                    add(contacts, bodies.ground, x, y, normal[0], normal[1], gap);
                }
            }
        }
    }

    /** How far the ball's surface is from the nearest wall, m. */
    double wallGap() {
        double x = bodies.x[bodies.ball];
        double y = bodies.y[bodies.ball];
        double least = Double.POSITIVE_INFINITY;
        for (Wall wall : walls) {
            if (wall.atLeast(x, y) < least) {
                least = Math.min(least, wall.distance(x, y));
            }
        }
        return least - radius;
    }

    /** Takes note of how far the ball has moved, and marks it and the robots that it overlaps now. */
    boolean settle(double moved, double allowed, boolean[] overlapping) {
        wallAtLeast -= moved;
        if (wallAtLeast < 0) {
            wallAtLeast = wallGap();
        }
        boolean any = wallAtLeast < -allowed;
        for (int n = 0; n < nearCount; n++) {
            if (gap(near[n]) < -allowed) {
                overlapping[near[n]] = true;
                any = true;
            }
        }
        if (any) {
            overlapping[bodies.ball] = true;
        }
        return any;
    }
}
