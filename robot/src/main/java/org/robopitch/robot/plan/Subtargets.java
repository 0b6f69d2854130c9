// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.plan;

import org.robopitch.robot.Moving;

/**
 * Finds via-points around obstacles. The straight leg to the target is tried first; an obstacle that blocks it gets a ring
 * of subtargets around the place where it will be met, and so on for the legs from those, until the shortest chain of free
 * legs is found (A* over the subtargets). A leg is free if a robot that runs along it at its speed keeps its distance from
 * every obstacle, which runs along its own line at the same time.
 */
final class Subtargets {
    private static final int RING = 8;
    private static final int MOST = 2 + RING * Obstacles.MOST;
    private static final int START = 0;
    private static final int GOAL = 1;

    /** The ring is so much wider that the legs along it stay outside of the circle. */
    private static final double WIDER = 1 / StrictMath.cos(Math.PI / RING) + 0.01;

    /** A leg that begins or ends nearer to an obstacle than allowed comes no nearer than by this factor. */
    private static final double NOT_NEARER = 0.995;

    private static final double[] COSINE = new double[RING];
    private static final double[] SINE = new double[RING];

    static {
        for (int i = 0; i < RING; i++) {
            COSINE[i] = StrictMath.cos((i + 0.5) * 2 * Math.PI / RING);
            SINE[i] = StrictMath.sin((i + 0.5) * 2 * Math.PI / RING);
        }
    }

    private final PlanLimits limits;
    private final double[] nodeX = new double[MOST];
    private final double[] nodeY = new double[MOST];
    private final double[] time = new double[MOST];
    private final int[] parent = new int[MOST];
    private final boolean[] closed = new boolean[MOST];
    private final boolean[] opened = new boolean[Obstacles.MOST];
    private final double[] room = new double[Obstacles.MOST];
    private final double[] obstacleSpeed = new double[Obstacles.MOST];
    private final int patience;
    private Obstacles obstacles = new Obstacles();
    private double clearance;
    private boolean touching;
    private double speed;
    private int nodes;
    private int blocker;
    private double blockedAt;

    /** The chain that was found, from the start to the target. */
    final double[] viaX = new double[MOST];

    final double[] viaY = new double[MOST];
    int vias;

    /** @param patience how many subtargets a search may visit */
    Subtargets(PlanLimits limits, int patience) {
        this.limits = limits;
        this.patience = patience;
    }

    /**
     * Looks for a chain of free legs.
     *
     * @param mayTouch whether the last leg may lead to an obstacle that is at the target
     * @return whether there is one; if not, the chain is the straight leg
     */
    boolean find(
            Moving robot,
            double goalX,
            double goalY,
            boolean mayTouch,
            Obstacles around,
            double atSpeed,
            double spare) {
        touching = mayTouch;
        obstacles = around;
        clearance = spare;
        speed = atSpeed;
        nodeX[START] = robot.x;
        nodeY[START] = robot.y;
        nodeX[GOAL] = goalX;
        nodeY[GOAL] = goalY;
        nodes = 2;
        for (int i = 0; i < around.count; i++) {
            opened[i] = false;
            room[i] = around.radius[i] + limits.robotRadius() + clearance;
            obstacleSpeed[i] = Math.sqrt(around.vx[i] * around.vx[i] + around.vy[i] * around.vy[i]);
        }
        while (true) {
            int found = search();
            if (found == OPENED) {
                continue;
            }
            if (found == EXHAUSTED && patience > RING * 2 && openAll()) {
                continue;
            }
            collect(found == FOUND);
            return found == FOUND;
        }
    }

    private static final int FOUND = 0;
    private static final int OPENED = 1;
    private static final int EXHAUSTED = 2;

    private int search() {
        for (int i = 0; i < nodes; i++) {
            time[i] = Double.POSITIVE_INFINITY;
            closed[i] = false;
        }
        time[START] = 0;
        for (int popped = 0; popped < patience; popped++) {
            int node = cheapest();
            if (node == GOAL) {
                return FOUND;
            }
            if (node < 0) {
                return EXHAUSTED;
            }
            closed[node] = true;
            if (isFree(node, GOAL)) {
                relax(node, GOAL);
            } else if (!opened[blocker]) {
                open(blocker, blockedAt);
                return OPENED;
            }
            for (int next = 2; next < nodes; next++) {
                if (!closed[next] && time[node] + legTime(node, next) < time[next] && isFree(node, next)) {
                    relax(node, next);
                }
            }
        }
        return EXHAUSTED;
    }

