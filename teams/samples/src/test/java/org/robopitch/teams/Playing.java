// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams;

import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchListener;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.referee.MirosotRules;

/** Plays MiroSot matches for tests, and watches for robots that want to move and cannot. */
public final class Playing {
    private static final double WANTS = 12;
    private static final double MOVED = 0.02;

    private Playing() {}

    /**
     * What came of a match.
     *
     * @param match when it was over
     * @param blue goals
     * @param yellow goals
     * @param longestStuck the longest time that a robot drove without getting away from where it was, s
     */
    public record Result(Match match, int blue, int yellow, double longestStuck) {
        /** {@return goals of a side less those of the other} */
        public int lead(Side side) {
            return side == Side.BLUE ? blue - yellow : yellow - blue;
        }
    }

    /** Plays two halves without noise. */
    public static Result play(Size size, Team blue, Team yellow, long seed, double seconds) {
        return play(size, blue, yellow, seed, seconds, SensingSettings.PERFECT);
    }

    /** Plays two halves. */
    public static Result play(Size size, Team blue, Team yellow, long seed, double seconds, SensingSettings sensing) {
        Match match = match(size, blue, yellow, seed, seconds, sensing);
        StuckMeter meter = new StuckMeter(size.robotsPerTeam());
        match.watch(meter);
        while (!match.over()) {
            match.cycle();
        }
        return new Result(
                match,
                match.game().referee().play().blueScore(),
                match.game().referee().play().yellowScore(),
                meter.longest);
    }

    /** Sets up a match of two halves. */
    public static Match match(Size size, Team blue, Team yellow, long seed, double seconds, SensingSettings sensing) {
        Mirosot league = Mirosot.of(size).withRules(MirosotRules.defaults().with("halfSeconds", seconds / 2));
        return new Match(new MatchSetup(league, blue, yellow, seed, sensing, ActuationSettings.PERFECT));
    }

    private static final class StuckMeter implements MatchListener {
        private final int robots;
        private final BodyPose pose = new BodyPose();
        private final double[] anchorX;
        private final double[] anchorY;
        private final double[] still;
        double longest;

        StuckMeter(int robots) {
            this.robots = robots;
            anchorX = new double[2 * robots];
            anchorY = new double[2 * robots];
            still = new double[2 * robots];
        }

        @Override
        public void cycled(Match match) {
            for (int i = 0; i < 2 * robots; i++) {
                match.game().stage().read(i, pose);
                double dx = pose.x - anchorX[i];
                double dy = pose.y - anchorY[i];
                Commands commands = match.commands(i < robots ? Side.BLUE : Side.YELLOW);
                int robot = i % robots;
                if (dx * dx + dy * dy > MOVED * MOVED) {
                    anchorX[i] = pose.x;
                    anchorY[i] = pose.y;
                    still[i] = 0;
                } else if (Math.abs(commands.get(robot, 0) + commands.get(robot, 1)) > WANTS) {
                    still[i] += match.setup().league().cycleSeconds();
                    longest = Math.max(longest, still[i]);
                }
            }
        }
    }
}
