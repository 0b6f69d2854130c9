// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.reference;

import java.util.ArrayList;
import java.util.List;

/**
 * Pucks on ice: boxes and balls that slide without friction between straight walls, from one collision to the next, each
 * at the moment it happens. No steps, no caches, no care for speed; nothing of the engine is used.
 *
 * <p>The law at a moment: all points that touch and close faster than {@code restingSpeed} part with the restitution's
 * share of their closing speed, the impulses found together; then those that close now, and so on. What closes more slowly
 * is only stopped.
 */
final class EventSimulator {
    private static final double LOOK_AHEAD = 1e-4;

    /** With bodies this near, it looks less far ahead: they could touch and part again unseen, or rest and turn meanwhile. */
    private static final double NEAR = 3e-4;

    private static final double LOOK_AHEAD_NEAR = 2e-5;
    private static final double DEEP = 1e-9;
    private static final double TOUCHING = 1e-8;
    private static final double SLOWEST = 1e-7;
    private static final int MOST_BLOWS = 2000;
    private static final int MOST_SWEEPS = 2_000;

    /** A body: a convex polygon, or a disc if it has no corners. */
    static final class Puck {
        final double[] cornerX;
        final double[] cornerY;
        final double radius;
        final double mass;
        final double inertia;
        double x;
        double y;
        double angle;
        double vx;
        double vy;
        double spin;

        private Puck(double[] cornerX, double[] cornerY, double radius, double mass, double inertia) {
            this.cornerX = cornerX;
            this.cornerY = cornerY;
            this.radius = radius;
            this.mass = mass;
            this.inertia = inertia;
        }

        static Puck box(double side, double mass, double inertia) {
            double h = side / 2;
            return new Puck(new double[] {h, -h, -h, h}, new double[] {h, h, -h, -h}, 0, mass, inertia);
        }

        static Puck ball(double radius, double mass) {
            return new Puck(new double[0], new double[0], radius, mass, Double.POSITIVE_INFINITY);
        }

        Puck at(double px, double py, double heading) {
            x = px;
            y = py;
            angle = heading;
            return this;
        }

        Puck moving(double wx, double wy, double turning) {
            vx = wx;
            vy = wy;
            spin = turning;
            return this;
        }

        double worldX(int i) {
            return x + Math.cos(angle) * cornerX[i] - Math.sin(angle) * cornerY[i];
        }

        double worldY(int i) {
            return y + Math.sin(angle) * cornerX[i] + Math.cos(angle) * cornerY[i];
        }

        double energy() {
            double turning = Double.isInfinite(inertia) ? 0 : inertia * spin * spin;
            return 0.5 * (mass * (vx * vx + vy * vy) + turning);
        }

        private void move(double time) {
            x += vx * time;
            y += vy * time;
            angle += spin * time;
        }
    }

    /** A straight wall: the pitch is where normal · p ≥ offset. */
    record Wall(double normalX, double normalY, double offset) {}

    /** Where two bodies touch: the normal leads from the first (−1 for a wall) to the second. */
    private record Touch(int first, int second, double px, double py, double nx, double ny, double gap) {}

    /** Which share of its closing speed a pair parts with; the first may be −1, a wall. */
    interface Restitution {
        double of(int first, int second);
    }

    final List<Puck> pucks = new ArrayList<>();
    final List<Wall> walls = new ArrayList<>();
    private final Restitution restitution;
    private final double restingSpeed;

    EventSimulator(Restitution restitution, double restingSpeed) {
        this.restitution = restitution;
        this.restingSpeed = Math.max(SLOWEST, restingSpeed);
    }

    void run(double duration) {
        double now = 0;
        strike();
        while (now < duration) {
            double ahead = Math.min(touches(NEAR).isEmpty() ? LOOK_AHEAD : LOOK_AHEAD_NEAR, duration - now);
            moveAll(ahead);
            if (!anyRunsIn()) {
                now += ahead;
                stopSlow(touches(TOUCHING));
                continue;
            }
            moveAll(-ahead);
            double open = 0;
            double closed = ahead;
            while (closed - open > 1e-13) {
                double middle = 0.5 * (open + closed);
                moveAll(middle);
                if (anyRunsIn()) {
                    closed = middle;
                } else {
                    open = middle;
                }
                moveAll(-middle);
            }
            moveAll(closed);
            now += closed;
            strike();
        }
    }

