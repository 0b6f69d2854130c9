// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.List;

/** Numbers that can be read off the robots of a match besides where they are: joints, sensors, what they see. */
public interface Readings {
    /** {@return what they are, in one word of small letters, such as "joints"} */
    String name();

    /** {@return the names of the numbers of a robot, without spaces or commas, such as "rlj3.planned"} */
    List<String> names();

    /** {@return whether there are new numbers in this cycle} */
    boolean fresh();

    /**
     * Reads the numbers of a robot.
     *
     * @param body its index among the stage's bodies
     * @param into receives them in the order of their names; NaN for what is not there
     */
    void read(int body, double[] into);
}
