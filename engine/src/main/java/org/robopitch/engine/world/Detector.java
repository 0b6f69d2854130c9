// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.state.StateVisitor;

/**
 * Finds the bodies that may touch each other or a wall within the next step.
 *
 * <p>Near pairs are found first, by bounding circles, and listed until a body has moved far enough to change the list. Then
 * come the separating line and, for bodies that can reach each other, the contact points. Each near pair keeps a lower bound
 * of its distance from step to step, so a pair far apart costs two additions. The list and the bounds are caches: what they
 * skip cannot touch, so they never change the result.
 */
final class Detector {
    /** How much farther than they reach bodies are listed as near, as a share of the largest reach. */
    private static final double SKIN = 2;

    /** Displacements are rounded up to multiples of this before they spread, so that they soon become equal, m. */
    private static final double COARSE = 5e-5;

    /** Two robots that are near each other. */
    private static final class Pair {
        final int index;
        final MovingBody a;
        final MovingBody b;
        final Outline outlineA;
        final Outline outlineB;

        /** How far they are apart at least, m. */
        double atLeast;

        boolean added;

        Pair(int index, Bodies bodies, int a, int b) {
            this.index = index;
            this.a = bodies.body[a];
            this.b = bodies.body[b];
            this.outlineA = bodies.outline(a);
            this.outlineB = bodies.outline(b);
        }

        boolean isNear(double within) {
            double near = a.reach + b.reach + within;
            return a.present && b.present && squaredDistance() <= near * near;
        }

        double squaredDistance() {
            double dx = b.x - a.x;
            double dy = b.y - a.y;
            return dx * dx + dy * dy;
        }
    }

    private final Bodies bodies;
    private final WallDetector walls;
    private final BallDetector ball;
    private final PolygonPair polygons = new PolygonPair();
    private final double skin;
    private final Pair[] all;
    private final Pair[] near;
    private int nearCount;
    private double slack = -1;

    Detector(Bodies bodies, WallFaces walls) {
        this.bodies = bodies;
        this.all = new Pair[bodies.robots * (bodies.robots - 1) / 2];
        double reach = 0;
        int pairs = 0;
        for (int a = 0; a < bodies.robots; a++) {
            reach = Math.max(reach, bodies.body[a].reach);
            for (int b = a + 1; b < bodies.robots; b++) {
                all[pairs] = new Pair(pairs, bodies, a, b);
                pairs++;
            }
        }
        this.near = all.clone();
        this.skin = SKIN * reach;
        this.walls = new WallDetector(bodies, walls, polygons);
        this.ball = new BallDetector(bodies, walls);
    }

    /** Discards the cached distances, because bodies were placed elsewhere. */
    void invalidate() {
        slack = -1;
        walls.invalidate();
        ball.invalidate();
    }

    /** Saves or restores the cached distances. */
    void caches(StateVisitor visitor) {
        slack = visitor.real(slack);
        nearCount = visitor.whole(nearCount);
        for (int p = 0; p < nearCount; p++) {
            near[p] = all[visitor.whole(near[p].index)];
            near[p].atLeast = visitor.real(near[p].atLeast);
        }
        walls.caches(visitor);
        ball.caches(visitor);
    }

    /** Sets the height of the ball's lowest point, m: it passes over lower robots. */
    void ballHeight(double height) {
        ball.height = height;
    }

    /**
     * Adds the contacts of robots, ball and walls that can occur within the step to an empty table, given how far each body
     * can travel. Bodies that can touch travel as far as the one of them that goes farthest.
     */
    void detect(Contacts contacts) {
        double most = mostTravel();
        if (slack < 2 * most) {
            findNearPairs(Math.max(skin, 4 * most));
        }
        for (int p = 0; p < nearCount; p++) {
            near[p].added = false;
        }
        addReached(contacts);
        if (contacts.count > 0) {
            spread(contacts);
        }
        walls.detect(contacts);
        ball.detect(contacts);
    }

    private double mostTravel() {
        double most = 0;
        for (int i = 0; i < bodies.robots; i++) {
            double travel = bodies.body[i].travel;
            most = travel > most ? travel : most;
        }
        return most;
    }