    private int cheapest() {
        int best = -1;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < nodes; i++) {
            if (!closed[i] && time[i] < Double.POSITIVE_INFINITY) {
                double cost = time[i] + legTime(i, GOAL);
                if (cost < least) {
                    least = cost;
                    best = i;
                }
            }
        }
        return best;
    }

    private void relax(int node, int next) {
        double arrives = time[node] + legTime(node, next);
        if (arrives < time[next]) {
            time[next] = arrives;
            parent[next] = node;
        }
    }

    private double legTime(int from, int to) {
        double dx = nodeX[to] - nodeX[from];
        double dy = nodeY[to] - nodeY[from];
        return Math.sqrt(dx * dx + dy * dy) / speed;
    }

    private boolean openAll() {
        boolean any = false;
        for (int i = 0; i < obstacles.count; i++) {
            if (!opened[i]) {
                open(i, 0);
                any = true;
            }
        }
        return any;
    }

    private void open(int obstacle, double when) {
        opened[obstacle] = true;
        double centreX = obstacles.xAt(obstacle, when, limits.horizon());
        double centreY = obstacles.yAt(obstacle, when, limits.horizon());
        double away = WIDER * (obstacles.radius[obstacle] + limits.robotRadius() + clearance);
        for (int i = 0; i < RING; i++) {
            double x = centreX + away * COSINE[i];
            double y = centreY + away * SINE[i];
            if (Math.abs(x) < limits.halfLength() && Math.abs(y) < limits.halfWidth()) {
                nodeX[nodes] = x;
                nodeY[nodes] = y;
                nodes++;
            }
        }
    }

    /** Whether nothing is met on a leg; if something is, sets what is met first, and when. */
    private boolean isFree(int from, int to) {
        double leaves = time[from];
        double fromX = nodeX[from];
        double fromY = nodeY[from];
        double legX = nodeX[to] - fromX;
        double legY = nodeY[to] - fromY;
        double length = Math.sqrt(legX * legX + legY * legY);
        double lasts = length / speed;
        double robotVx = length > 0 ? speed * legX / length : 0;
        double robotVy = length > 0 ? speed * legY / length : 0;
        double horizon = limits.horizon();
        double moving = Math.max(0, Math.min(lasts, horizon - leaves));
        double before = Math.min(leaves, horizon);
        blocker = -1;
        blockedAt = Double.POSITIVE_INFINITY;
        for (int i = 0; i < obstacles.count; i++) {
            double dx = fromX - (obstacles.x[i] + before * obstacles.vx[i]);
            double dy = fromY - (obstacles.y[i] + before * obstacles.vy[i]);
            // Nothing to do with this leg: too far from its beginning for its length and the obstacle's own way.
            double reach = length + room[i] + moving * obstacleSpeed[i];
            double away = dx * dx + dy * dy;
            if (away > reach * reach) {
                continue;
            }
            double least = room[i];
            if (from == START && away < least * least) {
                least = NOT_NEARER * Math.sqrt(away);
            }
            if (to == GOAL && touching) {
                double after = Math.min(leaves + lasts, horizon);
                double endX = nodeX[GOAL] - (obstacles.x[i] + after * obstacles.vx[i]);
                double endY = nodeY[GOAL] - (obstacles.y[i] + after * obstacles.vy[i]);
                least = Math.min(least, NOT_NEARER * Math.sqrt(endX * endX + endY * endY));
            }
            double relativeVx = robotVx - obstacles.vx[i];
            double relativeVy = robotVy - obstacles.vy[i];
            double met = meets(dx, dy, relativeVx, relativeVy, moving, least);
            if (met == Double.POSITIVE_INFINITY && moving < lasts) {
                dx += relativeVx * moving;
                dy += relativeVy * moving;
                met = moving + meets(dx, dy, robotVx, robotVy, lasts - moving, least);
            }
            if (leaves + met < blockedAt) {
                blocker = i;
                blockedAt = leaves + met;
            }
        }
        return blocker < 0;
    }

    /** When two that move straight are nearest, if that is too near; beyond the duration if they are never. */
    private static double meets(double dx, double dy, double vx, double vy, double duration, double room) {
        double squared = vx * vx + vy * vy;
        double nearest = squared > 0 ? -(dx * vx + dy * vy) / squared : 0;
        nearest = Math.max(0, Math.min(duration, nearest));
        double x = dx + vx * nearest;
        double y = dy + vy * nearest;
        return x * x + y * y < room * room ? nearest : Double.POSITIVE_INFINITY;
    }

    private void collect(boolean found) {
        vias = 0;
        int length = 1;
        for (int node = GOAL; found && node != START; node = parent[node]) {
            length++;
        }
        vias = found ? length : 2;
        if (!found) {
            parent[GOAL] = START;
        }
        int at = vias - 1;
        for (int node = GOAL; node != START; node = parent[node]) {
            viaX[at] = nodeX[node];
            viaY[at] = nodeY[node];
            at--;
        }
        viaX[0] = nodeX[START];
        viaY[0] = nodeY[START];
    }
}
