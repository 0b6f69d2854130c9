// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.Arrays;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/**
 * What a team wants its robots to do: some numbers per robot, whose meaning is the league's. For robots with two wheels
 * they are the wheels' speeds, see {@link #wheels}.
 */
public final class Commands implements Stateful {
    /** The most characters that are kept of a robot's role. */
    public static final int LONGEST_ROLE = 60;

    private final int robots;
    private final int channels;
    private final double[] values;
    private final String[] roles;
    private Sketch sketch = Sketch.NONE;
    private long steps = Long.MAX_VALUE;

    /**
     * Room for the commands of one team, all zero.
     *
     * @param robots how many robots
     * @param channels how many numbers each needs
     */
    public Commands(int robots, int channels) {
        this.robots = robots;
        this.channels = channels;
        this.values = new double[robots * channels];
        this.roles = new String[robots];
        Arrays.fill(roles, "");
    }

    /**
     * Sets the wheel speeds of a robot with two wheels.
     *
     * @param robot its number, from 0
     * @param left speed of the left wheel, rad/s, positive forward
     * @param right speed of the right wheel, rad/s, positive forward
     */
    public void wheels(int robot, double left, double right) {
        set(robot, 0, left);
        set(robot, 1, right);
    }

    /**
     * Sets one number of a robot's command.
     *
     * @param robot its number, from 0
     * @param channel which number
     * @param value in the league's unit
     */
    public void set(int robot, int channel, double value) {
        if (--steps < 0) {
            throw new StepBudgetError();
        }
        if (robot < 0 || robot >= robots || channel < 0 || channel >= channels) {
            throw new IllegalArgumentException("there is no channel " + channel + " of robot index "
                    + robot + ": here robots count from 0 to " + (robots - 1) + ", channels from 0 to "
                    + (channels - 1));
        }
        values[robot * channels + channel] = value;
    }

    /**
     * {@return one number of a robot's command}
     *
     * @param robot its number, from 0
     * @param channel which number
     */
    public double get(int robot, int channel) {
        return values[robot * channels + channel];
    }

    /** Sets all numbers of all robots to zero. */
    public void stop() {
        Arrays.fill(values, 0);
    }

    /**
     * Shows viewers what a robot is doing.
     *
     * @param robot its number, from 0
     * @param role a word or two, such as "keeper"; {@value #LONGEST_ROLE} characters of it are kept
     */
    public void role(int robot, String role) {
        roles[robot] = SafeText.of(role, LONGEST_ROLE);
    }

    /**
     * {@return what a robot is up to}
     *
     * @param robot its number, from 0
     */
    public String role(int robot) {
        return roles[robot];
    }

    /** {@return where the team may draw; what is drawn is shown until the next decision} */
    public Sketch sketch() {
        return sketch;
    }

    /**
     * Sets where the team's drawings go.
     *
     * @param newSketch receives them
     */
    public void sketchOn(Sketch newSketch) {
        sketch = newSketch;
    }

    /**
     * Bounds how many numbers a team may set in one decision, as {@link Observation#allow} bounds its looks.
     *
     * @param newSteps how many numbers until {@link StepBudgetError}
     */
    public void allow(long newSteps) {
        steps = newSteps;
    }

    /** {@return how many robots there are} */
    public int robots() {
        return robots;
    }

    /** {@return how many numbers each robot has} */
    public int channels() {
        return channels;
    }

    /** {@return all numbers, robot by robot; not a copy} */
    public double[] values() {
        return values;
    }

    /** Roles are for viewers only, but are saved so that a restored match looks the same. */
    @Override
    public void state(StateVisitor visitor) {
        visitor.reals(values);
        for (int i = 0; i < robots; i++) {
            roles[i] = visitor.text(roles[i]);
        }
    }
}
