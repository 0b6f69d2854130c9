// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.track;

/**
 * The baseline: the velocity of the reference plus a share of the distance from it. It knows nothing of what comes next;
 * of the limits it knows that a command beyond them is shortened.
 */
public final class PlainFeedback implements Tracker {
    private final WheelBase base;
    private final double gain;
    private final double turnGain;
    private final double[] row = new double[Reference.AXES];

    /**
     * A controller.
     *
     * @param base what the wheels can do
     * @param gain of the distance, 1/s
     * @param turnGain of the heading, 1/s
     */
    public PlainFeedback(WheelBase base, double gain, double turnGain) {
        this.base = base;
        this.gain = gain;
        this.turnGain = turnGain;
    }

    @Override
    public void track(Reference reference, double[] place, double[] speed, double[] command) {
        double wishX = reference.speed[0][0] + gain * (reference.place[0][0] - place[0]);
        double wishY = reference.speed[1][0] + gain * (reference.place[1][0] - place[1]);
        double turn = StrictMath.IEEEremainder(reference.place[2][0] - place[2], 2 * Math.PI);
        double cosine = StrictMath.cos(place[2]);
        double sine = StrictMath.sin(place[2]);
        command[0] = cosine * wishX + sine * wishY;
        command[1] = cosine * wishY - sine * wishX;
        command[2] = reference.speed[2][0] + turnGain * turn;
        shorten(command);
    }

    private void shorten(double[] command) {
        double strain = 1;
        for (int wheel = 0; wheel < WheelBase.WHEELS; wheel++) {
            base.speedRow(wheel, row);
            strain = Math.max(strain, Math.abs(row[0] * command[0] + row[1] * command[1] + row[2] * command[2]));
        }
        for (int i = 0; i < command.length; i++) {
            command[i] /= strain;
        }
    }
}
