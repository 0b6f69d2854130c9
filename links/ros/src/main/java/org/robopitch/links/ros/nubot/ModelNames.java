// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.nubot;

import java.util.ArrayList;
import java.util.List;

/** What the robots and the ball are called: prefix and number from 1, and "football". */
final class ModelNames {
    /** The ball. */
    static final String BALL = "football";

    private final List<String> robots = new ArrayList<>();

    ModelNames(NuBotSettings settings) {
        for (String prefix : List.of(settings.cyan(), settings.magenta())) {
            for (int i = 1; i <= settings.robots(); i++) {
                robots.add(prefix + i);
            }
        }
    }

    List<String> robots() {
        return robots;
    }

    String robot(int index) {
        return robots.get(index);
    }

    /** {@return the index of a body of that name, the ball's after all robots, or −1} */
    int find(String name) {
        return name.equals(BALL) ? robots.size() : robots.indexOf(name);
    }
}
