// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import org.robopitch.engine.match.PartPose;

/** Where every part of every articulated body is at one moment, in the layout of Parts.msg. */
public final class MatchParts extends Rows {
    private static final int NUMBERS = 7;

    public MatchParts() {
        super("parts", NUMBERS, 2, 2);
    }

    /** Starts a new moment, without parts. */
    public void begin(long newStep, double newTime) {
        start(newStep, newTime, NUMBERS);
    }

    /** Adds a part: the body's id, which of its parts, and where it is. */
    public void add(int body, int part, PartPose pose) {
        int at = add(body, part, 0);
        numbers[at] = (float) pose.x;
        numbers[at + 1] = (float) pose.y;
        numbers[at + 2] = (float) pose.z;
        numbers[at + 3] = (float) pose.qx;
        numbers[at + 4] = (float) pose.qy;
        numbers[at + 5] = (float) pose.qz;
        numbers[at + 6] = (float) pose.qw;
    }

    /**
     * Finds a part of a body.
     *
     * @return whether it was recorded at this moment
     */
    public boolean get(int body, int part, PartPose into) {
        for (int i = 0; i < size(); i++) {
            if (whole(i, 0) == body && whole(i, 1) == part) {
                int at = at(i);
                into.x = numbers[at];
                into.y = numbers[at + 1];
                into.z = numbers[at + 2];
                into.qx = numbers[at + 3];
                into.qy = numbers[at + 4];
                into.qz = numbers[at + 5];
                into.qw = numbers[at + 6];
                return true;
            }
        }
        return false;
    }
}
