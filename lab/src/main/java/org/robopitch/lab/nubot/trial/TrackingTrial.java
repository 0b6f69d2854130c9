// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot.trial;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.body.Bodies;
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
 * four wheels: model predictive control against plain feedback.
 *
 * @param predictive what model predictive control did
 * @param plain what plain feedback did
 */
public record TrackingTrial(Run predictive, Run plain) {
    private static final double CYCLE = 0.03;
    private static final double FASTEST = 3.25;
    private static final double ACCELERATION = 1.0;
    private static final double CORNERING = 1.0;
    private static final int POINTS = 4000;
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
        WheelBase base = WheelBase.ofRobot(Math.PI / 4, 0.2, 1.625 / 39, 5, 2.5);
        Curve curve = new Curve();
        // The first round is for the compiler: what counts is the second.
        drive(new ModelPredictive(base, CYCLE), curve);
        Run predictive = drive(new ModelPredictive(base, CYCLE), curve);
        return new TrackingTrial(predictive, drive(new PlainFeedback(base, 3, 3), curve));
    }

    private static Run drive(Tracker tracker, Curve curve) {
        MiddleSizeWorld world = new MiddleSizeWorld(MiddleSizeParameters.of(Dialect.B, 2));
        Placement placement = new Placement(world);
        for (int robot = 0; robot < world.bodies().robots; robot++) {
            placement.takeOff(robot);
        }
        placement.placeBall(0, 6.5);
        int robot = 1;
        placement.placeRobot(robot, CONTROL[0][0], CONTROL[0][1], 1, 0);
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
        double hx = bodies.headingX[robot];
        double hy = bodies.headingY[robot];
        place[0] = bodies.x[robot];
        place[1] = bodies.y[robot];
        place[2] = StrictMath.atan2(hy, hx);
        speed[0] = hx * bodies.along[robot] - hy * bodies.across[robot];
        speed[1] = hy * bodies.along[robot] + hx * bodies.across[robot];
        speed[2] = bodies.spin[robot];
    }

    /** A Bézier curve, driven as fast as speed, acceleration and bends allow. */
    private static final class Curve {
        private final double[] pathX = new double[POINTS + 1];
        private final double[] pathY = new double[POINTS + 1];
        private final double[] when = new double[POINTS + 1];
        private final double[] fast = new double[POINTS + 1];
        double x;
        double y;
        double vx;
        double vy;

        Curve() {
            for (int i = 0; i <= POINTS; i++) {
                double s = (double) i / POINTS;
                double u = 1 - s;
                double[] weight = {u * u * u, 3 * u * u * s, 3 * u * s * s, s * s * s};
                for (int k = 0; k < weight.length; k++) {
                    pathX[i] += weight[k] * CONTROL[k][0];
                    pathY[i] += weight[k] * CONTROL[k][1];
                }
            }
            for (int i = 0; i <= POINTS; i++) {
                fast[i] = i == 0 || i == POINTS ? 0 : Math.min(FASTEST, Math.sqrt(CORNERING / bend(i)));
            }
            for (int i = 1; i <= POINTS; i++) {
                fast[i] = Math.min(fast[i], Math.sqrt(fast[i - 1] * fast[i - 1] + 2 * ACCELERATION * way(i)));
            }
            for (int i = POINTS; i > 0; i--) {
                fast[i - 1] = Math.min(fast[i - 1], Math.sqrt(fast[i] * fast[i] + 2 * ACCELERATION * way(i)));
            }
            for (int i = 1; i <= POINTS; i++) {
                when[i] = when[i - 1] + 2 * way(i) / Math.max(0.01, fast[i] + fast[i - 1]);
            }
        }

        private double way(int i) {
            return Math.hypot(pathX[i] - pathX[i - 1], pathY[i] - pathY[i - 1]);
        }

        private double bend(int i) {
            double ax = pathX[i] - pathX[i - 1];
            double ay = pathY[i] - pathY[i - 1];
            double bx = pathX[i + 1] - pathX[i];
            double by = pathY[i + 1] - pathY[i];
            double c = Math.hypot(ax + bx, ay + by);
            return Math.max(1e-6, 2 * Math.abs(ax * by - ay * bx) / (way(i) * way(i + 1) * c));
        }

        double seconds() {
            return when[POINTS];
        }

        void at(double time) {
            int low = 0;
            int high = POINTS;
            while (high - low > 1) {
                int middle = (low + high) >>> 1;
                low = when[middle] <= time ? middle : low;
                high = when[middle] <= time ? high : middle;
            }
            double share = Math.max(0, Math.min(1, (time - when[low]) / (when[high] - when[low])));
            x = pathX[low] + share * (pathX[high] - pathX[low]);
            y = pathY[low] + share * (pathY[high] - pathY[low]);
            double speed = time >= seconds() ? 0 : fast[low] + share * (fast[high] - fast[low]);
            vx = speed * (pathX[high] - pathX[low]) / way(high);
            vy = speed * (pathY[high] - pathY[low]) / way(high);
        }

        /** The robot turns slowly as it goes. */
        void fill(Reference reference, double from) {
            for (int k = 0; k <= reference.horizon(); k++) {
                double time = from + k * CYCLE;
                at(time);
                reference.set(k, 0, x, vx);
                reference.set(k, 1, y, vy);
                boolean moves = time < seconds();
                reference.set(k, 2, 0.3 * Math.min(time, seconds()), moves ? 0.3 : 0);
            }
            at(from);
        }
    }
}
