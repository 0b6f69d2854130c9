// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

/**
 * All ten robots drive at the ball, front or back first, by a proportional controller every sixteenth step.
 *
 * <p>The controller needs neither arc tangent nor angle, so that its cost, which is part of the measured step, stays
 * small beside the physics.
 */
final class ScrumDriving implements Driving {

    private static final int CONTROL_PERIOD = 16;

    /** Share of the full wheel speed that a ball straight to the side turns into a difference of the wheels. */
    private static final double TURN_GAIN = 0.6;

    private final double cruisingWheelSpeed;

    ScrumDriving(BenchParameters parameters) {
        this.cruisingWheelSpeed = 0.5 * parameters.maximumWheelSpeed();
    }

    @Override
    public void drive(long step, SceneEngine engine) {
        if (step % CONTROL_PERIOD != 0) {
            return;
        }
        double ballX = engine.ballX();
        double ballY = engine.ballY();
        for (int robot = 0; robot < BenchParameters.ROBOTS; robot++) {
            chase(robot, ballX - engine.robotX(robot), ballY - engine.robotY(robot), engine);
        }
    }

    private void chase(int robot, double toBallX, double toBallY, SceneEngine engine) {
        double cosine = engine.robotHeadingCosine(robot);
        double sine = engine.robotHeadingSine(robot);
        double perDistance = 1.0 / Math.max(1e-6, Math.sqrt(toBallX * toBallX + toBallY * toBallY));
        double ahead = (toBallX * cosine + toBallY * sine) * perDistance;
        double aside = (toBallY * cosine - toBallX * sine) * perDistance;
        double turn = TURN_GAIN * (ahead >= 0.0 ? aside : -aside);
        engine.command(robot, cruisingWheelSpeed * (ahead - turn), cruisingWheelSpeed * (ahead + turn));
    }
}
