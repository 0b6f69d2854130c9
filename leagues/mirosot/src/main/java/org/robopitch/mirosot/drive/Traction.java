// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.drive;

/**
 * What the ground gives the two wheels of an axle: as much as ends their slip, or, where that is beyond an ellipse (the
 * traction circle with two radii), the most it can, against the slip that is left. Of all that the ground could give, this
 * takes the most energy from the slip. Everything here is an impulse, as a share of the most along or across a wheel.
 */
final class Traction {
    private static final int MOST_ROUNDS = 60;
    private static final double PRECISION_SQUARED = 1e-20;

    private final double inverseMass;
    private final double mostForward;
    private final double mostSideways;
    private final double own;
    private final double other;

    final Tyre right = new Tyre();
    final Tyre left = new Tyre();

    private double slipRight;
    private double slipLeft;
    private double across;
    private double unitAlong;
    private double unitAcross;

    /** A wheel where it touches the ground. */
    static final class Tyre {
        private double along;
        private double across;
        private double keptAlong;
        private double keptAcross;
        private boolean slips;

        private void ask(double alongWanted, double acrossWanted) {
            double squared = alongWanted * alongWanted + acrossWanted * acrossWanted;
            slips = squared > 1;
            double share = slips ? 1 / Math.sqrt(squared) : 1;
            along = share * alongWanted;
            across = share * acrossWanted;
        }

        private double askMore(double alongMore, double acrossMore) {
            double alongBefore = along;
            double acrossBefore = across;
            ask(along + alongMore, across + acrossMore);
            double alongChange = along - alongBefore;
            double acrossChange = across - acrossBefore;
            return alongChange * alongChange + acrossChange * acrossChange;
        }

        private void keep() {
            double size = Math.sqrt(along * along + across * across);
            keptAlong = size > 0 ? along / size : 0;
            keptAcross = size > 0 ? across / size : 0;
        }

        private void takeKept() {
            if (slips && (keptAlong != 0 || keptAcross != 0)) {
                along = keptAlong;
                across = keptAcross;
            }
        }
    }

    /**
     * The ground under robots of one kind.
     *
     * @param yielding change of a rim's speed per impulse from the ground, 1/kg
     * @param halfTrack b, m
     * @param inverseMass of the whole robot, 1/kg
     * @param inverseInertia of the whole robot, 1/(kg·m²)
     * @param mostForward the most force along each wheel, N
     * @param mostSideways the most force across each wheel, N
     */
    Traction(
            double yielding,
            double halfTrack,
            double inverseMass,
            double inverseInertia,
            double mostForward,
            double mostSideways) {
        this.inverseMass = inverseMass;
        this.mostForward = mostForward;
        this.mostSideways = mostSideways;
        double turn = halfTrack * halfTrack * inverseInertia;
        // How much the slip of a wheel changes by an impulse at it, and by one at the other wheel.
        this.own = yielding + inverseMass + turn;
        this.other = inverseMass - turn;
    }

    /**
     * Finds what the ground gives within a while, where the slip of its end decides.
     *
     * @param slipOfRight rim speed less the ground's, m/s
     * @param slipOfLeft the same on the left
     * @param speedAcross of the robot, m/s
     * @param duration s
     */
    void find(double slipOfRight, double slipOfLeft, double speedAcross, double duration) {
        slipRight = slipOfRight;
        slipLeft = slipOfLeft;
        across = speedAcross;
        unitAlong = mostForward * duration;
        unitAcross = mostSideways * duration;
        double determinant = (own * own - other * other) * unitAlong;
        double half = -0.5 * across / (inverseMass * unitAcross);
        right.ask((own * slipRight - other * slipLeft) / determinant, half);
        left.ask((own * slipLeft - other * slipRight) / determinant, half);
        if (!right.slips && !left.slips) {
            return;
        }
        // Steps down the energy of the slip, each cut to the ellipse, no longer than its curvature allows.
        double pace = 1
                / Math.max(unitAlong * unitAlong * (own + Math.abs(other)), 2 * unitAcross * unitAcross * inverseMass);
        double change = 1;
        for (int round = 0; round < MOST_ROUNDS && change > PRECISION_SQUARED; round++) {
            double rightEnd = slipRight - unitAlong * (own * right.along + other * left.along);
            double leftEnd = slipLeft - unitAlong * (own * left.along + other * right.along);
            double acrossEnd = across + unitAcross * inverseMass * (right.across + left.across);
            double more = -pace * unitAcross * acrossEnd;
            change = right.askMore(pace * unitAlong * rightEnd, more) + left.askMore(pace * unitAlong * leftEnd, more);
        }
    }

    /** Keeps the directions that were found, for a longer time of which this is the middle. */
    void keepDirections() {
        right.keep();
        left.keep();
    }

    /** As {@link #find}, but a wheel that slips is pushed in the direction that was kept. */
    void findInKeptDirections(double slipOfRight, double slipOfLeft, double speedAcross, double duration) {
        find(slipOfRight, slipOfLeft, speedAcross, duration);
        right.takeKept();
        left.takeKept();
        if (right.slips && !left.slips) {
            rollBeside(left, slipLeft, right);
        } else if (left.slips && !right.slips) {
            rollBeside(right, slipRight, left);
        }
    }

    /** A wheel that rolls beside one that slips answers what that one really gives. */
    private void rollBeside(Tyre rolling, double slip, Tyre slipping) {
        rolling.ask(
                (slip / unitAlong - other * slipping.along) / own,
                -across / (inverseMass * unitAcross) - slipping.across);
    }

    /** {@return whether both wheels slipped} */
    boolean bothSlip() {
        return right.slips && left.slips;
    }

    /** {@return along the right wheel, N·s} */
    double pushRight() {
        return right.along * unitAlong;
    }

    /** {@return along the left wheel, N·s} */
    double pushLeft() {
        return left.along * unitAlong;
    }

    /** {@return across both wheels together, N·s} */
    double pushAcross() {
        return (right.across + left.across) * unitAcross;
    }
}
