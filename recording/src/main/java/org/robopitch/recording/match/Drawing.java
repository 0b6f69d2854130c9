// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a team draws from one moment on; it replaces what the same team drew before.
 *
 * @param step simulation steps done
 * @param time simulated time [s]
 * @param team 0 or 1, -1 for the referee
 * @param roles what each robot of the team is up to, by its number; null if none says
 */
public record Drawing(
        long step,
        double time,
        int team,
        List<Shape> shapes,
        @Nullable List<String> roles) {
    public Drawing {
        shapes = List.copyOf(shapes);
        roles = roles == null || roles.isEmpty() ? null : List.copyOf(roles);
    }

    /** A drawing alone. */
    public Drawing(long step, double time, int team, List<Shape> shapes) {
        this(step, time, team, shapes, null);
    }
}
