// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import java.util.Arrays;
import org.robopitch.engine.body.Bodies;
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
    private final PolygonPair polygons = new PolygonPair();
    private final double skin;

    private int pairs;
    private final int[] pairA;
    private final int[] pairB;
    private final double[] atLeast;
    private final boolean[] added;
    private final double[] carried;
    private double slack = -1;

    Detector(Bodies bodies, WallFaces walls) {
        this.bodies = bodies;
        double reach = 0;
        for (int i = 0; i < bodies.robots; i++) {
            reach = Math.max(reach, bodies.reach[i]);
        }
        this.skin = SKIN * reach;
        this.carried = new double[bodies.ground + 1];
        int allPairs = bodies.robots * (bodies.robots - 1) / 2;
        this.pairA = new int[allPairs];
        this.pairB = new int[allPairs];
        this.atLeast = new double[allPairs];
        this.added = new boolean[allPairs];
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

    /** Sets the height of the ball's lowest point, m: it passes over lower robots. */
    void ballHeight(double height) {
        ball.height = height;
    }

    /**
     * Adds the contacts of robots, ball and walls that can occur within the step to an empty table, given the farthest that
     * any point of a body can move, m.
     */
    void detect(Contacts contacts, double[] travel) {
        double most = most(travel);
        if (slack < 2 * most) {
            findNearPairs(Math.max(skin, 4 * most));
        }
        Arrays.fill(added, 0, pairs, false);
        addReached(contacts, travel);
        double[] pushed = contacts.count > 0 ? spread(contacts, travel) : travel;
        walls.detect(contacts, pushed);
        ball.detect(contacts, pushed);
    }

    private double most(double[] ways) {
        double most = 0;
        for (int i = 0; i < bodies.robots; i++) {
            double way = ways[i];
            most = way > most ? way : most;
        }
        return most;
    }

    /** Adds the contacts of near pairs that are not there yet and can reach each other. */
    private void addReached(Contacts contacts, double[] travel) {
        for (int k = 0; k < pairs; k++) {
            int a = pairA[k];
            int b = pairB[k];
            double within = travel[a] + travel[b];
            // Between two corners, the separating line underestimates the distance. So the circles decide too, or
            // the result would depend on which pairs happen to be listed.
            if (!added[k] && atLeast[k] <= within && bodies.present[a] && bodies.present[b] && isNear(a, b, within)) {
                atLeast[k] = polygons.add(contacts, bodies, a, b, bodies.outline(a), bodies.outline(b), within);
                added[k] = atLeast[k] <= within;
            }
        }
    }

    private boolean isNear(int a, int b, double within) {
        double near = bodies.reach[a] + bodies.reach[b] + within;
        return squaredDistance(a, b) <= near * near;
    }

    private double squaredDistance(int a, int b) {
        double dx = bodies.x[b] - bodies.x[a];
        double dy = bodies.y[b] - bodies.y[a];
        return dx * dx + dy * dy;
    }

    /**
     * Adds the contacts that follow from those of robots: a robot that is hit can move as far as the one that hits it, and
     * hit more. Returns how far the points of each body can move, blows included, m.
     */
    private double[] spread(Contacts contacts, double[] travel) {
        for (int i = 0; i < bodies.robots; i++) {
            carried[i] = Math.ceil(travel[i] * (1 / COARSE)) * COARSE;
        }
        carried[bodies.ball] = travel[bodies.ball];
        int before = 0;
        while (before < contacts.count) {
            before = contacts.count;
            shareTravel(contacts);
            addReached(contacts, carried);
        }
        return carried;
    }

    /** Bodies that can touch go as far as the one of them that goes farthest. */
    private void shareTravel(Contacts contacts) {
        boolean further = true;
        while (further) {
            further = false;
            for (int k = 0; k < contacts.count; k++) {
                int a = contacts.first[k];
                int b = contacts.second[k];
                further |= carried[a] != carried[b];
                double farther = carried[a] > carried[b] ? carried[a] : carried[b];
                carried[a] = farther;
                carried[b] = farther;
            }
        }
    }

    /** Updates the cached distances after a move within a step, which no point exceeds (m), given the contacts found before it. */
    void settle(Contacts contacts, double[] moved) {
        settle(contacts, moved, Double.POSITIVE_INFINITY, NOBODY);
    }

    /** The same; also marks the bodies that now overlap another or a wall by more than allowed (m), and says if any do. */
    boolean settle(Contacts contacts, double[] moved, double allowed, boolean[] overlapping) {
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
        any |= walls.settle(contacts, moved, allowed, overlapping);
        any |= ball.settle(moved[bodies.ball], allowed, overlapping);
        return any;
    }

    /** How far two bodies are apart, m; negative if they overlap. The ground stands for the nearest wall. */
    double gap(int a, int b) {
        if (a == bodies.ball || b == bodies.ball) {
            int other = a == bodies.ball ? b : a;
            return other == bodies.ground ? ball.wallGap() : ball.gap(other);
        }
        return b == bodies.ground ? walls.separation(a, Double.POSITIVE_INFINITY) : separation(a, b);
    }

    /** The distance between two robots along their best separating line; negative if they overlap, m. */
    private double separation(int a, int b) {
        return polygons.separation(bodies, a, b, bodies.outline(a), bodies.outline(b), Double.POSITIVE_INFINITY);
    }

    /** The distance of the bodies of a contact where they are now; negative if they overlap, m. */
    double separation(Contacts contacts, int k) {
        boolean ofRobotAndWall = contacts.second[k] == bodies.ground;
        return ofRobotAndWall
                ? walls.gapAt(contacts.first[k], contacts.wall[k])
                : gap(contacts.first[k], contacts.second[k]);
    }

    private void findNearPairs(double within) {
        pairs = 0;
        for (int a = 0; a < bodies.robots; a++) {
            for (int b = a + 1; b < bodies.robots && bodies.present[a]; b++) {
                if (bodies.present[b] && isNear(a, b, within)) {
                    pairA[pairs] = a;
                    pairB[pairs] = b;
                    atLeast[pairs] = Math.sqrt(squaredDistance(a, b)) - (bodies.reach[a] + bodies.reach[b]);
                    pairs++;
                }
            }
        }
        slack = within;
    }
}
