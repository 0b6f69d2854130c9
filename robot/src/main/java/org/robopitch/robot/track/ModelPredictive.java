// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.track;

/**
 * Model predictive control with Laguerre functions (after Zeng, Lu, Zheng 2013).
 *
 * <p>The error of each axis is a double integrator driven by the acceleration that is added to the reference's own, and
 * that is a sum of Laguerre functions. What is minimised is the error over the horizon; what is kept to are the speeds and
 * pushes of the wheels at some cycles of the horizon, which tie the axes together through the heading.
 *
 * <p>A reference may ask for more than the wheels can do. Its own acceleration is therefore shortened to what they can, so
 * that the prediction falls behind as the robot will, and no correction at all is always within the pushes' limits. A
 * robot on wheels takes its velocity along when it turns, so wheels also have to push for keeping a direction in a turn.
 */
public final class ModelPredictive implements Tracker {
    /** How many cycles it looks ahead. */
    public static final int HORIZON = 20;

    private static final int AXES = Reference.AXES;
    private static final int FUNCTIONS = 3;
    private static final int UNKNOWNS = AXES * FUNCTIONS;
    private static final double POLE = 0.7;

    /** Cycles at whose end the wheels' speeds are limited, and in which their pushes are. */
    private static final int[] SPEED_AT = {1, 4, 9};

    private static final int[] PUSH_AT = {0, 1, 3, 6, 10};

    /** A wheel that is slower than this share of its fastest may turn round within the horizon: it counts as speeding up. */
    private static final double SLOW = 0.06;

    private static final int CONSTRAINTS = 2 * WheelBase.WHEELS * (SPEED_AT.length + PUSH_AT.length);

    /** For x, y and the heading: where the wheels cannot do everything, the place comes before the heading. */
    private static final double[] PLACE_WEIGHT = {100, 100, 30};

    private static final double[] SPEED_WEIGHT = {2, 2, 0.6};
    private static final double[] EFFORT_WEIGHT = {0.01, 0.01, 0.003};

    private final double cycle;
    private final double[][] laguerre = laguerre(POLE, FUNCTIONS, HORIZON + 1);
    private final double[][] placeResponse = new double[HORIZON + 1][FUNCTIONS];
    private final double[][] speedResponse = new double[HORIZON + 1][FUNCTIONS];
    private final double[][] speedRows = new double[WheelBase.WHEELS][AXES];
    private final double[][] pushRows = new double[WheelBase.WHEELS][AXES];
    private final QuadraticProgramme programme;
    private final double[] linear = new double[UNKNOWNS];
    private final double[] solution = new double[UNKNOWNS];
    private final double[][] given = new double[AXES][HORIZON];
    private final double[][] freeSpeed = new double[AXES][HORIZON + 1];
    private final double[] cosines = new double[HORIZON];
    private final double[] sines = new double[HORIZON];
    private final double[] field = new double[AXES];
    private final double brakingShare;
    private boolean solved = true;

    /**
     * A controller.
     *
     * @param base what the wheels can do
     * @param cycle time between two commands, s
     */
    public ModelPredictive(WheelBase base, double cycle) {
        this.cycle = cycle;
        this.brakingShare = base.brakingShare();
        for (int wheel = 0; wheel < WheelBase.WHEELS; wheel++) {
            base.speedRow(wheel, speedRows[wheel]);
            base.pushRow(wheel, pushRows[wheel]);
        }
        for (int k = 1; k <= HORIZON; k++) {
            for (int j = 0; j < FUNCTIONS; j++) {
                double input = laguerre[k - 1][j];
                placeResponse[k][j] =
                        placeResponse[k - 1][j] + cycle * speedResponse[k - 1][j] + 0.5 * cycle * cycle * input;
                speedResponse[k][j] = speedResponse[k - 1][j] + cycle * input;
            }
        }
        this.programme = new QuadraticProgramme(hessian(), CONSTRAINTS);
    }