    /** Adds the contacts of near pairs that are not there yet and can reach each other. */
    private void addReached(Contacts contacts) {
        for (int p = 0; p < nearCount; p++) {
            Pair pair = near[p];
            double within = pair.a.travel + pair.b.travel;
            // Between two corners, the separating line underestimates the distance. So the circles decide too, or
            // the result would depend on which pairs happen to be listed.
            if (!pair.added && pair.atLeast <= within && pair.isNear(within)) {
                pair.atLeast = polygons.add(contacts, pair.a, pair.b, pair.outlineA, pair.outlineB, within);
                pair.added = pair.atLeast <= within;
            }
        }
    }

    /** Adds the contacts that follow from those of robots: one that is hit can go as far as the one that hits it, and hit more. */
    private void spread(Contacts contacts) {
        for (int i = 0; i < bodies.robots; i++) {
            bodies.body[i].travel = Math.ceil(bodies.body[i].travel * (1 / COARSE)) * COARSE;
        }
        int before = 0;
        while (before < contacts.count) {
            before = contacts.count;
            shareTravel(contacts);
            addReached(contacts);
        }
    }

    private static void shareTravel(Contacts contacts) {
        boolean further = true;
        while (further) {
            further = false;
            for (int k = 0; k < contacts.count; k++) {
                MovingBody a = contacts.get(k).first;
                MovingBody b = contacts.get(k).second;
                further |= a.travel != b.travel;
                double farther = a.travel > b.travel ? a.travel : b.travel;
                a.travel = farther;
                b.travel = farther;
            }
        }
    }

    /**
     * Updates the cached distances after bodies have travelled within a step, given the contacts found before that. Marks
     * those that now overlap another or a wall by more than allowed (m), and says if any do.
     *
     * @param farther whether they may have travelled farther than the last look asked for
     */
    boolean refresh(Contacts contacts, double allowed, boolean farther) {
        slack -= 2 * mostTravel();
        if (slack < 0) {
            findNearPairs(skin);
        }
        boolean any = false;
        for (int p = 0; p < nearCount; p++) {
            Pair pair = near[p];
            double bound = pair.atLeast - (pair.a.travel + pair.b.travel);
            if (bound < 0) {
                bound = separation(pair.a, pair.b);
                if (bound < -allowed) {
                    pair.a.overlaps = true;
                    pair.b.overlaps = true;
                    any = true;
                }
            }
            pair.atLeast = bound;
        }
        any |= walls.refresh(contacts, allowed);
        any |= ball.refresh(allowed, farther);
        return any;
    }

    /** How far two bodies are apart, m; negative if they overlap. The ground stands for the nearest wall. */
    double gap(int a, int b) {
        if (a == bodies.ball || b == bodies.ball) {
            int other = a == bodies.ball ? b : a;
            return other == bodies.ground ? ball.wallGap() : ball.gap(other);
        }
        return b == bodies.ground
                ? walls.separation(a, Double.POSITIVE_INFINITY)
                : separation(bodies.body[a], bodies.body[b]);
    }

    /** The distance between two robots along their best separating line; negative if they overlap, m. */
    private double separation(MovingBody a, MovingBody b) {
        Outline outlineA = bodies.outline(a.index);
        return polygons.separation(a, b, outlineA, bodies.outline(b.index), Double.POSITIVE_INFINITY);
    }

    /** The distance of the bodies of a contact where they are now; negative if they overlap, m. */
    double separation(Contact c) {
        boolean ofRobotAndWall = c.second.index == bodies.ground;
        return ofRobotAndWall ? walls.gap(c) : gap(c.first.index, c.second.index);
    }

    private void findNearPairs(double within) {
        nearCount = 0;
        for (Pair pair : all) {
            if (pair.isNear(within)) {
                near[nearCount++] = pair;
                pair.atLeast = Math.sqrt(pair.squaredDistance()) - (pair.a.reach + pair.b.reach);
            }
        }
        slack = within;
    }
}
