// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.Side;
import org.robopitch.runner.team.ThisJava;

/**
 * What the process of a team may use.
 *
 * @param memoryMegabytes heap, MB; the process as a whole may have {@value #OVERHEAD_MEGABYTES} MB more
 * @param threads of the process, those of Java itself among them
 */
public record ProcessLimits(int memoryMegabytes, int threads) {
    static final int OVERHEAD_MEGABYTES = 400;
    /** Of the processes that build and keep the walls. */
    static final int OVERHEAD_THREADS = 5;

    private static final Path STATUS = Path.of("/proc/self/status");
    private static final List<Path> TASKSET = List.of(Path.of("/usr/bin/taskset"), Path.of("/bin/taskset"));

    public ProcessLimits {
        if (memoryMegabytes < 32 || memoryMegabytes > 65536) {
            throw new IllegalArgumentException(
                    "the memory of a team must be between 32 and 65536 MB, but is " + memoryMegabytes);
        }
        if (threads < 30 || threads > 10_000) {
            throw new IllegalArgumentException(
                    "the threads of a team must be between 30 and 10000 (Java itself has about 20), but are "
                            + threads);
        }
    }

    /** 512 MB and 100 threads. */
    public static ProcessLimits defaults() {
        return new ProcessLimits(512, 100);
    }

    /** Java and its flags: nobody may attach to it, and it leaves no files behind. */
    List<String> command() {
        List<String> command = ThisJava.command();
        command.add("-Xmx" + memoryMegabytes + "m");
        command.add("-XX:MaxMetaspaceSize=192m");
        command.add("-XX:MaxDirectMemorySize=64m");
        command.add("-XX:+UseSerialGC");
        command.add("-XX:ActiveProcessorCount=1");
        command.add("-XX:+ExitOnOutOfMemoryError");
        command.add("-Xshare:auto");
        command.add("-XX:-UsePerfData");
        command.add("-XX:+DisableAttachMechanism");
        command.add("-XX:+ErrorFileToStderr");
        command.add("-XX:-CreateCoredumpOnCrash");
        return command;
    }

    /** What keeps a command on one processor a side, where the system can be asked for that. */
    static List<String> oneProcessor(Side side) {
        for (Path taskset : TASKSET) {
            if (Files.isExecutable(taskset)) {
                List<Integer> allowed = allowedProcessors();
                if (allowed.size() > 1) {
                    int processor = allowed.get(allowed.size() - 1 - side.ordinal());
                    return List.of(taskset.toString(), "-c", Integer.toString(processor));
                }
            }
        }
        return List.of();
    }

    /** The processors that this process may use, such as {@code 0-3,8}. */
    private static List<Integer> allowedProcessors() {
        List<Integer> allowed = new ArrayList<>();
        try {
            for (String line : Files.readAllLines(STATUS)) {
                if (line.startsWith("Cpus_allowed_list:")) {
                    for (String range :
                            line.substring(line.indexOf(':') + 1).strip().split(",")) {
                        String[] ends = range.split("-");
                        int last = Integer.parseInt(ends[ends.length - 1]);
                        for (int i = Integer.parseInt(ends[0]); i <= last; i++) {
                            allowed.add(i);
                        }
                    }
                }
            }
        } catch (IOException | NumberFormatException e) {
            return List.of(); // a system without this file, where a team may use all processors
        }
        return allowed;
    }
}
