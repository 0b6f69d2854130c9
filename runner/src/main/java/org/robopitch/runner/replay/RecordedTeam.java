// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.replay;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;

/** Commands what was recorded, whatever it sees. */
final class RecordedTeam implements Team {
    private double[] next = new double[0];

    void next(double[] values) {
        next = values;
    }

    @Override
    public void decide(Observation observation, Commands commands) {
        System.arraycopy(next, 0, commands.values(), 0, commands.values().length);
    }
}
