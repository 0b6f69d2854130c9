// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.sense;

import java.util.Arrays;
import org.robopitch.humanoid.body.Joint;

/**
 * What one robot is commanded in one cycle, SI. A joint that gets no new speed keeps its last one. The object is used
 * again in the next cycle.
 */
public final class Effects {
    /** The longest message a robot can say, characters. */
    public static final int SAY_LENGTH = 20;

    private final double[] speeds = new double[Joint.COUNT];
    private final boolean[] given = new boolean[Joint.COUNT];
    /** Whether the robot asks to be placed. */
    public boolean beams;

    /** Place from the team's own end, m: its goal is at negative x. */
    public double beamX;

    public double beamY;

    /** Heading, rad, 0 towards the opponents' goal. */
    public double beamHeading;

    /** At most {@link #SAY_LENGTH} printable characters, no blanks, no parentheses; empty for nothing. */
    public String say = "";

    /** Whether the robot asks for pass mode. */
    public boolean passes;

    /** Whether this cycle's commands are said to be complete, in sync mode. */
    public boolean syns;

    /** Nothing commanded yet. */
    public Effects() {}

    /** Forgets everything, for the next cycle. */
    public void clear() {
        Arrays.fill(given, false);
        beams = false;
        say = "";
        passes = false;
        syns = false;
    }

    /**
     * Sets a joint's speed.
     *
     * @param joint which
     * @param speed rad/s; the world clamps it to the joint's largest
     */
    public void speed(Joint joint, double speed) {
        speeds[joint.ordinal()] = speed;
        given[joint.ordinal()] = true;
    }

    /**
     * {@return a joint's commanded speed, rad/s; meaningful if {@link #given}}
     *
     * @param joint which
     */
    public double speed(Joint joint) {
        return speeds[joint.ordinal()];
    }

    /**
     * {@return whether a joint gets a new speed}
     *
     * @param joint which
     */
    public boolean given(Joint joint) {
        return given[joint.ordinal()];
    }

    /**
     * Asks to be placed.
     *
     * @param x from the team's own end: its goal is at negative x, m
     * @param y m
     * @param heading rad, 0 towards the opponents' goal
     */
    public void beam(double x, double y, double heading) {
        beams = true;
        beamX = x;
        beamY = y;
        beamHeading = heading;
    }

    /**
     * Adds what another message of the same cycle commands; where both say something, the later one counts.
     *
     * @param later the later message
     */
    public void merge(Effects later) {
        for (int i = 0; i < Joint.COUNT; i++) {
            if (later.given[i]) {
                speeds[i] = later.speeds[i];
                given[i] = true;
            }
        }
        if (later.beams) {
            beam(later.beamX, later.beamY, later.beamHeading);
        }
        if (!later.say.isEmpty()) {
            say = later.say;
        }
        passes |= later.passes;
        syns |= later.syns;
    }
}
