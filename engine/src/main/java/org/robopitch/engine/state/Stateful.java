// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.state;

/**
 * Something that remembers. Its memory is described once, by {@link #state}; hash, snapshot and restore follow from that
 * description.
 *
 * <pre>{@code
 * public void state(StateVisitor visitor) {
 *     clock = visitor.real(clock);
 *     half = visitor.whole(half);
 *     running = visitor.flag(running);
 *     awarded = visitor.choice(awarded, Side.class);
 *     visitor.reals(waitedFor);
 *     watch.state(visitor);
 * }
 * }</pre>
 */
public interface Stateful {
    /**
     * Shows everything that decides how this continues, always in the same order, and takes over what comes back. What
     * follows from the rest may be left out, but has to be made again if the visitor is {@link StateVisitor#restoring}.
     *
     * @param visitor who reads, or returns other values to restore
     */
    void state(StateVisitor visitor);
}
