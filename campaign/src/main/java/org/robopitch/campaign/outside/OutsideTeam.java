// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.outside;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.link.OutsideProgram;

/**
 * An external program as a team of a campaign: the link that it speaks, a colon and its command line, such as
 * {@code fira:python3 my_team.py}.
 *
 * @param link over which it plays
 * @param command that starts it
 */
public record OutsideTeam(String link, String command) {
    /** {@return the program that a team's name says, or null for a team inside} */
    public static @Nullable OutsideTeam parse(String team, OutsideLinks links) {
        for (String link : links.names()) {
            if (team.startsWith(link + ":")) {
                String command = team.substring(link.length() + 1).strip();
                if (command.isEmpty()) {
                    throw new IllegalArgumentException(
                            "'" + team + "' names no program: a command line is expected after " + link + ":");
                }
                return new OutsideTeam(link, command);
            }
        }
        return null;
    }

    /**
     * Refuses teams that cannot meet: programs of two links in one match.
     *
     * @param teams all teams of a campaign
     * @param links what programs may speak
     */
    public static void requireOneLink(List<String> teams, OutsideLinks links) {
        OutsideTeam first = null;
        for (String team : teams) {
            OutsideTeam program = parse(team, links);
            if (first == null) {
                first = program;
            } else if (program != null && !program.link.equals(first.link)) {
                throw new IllegalArgumentException("programs on different links cannot play each other: " + first.link
                        + " and " + program.link + "; use the same link for all");
            }
        }
    }

    /** {@return the link of a match's programs, or null if both teams play inside} */
    static @Nullable String linkOf(MatchOrder order, OutsideLinks links) {
        for (Side side : Side.values()) {
            OutsideTeam program = parse(order.team(side), links);
            if (program != null) {
                return program.link;
            }
        }
        return null;
    }

    /** {@return the order with programs as the runner names them} */
    static MatchOrder started(MatchOrder order, OutsideLinks links) {
        return order.withTeams(started(order.blue(), links), started(order.yellow(), links));
    }

    private static String started(String team, OutsideLinks links) {
        OutsideTeam program = parse(team, links);
        return program == null ? team : OutsideProgram.PREFIX + program.command;
    }
}
