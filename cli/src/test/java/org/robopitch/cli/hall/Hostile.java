// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.hall;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import sun.misc.Unsafe;

/** Teams that end their own process in ways that once cost others theirs. Outside of walls they would harm this machine. */
public final class Hostile {
    private Hostile() {}

    static Process run(String script) {
        try {
            return new ProcessBuilder("sh", "-c", script)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Unsafe unsafe() {
        try {
            Field field = Unsafe.class.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            return (Unsafe) field.get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Ends each process that it may see: behind walls, its own. */
    public static final class KillsItsChildren implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            run("kill -9 " + ProcessHandle.current().pid());
        }
    }

    public static final class StopsItself implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            run("kill -STOP " + ProcessHandle.current().pid());
        }
    }

    public static final class Crashes implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            unsafe().putAddress(0, 0);
        }
    }

    public static final class PretendsASignal implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            Runtime.getRuntime().halt(137);
        }
    }

    /** Sessions and parents of their own were a way out once. */
    public static final class LeavesDaemonsBehind implements Team {
        static final String SECONDS = "987654";

        private boolean started;

        @Override
        public void decide(Observation observation, Commands commands) {
            if (!started) {
                started = true;
                run("setsid sh -c '(setsid nohup sleep " + SECONDS + " >/dev/null 2>&1 &) ; exit 0'");
            }
        }
    }

    public static final class StartsManyProcesses implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            for (int i = 0; i < 20; i++) {
                run("sleep 60");
            }
        }
    }

    /** Writes noise into the memory through which it answers, behind the back of Java. */
    public static final class ScribblesIntoItsMailbox implements Team {
        private final SplittableRandom random = new SplittableRandom(1);

        @Override
        public void decide(Observation observation, Commands commands) {
            try {
                for (String line : Files.readAllLines(Path.of("/proc/self/maps"))) {
                    if (line.contains("mailbox")) {
                        long from = Long.parseUnsignedLong(line.substring(0, line.indexOf('-')), 16);
                        for (int i = 0; i < 1000; i++) {
                            // Not into the words by which both ends wait for each other.
                            unsafe().putByte(from + 128 + (1 << 20) + random.nextInt(1 << 20), (byte) random.nextInt());
                        }
                        Thread scribbler = new Thread(() -> scribble(from));
                        scribbler.setDaemon(true);
                        scribbler.start();
                    }
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static void scribble(long from) {
            SplittableRandom noise = new SplittableRandom(2);
            for (int i = 0; i < 10_000_000; i++) {
                unsafe().putByte(from + 128 + (1 << 20) + noise.nextInt(4096), (byte) noise.nextInt());
            }
        }
    }

    /** Leaves its own processor for all, and keeps them busy. */
    public static final class TakesAllProcessors implements Team {
        private boolean started;

        @Override
        public void decide(Observation observation, Commands commands) {
            if (!started) {
                started = true;
                run("taskset -cap 0-63 " + ProcessHandle.current().pid());
                for (int i = 0; i < 4; i++) {
                    Thread busy = new Thread(() -> {
                        for (long k = 0; k >= 0; k++) {
                            Thread.onSpinWait();
                        }
                    });
                    busy.setDaemon(true);
                    busy.start();
                }
            }
        }
    }
}
