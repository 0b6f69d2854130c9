// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.toy;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.random.RandomStream;

/** Teams for tests. */
public final class ToyTeams {
    private ToyTeams() {}

    /** Drives after the ball, with a wobble from its own random stream, and draws where it goes. */
    public static Team chaser() {
        return new Chaser();
    }

    /** Stands still. */
    public static Team idle() {
        return (observation, commands) -> {};
    }

    private static final class Chaser implements Team {
        private RandomStream random = new RandomStream(0, 0);

        @Override
        public void start(TeamInfo info) {
            random = info.random();
        }

        @Override
        public void decide(Observation observation, Commands commands) {
            double dx = observation.ball().x() - observation.own(0).x();
            double dy = observation.ball().y() - observation.own(0).y();
            double turn = StrictMath.atan2(dy, dx) - observation.own(0).heading();
            turn = StrictMath.IEEEremainder(turn, 2 * Math.PI);
            commands.set(0, 0, 1.2 * StrictMath.cos(turn));
            commands.set(0, 1, 8 * turn + random.between(-0.5, 0.5));
            commands.role(0, "chaser");
            commands.sketch()
                    .line(
                            observation.own(0).x(),
                            observation.own(0).y(),
                            observation.ball().x(),
                            observation.ball().y(),
                            "orange");
        }
    }
}
