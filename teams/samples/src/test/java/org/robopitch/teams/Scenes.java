// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams;

import org.robopitch.engine.match.FieldInfo;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Rhythm;
import org.robopitch.engine.match.RobotInfo;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.random.RandomStream;

/** Situations for tests of single decisions, on a pitch of 2.2 m × 1.8 m. */
public final class Scenes {
    private Scenes() {}

    /** {@return what a team knows of a match} */
    public static TeamInfo info(int robots) {
        return new TeamInfo(
                Side.BLUE,
                robots,
                new FieldInfo(2.2, 1.8, 0.4, 0.15, 0.15, 0.7, 0.02135),
                new RobotInfo(0.075, new RobotInfo.WheelPair(0.025, 0.068, 68)),
                new Rhythm(0.016, 0.001),
                new RandomStream(1, 1));
    }

    /** {@return everybody in two columns of its half, play going on, the ball in the middle} */
    public static Observation lineUp(int robots) {
        Observation observation = new Observation(robots);
        observation.begin(0, new PlayState("play", true, null, "first half", 0, 0, 0), Side.BLUE);
        for (int i = 0; i < robots; i++) {
            double x = i == 0 ? -1 : -0.4 - 0.2 * (i % 2);
            double y = i == 0 ? 0 : -0.8 + 1.6 * i / robots;
            observation.own(i).set(x, y, 0, 0, 0, 0);
            observation.opponent(i).set(-x, -y, Math.PI, 0, 0, 0);
        }
        observation.ball().set(0, 0, 0, 0, 0, 0);
        return observation;
    }
}
