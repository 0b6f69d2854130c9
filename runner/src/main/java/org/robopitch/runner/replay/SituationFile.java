// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.replay;

import java.util.Locale;
import java.util.Set;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Situation;
import org.robopitch.engine.match.Team;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;

/** Writes a moment of a match as a scenario file, with which other matches begin. */
public final class SituationFile {
    private static final double DURATION = 10;

    /** Speeds below this are what rounding left, m/s and rad/s. */
    private static final double NOTHING = 1e-12;

    private SituationFile() {}

    /**
     * {@return the file: the league with all its parameters, and where robots and ball are}
     *
     * @param moment which moment
     * @param catalogue knows its league
     * @throws IllegalArgumentException if its robots have joints, which scenario files do not
     */
    public static String of(Moment moment, Catalogue catalogue) {
        MatchOrder order = moment.order();
        League league = catalogue.league(order);
        Team nobody = (seen, commands) -> {};
        Match match =
                new Match(new MatchSetup(league, nobody, nobody, order.seed(), order.sensing(), order.actuation()));
        match.goOnFrom(moment.snapshot(), Set.of(), true);
        String where = String.format(
                Locale.ROOT,
                "# %s, seed %d, after %.2f s. Begin a match with it: robopitch play --scenario FILE%n",
                league.name(),
                order.seed(),
                match.game().world().time());
        return where
                + league.configuration().strip()
                + "\nduration: " + DURATION + " # s, for robopitch scenario run\noutputInterval: "
                + league.cycleSeconds() + "\n"
                + initial(Situation.of(match), league.robotsPerSide());
    }

    /** The section {@code initial}, exact but for the rounding of headings. */
    private static String initial(Situation situation, int robotsPerSide) {
        StringBuilder text = new StringBuilder("initial:\n");
        if (!situation.robots().isEmpty()) {
            text.append("  robots:\n");
        }
        for (Situation.Robot robot : situation.robots()) {
            text.append("    - {robot: ").append(robot.index() < robotsPerSide ? "blue " : "yellow ");
            text.append(robot.index() % robotsPerSide + 1);
            text.append(", x: ").append(robot.x()).append(", y: ").append(robot.y());
            text.append(", heading: ").append(robot.heading());
            add(text, "along", robot.along());
            add(text, "across", robot.across());
            add(text, "spin", robot.spin());
            text.append("}\n");
        }
        Situation.Ball ball = situation.ball();
        if (ball != null) {
            text.append("  ball: {x: ").append(ball.x()).append(", y: ").append(ball.y());
            add(text, "z", ball.z());
            add(text, "vx", ball.vx());
            add(text, "vy", ball.vy());
            add(text, "vz", ball.vz());
            text.append("}\n");
        }
        return text.toString();
    }

    private static void add(StringBuilder text, String key, double value) {
        if (Math.abs(value) > NOTHING) {
            text.append(", ").append(key).append(": ").append(value);
        }
    }
}
