// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.hall;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;

/** Teams that lay hands on the program around them. */
public final class Meddling {
    private Meddling() {}

    public static final class InterruptsItself implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            Thread.currentThread().interrupt();
        }
    }

    public static final class InterruptsItselfLater implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            Thread deciding = Thread.currentThread();
            Thread later = new Thread(() -> {
                Thread.yield();
                deciding.interrupt();
            });
            later.setDaemon(true);
            later.start();
        }
    }

    public static final class Prints implements Team {
        private static final String LINE = "p".repeat(10_000);

        @Override
        public void decide(Observation observation, Commands commands) {
            System.out.println(LINE);
            System.err.println(LINE);
        }
    }

    public static final class ClosesTheOutput implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            System.out.close();
            System.err.close();
        }
    }

    public static final class ReplacesTheOutput implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        }
    }

    public static final class ChangesTheLocale implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            Locale.setDefault(Locale.forLanguageTag("ar-u-nu-arab"));
        }
    }

    public static final class ChangesItsSurroundings implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kolkata"));
            System.setIn(InputStream.nullInputStream());
            Thread.setDefaultUncaughtExceptionHandler(
                    (thread, thrown) -> Runtime.getRuntime().halt(7));
            System.setProperties(new Properties());
        }
    }

    public static final class InterruptsEverybody implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            Thread.getAllStackTraces().keySet().forEach(Thread::interrupt);
        }
    }

    public static final class HoldsLocks implements Team {
        private boolean held;

        @Override
        public void decide(Observation observation, Commands commands) {
            if (!held) {
                held = true;
                for (Object lock : new Object[] {System.out, System.err, Observation.class, Locale.class}) {
                    Thread holder = new Thread(() -> {
                        synchronized (lock) {
                            Unready.hang();
                        }
                    });
                    holder.setDaemon(true);
                    holder.start();
                }
            }
        }
    }

    /** Which only matters to those in whose process it runs. */
    public static final class HangsAtTheEnd implements Team {
        private boolean asked;

        @Override
        public void decide(Observation observation, Commands commands) {
            if (!asked) {
                asked = true;
                Runtime.getRuntime().addShutdownHook(new Thread(Unready::hang));
            }
        }
    }

    /** Says which process it has started, in an exception that the report shows. */
    public static final class LeavesAProcessBehind implements Team {
        private boolean started;

        @Override
        public void decide(Observation observation, Commands commands) {
            if (started) {
                return;
            }
            started = true;
            try {
                String seconds = "6" + System.nanoTime() % 10_000_000;
                new ProcessBuilder("sleep", seconds).start();
                throw new IllegalStateException("started sleep " + seconds);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
