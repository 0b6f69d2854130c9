// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.match;

import java.util.List;
import java.util.function.ObjIntConsumer;

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

    /**
     * {@return readings that are new in every cycle}
     *
     * @param source writes the numbers of the body of an index
     */
    static Readings of(String name, List<String> names, ObjIntConsumer<double[]> source) {
        record Fresh(String name, List<String> names, ObjIntConsumer<double[]> source) implements Readings {
            @Override
            public boolean fresh() {
                return true;
            }

            @Override
            public void read(int body, double[] into) {
                source.accept(into, body);
            }
        }
        return new Fresh(name, List.copyOf(names), source);
    }
}
