// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.movement;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.humanoid.body.Joint;

/**
 * A movement planned from where the joints are: for each joint one speed for each cycle, smoothed, re-timed and within
 * eq. 1 to 6 (Bahia3D 2010, sec. 4).
 */
public final class MovementPlan {
    private static final int MOST_CYCLES = 20_000;

    private final double cycle;
    private final int cycles;
    private final boolean[] moved = new boolean[Joint.COUNT];
    private final double[][] speeds = new double[Joint.COUNT][];
    private final double[][] angles = new double[Joint.COUNT][];

    private MovementPlan(double cycle, int cycles) {
        this.cycle = cycle;
        this.cycles = cycles;
    }

    /**
     * {@return the plan of a movement}
     *
     * @param movement what to do
     * @param start α_0 of all joints, rad
     * @param cycle Δt_min, s
     * @param m how many cycles a time step lasts (sec. 4.3): 1 for the movement as it is written
     */
    public static MovementPlan of(Movement movement, double[] start, double cycle, int m) {
        int steps = Math.max(1, (int) Math.rint(movement.duration() / cycle));
        MovementPlan plan = new MovementPlan(cycle, steps * m);
        SpeedLimits limits = movement.limits();
        for (Joint joint : Joint.values()) {
            plan.joint(joint, movement, start[joint.ordinal()], steps, m, limits);
        }
        return plan;
    }

    private void joint(Joint joint, Movement movement, double start, int steps, int m, SpeedLimits limits) {
        int j = joint.ordinal();
        double[] reference = reference(movement.poses(), j, start, steps);
        DerivativeFilter.smooth(reference, movement.passes());
        double[] wanted = Retiming.retimed(reference, cycle, cycle, m);
        speeds[j] = new double[cycles];
        angles[j] = new double[cycles];
        double angle = start;
        double speed = 0;
        double planned = start;
        for (int i = 0; i < cycles; i++) {
            planned += wanted[i] * cycle;
            // What eq. 4 cut off in one step is made up for in the next, so that the movement still arrives.
            speed = moved[j] ? limits.clamp(joint, angle, speed, cycle, (planned - angle) / cycle) : 0;
            angle += speed * cycle;
            speeds[j][i] = speed;
            angles[j][i] = angle;
        }
    }

    /** The speeds that lead straight from pose to pose, by cycles. */
    private double[] reference(List<Pose> poses, int j, double start, int steps) {
        double[] result = new double[steps];
        double from = start;
        double fromTime = 0;
        int done = 0;
        for (Pose pose : poses) {
            double target = pose.angles()[j];
            if (Double.isNaN(target)) {
                continue;
            }
            moved[j] = true;
            int until = Math.min(steps, Math.max(done + 1, (int) Math.rint(pose.time() / cycle)));
            int first = Math.min(until - 1, Math.max(done, (int) Math.rint(fromTime / cycle)));
            for (int i = first; i < until; i++) {
                result[i] = (target - from) / ((until - first) * cycle);
            }
            from = target;
            fromTime = pose.time();
            done = until;
        }
        return result;
    }

    /** {@return how many cycles it lasts} */
    public int cycles() {
        return cycles;
    }

    /**
     * {@return whether a joint takes part}
     *
     * @param joint which
     */
    public boolean moves(Joint joint) {
        return moved[joint.ordinal()];
    }

    /**
     * {@return a joint's planned speed in a cycle, rad/s}
     *
     * @param joint which
     * @param index of the cycle; after the last, 0
     */
    public double speed(Joint joint, int index) {
        return index < cycles ? speeds[joint.ordinal()][index] : 0;
    }

    /**
     * {@return a joint's planned angle at the end of a cycle, rad}
     *
     * @param joint which
     * @param index of the cycle; after the last, the last
     */
    public double angle(Joint joint, int index) {
        return angles[joint.ordinal()][Math.min(index, cycles - 1)];
    }

    /**
     * {@return the plan to continue with, or null}
     *
     * @param plan the present one, or null
     * @param cycle s
     * @param visitor who reads, or returns another plan to restore
     */
    public static @Nullable MovementPlan state(@Nullable MovementPlan plan, double cycle, StateVisitor visitor) {
        int length = visitor.whole(plan == null ? 0 : plan.cycles);
        if (length < 0 || length > MOST_CYCLES) {
            throw new IllegalArgumentException(
                    "a movement lasts at most " + MOST_CYCLES + " cycles, but is to last " + length);
        }
        MovementPlan next = visitor.restoring() ? length == 0 ? null : new MovementPlan(cycle, length) : plan;
        if (next != null) {
            next.visit(visitor);
        }
        return next;
    }

    private void visit(StateVisitor visitor) {
        visitor.flags(moved);
        for (int j = 0; j < Joint.COUNT; j++) {
            if (visitor.restoring()) {
                speeds[j] = new double[cycles];
                angles[j] = new double[cycles];
            }
            visitor.reals(speeds[j]);
            visitor.reals(angles[j]);
        }
    }
}
