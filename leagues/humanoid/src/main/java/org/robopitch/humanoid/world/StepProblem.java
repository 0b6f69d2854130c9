// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.world;

/**
 * The convex problem of one island in one step: find the speeds v that make
 * ½ vᵀHv − gᵀv + Σ ½kN(b − Jₙv)₊² + Σ ½kT(Jₜv)² + motors + stops least.
 *
 * <p>A motor pulls with k·x, x = wanted − v, up to its limit; a stop pushes back a joint that began the step at or beyond
 * it. All of it is once differentiable, strictly convex and piecewise quadratic.
 */
final class StepProblem {
    /** Most speeds in a contact: two roots and two chains. */
    static final int ROW = 26;

    static final byte MOTOR = 0;
    static final byte STOP = 1;

    private static final double MOTOR_SOFTNESS = 1e-8;
    private static final double MOTOR_TORQUE = 10;
    private static final double STOP_ERROR_REDUCTION = 0.8;
    private static final double FUDGE = 1e-5;

    /**
     * A joint no farther than this beyond a stop rests there, and its motor can turn it back, rad. One that is pressed against
     * its stop with 10 N·m stays 2.5e-9 rad beyond it. On the league's server it is inside in most steps, because the hinges
     * give by some 1e-5 rad, so that it takes commands; here it would never leave.
     */
    private static final double AT_REST = 1e-5;

    /**
     * No joint turns faster, however hard it is hit, rad/s. Motors reach 8.8. The league's server has no such limit, but its
     * hinges gape: there, a foot that is caught in a net tears at its leg, and here it would turn its ankle by a radian a step.
     */
    static final double FASTEST = 14;

    /** What the stiffest limit lets through. */
    private static final double ALMOST = 1e-3;

    int size;
    final double[] speed;
    final double[] momentum;
    final Skyline matrix;

    /** Mass matrix and friction: what does not change while the active sets do. */
    private final double[] constant;

    int contacts;
    final int[] rowLength;
    final int[] rowIndex;
    final double[] normalRow;
    final double[] tangentRow;
    final double[] normalStiffness;
    final double[] tangentStiffness;
    final double[] target;
    final int[] lowestIndex;

    int joints;
    final int[] jointIndex;
    final byte[] jointKind;

    /** Wanted speed of a motor; least speed away of a stop. */
    final double[] jointTarget;

    /** +1 for a lower stop, −1 for an upper one. */
    final double[] jointSign;

    double stiffness;
    double limit;
    double halfWidth;

    StepProblem(int mostSpeeds, int mostContacts, int mostJoints) {
        speed = new double[mostSpeeds];
        momentum = new double[mostSpeeds];
        matrix = new Skyline(mostSpeeds);
        constant = new double[Skyline.room(mostSpeeds)];
        rowLength = new int[mostContacts];
        rowIndex = new int[ROW * mostContacts];
        normalRow = new double[ROW * mostContacts];
        tangentRow = new double[2 * ROW * mostContacts];
        normalStiffness = new double[mostContacts];
        tangentStiffness = new double[mostContacts];
        target = new double[mostContacts];
        lowestIndex = new int[mostContacts];
        jointIndex = new int[mostJoints];
        jointKind = new byte[mostJoints];
        jointTarget = new double[mostJoints];
        jointSign = new double[mostJoints];
    }

    void begin(int newSize, double step) {
        size = newSize;
        contacts = 0;
        joints = 0;
        stiffness = step / MOTOR_SOFTNESS;
        limit = MOTOR_TORQUE * step;
        halfWidth = limit / stiffness;
    }

    /** Adds a joint: its motor, or at the beginning of a step at or beyond a stop, the stop by ODE's rule. */
    void addJoint(int index, double angle, double rate, double wanted, double low, double high, double step) {
        int j = joints++;
        jointIndex[j] = index;
        if (isPowered(angle, wanted, low, high)) {
            jointKind[j] = MOTOR;
            jointTarget[j] = wanted;
            jointSign[j] = 1;
            return;
        }
        double sign = angle <= low ? 1 : -1;
        double overshoot = angle <= low ? low - angle : angle - high;
        jointKind[j] = STOP;
        jointSign[j] = sign;
        jointTarget[j] = Math.min(FASTEST, Math.max(STOP_ERROR_REDUCTION / step * overshoot, -sign * rate));
        // The motor becomes a torque: whole into the stop, next to nothing away from it.
        double torque;
        if (wanted == 0) {
            torque = -sign * limit;
        } else {
            boolean away = wanted > 0 == sign > 0;
            torque = (wanted > 0 ? limit : -limit) * (away ? FUDGE : 1);
        }
        momentum[index] += torque;
    }

