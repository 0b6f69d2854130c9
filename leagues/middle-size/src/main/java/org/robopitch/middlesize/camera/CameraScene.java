// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.camera;

/** What is around a camera: where its robot is, where the others and the ball are. Used again for each image. */
public final class CameraScene {
    /** How many other robots there can be. */
    public static final int MOST = 32;

    /** Time, s: light changes with it. */
    public double time;

    /** The robot's place, m. */
    public double x;

    /** The robot's place, m. */
    public double y;

    /** The robot's heading, rad. */
    public double heading;

    /** Whether there is a ball. */
    public boolean ball;

    /** The ball's place, m. */
    public double ballX;

    /** The ball's place, m. */
    public double ballY;

    /** Height of the ball's lowest point, m. */
    public double ballZ;

    final double[] robotX = new double[MOST];
    final double[] robotY = new double[MOST];
    int robots;

    /** An empty field. */
    public CameraScene() {}

    /** Forgets the other robots. */
    public void clear() {
        robots = 0;
    }

    /**
     * Adds another robot.
     *
     * @param newX m
     * @param newY m
     */
    public void add(double newX, double newY) {
        if (robots < MOST) {
            robotX[robots] = newX;
            robotY[robots] = newY;
            robots++;
        }
    }
}
