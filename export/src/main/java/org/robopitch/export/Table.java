// SPDX-License-Identifier: Apache-2.0
package org.robopitch.export;

import java.io.IOException;
import java.util.Locale;
import org.robopitch.recording.match.CsvExport;
import org.robopitch.recording.match.MatchRecordingReader;

/** The tables of a recording; docs/match.md says what their columns are. */
enum Table {
    /** A line for each body in each state. */
    STATES(
            "step BIGINT, time DOUBLE, side VARCHAR, robot INTEGER, x FLOAT, y FLOAT, qz FLOAT, qw FLOAT,"
                    + " vx FLOAT, vy FLOAT, wz FLOAT, z FLOAT, qx FLOAT, qy FLOAT, vz FLOAT, wx FLOAT, wy FLOAT,"
                    + " heading FLOAT",
            CsvExport::states),
    /** A line for each event. */
    EVENTS(
            "step BIGINT, time DOUBLE, kind VARCHAR, side VARCHAR, robot INTEGER, text VARCHAR, data VARCHAR",
            CsvExport::events),
    /** A line for each number of each command. */
    COMMANDS(
            "step BIGINT, time DOUBLE, source VARCHAR, robot INTEGER, channel INTEGER, value DOUBLE",
            CsvExport::commands),
    /** A line for each robot in each cycle: each joint as it was commanded and as it is. */
    JOINTS(Columns.READ, (reader, out) -> CsvExport.readings(reader, "joints", out)),
    /** A line for each robot in each cycle. */
    SENSORS(Columns.READ, (reader, out) -> CsvExport.readings(reader, "sensors", out)),
    /** A line for each robot whenever it looked. */
    SIGHT(Columns.READ, (reader, out) -> CsvExport.readings(reader, "sight", out)),
    /** A line for each message that a robot said. */
    SAY("step BIGINT, time DOUBLE, side VARCHAR, robot INTEGER, text VARCHAR", CsvExport::said);

    private final String columns;
    private final Lines lines;

    private static final class Columns {
        /** Stands for columns that only the recording knows. */
        static final String READ = "";

        private Columns() {}
    }

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

    /** Names and types of the columns, in SQL; those of readings are what the recording says. */
    String columns(MatchRecordingReader reader) {
        if (!columns.equals(Columns.READ)) {
            return columns;
        }
        return "step BIGINT, time DOUBLE, side VARCHAR, robot INTEGER, "
                + String.join(
                        ", ",
                        reader.readingNames(label()).stream()
                                .map(name -> name + " FLOAT")
                                .toList());
    }

    /** Whether a recording has anything for it: leagues without joints have no table of them. */
    boolean isIn(MatchRecordingReader reader) {
        return columns.equals(Columns.READ) ? !reader.readingNames(label()).isEmpty() : this != SAY || reader.hears();
    }

    void write(MatchRecordingReader reader, Appendable out) throws IOException {
        lines.write(reader, out);
    }
}
