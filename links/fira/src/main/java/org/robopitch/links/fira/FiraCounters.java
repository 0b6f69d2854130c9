// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.robopitch.engine.match.Side;
import org.robopitch.runner.link.LinkCounters;
import org.robopitch.runner.link.LinkCounters.Counter;

/** What the link counts, each under a name for people. */
final class FiraCounters {
    final LinkCounters all = new LinkCounters();

    final Counter environmentsSent = all.counter("environments sent");
    final Counter sendFailures = all.counter("datagrams that could not be sent");
    final Counter systemDrops = all.counter("datagrams dropped by the system: buffer full");
    final Counter packetsReceived = all.counter("packets received");
    final Counter packetsUnreadable = all.counter("packets dropped: not a Packet");
    final Counter packetsEmpty = all.counter("packets dropped: empty");

    final Counter commandsTaken = all.counter("commands taken");
    final Counter commandsNotFinite = all.counter("commands dropped: not a finite number");
    final Counter commandsNoRobot = all.counter("commands dropped: no such robot");
    final Counter commandsInside = all.counter("commands dropped: that side is not external");
    final Counter commandsStale = all.counter("commands dropped: answer to an earlier Environment");

    final Counter replacementsTaken = all.counter("replacements taken");
    final Counter replacementsNotFinite = all.counter("replacements dropped: not a finite number");
    final Counter replacementsNoRobot = all.counter("replacements dropped: no such robot");
    final Counter replacementsTooFar = all.counter("replacements dropped: out of reach");
    final Counter replacementsEmpty = all.counter("replacements dropped: empty");
    final Counter replacementsRefused = all.counter("replacements dropped: not allowed with --referee inside");
    final Counter wishesTooMany = all.counter("replacements and placements dropped: too many at once");

    final Counter refereeCommandsSent = all.counter("referee commands sent");
    final Counter callsTaken = all.counter("calls of the external referee");
    final Counter callsReceived = all.counter("calls received");
    final Counter callsTooMany = all.counter("calls dropped: too many");
    final Counter callsRepeated = all.counter("calls repeated by the external referee");
    final Counter callsRelayed = all.counter("calls repeated for programs that join later");
    final Counter callsUnreadable = all.counter("calls dropped: not a VSSRef_Command");
    final Counter callsForeign = all.counter("calls dropped: from another machine");
    final Counter callsIgnored = all.counter("calls dropped: the built-in referee is in charge");
    final Counter placementsSent = all.counter("placements sent for built-in teams");
    final Counter placementsReceived = all.counter("placements received");
    final Counter placementsUnreadable = all.counter("placements dropped: not a VSSRef_Placement");
    final Counter placementsForeign = all.counter("placements dropped: from another machine");
    final Counter placementsNotFinite = all.counter("placements dropped: not a finite number");
    final Counter placementsNoRobot = all.counter("placements dropped: no such robot or team");
    final Counter placementsTaken = all.counter("placements taken");
    final Counter placementsElsewhere = all.counter("placements left to the external referee");
    final Counter placementsPartly = all.counter("robots left out of placements: no such robot");
    final Counter placementsRefused = all.counter("placements dropped: against the rules of the restart");

    final Counter blueMissed = all.counter("answers missed by blue");
    final Counter yellowMissed = all.counter("answers missed by yellow");

    Counter missed(Side side) {
        return side == Side.BLUE ? blueMissed : yellowMissed;
    }

    /** What the link has to say to the person who started it. Safe for use by several threads. */
    static final class Notices {
        /** The subject of notices about a second referee. */
        static final String TWO_REFEREES = "two referees";

        private final Set<String> said = ConcurrentHashMap.newKeySet();
        private volatile Consumer<String> console = text -> {};

        void to(Consumer<String> newConsole) {
            console = newConsole;
        }

        void say(String text) {
            console.accept(text);
        }

        /** Prints a notice unless one about the same subject was printed in this match; returns whether it did. */
        boolean once(String subject, String text) {
            boolean fresh = said.add(subject);
            if (fresh) {
                say(text);
            }
            return fresh;
        }

        /** Another match begins. */
        void begin() {
            said.clear();
        }
    }
}
