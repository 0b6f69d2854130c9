// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.hall;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;

/** Teams that throw in a decision. */
public final class Throwing {
    private Throwing() {}

    public static final class AnException implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            throw new IllegalStateException("the ball is square");
        }
    }

    public static final class NowAndThen implements Team {
        private int decisions;

        @Override
        public void decide(Observation observation, Commands commands) {
            decisions++;
            if (decisions % 2 == 0) {
                throw new IllegalStateException("every second time");
            }
            commands.wheels(0, 5, 5);
        }
    }

    public static final class AnError implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            throw new NoClassDefFoundError("org/example/Brain");
        }
    }

    public static final class OutOfMemory implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            throw new OutOfMemoryError("so it says");
        }
    }

    public static final class OverflowsTheStack implements Team {
        @SuppressWarnings("InfiniteRecursion") // That is its fault.
        @Override
        public void decide(Observation observation, Commands commands) {
            decide(observation, commands);
        }
    }

    public static final class ACheckedException implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            Throwing.<RuntimeException>sneak(new Exception("not declared"));
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void sneak(Throwable thrown) throws T {
        throw (T) thrown;
    }

    public static final class WordsThrow implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            throw new RuntimeException() {
                @Override
                public String toString() {
                    throw new IllegalStateException("no words");
                }
            };
        }
    }

    public static final class WordsAreNull implements Team {
        @Override
        @SuppressWarnings("NullAway")
        public void decide(Observation observation, Commands commands) {
            throw new RuntimeException() {
                @Override
                public String toString() {
                    return null;
                }
            };
        }
    }

    public static final class WordsHang implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            throw new RuntimeException() {
                @Override
                public String toString() {
                    Unready.hang();
                    return "";
                }
            };
        }
    }

    public static final class TenMegabytesOfWords implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            throw new IllegalStateException("x".repeat(10_000_000));
        }
    }

    public static final class WordsForATerminal implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            throw new IllegalStateException("\u001b[2J\r\n\u0000 hash 0000000000000000");
        }
    }

    public static final class StackTraceThrows implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            throw new RuntimeException("where?") {
                @Override
                public StackTraceElement[] getStackTrace() {
                    throw new IllegalStateException("nowhere");
                }
            };
        }
    }

    public static final class StackTraceIsEmpty implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            throw new RuntimeException("where?") {
                @Override
                public StackTraceElement[] getStackTrace() {
                    return new StackTraceElement[] {null};
                }
            };
        }
    }
}
