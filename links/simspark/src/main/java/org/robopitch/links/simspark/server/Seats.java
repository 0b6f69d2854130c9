// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.server;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;
import org.robopitch.links.simspark.wire.ServedGame;

/** Who plays where. Seats are given and asked in one order, by team and number, in whatever order sockets deliver. */
final class Seats {
    private final @Nullable AgentSession[] seats;
    private final int perTeam;
    private final String left;
    private final Set<Side> open;
    private final String[] teams = {"", ""};
    private final List<String> seen = new ArrayList<>();

    Seats(int perTeam, String left, Set<Side> open) {
        this.perTeam = perTeam;
        this.left = left;
        this.open = open;
        this.seats = new AgentSession[2 * perTeam];
        teams[0] = left;
    }

    /** Gives seats to those who want one; those who cannot have theirs are disconnected. */
    void give(List<AgentSession> sessions, ServedGame arena, ServerCounters counters) {
        List<AgentSession> waiting = new ArrayList<>();
        for (AgentSession session : sessions) {
            if (session.wantsSeat()) {
                waiting.add(session);
                if (!seen.contains(session.team)) {
                    seen.add(session.team);
                }
            }
        }
        waiting.sort(Comparator.comparingInt((AgentSession session) -> seen.indexOf(session.team))
                .thenComparingInt(session -> session.wantedNumber == 0 ? perTeam + 1 : session.wantedNumber));
        for (AgentSession session : waiting) {
            Side side = side(session.team);
            int number = side == null ? 0 : number(side, session.wantedNumber);
            if (side == null || number == 0) {
                counters.refused.add();
                session.connection.close();
            } else {
                teams[side.ordinal()] = session.team;
                seats[index(side, number)] = session;
                session.seat(side, number);
                arena.join(side, number, session.type, session.team);
            }
        }
    }

    private int index(Side side, int number) {
        return side.ordinal() * perTeam + number - 1;
    }

    /** {@return the side of a team, or else one that is free, or null} */
    private @Nullable Side side(String team) {
        Side free = null;
        for (Side side : team.isEmpty() ? Set.<Side>of() : open) {
            if (teams[side.ordinal()].equals(team)) {
                return side;
            }
            free = free == null && teams[side.ordinal()].isEmpty() ? side : free;
        }
        return free;
    }

    private int number(Side side, int wanted) {
        if (wanted != 0) {
            boolean free = wanted > 0 && wanted <= perTeam && seats[index(side, wanted)] == null;
            return free ? wanted : 0;
        }
        for (int number = 1; number <= perTeam; number++) {
            if (seats[index(side, number)] == null) {
                return number;
            }
        }
        return 0;
    }

    /** Empties the seats of those who are gone. */
    void clear(ServedGame arena, ServerCounters counters) {
        for (int i = 0; i < seats.length; i++) {
            AgentSession session = seats[i];
            if (session != null && !session.seated()) {
                seats[i] = null;
                counters.left.add();
                arena.leave(Side.values()[i / perTeam], i % perTeam + 1);
            }
        }
        for (Side side : Side.values()) {
            // A team that left before the game began gives way to another.
            String team = teams[side.ordinal()];
            if (!arena.begun() && isEmpty(side) && !team.isEmpty()) {
                seen.remove(team);
                teams[side.ordinal()] = side == Side.BLUE ? left : "";
            }
        }
    }

    private boolean isEmpty(Side side) {
        for (int number = 1; number <= perTeam; number++) {
            if (seats[index(side, number)] != null) {
                return false;
            }
        }
        return true;
    }

    /** Disconnects an agent, if there is one: its robot leaves as if the agent had died. */
    void dismiss(Side side, int number) {
        AgentSession session = number <= perTeam ? seats[index(side, number)] : null;
        if (session != null) {
            session.connection.close();
        }
    }

    /** Whether a cycle has to wait for an agent of a side. */
    boolean isAwaited(Side side) {
        return taken().stream().anyMatch(session -> session.side == side && session.awaited());
    }

    boolean nobody() {
        return taken().stream().noneMatch(AgentSession::seated);
    }

    /** Whether there are agents, and none of them answers: time does not run away from them then. */
    boolean isIdle() {
        return !nobody()
                && taken().stream().noneMatch(session -> session.seated() && (session.synced || session.awaited()));
    }

    /** Those who have a seat, in the order of the seats; who is gone has it until it is cleared. */
    List<AgentSession> taken() {
        List<AgentSession> taken = new ArrayList<>();
        for (AgentSession session : seats) {
            if (session != null) {
                taken.add(session);
            }
        }
        return taken;
    }
}
