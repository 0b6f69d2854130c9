// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.hall;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Locale;
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
}