    /**
     * Discrete Laguerre functions: a few orthonormal, decaying sequences whose sums stand for a whole future of inputs, so that
     * few unknowns are enough however far the controller looks ahead (Wang 2009, sec. 3.2). Entry k of function j is at [k][j].
     */
    private static double[][] laguerre(double pole, int functions, int length) {
        double[][] value = new double[length][functions];
        double beta = 1 - pole * pole;
        double factor = Math.sqrt(beta);
        for (int j = 0; j < functions; j++) {
            value[0][j] = factor;
            factor *= -pole;
        }
        for (int k = 1; k < length; k++) {
            for (int j = 0; j < functions; j++) {
                double next = pole * value[k - 1][j];
                double weight = beta;
                for (int i = j - 1; i >= 0; i--) {
                    next += weight * value[k - 1][i];
                    weight *= -pole;
                }
                value[k][j] = next;
            }
        }
        return value;
    }

    private double[][] hessian() {
        double[][] hessian = new double[UNKNOWNS][UNKNOWNS];
        for (int axis = 0; axis < AXES; axis++) {
            for (int i = 0; i < FUNCTIONS; i++) {
                for (int j = 0; j < FUNCTIONS; j++) {
                    double sum = i == j ? EFFORT_WEIGHT[axis] : 0;
                    for (int k = 1; k <= HORIZON; k++) {
                        sum += PLACE_WEIGHT[axis] * placeResponse[k][i] * placeResponse[k][j];
                        sum += SPEED_WEIGHT[axis] * speedResponse[k][i] * speedResponse[k][j];
                    }
                    hessian[axis * FUNCTIONS + i][axis * FUNCTIONS + j] = sum;
                }
            }
        }
        return hessian;
    }

    /** {@return whether the last command kept to all limits; if not, they could not be kept to from there} */
    public boolean isWithinLimits() {
        return solved;
    }

    @Override
    public void track(Reference reference, double[] place, double[] speed, double[] command) {
        if (reference.horizon() < HORIZON) {
            throw new IllegalArgumentException(
                    "the reference must reach " + HORIZON + " cycles ahead, but reaches " + reference.horizon());
        }
        shorten(reference, place, speed);
        for (int axis = 0; axis < AXES; axis++) {
            predict(reference, axis, place[axis], speed[axis]);
        }
        constrain();
        solved = programme.solve(linear, solution);
        for (int axis = 0; axis < AXES; axis++) {
            double added = given[axis][0];
            for (int j = 0; j < FUNCTIONS; j++) {
                added += laguerre[0][j] * solution[axis * FUNCTIONS + j];
            }
            field[axis] = speed[axis] + cycle * added;
        }
        // The command turns with the robot: it is given for the heading at the end of the cycle.
        double turned = place[2] + cycle * field[2];
        double cosine = StrictMath.cos(turned);
        double sine = StrictMath.sin(turned);
        command[0] = cosine * field[0] + sine * field[1];
        command[1] = cosine * field[1] - sine * field[0];
        command[2] = field[2];
    }

    /** The reference's own acceleration, as far as the wheels can do it from the speed that the robot has by then. */
    private void shorten(Reference reference, double[] place, double[] speed) {
        for (int axis = 0; axis < AXES; axis++) {
            freeSpeed[axis][0] = speed[axis];
        }
        double heading = place[2];
        for (int k = 0; k < HORIZON; k++) {
            cosines[k] = StrictMath.cos(heading);
            sines[k] = StrictMath.sin(heading);
            for (int axis = 0; axis < AXES; axis++) {
                given[axis][k] = (reference.speed[axis][k + 1] - reference.speed[axis][k]) / cycle;
            }
            double strain = 1;
            for (int wheel = 0; wheel < WheelBase.WHEELS; wheel++) {
                double push = turned(pushRows[wheel], given, k) + turning(pushRows[wheel], k);
                double rolls = turned(speedRows[wheel], freeSpeed, k);
                strain = Math.max(strain, Math.abs(push) / (isBraking(push, rolls) ? brakingShare : 1));
            }
            // What is shortened is what the wheels do: with less push the velocity turns along with the robot.
            double spin = freeSpeed[2][k];
            double less = 1 - 1 / strain;
            given[0][k] = given[0][k] / strain - less * spin * freeSpeed[1][k];
            given[1][k] = given[1][k] / strain + less * spin * freeSpeed[0][k];
            given[2][k] /= strain;
            for (int axis = 0; axis < AXES; axis++) {
                freeSpeed[axis][k + 1] = freeSpeed[axis][k] + cycle * given[axis][k];
            }
            heading += cycle * freeSpeed[2][k + 1];
        }
    }

