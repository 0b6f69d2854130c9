// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.scenario;

import java.io.PrintWriter;
import org.robopitch.mirosot.MirosotLeague;

/** How a trajectory is written down. */
public enum TrajectoryFormat {
    /** Comma-separated values with a header. */
    CSV {
        @Override
        public ScenarioListener writer(MirosotLeague league, PrintWriter out) {
            return new TrajectoryWriter(league, new CsvRows(out));
        }
    },
    /** A JSON object per line. */
    JSONL {
        @Override
        public ScenarioListener writer(MirosotLeague league, PrintWriter out) {
            return new TrajectoryWriter(league, new JsonRows(out));
        }
    };

    /**
     * {@return a listener that writes what it hears}
     *
     * @param league the league that is played
     * @param out where to write
     */
    public abstract ScenarioListener writer(MirosotLeague league, PrintWriter out);
}
