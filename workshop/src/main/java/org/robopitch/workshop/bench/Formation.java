// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.util.SplittableRandom;

/** Where everything stands at a kick-off: robots on fixed places facing any way, the ball a little off the centre. */
public final class Formation {

    private static final double[] TEAM_X = {-1.0, -0.7, -0.7, -0.35, -0.35};
    private static final double[] TEAM_Y = {0.0, 0.35, -0.35, 0.6, -0.6};
    private static final double LARGEST_BALL_OFFSET = 0.05;

    private final SplittableRandom random;
    private final double[] heading = new double[BenchParameters.ROBOTS];
    private double ballX;
    private double ballY;

    /** The first formation of a seed. */
    public Formation(long seed) {
        random = new SplittableRandom(seed);
        redraw();
    }

    /** Turns this into the next formation of its seed, in place because the measured steps allocate nothing. */
    public void redraw() {
        for (int robot = 0; robot < heading.length; robot++) {
            heading[robot] = Math.PI * drawSigned();
        }
        ballX = LARGEST_BALL_OFFSET * drawSigned();
        ballY = LARGEST_BALL_OFFSET * drawSigned();
    }

    public double robotX(int robot) {
        return robot < TEAM_X.length ? TEAM_X[robot] : -TEAM_X[robot - TEAM_X.length];
    }

    public double robotY(int robot) {
        return robot < TEAM_Y.length ? TEAM_Y[robot] : -TEAM_Y[robot - TEAM_Y.length];
    }

    /** Heading in radians, counter-clockwise from the x axis. */
    public double robotHeading(int robot) {
        return heading[robot];
    }

    public double ballX() {
        return ballX;
    }

    public double ballY() {
        return ballY;
    }

    private double drawSigned() {
        return 2.0 * random.nextDouble() - 1.0;
    }
}
