// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import java.util.function.Supplier;
import org.robopitch.engine.match.Team;

/** Who plays yellow. */
public sealed interface Opponents {
    /** {@return its name in commands} */
    String name();

    /** Nobody: yellow has no robots on the pitch. */
    record None() implements Opponents {
        @Override
        public String name() {
            return "none";
        }
    }

    /** Further agents of the program that learns, so that a policy can play against itself. */
    record Self() implements Opponents {
        @Override
        public String name() {
            return "self";
        }
    }

    /**
     * A team.
     *
     * @param name what it is called
     * @param teams makes a fresh one for each episode
     */
    record Played(String name, Supplier<? extends Team> teams) implements Opponents {}
}
