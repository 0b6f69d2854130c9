// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bench;

import org.robopitch.engine.body.Bodies;

/**
 * A moment of a scene that any engine can be put into: places, velocities and commands, in SI units. Robots move along
 * their heading.
 */
public final class StartState {
    public final double[] x = new double[BenchParameters.ROBOTS];
    public final double[] y = new double[BenchParameters.ROBOTS];
    public final double[] cosine = new double[BenchParameters.ROBOTS];
    public final double[] sine = new double[BenchParameters.ROBOTS];
    public final double[] along = new double[BenchParameters.ROBOTS];
    public final double[] spin = new double[BenchParameters.ROBOTS];

    /** Wheel speeds, left and right of each robot, rad/s. */
    public final double[] commands;

    public final double ballX;
    public final double ballY;
    public final double ballSpeedX;
    public final double ballSpeedY;

    /** The state of a world as it is now. */
    public StartState(Bodies bodies, double[] commands) {
        for (int i = 0; i < BenchParameters.ROBOTS; i++) {
            x[i] = bodies.x[i];
            y[i] = bodies.y[i];
            cosine[i] = bodies.headingX[i];
            sine[i] = bodies.headingY[i];
            along[i] = bodies.along[i];
            spin[i] = bodies.spin[i];
        }
        this.commands = commands.clone();
        ballX = bodies.x[bodies.ball];
        ballY = bodies.y[bodies.ball];
        ballSpeedX = bodies.along[bodies.ball];
        ballSpeedY = bodies.across[bodies.ball];
    }

    void putInto(SceneEngine engine) {
        engine.start(this);
        for (int i = 0; i < BenchParameters.ROBOTS; i++) {
            engine.command(i, commands[2 * i], commands[2 * i + 1]);
        }
    }
}
