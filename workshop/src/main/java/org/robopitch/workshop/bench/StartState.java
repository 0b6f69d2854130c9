// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

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
            x[i] = bodies.body[i].x;
            y[i] = bodies.body[i].y;
            cosine[i] = bodies.body[i].headingX;
            sine[i] = bodies.body[i].headingY;
            along[i] = bodies.body[i].along;
            spin[i] = bodies.body[i].spin;
        }
        this.commands = commands.clone();
        ballX = bodies.body[bodies.ball].x;
        ballY = bodies.body[bodies.ball].y;
        ballSpeedX = bodies.body[bodies.ball].along;
        ballSpeedY = bodies.body[bodies.ball].across;
    }

    void putInto(SceneEngine engine) {
        engine.start(this);
        for (int i = 0; i < BenchParameters.ROBOTS; i++) {
            engine.command(i, commands[2 * i], commands[2 * i + 1]);
        }
    }
}
