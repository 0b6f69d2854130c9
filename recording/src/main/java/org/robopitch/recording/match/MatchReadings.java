// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.io.IOException;
import org.robopitch.recording.bytes.ByteReader;

/** Numbers read off robots at one moment, such as their joints, in the layout of Readings.msg. */
public final class MatchReadings extends Rows {
    public MatchReadings() {
        super("robots", 0, 2, 4);
    }

    /** Starts a new moment, without robots, of so many numbers each. */
    public void begin(long newStep, double newTime, int newWidth) {
        start(newStep, newTime, newWidth);
    }

    /** Adds the numbers of a body; NaN for what is not there. */
    public void add(int body, double[] values) {
        int at = add(body, width(), 0);
        for (int i = 0; i < width(); i++) {
            numbers[at + i] = (float) values[i];
        }
    }

    @Override
    void read(ByteReader in, int expected) throws IOException {
        super.read(in, expected);
        for (int robot = 0; robot < size(); robot++) {
            if (whole(robot, 1) != expected) {
                throw new IOException("expected " + expected + " numbers for each robot, found " + whole(robot, 1));
            }
        }
    }

    /** The body that a robot is. */
    public int body(int robot) {
        return whole(robot, 0);
    }

    /** A number of a robot; NaN if it is not there. */
    public float get(int robot, int number) {
        return numbers[at(robot) + number];
    }
}