    private void moveAll(double time) {
        for (Puck puck : pucks) {
            puck.move(time);
        }
    }

    /** Whether any two bodies overlap and close fast enough to strike. */
    private boolean anyRunsIn() {
        for (Touch touch : touches(-DEEP)) {
            if (parting(touch) < -restingSpeed) {
                return true;
            }
        }
        return false;
    }

    /** All points with a gap of no more than that. */
    private List<Touch> touches(double within) {
        List<Touch> found = new ArrayList<>();
        for (int b = 0; b < pucks.size(); b++) {
            for (Wall wall : walls) {
                touchWall(found, wall, b, within);
            }
            for (int a = 0; a < b; a++) {
                Puck one = pucks.get(a);
                Puck other = pucks.get(b);
                double near = reach(one) + reach(other) + Math.max(within, 0);
                if (Math.hypot(one.x - other.x, one.y - other.y) < near) {
                    touchPair(found, a, b, within);
                }
            }
        }
        return found;
    }

    private static double reach(Puck puck) {
        return puck.cornerX.length == 0 ? puck.radius : Math.hypot(puck.cornerX[0], puck.cornerY[0]);
    }

    private void touchWall(List<Touch> found, Wall wall, int b, double within) {
        Puck puck = pucks.get(b);
        double nx = wall.normalX();
        double ny = wall.normalY();
        if (puck.cornerX.length == 0) {
            double gap = nx * puck.x + ny * puck.y - wall.offset() - puck.radius;
            add(found, -1, b, puck.x - puck.radius * nx, puck.y - puck.radius * ny, nx, ny, gap, within);
        }
        for (int i = 0; i < puck.cornerX.length; i++) {
            double gap = nx * puck.worldX(i) + ny * puck.worldY(i) - wall.offset();
            add(found, -1, b, puck.worldX(i), puck.worldY(i), nx, ny, gap, within);
        }
    }

    private static void add(
            List<Touch> found,
            int first,
            int second,
            double px,
            double py,
            double nx,
            double ny,
            double gap,
            double within) {
        if (gap <= within) {
            found.add(new Touch(first, second, px, py, nx, ny, gap));
        }
    }

    private void touchPair(List<Touch> found, int a, int b, double within) {
        boolean discA = pucks.get(a).cornerX.length == 0;
        boolean discB = pucks.get(b).cornerX.length == 0;
        if (discA || discB) {
            touchDisc(found, discB ? a : b, discB ? b : a, within);
            return;
        }
        double byA = separation(a, b);
        double byB = separation(b, a);
        if (byA >= byB - 1e-12) {
            touchCorners(found, a, b, within);
        }
        if (byB >= byA - 1e-12) {
            touchCorners(found, b, a, within);
        }
    }

    private int bestSide;

    /** By how much the best side of a box separates it from another. */
    private double separation(int a, int b) {
        Puck one = pucks.get(a);
        Puck other = pucks.get(b);
        double best = Double.NEGATIVE_INFINITY;
        for (int side = 0; side < 4; side++) {
            double direction = one.angle + side * Math.PI / 2;
            double nx = Math.cos(direction);
            double ny = Math.sin(direction);
            double least = Double.POSITIVE_INFINITY;
            for (int i = 0; i < other.cornerX.length; i++) {
                least = Math.min(least, nx * (other.worldX(i) - one.x) + ny * (other.worldY(i) - one.y));
            }
            double apart = least - Math.abs(one.cornerX[0]);
            if (apart > best) {
                best = apart;
                bestSide = side;
            }
        }
        return best;
    }

    /** The corners of box b before the side of box a that separates them best. */
    private void touchCorners(List<Touch> found, int a, int b, double within) {
        separation(a, b);
        Puck one = pucks.get(a);
        Puck other = pucks.get(b);
        double half = Math.abs(one.cornerX[0]);
        double direction = one.angle + bestSide * Math.PI / 2;
        double nx = Math.cos(direction);
        double ny = Math.sin(direction);
        for (int i = 0; i < other.cornerX.length; i++) {
            double dx = other.worldX(i) - one.x;
            double dy = other.worldY(i) - one.y;
            if (Math.abs(nx * dy - ny * dx) <= half + 1e-9) {
                add(found, a, b, other.worldX(i), other.worldY(i), nx, ny, nx * dx + ny * dy - half, within);
            }
        }
    }

