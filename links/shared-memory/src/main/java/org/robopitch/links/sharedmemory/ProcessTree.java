// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A process and all that it started, as Linux counts them; on other systems, and once it has ended, nothing. */
final class ProcessTree {
    private static final Path PROCESSES = Path.of("/proc");

    /** Resident memory of each process, kB, by its number. */
    private final Map<Long, Long> processes = new LinkedHashMap<>();

    private final long most;
    private long threads;

    private ProcessTree(long most) {
        this.most = most;
    }

    /** Counts from a process on, until there are more threads than that: to look at all would take longer the more there are. */
    static ProcessTree of(long root, long most) {
        ProcessTree tree = new ProcessTree(most);
        tree.add(root);
        return tree;
    }

    private void add(long process) {
        List<Path> own = threads(process);
        long kilobytes = number(PROCESSES.resolve(process + "/status"), "VmRSS:");
        if (own.isEmpty() || processes.put(process, kilobytes) != null) {
            return;
        }
        threads += own.size();
        for (Path thread : own) {
            if (threads > most) {
                return;
            }
            try {
                for (String child : Files.readString(thread.resolve("children")).split(" ")) {
                    if (!child.isBlank()) {
                        add(Long.parseLong(child.strip()));
                    }
                }
            } catch (IOException ended) {
                continue;
            }
        }
    }

    Iterable<Long> processes() {
        return processes.keySet();
    }

    long threads() {
        return threads;
    }

    long kilobytes() {
        return processes.values().stream().mapToLong(Long::longValue).sum();
    }

    /** Where a thread is that has a number within namespaces of its own: its process and its number here, or -1. */
    long[] find(long inside) {
        for (long process : processes.keySet()) {
            for (Path thread : threads(process)) {
                if (number(thread.resolve("status"), "NSpid:") == inside) {
                    return new long[] {
                        process, Long.parseLong(thread.getFileName().toString())
                    };
                }
            }
        }
        return new long[] {-1, -1};
    }

    private static List<Path> threads(long process) {
        List<Path> threads = new ArrayList<>();
        try (DirectoryStream<Path> tasks = Files.newDirectoryStream(PROCESSES.resolve(process + "/task"))) {
            tasks.forEach(threads::add);
        } catch (IOException | java.nio.file.DirectoryIteratorException ended) {
            return List.of();
        }
        return threads;
    }

    /** The last number of a line of the system's file, or -1. */
    private static long number(Path status, String name) {
        try {
            for (String line : Files.readAllLines(status)) {
                if (line.startsWith(name)) {
                    String[] words = line.replace("kB", "").strip().split("\\s+");
                    return Long.parseLong(words[words.length - 1]);
                }
            }
        } catch (IOException | NumberFormatException ended) {
            return -1;
        }
        return -1;
    }
}
