// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

/** An engine on which nothing moves, for tests that place bodies themselves. */
class StillEngine implements SceneEngine {

    final double[] x = new double[BenchParameters.ROBOTS];
    final double[] y = new double[BenchParameters.ROBOTS];
    final double[] heading = new double[BenchParameters.ROBOTS];
    double ballX;
    double ballY;

    @Override
    public void reset(Formation formation) {
        for (int robot = 0; robot < BenchParameters.ROBOTS; robot++) {
            x[robot] = formation.robotX(robot);
            y[robot] = formation.robotY(robot);
            heading[robot] = formation.robotHeading(robot);
        }
        ballX = formation.ballX();
        ballY = formation.ballY();
    }

    @Override
    public void start(StartState state) {}

    @Override
    public void command(int robot, double leftWheelSpeed, double rightWheelSpeed) {}

    @Override
    public void step() {}

    @Override
    public double ballX() {
        return ballX;
    }

    @Override
    public double ballY() {
        return ballY;
    }

    @Override
    public double robotX(int robot) {
        return x[robot];
    }

    @Override
    public double robotY(int robot) {
        return y[robot];
    }

    @Override
    public double robotHeadingCosine(int robot) {
        return Math.cos(heading[robot]);
    }

    @Override
    public double robotHeadingSine(int robot) {
        return Math.sin(heading[robot]);
    }
}
