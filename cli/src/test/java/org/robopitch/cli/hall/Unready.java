// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.hall;

import java.util.concurrent.CountDownLatch;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;

/** Teams that do not even begin to play. */
public final class Unready {
    private Unready() {}

    static void hang() {
        while (true) {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                // It hangs on.
                continue;
            }
        }
    }

    private abstract static class Standing implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {}
    }

    public static final class ConstructorHangs extends Standing {
        public ConstructorHangs() {
            hang();
        }
    }

    public static final class ConstructorThrows extends Standing {
        public ConstructorThrows() {
            throw new IllegalStateException("no licence file");
        }
    }

    public static final class ConstructorThrowsAnError extends Standing {
        public ConstructorThrowsAnError() {
            throw new NoClassDefFoundError("org/example/Brain");
        }
    }

    public static final class ClassHangs extends Standing {
        static {
            hang();
        }
    }

    public static final class ClassThrows extends Standing {
        static final int NUMBER = Integer.parseInt("seven");
    }

    public static final class StartHangs extends Standing {
        @Override
        public void start(TeamInfo info) {
            hang();
        }
    }

    public static final class StartThrows extends Standing {
        @Override
        public void start(TeamInfo info) {
            throw new IllegalStateException("no such file");
        }
    }

    public static final class StartOverflowsTheStack extends Standing {
        @SuppressWarnings("InfiniteRecursion") // That is its fault.
        @Override
        public void start(TeamInfo info) {
            start(info);
        }
    }
}
