// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import org.robopitch.engine.state.Stateful;

/**
 * What one robot senses in one cycle beyond {@link RobotView}, in leagues whose robots have eyes and joints of their own.
 * Its content is the league's; frames that are delayed or lost are so for it too.
 */
public interface Sense extends Stateful {
    /**
     * Takes over another sense.
     *
     * @param other of the same type
     */
    void copyFrom(Sense other);
}
