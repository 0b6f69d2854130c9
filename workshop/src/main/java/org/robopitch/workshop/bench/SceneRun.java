// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import java.util.SplittableRandom;
import org.robopitch.mirosot.game.Mirosot;

/**
 * A scene being played on one engine: it continues from where it stands, for as long as it is asked to. Commands depend on the seed, the
 * step and, in the scrum, on where the bodies are: every engine sees the same stream.
 *
 * <p>There is a fresh kick-off every {@value #STEPS_PER_KICK_OFF} steps. Without it a scrum slides into some corner
 * and stays there, and a fast engine, which gets further in a second, would be timed on another mix of situations than
 * a slow one.
 */
final class SceneRun implements Steps {
    static final long SEED = 2003;
    /** Twenty simulated seconds, of which a scrum takes the first to form. */
    static final int STEPS_PER_KICK_OFF = 20_000;

    private static final double[] TEAM_X = {-1.0, -0.7, -0.7, -0.35, -0.35};
    private static final double[] TEAM_Y = {0.0, 0.35, -0.35, 0.6, -0.6};
    private static final double LARGEST_BALL_OFFSET = 0.05;
    /** How long random commands are held, steps of a millisecond. */
    private static final int SHORTEST_HOLD = 300;

    private static final int LONGEST_HOLD = 500;
    private static final int CONTROL_PERIOD = 16;
    /** Share of the full wheel speed that a ball straight to the side turns into a difference of the wheels. */
    private static final double TURN_GAIN = 0.6;

    private final Scene scene;
    private final SceneEngine engine;
    private final double maximumWheelSpeed;
    private final TouchMeter touches;
    private final SplittableRandom kickOffs;
    private final SplittableRandom wheels;
    private final Moment moment = new Moment();
    private final long[] dueAt = new long[Moment.ROBOTS];
    private long nextDue;
    private long step;

    SceneRun(Scene scene, SceneEngine engine, Mirosot league, long seed) {
        this.scene = scene;
        this.engine = engine;
        this.maximumWheelSpeed = league.parameters().drive().maximumWheelSpeed();
        this.touches = new TouchMeter(league);
        this.kickOffs = new SplittableRandom(seed);
        this.wheels = new SplittableRandom(seed);
        kickOff();
    }

    /** Robots on fixed places facing any way, the ball a little off the centre, all at rest. */
    private void kickOff() {
        for (int robot = 0; robot < Moment.ROBOTS; robot++) {
            int place = robot % TEAM_X.length;
            int side = robot < TEAM_X.length ? 1 : -1;
            double heading = Math.PI * signed(kickOffs);
            moment.x[robot] = side * TEAM_X[place];
            moment.y[robot] = side * TEAM_Y[place];
            moment.cosine[robot] = StrictMath.cos(heading);
            moment.sine[robot] = StrictMath.sin(heading);
        }
        moment.ballX = LARGEST_BALL_OFFSET * signed(kickOffs);
        moment.ballY = LARGEST_BALL_OFFSET * signed(kickOffs);
        engine.start(moment);
    }

    private static double signed(SplittableRandom random) {
        return 2.0 * random.nextDouble() - 1.0;
    }

    @Override
    public void advance(int steps) {
        for (int played = 0; played < steps; played++) {
            switch (scene) {
                case RANDOM_5V5 -> driveAtRandom();
                case SCRUM_5V5 -> driveAtTheBall();
            }
            engine.step();
            step++;
            if (step % STEPS_PER_KICK_OFF == 0) {
                kickOff();
            }
        }
    }

    /** Every robot gets new random wheel speeds every 0.3 to 0.5 simulated seconds. */
    private void driveAtRandom() {
        if (step < nextDue) {
            return;
        }
        nextDue = Long.MAX_VALUE;
        for (int robot = 0; robot < dueAt.length; robot++) {
            if (step >= dueAt[robot]) {
                engine.command(robot, signed(wheels) * maximumWheelSpeed, signed(wheels) * maximumWheelSpeed);
                dueAt[robot] = step + wheels.nextInt(SHORTEST_HOLD, LONGEST_HOLD + 1);
            }
            nextDue = Math.min(nextDue, dueAt[robot]);
        }
    }

    /**
     * All robots drive at the ball, front or back first, by a proportional controller every sixteenth step. It needs neither arc
     * tangent nor angle, so that its cost, which is part of the measured step, stays small beside the physics.
     */
    private void driveAtTheBall() {
        if (step % CONTROL_PERIOD != 0) {
            return;
        }
        engine.look(moment);
        for (int robot = 0; robot < Moment.ROBOTS; robot++) {
            double dx = moment.ballX - moment.x[robot];
            double dy = moment.ballY - moment.y[robot];
            double perDistance = 1.0 / Math.max(1e-6, Math.sqrt(dx * dx + dy * dy));
            double ahead = (dx * moment.cosine[robot] + dy * moment.sine[robot]) * perDistance;
            double aside = (dy * moment.cosine[robot] - dx * moment.sine[robot]) * perDistance;
            double turn = TURN_GAIN * (ahead >= 0.0 ? aside : -aside);
            double cruising = 0.5 * maximumWheelSpeed;
            engine.command(robot, cruising * (ahead - turn), cruising * (ahead + turn));
        }
    }

    @Override
    public long stepsToKickOff() {
        return STEPS_PER_KICK_OFF - step % STEPS_PER_KICK_OFF;
    }

    @Override
    public double ballX() {
        engine.look(moment);
        return moment.ballX;
    }

    @Override
    public int touchingPairs() {
        engine.look(moment);
        return touches.measure(moment).touchingPairs();
    }
}
