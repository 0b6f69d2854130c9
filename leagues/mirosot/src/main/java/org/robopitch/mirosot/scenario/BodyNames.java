// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.scenario;

import org.robopitch.mirosot.MirosotLeague;

/** What bodies are called in files: a robot by its side and number, which counts from 1. */
record BodyNames(MirosotLeague league) {

    String of(int body) {
        int robots = league.robots();
        if (body < robots) {
            return team(body) + " " + (body % league.robotsPerTeam() + 1);
        }
        return body == robots ? "ball" : "wall";
    }

    String team(int robot) {
        return league.isBlue(robot) ? "blue" : "yellow";
    }
}
