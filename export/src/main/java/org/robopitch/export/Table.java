// SPDX-License-Identifier: Apache-2.0
package org.robopitch.export;

import java.io.IOException;
import java.util.Locale;
import org.robopitch.recording.match.CsvExport;
import org.robopitch.recording.match.MatchRecordingReader;

/** The tables of a recording; docs/match.md says what their columns are. */
public enum Table {
    /** A line for each body in each state. */
    STATES(
            "step BIGINT, time DOUBLE, id INTEGER, team TINYINT, number INTEGER, x FLOAT, y FLOAT, qz FLOAT, qw FLOAT,"
                    + " vx FLOAT, vy FLOAT, wz FLOAT, z FLOAT, qx FLOAT, qy FLOAT, vz FLOAT, wx FLOAT, wy FLOAT,"
                    + " heading FLOAT",
            CsvExport::states),
    /** A line for each event. */
    EVENTS(
            "step BIGINT, time DOUBLE, kind VARCHAR, team TINYINT, robot INTEGER, text VARCHAR, data VARCHAR",
            CsvExport::events),
    /** A line for each number of each command. */
    COMMANDS("step BIGINT, time DOUBLE, source TINYINT, channel INTEGER, value DOUBLE", CsvExport::commands);

    private final String columns;
    private final Lines lines;

    private interface Lines {
        void write(MatchRecordingReader reader, Appendable out) throws IOException;
    }

    Table(String columns, Lines lines) {
        this.columns = columns;
        this.lines = lines;
    }

    String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Names and types of the columns, in SQL. */
    String columns() {
        return columns;
    }

    void write(MatchRecordingReader reader, Appendable out) throws IOException {
        lines.write(reader, out);
    }
}
