// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.brain;

import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** What decides for a robot: the whole Brain, or a drill that does one thing. */
@FunctionalInterface
public interface Mind extends Stateful {
    /**
     * {@return what to do in this cycle}
     *
     * @param body what the body is doing
     */
    Decision think(BodyStatus body);

    /**
     * {@inheritDoc}
     *
     * <p>Drills say nothing: they are for trials, which always start from the beginning.
     */
    @Override
    default void state(StateVisitor visitor) {}
}