    /**
     * {@return whether a joint's motor moves it: it is inside its range, or rests at a stop that it is to leave}
     *
     * @param angle rad
     * @param wanted rad/s
     * @param low lower stop, rad
     * @param high upper stop, rad
     */
    static boolean isPowered(double angle, double wanted, double low, double high) {
        return angle > (wanted > 0 ? low - AT_REST : low) && angle < (wanted < 0 ? high + AT_REST : high);
    }

    /**
     * Limits the joints that turn too fast in the solution, by a one-sided term each.
     *
     * @return whether there are any, so that the problem has to be solved again
     */
    boolean limitJoints() {
        int before = joints;
        for (int j = 0; j < before && joints < jointIndex.length; j++) {
            double rate = speed[jointIndex[j]];
            boolean limited = jointKind[j] == STOP && jointTarget[j] == -FASTEST;
            if (!limited && Math.abs(rate) > FASTEST + ALMOST) {
                int limit = joints++;
                jointIndex[limit] = jointIndex[j];
                jointKind[limit] = STOP;
                jointTarget[limit] = -FASTEST;
                jointSign[limit] = rate > 0 ? -1 : 1;
            }
        }
        return joints > before;
    }

    /** Adds friction to the matrix, once all contacts are in, and keeps the result. */
    void addFriction() {
        for (int c = 0; c < contacts; c++) {
            for (int t = 0; t < 2; t++) {
                addOuter(c, tangentRow, (2 * c + t) * ROW, tangentStiffness[c]);
            }
        }
        matrix.save(constant);
    }

    private void addOuter(int c, double[] row, int offset, double factor) {
        int length = rowLength[c];
        int at = c * ROW;
        for (int i = 0; i < length; i++) {
            double value = factor * row[offset + i];
            if (value == 0) {
                continue;
            }
            int p = rowIndex[at + i];
            for (int k = 0; k <= i; k++) {
                matrix.add(p, rowIndex[at + k], value * row[offset + k]);
            }
        }
    }

    /** Builds the matrix for these active sets. */
    void assemble(boolean[] pressing, byte[] jointState) {
        matrix.load(constant);
        for (int c = 0; c < contacts; c++) {
            if (pressing[c]) {
                addOuter(c, normalRow, c * ROW, normalStiffness[c]);
            }
        }
        for (int j = 0; j < joints; j++) {
            if (jointState[j] == 0) {
                matrix.add(jointIndex[j], jointIndex[j], stiffness);
            }
        }
    }

    /** {@return how far a contact's speed is from its target along the normal: positive if it presses} */
    double gap(int c, double[] v) {
        return target[c] - along(normalRow, c * ROW, c, v);
    }

    double along(double[] row, int offset, int c, double[] v) {
        double sum = 0;
        int at = c * ROW;
        for (int i = 0; i < rowLength[c]; i++) {
            sum += row[offset + i] * v[rowIndex[at + i]];
        }
        return sum;
    }

    /** {@return how far a joint's speed is from what its motor or stop wants} */
    double jointGap(int j, double[] v) {
        return jointTarget[j] - jointSign[j] * v[jointIndex[j]];
    }

    /** Computes the negative gradient with terms in the given states, whatever the speeds say. */
    void residual(boolean[] pressing, byte[] jointState, double[] into) {
        System.arraycopy(momentum, 0, into, 0, size);
        matrix.subtractProduct(constant, speed, into);
        for (int c = 0; c < contacts; c++) {
            if (pressing[c]) {
                double pull = normalStiffness[c] * gap(c, speed);
                int at = c * ROW;
                for (int i = 0; i < rowLength[c]; i++) {
                    into[rowIndex[at + i]] += pull * normalRow[at + i];
                }
            }
        }
        for (int j = 0; j < joints; j++) {
            double pull = switch (jointState[j]) {
                case 0 -> stiffness * jointGap(j, speed);
                case 1 -> jointKind[j] == MOTOR ? limit : 0;
                default -> -limit;
            };
            into[jointIndex[j]] += jointSign[j] * pull;
        }
    }
}
