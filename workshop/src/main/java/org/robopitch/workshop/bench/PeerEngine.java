// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import org.robopitch.mirosot.game.Mirosot;

/**
 * The scene on a general engine, which knows neither motors nor wheels nor a rolling ball. Its bodies are driven from here, before
 * each step, by a scheme of second order: with first-order motors the speed at the end of a step of Δt is v' = u + (v − u)·e^(−Δt/τ),
 * and the body is given the mean of the speed over the step, u + (v − u)·(1 − e^(−Δt/τ))·τ/Δt, in the direction that it has in the
 * middle of the step. What contacts have changed in a step is added to v'; what they have pushed sideways is taken off, since wheels
 * do not slide. The ball loses speed in proportion to it, by the same formulas.
 */
abstract class PeerEngine implements SceneEngine {
    /** At 0.5 m/s the ball slows down about as much as ours, 1/s. */
    private static final double BALL_DAMPING = 0.3;

    static final int BALL = Moment.ROBOTS;

    final Mirosot league;
    final double step;
    private final double wheelRadius;
    private final double track;
    private final Fade motor;
    private final Fade rolling;
    private final double[] forwardTarget = new double[BALL];
    private final double[] turnTarget = new double[BALL];
    /** The velocities that bodies were given for the step, m/s and rad/s. */
    final double[] givenX = new double[BALL + 1];

    final double[] givenY = new double[BALL + 1];
    final double[] givenSpin = new double[BALL + 1];
    /** The velocities without contacts at its end: a robot's along its heading, the ball's along x and y. */
    private final double[] endAlong = new double[BALL + 1];

    private final double[] endSpin = new double[BALL];
    private double ballEndY;

    /** What is left of a difference that fades at a rate, at the end of a step and in its mean. */
    private record Fade(double end, double mean) {
        static Fade of(double rate, double step) {
            double end = StrictMath.exp(-rate * step);
            return new Fade(end, (1 - end) / (rate * step));
        }
    }

    PeerEngine(Mirosot league) {
        this.league = league;
        this.step = league.parameters().timing().step();
        this.wheelRadius = league.parameters().robot().wheelRadius();
        this.track = league.parameters().robot().track();
        this.motor = Fade.of(1 / league.parameters().drive().timeConstant(), step);
        this.rolling = Fade.of(BALL_DAMPING, step);
    }

    /** The side of the square robot, m. */
    final double robotSide() {
        return Math.sqrt(2.0) * league.parameters().robot().outline().reach();
    }

    /** Puts a body somewhere, with the velocity that it is given. */
    abstract void place(int body, double x, double y, double heading);

    @Override
    public void start(Moment moment) {
        for (int robot = 0; robot < BALL; robot++) {
            command(robot, moment.wheels[2 * robot], moment.wheels[2 * robot + 1]);
            endAlong[robot] = moment.along[robot];
            endSpin[robot] = moment.spin[robot];
            givenX[robot] = moment.along[robot] * moment.cosine[robot];
            givenY[robot] = moment.along[robot] * moment.sine[robot];
            givenSpin[robot] = moment.spin[robot];
            place(robot, moment.x[robot], moment.y[robot], StrictMath.atan2(moment.sine[robot], moment.cosine[robot]));
        }
        givenX[BALL] = endAlong[BALL] = moment.ballSpeedX;
        givenY[BALL] = ballEndY = moment.ballSpeedY;
        place(BALL, moment.ballX, moment.ballY, 0);
    }

    @Override
    public void command(int robot, double leftWheelSpeed, double rightWheelSpeed) {
        forwardTarget[robot] = 0.5 * wheelRadius * (leftWheelSpeed + rightWheelSpeed);
        turnTarget[robot] = wheelRadius * (rightWheelSpeed - leftWheelSpeed) / track;
    }

    /** Finds what a robot is given for the next step, from its heading and the velocities that the last one has left. */
    final void drive(int robot, double cosine, double sine, double vx, double vy, double turn) {
        double along =
                endAlong[robot] + (vx - givenX[robot]) * cosine + (vy - givenY[robot]) * sine - forwardTarget[robot];
        double spin = endSpin[robot] + turn - givenSpin[robot] - turnTarget[robot];
        endAlong[robot] = forwardTarget[robot] + motor.end * along;
        endSpin[robot] = turnTarget[robot] + motor.end * spin;
        double mean = forwardTarget[robot] + motor.mean * along;
        givenSpin[robot] = turnTarget[robot] + motor.mean * spin;
        // Turned by half the step's angle: the tangent of its half is its quarter, but for the third order.
        double t = 0.25 * step * givenSpin[robot];
        double c = (1 - t * t) / (1 + t * t);
        double s = 2 * t / (1 + t * t);
        givenX[robot] = mean * (cosine * c - sine * s);
        givenY[robot] = mean * (sine * c + cosine * s);
    }

    /** The same for the ball. */
    final void roll(double vx, double vy) {
        double x = endAlong[BALL] + vx - givenX[BALL];
        double y = ballEndY + vy - givenY[BALL];
        endAlong[BALL] = rolling.end * x;
        ballEndY = rolling.end * y;
        givenX[BALL] = rolling.mean * x;
        givenY[BALL] = rolling.mean * y;
    }
}
