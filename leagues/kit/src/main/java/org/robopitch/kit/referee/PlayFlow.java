// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.referee;

import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/**
 * How play is stopped and continues. It is on; or it waits, until the time of a stop has passed; or it is halted, until
 * somebody lets it continue. A restart that was prepared where no event could be reported is announced later.
 */
public final class PlayFlow implements Stateful {
    private enum Phase {
        ON,
        WAITING,
        HALTED
    }

    private final double tolerance;
    private Phase phase = Phase.HALTED;
    private double left;
    private boolean announced = true;

    /**
     * Halted play.
     *
     * @param tolerance a wait is over this much before its time, s: {@link Halves#TOLERANCE}, or 0 as there
     */
    public PlayFlow(double tolerance) {
        this.tolerance = tolerance;
    }

    /**
     * Stops play for a restart, which is to be announced.
     *
     * @param seconds how long
     */
    public void stop(double seconds) {
        waitFor(seconds);
        announced = false;
    }

    /**
     * Waits, from now on.
     *
     * @param seconds how long
     */
    public void waitFor(double seconds) {
        phase = Phase.WAITING;
        left = seconds;
    }

    /** Halts play until somebody lets it continue. */
    public void halt() {
        phase = Phase.HALTED;
        left = 0;
    }

    /** Lets play continue. */
    public void goOn() {
        phase = Phase.ON;
        left = 0;
    }

    /**
     * Counts time of a wait.
     *
     * @param seconds how much has passed
     * @return whether play waits and need not any longer; it continues when {@link #goOn} is called
     */
    public boolean pass(double seconds) {
        if (phase != Phase.WAITING) {
            return false;
        }
        left -= seconds;
        return left <= tolerance;
    }

    /** {@return whether play is on} */
    public boolean isOn() {
        return phase == Phase.ON;
    }

    /** {@return whether play waits for a time} */
    public boolean isWaiting() {
        return phase == Phase.WAITING;
    }

    /** {@return whether play rests until somebody lets it continue} */
    public boolean isHalted() {
        return phase == Phase.HALTED;
    }

    /** {@return how much longer play waits, s; below 0 once it waits longer than it had to} */
    public double left() {
        return left;
    }

    /**
     * Notes that the restart is announced.
     *
     * @return whether it was not before
     */
    public boolean announce() {
        boolean due = !announced;
        announced = true;
        return due;
    }

    @Override
    public void state(StateVisitor visitor) {
        phase = visitor.choice(phase);
        left = visitor.real(left);
        announced = visitor.flag(announced);
    }
}
