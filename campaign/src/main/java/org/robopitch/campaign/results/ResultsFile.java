// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.results;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import org.robopitch.campaign.HeatGrid;
import org.robopitch.campaign.Journal;
import org.robopitch.campaign.MatchResult;

/**
 * Writes a campaign's results as a DuckDB file and as Parquet. The file is written beside its place and then moved there:
 * at every moment the one in place is whole.
 */
public final class ResultsFile {
    /** The file's name in the folder of a campaign. */
    public static final String NAME = "results.duckdb";

    private static final int FORMAT = 1;
    private static final String MATCHES = """
            create table matches (
              number integer primary key, round integer, league varchar, size varchar, blue varchar, yellow varchar,
              seed bigint, blue_goals integer, yellow_goals integer, seconds double, hash varchar, forfeit varchar,
              blue_possession double, blue_shots integer, yellow_shots integer, blue_distance double,
              yellow_distance double, collisions bigint, blue_errors bigint, yellow_errors bigint)
            """;
    private static final String EVENTS = """
            create table events (
              number integer, time double, kind varchar, side varchar, robot integer, text varchar)
            """;
    private static final String HEAT = """
            create table heat (number integer, x double, y double, cycles integer)
            """;

    private ResultsFile() {}

    /**
     * Writes results, in place of those that a run before has left.
     *
     * @param folder of the campaign
     * @param description of the campaign
     * @param results in the order of the schedule
     * @throws IOException if the file cannot be written, or the one in its place is not ours
     */
    public static void write(Path folder, String description, List<MatchResult> results) throws IOException {
        write(folder, description, results, List.of());
    }

    /**
     * A value that a parameter had in the matches of a round.
     *
     * @param round which, counted from 1
     * @param parameter its path
     * @param value of it
     */
    public record Setting(int round, String parameter, double value) {}

