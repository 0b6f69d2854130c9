// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot;

/**
 * What a robot senses in a cycle, be it made from images or given by a simulator: the output of {@code see} and of the
 * motor controllers, the input of {@code believe}. In the team's frame: own goal at negative x. Used again in each cycle.
 */
public final class Senses implements Remembering {
    /** How many obstacles can be sensed. */
    public static final int OBSTACLES = 24;

    /** Time, s. */
    public double time;

    /** Whether the robot is on the field and knows where it is. */
    public boolean localised;

    /** Place, m. */
    public double x;

    /** Place, m. */
    public double y;

    /** Heading, rad. */
    public double heading;

    /** Velocity by odometry, in the field's frame, m/s. */
    public double vx;

    /** Velocity by odometry, in the field's frame, m/s. */
    public double vy;

    /** Spin, rad/s. */
    public double spin;

    /** Whether the ball is seen in this cycle. */
    public boolean ballSeen;

    /** Place of the ball, m. */
    public double ballX;

    /** Place of the ball, m. */
    public double ballY;

    /** Height of the ball's lowest point, m; 0 if the robot cannot tell. */
    public double ballZ;

    /** Whether the ball's velocity is sensed too; if not it is worked out from where the ball has been. */
    public boolean ballVelocityKnown;

    /** Velocity of the ball, m/s. */
    public double ballVx;

    /** Velocity of the ball, m/s. */
    public double ballVy;

    /** Velocity of the ball upwards, m/s. */
    public double ballVz;

    /** Standard deviation of the ball's place, m; what a mate believes depends on it. */
    public double ballDeviation;

    /** Whether the ball flies and it is known where it will come down. */
    public boolean touchdownKnown;

    /** Where it will come down, m. */
    public double touchdownX;

    /** Where it will come down, m. */
    public double touchdownY;

    /** How many obstacles are seen: robots, nobody knows whose. */
    public int obstacles;

    /** Places of obstacles, m. */
    public final double[] obstacleX = new double[OBSTACLES];

    /** Places of obstacles, m. */
    public final double[] obstacleY = new double[OBSTACLES];

    /** What the coach says. */
    public GameMode mode = GameMode.STOP;

    /** Whether a restart is ours. */
    public boolean ours;

    /** Nothing sensed yet. */
    public Senses() {}

    /** Forgets what was seen, not where the robot is. */
    public void begin() {
        ballSeen = false;
        ballVelocityKnown = false;
        ballZ = 0;
        ballVz = 0;
        touchdownKnown = false;
        obstacles = 0;
    }

    /**
     * Sets where the ball is, seen from the robot.
     *
     * @param ahead m
     * @param left m
     */
    public void ballAt(double ahead, double left) {
        double cosine = StrictMath.cos(heading);
        double sine = StrictMath.sin(heading);
        ballX = x + cosine * ahead - sine * left;
        ballY = y + sine * ahead + cosine * left;
    }

    /**
     * Adds an obstacle; beyond {@link #OBSTACLES} they are left out.
     *
     * @param newX m
     * @param newY m
     */
    public void addObstacle(double newX, double newY) {
        if (obstacles < OBSTACLES) {
            obstacleX[obstacles] = newX;
            obstacleY[obstacles] = newY;
            obstacles++;
        }
    }
}
