// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.klancar;

/**
 * Two free boxes that collide after Klančar 2003, eq. 10 to 21, for the second integrator: the separating plane, and the
 * impulse at the corner that touches it. A state is x, y, heading, velocity and angular velocity of both, twelve numbers.
 */
final class BoxCollision {
    private final double half;
    private final double mass;
    private final double inertia;
    private final double restitution;

    /** The plane that separates best: its normal from the first to the second, the corner nearest to it, and the gap. */
    private record Plane(double nx, double ny, double px, double py, double gap) {}

    BoxCollision(double half, double mass, double inertia, double restitution) {
        this.half = half;
        this.mass = mass;
        this.inertia = inertia;
        this.restitution = restitution;
    }

    /** Sideways speed below which wheels roll, m/s. */
    private static final double ROLLS = 1e-7;

    /**
     * A body that slides sideways goes straight on, whatever it turns. One that does not still rolls on its wheels, as both
     * papers assume (eq. 1 of 2007): its velocity turns with it.
     */
    static double[] coast(double time, double[] s) {
        double[] rates = new double[12];
        for (int own = 0; own < 12; own += 6) {
            double turn = rolls(s, own) ? s[own + 5] : 0;
            rates[own] = s[own + 3];
            rates[own + 1] = s[own + 4];
            rates[own + 2] = s[own + 5];
            rates[own + 3] = -turn * s[own + 4];
            rates[own + 4] = turn * s[own + 3];
        }
        return rates;
    }

    private static boolean rolls(double[] s, int own) {
        return Math.abs(s[own + 4] * Math.cos(s[own + 2]) - s[own + 3] * Math.sin(s[own + 2])) < ROLLS;
    }

    Witness.Jump jump() {
        return new Witness.Jump(state -> plane(state).gap(), this::collide);
    }

    private Plane plane(double[] s) {
        Plane best = null;
        for (int box = 0; box < 2; box++) {
            for (int side = 0; side < 4; side++) {
                Plane found = side(s, box, side);
                if (best == null || found.gap() > best.gap()) {
                    best = found;
                }
            }
        }
        return java.util.Objects.requireNonNull(best, "there are eight sides");
    }

    private Plane side(double[] s, int box, int side) {
        int own = 6 * box;
        int other = 6 - own;
        double angle = s[own + 2] + side * Math.PI / 2;
        double nx = Math.cos(angle);
        double ny = Math.sin(angle);
        double least = Double.POSITIVE_INFINITY;
        double px = 0;
        double py = 0;
        for (int corner = 0; corner < 4; corner++) {
            double direction = s[other + 2] + Math.PI / 4 + corner * Math.PI / 2;
            double cx = s[other] + half * Math.sqrt(2) * Math.cos(direction);
            double cy = s[other + 1] + half * Math.sqrt(2) * Math.sin(direction);
            double gap = (cx - s[own]) * nx + (cy - s[own + 1]) * ny - half;
            if (gap < least) {
                least = gap;
                px = cx;
                py = cy;
            }
        }
        int sign = box == 0 ? 1 : -1;
        return new Plane(sign * nx, sign * ny, px, py, least);
    }

    /** Eq. 21, with its parentheses put right. */
    private double[] collide(double[] before) {
        double[] s = before.clone();
        Plane plane = plane(s);
        double ax = plane.px() - s[0];
        double ay = plane.py() - s[1];
        double bx = plane.px() - s[6];
        double by = plane.py() - s[7];
        double closing = plane.nx() * (s[3] - s[5] * ay - s[9] + s[11] * by)
                + plane.ny() * (s[4] + s[5] * ax - s[10] - s[11] * bx);
        if (closing <= 0) {
            return s;
        }
        double leverA = ax * plane.ny() - ay * plane.nx();
        double leverB = bx * plane.ny() - by * plane.nx();
        double j = -(1 + restitution) * closing / (2 / mass + leverA * leverA / inertia + leverB * leverB / inertia);
        s[3] += j * plane.nx() / mass;
        s[4] += j * plane.ny() / mass;
        s[5] += j * leverA / inertia;
        s[9] -= j * plane.nx() / mass;
        s[10] -= j * plane.ny() / mass;
        s[11] -= j * leverB / inertia;
        return s;
    }
}
