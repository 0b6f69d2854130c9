// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.hall;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;

/** Teams that would take the whole program with them, if they played in its process. */
public final class Deadly {
    private Deadly() {}

    public static final class Exits implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            if (observation.time() > 0.5) {
                System.exit(0);
            }
        }
    }

    public static final class ExitsWhenMade implements Team {
        public ExitsWhenMade() {
            System.exit(7);
        }

        @Override
        public void decide(Observation observation, Commands commands) {}
    }

    public static final class Halts implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            Runtime.getRuntime().halt(0);
        }
    }

    public static final class ExitsAndHangs implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            Runtime.getRuntime().addShutdownHook(new Thread(Unready::hang));
            System.exit(0);
        }
    }

    public static final class TakesAllMemory implements Team {
        private final List<byte[]> kept = new ArrayList<>();

        @Override
        public void decide(Observation observation, Commands commands) {
            kept.add(new byte[20_000_000]);
        }
    }

    public static final class TwentyThreadsADecision implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            for (int i = 0; i < 20; i++) {
                Thread thread = new Thread(Unready::hang);
                thread.setDaemon(true);
                thread.start();
            }
        }
    }

    public static final class ClosesTheDescriptor implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            try (FileOutputStream out = new FileOutputStream(FileDescriptor.out)) {
                out.write('x');
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
