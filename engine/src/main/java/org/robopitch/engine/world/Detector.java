// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;
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

    private static final boolean[] NOBODY = {};

    private final Bodies bodies;
    private final WallDetector walls;
    private final BallDetector ball;
    private final PolygonPair polygons;
    private final boolean allBoxes;
    private final double skin;

    private int pairs;
    private final int[] pairA;
    private final int[] pairB;
    private final double[] atLeast;
    private final boolean[] added;
    private final int[] reaching;
    private int reachingCount;
    private final double[] carried;
    private double slack = -1;

    /**
     * A detector for the robots of a world.
     *
     * @param bodies the state
     * @param walls the walls of the pitch
     */
    Detector(Bodies bodies, WallFaces walls) {
        this.bodies = bodies;
        int most = 8;
        boolean onlyBoxes = true;
        double reach = 0;
        for (int i = 0; i < bodies.robots; i++) {
            Outline outline = bodies.outline(i);
            onlyBoxes &= outline.isCentredBox();
            most = Math.max(most, outline.corners());
            reach = Math.max(reach, outline.reach());
        }
        this.allBoxes = onlyBoxes;
        this.skin = SKIN * reach;
        this.carried = new double[bodies.ground + 1];
        int allPairs = bodies.robots * (bodies.robots - 1) / 2;
        this.pairA = new int[allPairs];
        this.pairB = new int[allPairs];
        this.atLeast = new double[allPairs];
        this.added = new boolean[allPairs];
        this.reaching = new int[allPairs];
        this.polygons = new PolygonPair(most);
        this.walls = new WallDetector(bodies, walls, polygons);
        this.ball = new BallDetector(bodies, walls);
    }

    /** Discards the cached distances, because bodies were placed elsewhere. */
    void invalidate() {
        slack = -1;
        walls.invalidate();
        ball.invalidate();
    }

    /**
     * Saves or restores the cached distances.
     *
     * @param visitor who keeps it, or brings it back
     */
    void caches(StateVisitor visitor) {
        slack = visitor.real(slack);
        pairs = visitor.whole(pairs);
        for (int k = 0; k < pairs; k++) {
            int pair = visitor.whole(pairA[k] * bodies.robots + pairB[k]);
            pairA[k] = pair / bodies.robots;
            pairB[k] = pair % bodies.robots;
        }
        visitor.reals(atLeast, pairs);
        walls.caches(visitor);
        ball.caches(visitor);
    }

    /**
     * Sets the height of the ball, which passes over lower robots.
     *
     * @param height of its lowest point, m
     */
    void ballHeight(double height) {
        ball.height = height;
    }

    /**
     * Adds the contacts of robots, ball and walls that can occur within the step.
     *
     * @param contacts where to add them
     * @param travel the farthest that any point of a body can move in this step, m
     */
    void detect(Contacts contacts, double[] travel) {
        double most = most(travel);
        if (slack < 2 * most) {
            findNearPairs(Math.max(skin, 4 * most));
        }
        reachingCount = 0;
        for (int k = 0; k < pairs; k++) {
            added[k] = false;
            addIfReached(contacts, k, travel);
        }
        double[] pushed = reachingCount > 0 ? spread(contacts, travel) : travel;
        walls.detect(contacts, pushed);
        ball.detect(contacts, pushed);
    }

    private void addIfReached(Contacts contacts, int k, double[] travel) {
        if (atLeast[k] <= travel[pairA[k]] + travel[pairB[k]] && add(contacts, k, travel)) {
            added[k] = true;
            reaching[reachingCount++] = k;
        }
    }

    private double most(double[] ways) {
        double most = 0;
        for (int i = 0; i < bodies.robots; i++) {
            double way = ways[i];
            most = way > most ? way : most;
        }
        return most;
    }

    /** Adds the contact of a near pair if the bodies can reach each other. */
    private boolean add(Contacts contacts, int k, double[] travel) {
        int a = pairA[k];
        int b = pairB[k];
        if (!bodies.present[a] || !bodies.present[b]) {
            return false;
        }
        double within = travel[a] + travel[b];
        // Between two corners, the separating line underestimates the distance. So the circles decide too; otherwise
        // the
        // result would depend on which pairs happen to be listed.
        double dx = bodies.x[b] - bodies.x[a];
        double dy = bodies.y[b] - bodies.y[a];
        double near = bodies.reach[a] + bodies.reach[b] + within;
        if (dx * dx + dy * dy > near * near) {
            return false;
        }
        atLeast[k] = add(contacts, a, b, within);
        return atLeast[k] <= within;
    }

    /**
     * Adds the contacts that follow from others: a body that is hit can move as far as the one that hits it, and hit more
     * bodies.
     *
     * @return how far the points of each body can move, blows included, m
     */
    private double[] spread(Contacts contacts, double[] travel) {
        for (int i = 0; i < bodies.robots; i++) {
            carried[i] = Math.ceil(travel[i] * (1 / COARSE)) * COARSE;
        }
        carried[bodies.ball] = travel[bodies.ball];
        int before = 0;
        while (before < reachingCount) {
            before = reachingCount;
            shareTravel();
            for (int k = 0; k < pairs; k++) {
                if (!added[k]) {
                    addIfReached(contacts, k, carried);
                }
            }
        }
        return carried;
    }

    /** Bodies that can touch go as far as the one of them that goes farthest. */
    private void shareTravel() {
        boolean further = true;
        while (further) {
            further = false;
            for (int i = 0; i < reachingCount; i++) {
                int a = pairA[reaching[i]];
                int b = pairB[reaching[i]];
                further |= carried[a] != carried[b];
                double farther = carried[a] > carried[b] ? carried[a] : carried[b];
                carried[a] = farther;
                carried[b] = farther;
            }
        }
    }

    /**
     * Updates the cached distances after a move within a step.
     *
     * @param moved how far the points of each body have moved at most, m
     */
    void settle(double[] moved) {
        settle(moved, Double.POSITIVE_INFINITY, NOBODY);
    }

    /**
     * Updates the cached distances after a move, and finds the pairs that overlap now.
     *
     * @param moved how far the points of each body have moved at most, m
     * @param allowed the overlap that is still allowed, m
     * @param overlapping set for every body that overlaps another or a wall by more; not cleared
     * @return whether any was set
     */
    boolean settle(double[] moved, double allowed, boolean[] overlapping) {
        slack -= 2 * most(moved);
        boolean any = false;
        double[] bounds = atLeast;
        for (int k = 0; k < pairs; k++) {
            int a = pairA[k];
            int b = pairB[k];
            double bound = bounds[k] - (moved[a] + moved[b]);
            if (bound < 0) {
                bound = separation(a, b);
                if (bound < -allowed) {
                    overlapping[a] = true;
                    overlapping[b] = true;
                    any = true;
                }
            }
            bounds[k] = bound;
        }
        any |= walls.settle(moved, allowed, overlapping);
        any |= ball.settle(moved[bodies.ball], allowed, overlapping);
        return any;
    }

    /** How far two bodies are apart, m; negative if they overlap. The ground stands for the nearest wall. */
    double gap(int a, int b) {
        if (a == bodies.ball || b == bodies.ball) {
            int other = a == bodies.ball ? b : a;
            return other == bodies.ground ? ball.wallGap() : ball.gap(other);
        }
        return b == bodies.ground ? walls.separation(a) : separation(a, b);
    }

    /**
     * {@return the distance between two robots along their best separating line; negative if they overlap, m}
     *
     * @param a one robot
     * @param b the other
     */
    double separation(int a, int b) {
        return allBoxes
                ? BoxPair.separation(bodies, a, b, bodies.outline(a), bodies.outline(b))
                : polygons.separation(bodies, a, b, bodies.outline(a), bodies.outline(b), Double.POSITIVE_INFINITY);
    }

    /**
     * {@return the distance of the bodies of a contact where they are now; negative if they overlap, m}
     *
     * @param contacts the contacts
     * @param k which of them
     */
    double separation(Contacts contacts, int k) {
        boolean ofRobotAndWall = contacts.second[k] == bodies.ground;
        return ofRobotAndWall
                ? walls.gapAt(contacts.first[k], contacts.wall[k])
                : gap(contacts.first[k], contacts.second[k]);
    }

    /**
     * Adds the contact of two robots, or of a robot and the ball, near or not.
     *
     * @param contacts where to add it
     * @param a one robot
     * @param b the other, or the ball
     */
    void add(Contacts contacts, int a, int b) {
        if (b == bodies.ball) {
            ball.add(contacts, a, Double.MAX_VALUE);
        } else {
            add(contacts, a, b, Double.MAX_VALUE);
        }
    }

    /** Adds the contact of two robots if they are within a distance; returns their separation, m. */
    private double add(Contacts contacts, int a, int b, double within) {
        Outline one = bodies.outline(a);
        Outline other = bodies.outline(b);
        return allBoxes
                ? BoxPair.add(contacts, bodies, a, b, one, other, within)
                : polygons.add(contacts, bodies, a, b, one, other, within);
    }

    /**
     * Adds the contacts of one robot, or the ball, with the walls within a distance.
     *
     * @param contacts where to add them
     * @param body which robot, or the ball
     * @param within m
     */
    void addWalls(Contacts contacts, int body, double within) {
        if (body == bodies.ball) {
            ball.addWalls(contacts, within);
        } else {
            walls.add(contacts, body, within);
        }
    }

    private void findNearPairs(double within) {
        pairs = 0;
        for (int a = 0; a < bodies.robots; a++) {
            if (!bodies.present[a]) {
                continue;
            }
            for (int b = a + 1; b < bodies.robots; b++) {
                if (!bodies.present[b]) {
                    continue;
                }
                double dx = bodies.x[b] - bodies.x[a];
                double dy = bodies.y[b] - bodies.y[a];
                double near = bodies.reach[a] + bodies.reach[b] + within;
                double squared = dx * dx + dy * dy;
                if (squared < near * near) {
                    pairA[pairs] = a;
                    pairB[pairs] = b;
                    atLeast[pairs] = Math.sqrt(squared) - (bodies.reach[a] + bodies.reach[b]);
                    pairs++;
                }
            }
        }
        slack = within;
    }
}
