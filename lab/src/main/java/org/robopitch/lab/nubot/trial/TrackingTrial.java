// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot.trial;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.Placement;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.robot.track.ModelPredictive;
import org.robopitch.robot.track.PlainFeedback;
import org.robopitch.robot.track.Reference;
import org.robopitch.robot.track.Tracker;
import org.robopitch.robot.track.WheelBase;

/**
 * Tracking of a curve with four control points, as in the chapter's fig. 13, at up to 3.25 m/s, on the league's robot with
 * four wheels: model predictive control against plain feedback. Beside it, curves that ask for more than the wheels can do.
 *
 * @param predictive what model predictive control did
 * @param plain what plain feedback did
 * @param hardPredictive mean error of model predictive control on the hard curves, m
 * @param hardPlain the same of plain feedback, m
 * @param hardCurves how many there were
 * @param hardWorse on how many of them model predictive control was worse
 */
public record TrackingTrial(
        Run predictive, Run plain, double hardPredictive, double hardPlain, int hardCurves, int hardWorse) {
    private static final double CYCLE = 0.03;
    private static final double FASTEST = 3.25;
    private static final double ACCELERATION = 1.0;
    private static final double CORNERING = 1.0;
    private static final int HARD_CURVES = 20;
    private static final double[][] CONTROL = {{-8, -3.5}, {-3, 7}, {3, -7}, {8, 3.5}};

    /**
     * One controller on the curve.
     *
     * @param meanError m
     * @param largestError m
     * @param fastest speed of the robot, m/s
     * @param solveMicrosP99 99 % of the commands took no longer, µs of thread time
     * @param trace time, wanted x and y, true x and y, speed
     */
    public record Run(
            double meanError, double largestError, double fastest, double solveMicrosP99, List<double[]> trace) {}

    /** {@return the trial} */
    public static TrackingTrial run() {
        WheelBase base = WheelBase.ofRobot(Math.PI / 4, 0.2, 1.625 / 39, 5, 2.5, 5);
        TrackingCurve curve = new TrackingCurve(CONTROL, FASTEST, ACCELERATION, CORNERING, 0.3);
        // The first round is for the compiler: what counts is the second.
        drive(new ModelPredictive(base, CYCLE), curve);
        Run predictive = drive(new ModelPredictive(base, CYCLE), curve);
        Run plain = drive(new PlainFeedback(base, 3, 3), curve);
        RandomStream random = new RandomStream(13, 1);
        double hardPredictive = 0;
        double hardPlain = 0;
        int worse = 0;
        for (int i = 0; i < HARD_CURVES; i++) {
            TrackingCurve hard = hard(random);
            double one = drive(new ModelPredictive(base, CYCLE), hard).meanError();
            double other = drive(new PlainFeedback(base, 3, 3), hard).meanError();
            hardPredictive += one / HARD_CURVES;
            hardPlain += other / HARD_CURVES;
            worse += one > other ? 1 : 0;
        }
        return new TrackingTrial(predictive, plain, hardPredictive, hardPlain, HARD_CURVES, worse);
    }

    /** Bends, speeds and turns that four wheels of 2.5 m/s² cannot follow everywhere. */
    private static TrackingCurve hard(RandomStream random) {
        double[][] control = new double[4][];
        for (int i = 0; i < control.length; i++) {
            control[i] = new double[] {-8 + 16.0 / 3 * i, random.between(-6, 6)};
        }
        double asked = random.between(1.2, 2.2);
        return new TrackingCurve(control, FASTEST, asked, asked, random.between(-1.5, 1.5));
    }

    private static Run drive(Tracker tracker, TrackingCurve curve) {
        MiddleSizeWorld world = new MiddleSizeWorld(MiddleSizeParameters.of(Dialect.B, 2));
        Placement placement = new Placement(world);
        for (int robot = 0; robot < world.bodies().robots; robot++) {
            placement.takeOff(robot);
        }
        placement.placeBall(0, 6.5);
        int robot = 1;
        curve.at(0);
        placement.placeRobot(robot, curve.x, curve.y, 1, 0);
        Bodies bodies = world.bodies();
        Reference reference = new Reference(CYCLE, ModelPredictive.HORIZON);
        double[] place = new double[3];
        double[] speed = new double[3];
        double[] command = new double[3];
        ThreadTime time = new ThreadTime();
        List<double[]> trace = new ArrayList<>();
        double sum = 0;
        double largest = 0;
        double fastest = 0;
        int cycles = (int) (curve.seconds() / CYCLE) + 10;
        for (int i = 0; i < cycles; i++) {
            read(bodies, robot, place, speed);
            curve.at(i * CYCLE);
            double error = Math.hypot(curve.x - place[0], curve.y - place[1]);
            double fast = Math.hypot(speed[0], speed[1]);
            sum += error;
            largest = Math.max(largest, error);
            fastest = Math.max(fastest, fast);
            trace.add(new double[] {i * CYCLE, curve.x, curve.y, place[0], place[1], fast});
            curve.fill(reference, i * CYCLE);
            time.begin();
            tracker.track(reference, place, speed, command);
            time.end();
            world.drive(robot, command[0], command[1], command[2]);
            for (int step = 0; step < Math.rint(CYCLE / world.stepSeconds()); step++) {
                world.step();
            }
        }
        return new Run(sum / cycles, largest, fastest, 1000 * time.p99Millis(), List.copyOf(trace));
    }

    private static void read(Bodies bodies, int robot, double[] place, double[] speed) {
        double hx = bodies.body[robot].headingX;
        double hy = bodies.body[robot].headingY;
        place[0] = bodies.body[robot].x;
        place[1] = bodies.body[robot].y;
        place[2] = StrictMath.atan2(hy, hx);
        speed[0] = hx * bodies.body[robot].along - hy * bodies.body[robot].across;
        speed[1] = hy * bodies.body[robot].along + hx * bodies.body[robot].across;
        speed[2] = bodies.body[robot].spin;
    }
}
