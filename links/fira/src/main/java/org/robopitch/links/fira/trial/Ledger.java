// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira.trial;

import com.google.protobuf.InvalidProtocolBufferException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.robopitch.links.fira.wire.Packet;
import org.robopitch.links.fira.wire.Replacement;
import org.robopitch.runner.link.LinkCounters;

/** What a fuzz run has sent, read apart from the link: all of it must be found again in what the link has counted. */
final class Ledger {
    private long packets;
    private long placements;
    private long unreadable;
    private long empty;
    private long commands;
    private long replacements;

    void packet(byte[] bytes) {
        packets++;
        try {
            Packet packet = Packet.parseFrom(bytes);
            if (packet.getCmd().getRobotCommandsCount() == 0 && !packet.hasReplace()) {
                empty++;
            }
            commands += packet.getCmd().getRobotCommandsCount();
            replacements += packet.hasReplace() ? size(packet.getReplace()) : 0;
        } catch (InvalidProtocolBufferException e) {
            unreadable++;
        }
    }

    /** One that is empty is counted once. */
    private static int size(Replacement replacement) {
        return Math.max(1, replacement.getRobotsCount() + (replacement.hasBall() ? 1 : 0));
    }

    void placement() {
        placements++;
    }

    /** How many datagrams have not been received by the link. */
    long lost(List<LinkCounters.Count> counts) {
        return packets
                + placements
                - LinkCounters.sum(counts, "packets received")
                - LinkCounters.sum(counts, "placements received");
    }

    /**
     * Compares with what the link has counted.
     *
     * @throws IllegalStateException if something was neither followed nor counted as dropped
     */
    void require(List<LinkCounters.Count> counts) {
        Map<String, long[]> differences = new TreeMap<>();
        compare(differences, "packets", unreadable + empty, LinkCounters.sum(counts, "packets dropped"));
        compare(differences, "commands", commands, LinkCounters.sum(counts, "commands taken", "commands dropped"));
        // One counter is for both, because what is too much at once is not looked at any closer.
        compare(
                differences,
                "replacements and placements",
                replacements + placements,
                LinkCounters.sum(
                        counts,
                        "replacements taken",
                        "replacements dropped",
                        "placements taken",
                        "placements dropped",
                        "replacements and placements dropped"));
        if (!differences.isEmpty()) {
            StringBuilder text = new StringBuilder("not all that was sent was counted:");
            differences.forEach(
                    (what, both) -> text.append(' ').append(both[0] + " " + what + " sent, " + both[1] + " counted;"));
            throw new IllegalStateException(text.toString());
        }
    }

    private static void compare(Map<String, long[]> differences, String what, long sent, long counted) {
        if (sent != counted) {
            differences.put(what, new long[] {sent, counted});
        }
    }
}
