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
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Properties;
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

    /**
     * A file that is read may be a stranger's, with views in place of tables: no statement reaches another file or the network,
     * loads an extension, or opens up what is closed here.
     */
    private static final Map<String, String> CLOSED = Map.of(
            "duckdb.read_only", "true",
            "enable_external_access", "false",
            "autoload_known_extensions", "false",
            "autoinstall_known_extensions", "false",
            "allow_community_extensions", "false",
            "lock_configuration", "true");

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
                database.setAutoCommit(false);
                Path samples = folder.resolve(Journal.SAMPLES);
                ResultTables.fill(database, FORMAT, description, results, settings, samples);
                for (String table : List.of("matches", "events", "heat")) {
                    parquet(database, folder, table);
                }
                if (Files.isDirectory(samples)) {
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
        Files.deleteIfExists(fresh);
        try (Statement statement = database.createStatement()) {
            statement.execute("copy " + table + " to '" + fresh.toString().replace("'", "''") + "' (format parquet)");
        }
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    static Connection connect(Path file, boolean readOnly) throws SQLException {
        Properties settings = new Properties();
        settings.putAll(readOnly ? CLOSED : Map.of());
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
