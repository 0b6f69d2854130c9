// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot;

import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/**
 * A part of a robot's program whose memory is its fields, so that none is described a second time:
 *
 * <ul>
 *   <li>fields that are not final: numbers, flags, texts and choices;
 *   <li>the elements of arrays of those, final or not;
 *   <li>fields and arrays of what is {@link Stateful} itself: the parts.
 * </ul>
 *
 * A {@code transient} field is none of it: a reference to another's part, or a value that is computed before it is read. A
 * field that can change and is of any other kind has to be transient, and shown by overriding {@link #state}.
 */
public interface Remembering extends Stateful {
    @Override
    default void state(StateVisitor visitor) {
        Memory.show(this, visitor);
    }
}
