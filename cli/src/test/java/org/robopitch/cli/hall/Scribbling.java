// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.hall;

import java.util.Arrays;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;

/** Teams that command, draw or say nonsense. */
public final class Scribbling {
    private Scribbling() {}

    public static final class CommandsNan implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            commands.wheels(0, Double.NaN, 1);
            commands.wheels(1, 1, Double.NEGATIVE_INFINITY);
        }
    }

    public static final class CommandsTheLargestNumbers implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            Arrays.fill(commands.values(), Double.MAX_VALUE);
            commands.wheels(0, -Double.MAX_VALUE, Double.MIN_VALUE);
        }
    }

    public static final class CommandsRobotsThereAreNot implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            commands.wheels(99, 1, 1);
        }
    }

    public static final class ChangesWhatItSees implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            observation.ball().set(1e300, 1e300, 0, Double.NaN, 0, 0);
            observation.own(0).set(Double.NaN, 0, 0, 0, 0, 0);
            observation.opponent(0).hide();
        }
    }

    public static final class HugeDrawing implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            commands.sketch().line(1e305, -1e305, Double.MAX_VALUE, 0, "red");
            commands.sketch().circle(1e307, 1e304, Double.MAX_VALUE, "blue");
            commands.sketch().text(-1e308, 1e306, "far", "black");
        }
    }

    public static final class NanDrawing implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            commands.sketch().line(Double.NaN, 0, 1, Double.POSITIVE_INFINITY, "red");
            commands.sketch().circle(0, 0, -1, "red");
        }
    }

    public static final class TooManyDrawings implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            for (int i = 0; i < 20_000; i++) {
                commands.sketch().line(0, 0, i * 1e-5, 1, "#12345678");
            }
        }
    }

    public static final class LongWordsInDrawings implements Team {
        private static final String LONG = "\ud800" + "y".repeat(10_000_000);

        @Override
        public void decide(Observation observation, Commands commands) {
            commands.sketch().text(0, 0, LONG, LONG);
        }
    }

    @SuppressWarnings("NullAway")
    public static final class NullsInDrawings implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            commands.sketch().line(0, 0, 1, 1, null);
            commands.sketch().text(0, 0, null, "red");
        }
    }

    public static final class LongRoles implements Team {
        private static final String LONG = "keeper\u001b[31m".repeat(1_000_000);

        @Override
        public void decide(Observation observation, Commands commands) {
            commands.role(0, LONG);
        }
    }

    @SuppressWarnings("NullAway")
    public static final class NullRoles implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            commands.role(0, null);
        }
    }

    public static final class DrawsFromAnotherThread implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            Thread painter = new Thread(() -> {
                for (int i = 0; i < 2000; i++) {
                    commands.sketch().circle(0, 0, i * 1e-4, "red");
                    commands.wheels(0, i, -i);
                }
            });
            painter.setDaemon(true);
            painter.start();
        }
    }
}
