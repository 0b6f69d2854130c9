// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.hall;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Team;

/** Teams that do not come back from a decision. */
public final class Endless {
    private Endless() {}

    public static final class Hangs implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            Unready.hang();
        }
    }

    public static final class HangsLater implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            commands.wheels(0, 10, 10);
            if (observation.time() > 1) {
                Unready.hang();
            }
        }
    }

    public static final class Burns implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            while (true) {
                Thread.onSpinWait();
            }
        }
    }

    public static final class LooksForEver implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            while (observation.ball().x() < 1000) {
                commands.wheels(0, 1, 1);
            }
        }
    }

    public static final class CommandsForEver implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            for (int i = 0; i >= 0; i = (i + 1) & 0xFFFF) {
                commands.wheels(0, i, i);
            }
        }
    }

    public static final class IgnoresItsBudget implements Team {
        @Override
        public void decide(Observation observation, Commands commands) {
            while (true) {
                try {
                    observation.ball();
                } catch (Error used) {
                    Unready.hang();
                }
            }
        }
    }
}