    private double turned(double[] row, double[][] of, int k) {
        double along = cosines[k] * of[0][k] + sines[k] * of[1][k];
        double across = cosines[k] * of[1][k] - sines[k] * of[0][k];
        return row[0] * along + row[1] * across + row[2] * of[2][k];
    }

    /** What a wheel has to push for the velocity to stay as it is in the field while the robot turns. */
    private double turning(double[] row, int k) {
        double along = cosines[k] * freeSpeed[0][k] + sines[k] * freeSpeed[1][k];
        double across = cosines[k] * freeSpeed[1][k] - sines[k] * freeSpeed[0][k];
        return freeSpeed[2][k] * (row[0] * across - row[1] * along);
    }

    private static boolean isBraking(double push, double rolls) {
        return push * rolls < 0 && Math.abs(rolls) > SLOW;
    }

    /** What happens to an axis without any correction, and what that costs. */
    private void predict(Reference reference, int axis, double where, double fast) {
        double at = axis == 2
                ? reference.place[2][0] + StrictMath.IEEEremainder(where - reference.place[2][0], 2 * Math.PI)
                : where;
        double rate = fast;
        for (int j = 0; j < FUNCTIONS; j++) {
            linear[axis * FUNCTIONS + j] = 0;
        }
        for (int k = 1; k <= HORIZON; k++) {
            double own = given[axis][k - 1];
            at += cycle * rate + 0.5 * cycle * cycle * own;
            rate += cycle * own;
            double off = at - reference.place[axis][k];
            double tooFast = rate - reference.speed[axis][k];
            for (int j = 0; j < FUNCTIONS; j++) {
                linear[axis * FUNCTIONS + j] += PLACE_WEIGHT[axis] * off * placeResponse[k][j]
                        + SPEED_WEIGHT[axis] * tooFast * speedResponse[k][j];
            }
        }
    }

    private void constrain() {
        programme.clear();
        for (int wheel = 0; wheel < WheelBase.WHEELS; wheel++) {
            double[] row = speedRows[wheel];
            double now = Math.abs(turned(row, freeSpeed, 0));
            for (int k : SPEED_AT) {
                double free = turned(row, freeSpeed, k);
                // A wheel that something has spun beyond its limit need not be slower at once.
                double limit = Math.max(1, Math.max(now, Math.abs(free)));
                both(row, k, speedResponse[k], limit - free, limit + free);
            }
            double[] push = pushRows[wheel];
            for (int k : PUSH_AT) {
                double free = turned(push, given, k) + turning(push, k);
                double rolls = turned(row, freeSpeed, k);
                double up = Math.max(isBraking(1, rolls) ? brakingShare : 1, free);
                double down = Math.max(isBraking(-1, rolls) ? brakingShare : 1, -free);
                both(push, k, laguerre[k], up - free, down + free);
            }
        }
    }

    /** −below ≤ row·response·η ≤ above, for the heading at a cycle. */
    private void both(double[] row, int k, double[] response, double above, double below) {
        double alongX = cosines[k] * row[0] - sines[k] * row[1];
        double alongY = sines[k] * row[0] + cosines[k] * row[1];
        double[] upper = programme.constrain(above);
        double[] lower = programme.constrain(below);
        for (int j = 0; j < FUNCTIONS; j++) {
            upper[j] = alongX * response[j];
            upper[FUNCTIONS + j] = alongY * response[j];
            upper[2 * FUNCTIONS + j] = row[2] * response[j];
            lower[j] = -upper[j];
            lower[FUNCTIONS + j] = -upper[FUNCTIONS + j];
            lower[2 * FUNCTIONS + j] = -upper[2 * FUNCTIONS + j];
        }
    }
}
