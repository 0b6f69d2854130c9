// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robopitch.campaign.MatchResult;
import org.robopitch.engine.match.Side;

/** Points and goals of every team: three points for a win, one for a draw; then the goal difference, then the goals. */
public final class Standings {
    /** Points for a win. */
    public static final int WIN = 3;

    private final List<Row> rows;

    private Standings(List<Row> rows) {
        this.rows = rows;
    }

    /**
     * A team's line.
     *
     * @param team its name
     * @param won matches
     * @param drawn matches
     * @param lost matches
     * @param scored goals for it
     * @param conceded goals against it
     */
    public record Row(String team, int won, int drawn, int lost, int scored, int conceded) {
        /** {@return its points} */
        public int points() {
            return WIN * won + drawn;
        }

        /** {@return its goal difference} */
        public int lead() {
            return scored - conceded;
        }

        /** {@return its matches} */
        public int played() {
            return won + drawn + lost;
        }

        private Row with(int goals, int against) {
            return new Row(
                    team,
                    won + (goals > against ? 1 : 0),
                    drawn + (goals == against ? 1 : 0),
                    lost + (goals < against ? 1 : 0),
                    scored + goals,
                    conceded + against);
        }
    }

    /** {@return the standings after some matches; teams that are level keep the order of the list} */
    public static Standings of(List<String> teams, List<MatchResult> results) {
        Map<String, Row> byTeam = new LinkedHashMap<>();
        teams.forEach(team -> byTeam.put(team, new Row(team, 0, 0, 0, 0, 0)));
        for (MatchResult result : results) {
            for (Side side : Side.values()) {
                byTeam.computeIfPresent(
                        result.team(side),
                        (team, row) -> row.with(result.goals(side), result.goals(side) - result.lead(side)));
            }
        }
        List<Row> rows = new ArrayList<>(byTeam.values());
        rows.sort((a, b) -> {
            int byPoints = Integer.compare(b.points(), a.points());
            int byLead = Integer.compare(b.lead(), a.lead());
            return byPoints != 0 ? byPoints : byLead != 0 ? byLead : Integer.compare(b.scored(), a.scored());
        });
        return new Standings(List.copyOf(rows));
    }

    /** {@return the lines, the best team first} */
    public List<Row> rows() {
        return rows;
    }
}
