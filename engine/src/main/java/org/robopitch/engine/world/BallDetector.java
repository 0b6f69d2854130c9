// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.body.Rim;
import org.robopitch.engine.body.Wall;
import org.robopitch.engine.state.StateVisitor;

/** The ball against the rims of robots (Klančar 2007, sec. 4.3) and against the walls. */
final class BallDetector {
    /** The ball is light: squeezed out from between two robots it goes farther than they do. */
    private static final double FARTHER = 2;

    private final MovingBody ball;
    private final MovingBody ground;
    private final Wall[] walls;
    private final Rimmed[] robots;
    private final Rimmed[] near;
    private int nearCount;
    private final double[] normal = new double[2];
    private final double[] places;
    private double localX;
    private double localY;
    private double wallAtLeast;

    /** Height of the ball's lowest point, m. */
    double height;

    /** A robot as the ball feels it. */
    private record Rimmed(MovingBody robot, Rim rim, double reach) {}

    BallDetector(Bodies bodies, WallFaces walls) {
        this.ball = bodies.body[bodies.ball];
        this.ground = bodies.body[bodies.ground];
        this.walls = walls.walls;
        this.robots = new Rimmed[bodies.robots];
        this.near = new Rimmed[bodies.robots];
        int most = 1;
        for (int i = 0; i < robots.length; i++) {
            robots[i] = new Rimmed(bodies.body[i], bodies.rim(i), bodies.rim(i).reach());
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
    void detect(Contacts contacts) {
        if (!ball.present) {
            return;
        }
        nearCount = 0;
        double own = ball.travel;
        double farthest = own;
        for (Rimmed one : robots) {
            double travel = one.robot.travel;
            if (travel > farthest - own && isNear(one, FARTHER * (travel + own))) {
                farthest = own + travel;
            }
        }
        for (int i = 0; farthest > own && i < robots.length; i++) {
            Rimmed one = robots[i];
            double within = FARTHER * (one.robot.travel + farthest);
            if (isNear(one, within)) {
                near[nearCount++] = one;
                add(contacts, one, within);
            }
        }
        if (wallAtLeast <= FARTHER * farthest) {
            addWalls(contacts, FARTHER * farthest);
        }
    }

    private boolean isNear(Rimmed one, double within) {
        double dx = ball.x - one.robot.x;
        double dy = ball.y - one.robot.y;
        double reach = one.reach + within;
        return dx * dx + dy * dy < reach * reach && one.robot.present && height < one.robot.height;
    }

    /** How far the ball's surface is from a robot. */
    double gap(int robot) {
        return gap(robots[robot]);
    }

    private double gap(Rimmed one) {
        lookFrom(one.robot);
        return one.rim.gap(localX, localY);
    }

    /** Takes the ball's place in a robot's frame. */
    private void lookFrom(MovingBody robot) {
        double dx = ball.x - robot.x;
        double dy = ball.y - robot.y;
        localX = robot.headingX * dx + robot.headingY * dy;
        localY = robot.headingX * dy - robot.headingY * dx;
    }

    /** Adds the contacts of ball and robot that are no farther away: one, or in a mouth several. */
    private void add(Contacts contacts, Rimmed one, double within) {
        lookFrom(one.robot);
        int before = contacts.count;
        int found = one.rim.touch(localX, localY, places);
        for (int i = 0; i < 3 * found; i += 3) {
            if (places[i] <= within) {
                add(contacts, one.robot, localX, localY, places[i + 1], places[i + 2], places[i]);
            }
        }
        noteApart(contacts, before);
    }

    /** The last contacts are with the same body: it is as far away as the nearest of them. */
    private static void noteApart(Contacts contacts, int from) {
        double least = Double.POSITIVE_INFINITY;
        for (int k = from; k < contacts.count; k++) {
            least = Math.min(least, contacts.get(k).point1.gap);
        }
        for (int k = from; k < contacts.count; k++) {
            contacts.get(k).apart = least;
        }
    }

    /** Adds a contact of the ball, which is at (x, y) in the body's frame. */
    private void add(
            Contacts contacts, MovingBody body, double x, double y, double normalX, double normalY, double gap) {
        double pointX = x - ball.reach * normalX;
        double pointY = y - ball.reach * normalY;
        Contact c = contacts.add(body, ball, normalX, normalY);
        c.place(c.point1, pointX, pointY, gap);
        c.place(c.point2, 0, 0, Contact.NO_POINT);
    }

    private void addWalls(Contacts contacts, double within) {
        int before = contacts.count;
        for (Wall wall : walls) {
            if (wall.atLeast(ball.x, ball.y) - ball.reach <= within) {
                double gap = wall.distance(ball.x, ball.y, normal) - ball.reach;
                if (gap <= within) {
                    add(contacts, ground, ball.x, ball.y, normal[0], normal[1], gap);
                }
            }
        }
        noteApart(contacts, before);
    }

    /** How far the ball's surface is from the nearest wall, m. */
    double wallGap() {
        double least = Double.POSITIVE_INFINITY;
        for (Wall wall : walls) {
            if (wall.atLeast(ball.x, ball.y) < least) {
                least = Math.min(least, wall.distance(ball.x, ball.y));
            }
        }
        return least - ball.reach;
    }

    /** Takes note of how far the ball has travelled, and marks it and the robots that it overlaps now: of those near, or of all. */
    boolean refresh(double allowed, boolean ofAll) {
        if (!ball.present) {
            return false;
        }
        wallAtLeast -= ball.travel;
        if (wallAtLeast < 0) {
            wallAtLeast = wallGap();
        }
        boolean any = wallAtLeast < -allowed;
        for (int n = 0; n < (ofAll ? robots.length : nearCount); n++) {
            Rimmed one = ofAll ? robots[n] : near[n];
            if (gap(one) < -allowed && isNear(one, 0)) {
                one.robot.overlaps = true;
                any = true;
            }
        }
        ball.overlaps |= any;
        return any;
    }
}
