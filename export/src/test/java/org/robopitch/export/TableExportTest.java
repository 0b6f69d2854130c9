// SPDX-License-Identifier: Apache-2.0
package org.robopitch.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.Side;
import org.robopitch.recording.match.MatchInfo;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.recording.match.MatchRecordingWriter;
import org.robopitch.recording.match.MatchState;
import org.robopitch.recording.match.RecordedEvent;

class TableExportTest {
    @TempDir
    Path folder;

    private Path recording;

    @BeforeEach
    void record() throws IOException {
        recording = folder.resolve("match.mcap");
        MatchInfo info = new MatchInfo("test", "", 1, 1, "1", List.of("a", "b"), 0.001, 0.02, Map.of());
        try (MatchRecordingWriter writer = MatchRecordingWriter.create(recording, info, List.of())) {
            MatchState state = new MatchState();
            for (int i = 0; i < 100; i++) {
                state.begin(20 * i, 0.02 * i, i);
                BodyPose robot = new BodyPose();
                robot.x = 0.1 * i;
                robot.y = -0.25;
                robot.orient(0, 0, Math.sqrt(0.5), Math.sqrt(0.5));
                robot.vx = 0.5;
                state.add(0, Side.BLUE, 3, robot);
                BodyPose ball = new BodyPose();
                ball.x = 1e-7 * i;
                state.add(1, null, 0, ball);
                writer.state(state);
                writer.commands(20L * i, 0.02 * i, 1, new double[] {Math.PI * i, -1e-300}, 2);
            }
            writer.event(new RecordedEvent(
                    new MatchEvent(40, 0.04, "goal", Side.BLUE, -1, "he said \"goal, goal\",\nand was right"),
                    -1,
                    Map.of("x", 1.5)));
        }
    }

    @Test
    void parquetFilesHaveTypedColumnsAndTheValuesOfTheRecording() throws Exception {
        // A quote in a folder's name must not get out of the SQL around it.
        Path out = folder.resolve("it's a folder");
        assertThat(export(out, TableExport.Format.PARQUET, false))
                .containsExactly(
                        out.resolve("states.parquet"), out.resolve("events.parquet"), out.resolve("commands.parquet"));
        String states = "'" + out.resolve("states.parquet").toString().replace("'", "''") + "'";
        assertThat(query("SELECT count(*), max(step), max(x) FROM " + states)).containsExactly("200|1980|9.9");
        assertThat(query("SELECT robot, round(heading, 3), y FROM " + states + " WHERE step = 20 AND side = 'blue'"))
                .containsExactly("4|1.571|-0.25");
        String commands = states.replace("states", "commands");
        assertThat(query("SELECT value FROM " + commands + " WHERE step = 1980 AND channel = 0"))
                .containsExactly(Double.toString(Math.PI * 99));
        assertThat(query("SELECT min(value) FROM " + commands + " WHERE channel = 1"))
                .containsExactly("-1.0E-300");
        String events = states.replace("states", "events");
        assertThat(query("SELECT kind, robot, text, data FROM " + events))
                .containsExactly("goal|0|he said \"goal, goal\",\nand was right|x=1.5");
        assertThat(query("SELECT column_type FROM (DESCRIBE SELECT step, time, x FROM " + states + ")"))
                .containsExactly("BIGINT", "DOUBLE", "FLOAT");
    }

    @Test
    void csvFilesAreTextForEveryTool() throws Exception {
        Path out = folder.resolve("a/b");
        export(out, TableExport.Format.CSV, false);
        assertThat(Files.readAllLines(out.resolve("states.csv"))).hasSize(201);
        assertThat(Files.readAllLines(out.resolve("commands.csv")).get(0))
                .isEqualTo("step,time,source,robot,channel,value");
    }

    @Test
    void onlyTheTablesAreLeftInTheFolder() throws Exception {
        Path out = folder.resolve("tables");
        export(out, TableExport.Format.PARQUET, false);
        export(out, TableExport.Format.CSV, false);
        try (Stream<Path> files = Files.list(out)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder(
                            "states.csv",
                            "events.csv",
                            "commands.csv",
                            "states.parquet",
                            "events.parquet",
                            "commands.parquet");
        }
    }

    @Test
    void aFileThatIsThereIsReplacedOnlyWhenToldTo() throws Exception {
        Path out = Files.createDirectory(folder.resolve("tables"));
        Files.writeString(out.resolve("events.csv"), "precious");
        assertThatThrownBy(() -> export(out, TableExport.Format.CSV, false))
                .isInstanceOf(FileAlreadyExistsException.class)
                .hasMessageContaining("events.csv");
        assertThat(out.resolve("events.csv")).hasContent("precious");
        assertThat(out.resolve("states.csv")).doesNotExist();
        export(out, TableExport.Format.CSV, true);
        assertThat(out.resolve("events.csv")).content().contains("goal");
    }

    @Test
    void aFileInPlaceOfTheFolderIsNamed() {
        assertThatThrownBy(() -> export(recording, TableExport.Format.CSV, false))
                .hasMessageContaining("match.mcap: expected a folder");
    }

    private List<Path> export(Path out, TableExport.Format format, boolean replace) throws IOException {
        try (MatchRecordingReader reader = MatchRecordingReader.open(recording)) {
            return new TableExport(reader, out, format, replace).write();
        }
    }

    private static List<String> query(String sql) throws Exception {
        List<String> rows = new ArrayList<>();
        try (Connection database = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = database.createStatement();
                ResultSet result = statement.executeQuery(sql)) {
            int columns = result.getMetaData().getColumnCount();
            while (result.next()) {
                List<String> row = new ArrayList<>();
                for (int i = 1; i <= columns; i++) {
                    row.add(String.valueOf(result.getObject(i)));
                }
                rows.add(String.join("|", row));
            }
        }
        return rows;
    }
}
