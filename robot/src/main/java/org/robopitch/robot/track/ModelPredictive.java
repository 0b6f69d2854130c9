// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.track;

/**
 * Model predictive control with Laguerre functions (after Zeng, Lu, Zheng 2013).
 *
 * <p>The error of each axis is a double integrator driven by the acceleration that is added to the reference's own, and
 * that is a sum of Laguerre functions. What is minimised is the error over the horizon; what is kept to are the speeds and
 * pushes of the wheels at some cycles of the horizon, which tie the axes together through the heading.
 */
public final class ModelPredictive implements Tracker {
    /** How many cycles it looks ahead. */
    public static final int HORIZON = 20;

    private static final int AXES = Reference.AXES;
    private static final int FUNCTIONS = 3;
    private static final int UNKNOWNS = AXES * FUNCTIONS;
    private static final double POLE = 0.55;

    /** Cycles at whose end the wheels' speeds are limited, and in which their pushes are. */
    private static final int[] SPEED_AT = {1, 3, 7};

    private static final int[] PUSH_AT = {0, 1, 3};
    private static final int CONSTRAINTS = 2 * WheelBase.WHEELS * (SPEED_AT.length + PUSH_AT.length);

    private static final double PLACE_WEIGHT = 100;
    private static final double SPEED_WEIGHT = 2;
    private static final double EFFORT_WEIGHT = 0.01;

    private final double cycle;
    private final Laguerre laguerre;
    private final double[][] placeResponse = new double[HORIZON + 1][FUNCTIONS];
    private final double[][] speedResponse = new double[HORIZON + 1][FUNCTIONS];
    private final double[][] speedRows = new double[WheelBase.WHEELS][AXES];
    private final double[][] pushRows = new double[WheelBase.WHEELS][AXES];
    private final QuadraticProgramme programme;
    private final double[] linear = new double[UNKNOWNS];
    private final double[] solution = new double[UNKNOWNS];
    private final double[][] given = new double[AXES][HORIZON];
    private final double[][] freeSpeed = new double[AXES][HORIZON + 1];
    private final double[] field = new double[AXES];
    private boolean solved = true;

    /**
     * A controller.
     *
     * @param base what the wheels can do
     * @param cycle time between two commands, s
     */
    public ModelPredictive(WheelBase base, double cycle) {
        this.cycle = cycle;
        this.laguerre = new Laguerre(POLE, FUNCTIONS, HORIZON + 1);
        for (int wheel = 0; wheel < WheelBase.WHEELS; wheel++) {
            base.speedRow(wheel, speedRows[wheel]);
            base.pushRow(wheel, pushRows[wheel]);
        }
        for (int k = 1; k <= HORIZON; k++) {
            for (int j = 0; j < FUNCTIONS; j++) {
                double input = laguerre.value[k - 1][j];
                placeResponse[k][j] =
                        placeResponse[k - 1][j] + cycle * speedResponse[k - 1][j] + 0.5 * cycle * cycle * input;
                speedResponse[k][j] = speedResponse[k - 1][j] + cycle * input;
            }
        }
        this.programme = new QuadraticProgramme(hessian(), CONSTRAINTS);
    }

    private double[][] hessian() {
        double[][] hessian = new double[UNKNOWNS][UNKNOWNS];
        for (int axis = 0; axis < AXES; axis++) {
            for (int i = 0; i < FUNCTIONS; i++) {
                for (int j = 0; j < FUNCTIONS; j++) {
                    double sum = i == j ? EFFORT_WEIGHT : 0;
                    for (int k = 1; k <= HORIZON; k++) {
                        sum += PLACE_WEIGHT * placeResponse[k][i] * placeResponse[k][j];
                        sum += SPEED_WEIGHT * speedResponse[k][i] * speedResponse[k][j];
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
        for (int axis = 0; axis < AXES; axis++) {
            predict(reference, axis, place[axis], speed[axis]);
        }
        double cosine = StrictMath.cos(place[2]);
        double sine = StrictMath.sin(place[2]);
        constrain(cosine, sine, speed);
        solved = programme.solve(linear, solution);
        for (int axis = 0; axis < AXES; axis++) {
            double added = given[axis][0];
            for (int j = 0; j < FUNCTIONS; j++) {
                added += laguerre.value[0][j] * solution[axis * FUNCTIONS + j];
            }
            field[axis] = speed[axis] + cycle * added;
        }
        // The command turns with the robot: it is given for the heading at the end of the cycle.
        double turned = place[2] + cycle * field[2];
        cosine = StrictMath.cos(turned);
        sine = StrictMath.sin(turned);
        command[0] = cosine * field[0] + sine * field[1];
        command[1] = cosine * field[1] - sine * field[0];
        command[2] = field[2];
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
        freeSpeed[axis][0] = rate;
        for (int k = 1; k <= HORIZON; k++) {
            double own = (reference.speed[axis][k] - reference.speed[axis][k - 1]) / cycle;
            given[axis][k - 1] = own;
            at += cycle * rate + 0.5 * cycle * cycle * own;
            rate += cycle * own;
            freeSpeed[axis][k] = rate;
            double off = at - reference.place[axis][k];
            double tooFast = rate - reference.speed[axis][k];
            for (int j = 0; j < FUNCTIONS; j++) {
                linear[axis * FUNCTIONS + j] +=
                        PLACE_WEIGHT * off * placeResponse[k][j] + SPEED_WEIGHT * tooFast * speedResponse[k][j];
            }
        }
    }

    private void constrain(double cosine, double sine, double[] speed) {
        programme.clear();
        for (int wheel = 0; wheel < WheelBase.WHEELS; wheel++) {
            double[] row = speedRows[wheel];
            double turnedX = cosine * row[0] - sine * row[1];
            double turnedY = sine * row[0] + cosine * row[1];
            double now = Math.abs(turnedX * speed[0] + turnedY * speed[1] + row[2] * speed[2]);
            // A wheel that something has spun beyond its limit need not be slower at once.
            double limit = Math.max(1, now);
            for (int k : SPEED_AT) {
                double free = turnedX * freeSpeed[0][k] + turnedY * freeSpeed[1][k] + row[2] * freeSpeed[2][k];
                both(turnedX, turnedY, row[2], speedResponse[k], free, limit);
            }
            row = pushRows[wheel];
            turnedX = cosine * row[0] - sine * row[1];
            turnedY = sine * row[0] + cosine * row[1];
            for (int k : PUSH_AT) {
                double free = turnedX * given[0][k] + turnedY * given[1][k] + row[2] * given[2][k];
                both(turnedX, turnedY, row[2], laguerre.value[k], free, 1);
            }
        }
    }

    /** |free + row·response·η| ≤ limit. */
    private void both(double alongX, double alongY, double turn, double[] response, double free, double limit) {
        double[] upper = programme.constrain(limit - free);
        double[] lower = programme.constrain(limit + free);
        for (int j = 0; j < FUNCTIONS; j++) {
            upper[j] = alongX * response[j];
            upper[FUNCTIONS + j] = alongY * response[j];
            upper[2 * FUNCTIONS + j] = turn * response[j];
            lower[j] = -upper[j];
            lower[FUNCTIONS + j] = -upper[FUNCTIONS + j];
            lower[2 * FUNCTIONS + j] = -upper[2 * FUNCTIONS + j];
        }
    }
}
