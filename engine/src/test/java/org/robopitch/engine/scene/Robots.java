// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.scene;

import java.util.Collections;
import java.util.List;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Rim;

/** Robots and pitches of about the size of MiroSot's, for tests. */
public final class Robots {
    /** Length and width of a square robot, m. */
    public static final double SIDE = 0.075;

    /** kg. */
    public static final double MASS = 0.6;

    /** kg·m². */
    public static final double INERTIA = MASS * SIDE * SIDE / 6;

    /** A golf ball's, m. */
    public static final double BALL_RADIUS = 0.02135;

    /** kg. */
    public static final double BALL_MASS = 0.046;

    private static final double HEIGHT = 0.075;

    private Robots() {}

    /** {@return a square robot that an impulse can move any way} */
    public static Body free() {
        return of(Outline.box(SIDE, SIDE), MASS);
    }

    /** {@return a square robot whose wheels let it roll along its heading and turn only} */
    public static Body wheeled() {
        return of(Outline.box(SIDE, SIDE), Double.POSITIVE_INFINITY);
    }

    /**
     * {@return a robot of any shape}
     *
     * @param outline its shape
     * @param massAcross kg
     */
    public static Body of(Outline outline, double massAcross) {
        return new Body(outline, Rim.around(outline, BALL_RADIUS), MASS, massAcross, INERTIA, HEIGHT);
    }

    /**
     * {@return an outline that is nearly a circle}
     *
     * @param radius of its corners, m
     */
    public static Outline round(double radius) {
        double[] xs = new double[24];
        double[] ys = new double[24];
        for (int i = 0; i < xs.length; i++) {
            xs[i] = radius * StrictMath.cos(2 * Math.PI * i / xs.length);
            ys[i] = radius * StrictMath.sin(2 * Math.PI * i / xs.length);
        }
        return new Outline(xs, ys);
    }

    /**
     * {@return so many of the same}
     *
     * @param count how many
     * @param body what
     */
    public static List<Body> times(int count, Body body) {
        return Collections.nCopies(count, body);
    }
}