    /**
     * Writes results whose rounds differ in parameters.
     *
     * @param folder of the campaign
     * @param description of the campaign
     * @param results in the order of the schedule
     * @param settings the parameters' values
     * @throws IOException if the file cannot be written, or the one in its place is not ours
     */
    public static void write(Path folder, String description, List<MatchResult> results, List<Setting> settings)
            throws IOException {
        Path file = folder.resolve(NAME);
        checkOurs(file);
        Path fresh = folder.resolve(NAME + ".new");
        try {
            Files.deleteIfExists(fresh);
            try (Connection database = connect(fresh, false)) {
                fill(database, description, results);
                settings(database, settings);
                boolean sampled = SamplesTable.fill(database, folder.resolve(Journal.SAMPLES), results);
                for (String table : List.of("matches", "events", "heat")) {
                    parquet(database, folder, table);
                }
                if (sampled) {
                    parquet(database, folder, "samples");
                }
            }
            requireWhole(fresh, results.size());
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (SQLException | FileSystemException failed) {
            String why = failed instanceof SQLException sql ? firstLine(sql) : String.valueOf(failed.getMessage());
            throw new IOException(
                    file + ": cannot be written: " + why
                            + ". All matches are kept in the journal: make room and repeat the command",
                    failed);
        } finally {
            Files.deleteIfExists(fresh);
            Files.deleteIfExists(log(fresh));
        }
    }

    /** What DuckDB has written and not yet moved into the file. */
    private static Path log(Path file) {
        return file.resolveSibling(file.getFileName() + ".wal");
    }

    /** DuckDB does not say that the disk was full when it closed a file. */
    private static void requireWhole(Path fresh, int matches) throws SQLException {
        if (Files.exists(log(fresh))) {
            throw new SQLException(
                    "the disk may be full: not everything could be moved from DuckDB's log into the file");
        }
        try (Connection database = connect(fresh, true);
                Statement statement = database.createStatement();
                ResultSet found = statement.executeQuery("select count(*), sum(length(hash)) from matches")) {
            if (!found.next() || found.getInt(1) != matches) {
                throw new SQLException("the disk may be full: not all matches are in the file");
            }
        }
    }

    /**
     * Refuses a folder in which the results could not be written at the end, before anything is played.
     *
     * @param folder of the campaign
     * @throws IOException if a file that is not ours, half written or read-only is where the results go
     */
    public static void requireOurs(Path folder) throws IOException {
        Path file = folder.resolve(NAME);
        checkOurs(file);
        if (Files.exists(file) && Files.getFileStore(file).supportsFileAttributeView("posix")) {
            if (!Files.getPosixFilePermissions(file).contains(PosixFilePermission.OWNER_WRITE)) {
                throw new IOException(
                        file + ": this file is read-only and was not changed; make it writable, or use another --out");
            }
        }
    }

    private static void parquet(Connection database, Path folder, String table) throws SQLException, IOException {
        Path file = folder.resolve(table + ".parquet");
        Path fresh = folder.resolve(table + ".parquet.new");
        try (Statement statement = database.createStatement()) {
            statement.execute("copy " + table + " to '" + fresh.toString().replace("'", "''") + "' (format parquet)");
        }
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    private static void fill(Connection database, String description, List<MatchResult> results) throws SQLException {
        database.setAutoCommit(false);
        try (Statement statement = database.createStatement()) {
            statement.execute("create table campaign (format integer, description varchar)");
            statement.execute(MATCHES);
            statement.execute(EVENTS);
            statement.execute(HEAT);
        }
        try (PreparedStatement row = database.prepareStatement("insert into campaign values (?, ?)")) {
            set(row, FORMAT, description);
            row.executeUpdate();
        }
        try (PreparedStatement match = database.prepareStatement(
                        "insert into matches values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
                PreparedStatement event = database.prepareStatement("insert into events values (?, ?, ?, ?, ?, ?)");
                PreparedStatement heat = database.prepareStatement("insert into heat values (?, ?, ?, ?)")) {
            for (MatchResult result : results) {
                match(match, result);
                events(event, result);
                heat(heat, result);
            }
            match.executeBatch();
            event.executeBatch();
            heat.executeBatch();
        }
        database.commit();
    }

    private static void settings(Connection database, List<Setting> settings) throws SQLException {
        try (Statement statement = database.createStatement()) {
            statement.execute("create table settings (round integer, parameter varchar, value double)");
        }
        try (PreparedStatement row = database.prepareStatement("insert into settings values (?, ?, ?)")) {
            for (Setting setting : settings) {
                set(row, setting.round(), setting.parameter(), setting.value());
                row.addBatch();
            }
            row.executeBatch();
        }
        database.commit();
    }

    private static void match(PreparedStatement row, MatchResult result) throws SQLException {
        MatchResult.Play play = result.play();
        set(
                row,
                result.number(),
                result.round(),
                result.league(),
                result.size(),
                result.blue(),
                result.yellow(),
                result.seed(),
                result.score().blue(),
                result.score().yellow(),
                result.seconds(),
                result.hash(),
                result.forfeit(),
                play.bluePossession(),
                play.blueShots(),
                play.yellowShots(),
                play.blueDistance(),
                play.yellowDistance(),
                play.collisions(),
                play.blueErrors(),
                play.yellowErrors());
        row.addBatch();
    }

    private static void events(PreparedStatement row, MatchResult result) throws SQLException {
        for (MatchResult.Event event : result.events()) {
            set(row, result.number(), event.time(), event.kind(), event.side(), event.robot(), event.text());
            row.addBatch();
        }
    }

    private static void heat(PreparedStatement row, MatchResult result) throws SQLException {
        HeatGrid grid = result.heat();
        for (int i = 0; i < grid.counts().length; i++) {
            if (grid.counts()[i] > 0) {
                double x = ((i % HeatGrid.COLUMNS + 0.5) / HeatGrid.COLUMNS - 0.5) * grid.length();
                double y = ((i / HeatGrid.COLUMNS + 0.5) / HeatGrid.ROWS - 0.5) * grid.width();
                set(row, result.number(), x, y, grid.counts()[i]);
                row.addBatch();
            }
        }
    }

    private static void set(PreparedStatement row, Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            row.setObject(i + 1, values[i]);
        }
    }

    static Connection connect(Path file, boolean readOnly) throws SQLException {
        Properties settings = new Properties();
        if (readOnly) {
            settings.setProperty("duckdb.read_only", "true");
        }
        try {
            return DriverManager.getConnection("jdbc:duckdb:" + file, settings);
        } catch (LinkageError missing) {
            Throwable cause = missing;
            while (cause.getCause() != null) {
                cause = cause.getCause();
            }
            throw new SQLException(
                    "DuckDB cannot be loaded: its library is unpacked into " + System.getProperty("java.io.tmpdir")
                            + " (" + cause.getMessage() + ")",
                    missing);
        }
    }

    /** Refuses a file that we did not write. */
    static void checkOurs(Path file) throws IOException {
        if (!Files.exists(file)) {
            return;
        }
        try (Connection database = connect(file, true);
                Statement statement = database.createStatement();
                ResultSet found = statement.executeQuery("select format from campaign")) {
            if (!found.next() || found.getInt(1) != FORMAT) {
                throw new IOException(file + ": expected results of format " + FORMAT + "; move the file away");
            }
        } catch (SQLException foreign) {
            throw new IOException(
                    file
                            + ": this is not a RoboPitch results file and was not changed; move it away (DuckDB says: "
                            + firstLine(foreign) + ")",
                    foreign);
        }
    }

    static String firstLine(SQLException problem) {
        return String.valueOf(problem.getMessage()).lines().findFirst().orElse("");
    }
}
