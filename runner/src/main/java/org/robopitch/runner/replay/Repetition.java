// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.replay;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.runner.MatchOrder;

/** A match that is played again from its commands. */
final class Repetition {
    /** A team whose thoughts do not matter. */
    static final Team NOBODY = (seen, commands) -> {};

    final Match match;
    private final Echo blue;
    private final Echo yellow;
    private final int size;
    private double @Nullable [] nextOfBlue;

    Repetition(League league, MatchOrder order, Team blue, Team yellow) {
        this(league, order.seed(), order.sensing(), order.actuation(), blue, yellow);
    }

    Repetition(League league, long seed, SensingSettings sensing, ActuationSettings actuation, Team blue, Team yellow) {
        this.blue = new Echo(blue);
        this.yellow = new Echo(yellow);
        this.match = new Match(new MatchSetup(league, this.blue, this.yellow, seed, sensing, actuation));
        this.size = league.robotsPerSide() * league.channels();
    }

    /** Plays the next cycle; false, and nothing played, if the source has not (yet) the commands of both sides. */
    boolean cycle(CommandSource source) throws IOException {
        operate(source);
        long step = match.game().world().steps();
        if (nextOfBlue == null) {
            nextOfBlue = source.take(0, step, size);
        }
        double[] ofYellow = nextOfBlue == null ? null : source.take(1, step, size);
        if (nextOfBlue == null || ofYellow == null) {
            return false;
        }
        blue.next = nextOfBlue;
        yellow.next = ofYellow;
        nextOfBlue = null;
        match.cycle();
        return true;
    }

    /** Does what the operator did before the next cycle. */
    void operate(CommandSource source) throws IOException {
        source.operate(match, match.game().world().steps());
    }

    /** Drops commands that were taken for a cycle that is not played. */
    void forget() {
        nextOfBlue = null;
    }

    /** Values of a cycle for one side. */
    int size() {
        return size;
    }

    /** Thinks what the team thinks, and does what was done. */
    private static final class Echo implements Team {
        private final Team team;
        private double[] next = new double[0];

        Echo(Team team) {
            this.team = team;
        }

        @Override
        public void start(TeamInfo info) {
            team.start(info);
        }

        @Override
        public void decide(Observation observation, Commands commands) {
            try {
                team.decide(observation, commands);
            } finally {
                System.arraycopy(next, 0, commands.values(), 0, next.length);
            }
        }

        @Override
        public void state(StateVisitor visitor) {
            team.state(visitor);
        }
    }
}