    private void touchDisc(List<Touch> found, int box, int disc, double within) {
        Puck one = pucks.get(box);
        Puck ball = pucks.get(disc);
        double half = Math.abs(one.cornerX[0]);
        double dx = ball.x - one.x;
        double dy = ball.y - one.y;
        double along = Math.cos(one.angle) * dx + Math.sin(one.angle) * dy;
        double across = Math.cos(one.angle) * dy - Math.sin(one.angle) * dx;
        double nearAlong = Math.max(-half, Math.min(half, along));
        double nearAcross = Math.max(-half, Math.min(half, across));
        double distance = Math.hypot(along - nearAlong, across - nearAcross);
        double ux = (along - nearAlong) / distance;
        double uy = (across - nearAcross) / distance;
        double nx = Math.cos(one.angle) * ux - Math.sin(one.angle) * uy;
        double ny = Math.sin(one.angle) * ux + Math.cos(one.angle) * uy;
        double px = ball.x - distance * nx;
        double py = ball.y - distance * ny;
        add(found, box, disc, px, py, nx, ny, distance - ball.radius, within);
    }

    private double parting(Touch t) {
        return speed(t, t.second()) - (t.first() < 0 ? 0 : speed(t, t.first()));
    }

    private double speed(Touch t, int body) {
        Puck puck = pucks.get(body);
        return t.nx() * puck.vx + t.ny() * puck.vy + puck.spin * lever(t, puck);
    }

    private static double lever(Touch t, Puck puck) {
        return (t.px() - puck.x) * t.ny() - (t.py() - puck.y) * t.nx();
    }

    private void push(Touch t, double impulse) {
        push(t, t.second(), impulse);
        if (t.first() >= 0) {
            push(t, t.first(), -impulse);
        }
    }

    private void push(Touch t, int body, double impulse) {
        Puck puck = pucks.get(body);
        puck.vx += impulse * t.nx() / puck.mass;
        puck.vy += impulse * t.ny() / puck.mass;
        puck.spin += impulse * lever(t, puck) / puck.inertia;
    }

    private double yielding(Touch t) {
        double sum = 0;
        for (int body : t.first() < 0 ? new int[] {t.second()} : new int[] {t.first(), t.second()}) {
            Puck puck = pucks.get(body);
            sum += 1 / puck.mass + lever(t, puck) * lever(t, puck) / puck.inertia;
        }
        return sum;
    }

    /** The blows of one moment. */
    private void strike() {
        List<Touch> touching = touches(TOUCHING);
        for (int blow = 0; blow < MOST_BLOWS; blow++) {
            List<Touch> blows = new ArrayList<>();
            List<Double> wanted = new ArrayList<>();
            for (Touch touch : touching) {
                double closing = -parting(touch);
                if (closing > restingSpeed) {
                    blows.add(touch);
                    wanted.add(restitution.of(touch.first(), touch.second()) * closing);
                }
            }
            if (blows.isEmpty()) {
                break;
            }
            solve(blows, wanted);
        }
        stopSlow(touching);
    }

    /** Stops what touches and closes too slowly to strike. */
    private void stopSlow(List<Touch> touching) {
        List<Touch> slow = new ArrayList<>();
        List<Double> nothing = new ArrayList<>();
        for (Touch touch : touching) {
            if (parting(touch) >= -restingSpeed) {
                slow.add(touch);
                nothing.add(0.0);
            }
        }
        solve(slow, nothing);
    }

    /** Impulses that push only, and only where a point would part more slowly than wanted (Gauss and Seidel). */
    private void solve(List<Touch> points, List<Double> wanted) {
        double[] impulse = new double[points.size()];
        for (int sweep = 0; sweep < MOST_SWEEPS; sweep++) {
            double largest = 0;
            for (int i = 0; i < impulse.length; i++) {
                Touch touch = points.get(i);
                double more = (wanted.get(i) - parting(touch)) / yielding(touch);
                double next = Math.max(0, impulse[i] + more);
                push(touch, next - impulse[i]);
                largest = Math.max(largest, Math.abs(next - impulse[i]));
                impulse[i] = next;
            }
            if (largest < 1e-11) {
                return;
            }
        }
    }
}
