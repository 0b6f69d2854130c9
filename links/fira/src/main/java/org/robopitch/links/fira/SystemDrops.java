// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.fira;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.robopitch.runner.link.LinkCounters.Counter;
import org.robopitch.runner.pace.Clock;

/**
 * Counts what the system dropped at our ports because more came than it could hold. Linux tells it in a table of all
 * sockets; elsewhere nothing is known, and nothing counted.
 */
final class SystemDrops {
    private static final Path TABLE = Path.of("/proc/net/udp");
    private static final long LOOK_NANOS = 100_000_000;

    private final Set<String> ours;
    private final Counter counter;
    private long known;
    private long looked;

    /** Counts what is dropped at these addresses from now on. */
    SystemDrops(List<InetSocketAddress> addresses, Counter counter) {
        this.ours = addresses.stream().map(SystemDrops::asInTheTable).collect(Collectors.toUnmodifiableSet());
        this.counter = counter;
        this.known = sum();
        this.looked = Clock.SYSTEM.nanoTime();
    }

    /** The address as the bytes of a number of this machine, and the port: {@code 0100007F:4E2B}. */
    private static String asInTheTable(InetSocketAddress address) {
        int number = ByteBuffer.wrap(address.getAddress().getAddress())
                .order(ByteOrder.nativeOrder())
                .getInt();
        return String.format(Locale.ROOT, "%08X:%04X", number, address.getPort());
    }

    /** Counts what has come since the last time, ten times a second at most. */
    synchronized void look() {
        if (Clock.SYSTEM.nanoTime() - looked >= LOOK_NANOS) {
            lookNow();
        }
    }

    synchronized void lookNow() {
        looked = Clock.SYSTEM.nanoTime();
        long sum = sum();
        if (sum > known) {
            counter.add(sum - known);
            known = sum;
        }
    }

    private long sum() {
        try {
            return Files.readAllLines(TABLE).stream()
                    .map(line -> line.trim().split("\\s+"))
                    .filter(columns -> columns.length > 2 && ours.contains(columns[1]))
                    .mapToLong(columns -> Long.parseLong(columns[columns.length - 1]))
                    .sum();
        } catch (IOException | NumberFormatException e) {
            // Another system, or a table of another kind.
            return 0;
        }
    }
}
