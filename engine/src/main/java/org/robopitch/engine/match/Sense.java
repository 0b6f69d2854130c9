// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

/**
 * What one robot senses in one cycle beyond {@link RobotView}, in leagues whose robots have eyes and joints of their own.
 * Its content is the league's; frames that are delayed or lost are so for it too.
 */
public interface Sense {
    /**
     * Takes over another sense.
     *
     * @param other of the same type
     */
    void copyFrom(Sense other);
}
