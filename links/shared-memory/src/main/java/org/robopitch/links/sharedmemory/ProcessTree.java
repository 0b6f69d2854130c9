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

    /** Threads and resident memory [kB] of each process, by its number. */
    private final Map<Long, long[]> processes = new LinkedHashMap<>();

    private ProcessTree() {}

    static ProcessTree of(long root) {
        ProcessTree tree = new ProcessTree();
        tree.add(root);
        return tree;
    }

    private void add(long process) {
        List<Path> threads = threads(process);
        long kilobytes = number(PROCESSES.resolve(process + "/status"), "VmRSS:");
        if (threads.isEmpty() || processes.put(process, new long[] {threads.size(), kilobytes}) != null) {
            return;
        }
        for (Path thread : threads) {
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
        return processes.values().stream().mapToLong(counts -> counts[0]).sum();
    }

    long kilobytes() {
        return processes.values().stream().mapToLong(counts -> counts[1]).sum();
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
