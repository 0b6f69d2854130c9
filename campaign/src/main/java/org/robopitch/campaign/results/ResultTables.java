// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.duckdb.DuckDBAppender;
import org.duckdb.DuckDBConnection;
import org.robopitch.campaign.HeatGrid;
import org.robopitch.campaign.Journal;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.Samples;
import org.robopitch.declare.Component;
import org.robopitch.declare.Declared;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Statistic;

/**
 * The tables of a campaign's results, whose columns are the components of records.
 *
 * <p>Rows are appended in blocks: inserted one by one they take a tenth of a millisecond each, and a match has hundreds of
 * them, so that a long tournament would end with a minute in which nothing is played.
 */
final class ResultTables {
    private static final Map<Class<?>, String> TYPES = Map.of(
            int.class, "integer",
            long.class, "bigint",
            float.class, "real",
            double.class, "double",
            String.class, "varchar");

    /** Every table but that of the campaign names the match. */
    private static final String NUMBER = "number integer, ";

    private ResultTables() {}

    /** The row of the table {@code campaign}. */
    private record About(int format, String description) {}

    /** How often the ball was in a cell. */
    private record Cell(double x, double y, int cycles) {}

    private interface Rows {
        void append(DuckDBAppender rows) throws SQLException, IOException;
    }

    /**
     * Makes the tables, and fills them.
     *
     * @param samples the folder of samples; it need not be there
     */
    static void fill(
            Connection database,
            int format,
            String description,
            List<MatchResult> results,
            List<ResultsFile.Setting> settings,
            Path samples)
            throws SQLException, IOException {
        table(database, "campaign", columns(About.class), rows -> append(rows, new About(format, description)));
        table(database, "matches", columns(MatchResult.class) + statistics() + ", primary key (number)", rows -> {
            for (MatchResult result : results) {
                append(rows, result, statistics(result));
            }
        });
        table(database, "events", NUMBER + columns(MatchResult.Event.class), rows -> {
            for (MatchResult result : results) {
                for (MatchResult.Event event : result.events()) {
                    append(rows, result.number(), event);
                }
            }
        });
        table(database, "heat", NUMBER + columns(Cell.class), rows -> {
            for (MatchResult result : results) {
                heat(rows, result);
            }
        });
        table(database, "settings", columns(ResultsFile.Setting.class), rows -> {
            for (ResultsFile.Setting setting : settings) {
                append(rows, setting);
            }
        });
        if (Files.isDirectory(samples)) {
            table(database, "samples", NUMBER + columns(Samples.Row.class), rows -> {
                for (MatchResult result : results) {
                    samples(rows, result.number(), Journal.samplesFile(samples, result.number()));
                }
            });
        }
        database.commit();
    }

    private static void table(Connection database, String name, String columns, Rows fill)
            throws SQLException, IOException {
        try (Statement statement = database.createStatement()) {
            statement.execute("create table " + name + " (" + columns + ")");
        }
        try (DuckDBAppender rows =
                database.unwrap(DuckDBConnection.class).createAppender(DuckDBConnection.DEFAULT_SCHEMA, name)) {
            fill.append(rows);
        }
    }

    /** The columns of a record: its components that a column can hold, and those of records that have nothing else. */
    private static String columns(Class<?> type) {
        List<String> columns = new ArrayList<>();
        for (Component component : Declared.of(type.asSubclass(Record.class)).components()) {
            String sql = TYPES.get(component.type());
            if (sql != null) {
                columns.add(component.key() + " " + sql);
            } else if (isRow(component.type())) {
                columns.add(columns(component.type()));
            }
        }
        return String.join(", ", columns);
    }

    private static boolean isRow(Class<?> type) {
        return type.isRecord()
                && Declared.of(type.asSubclass(Record.class)).components().stream()
                        .allMatch(component -> TYPES.containsKey(component.type()));
    }

    private static String statistics() {
        StringBuilder columns = new StringBuilder();
        for (Statistic one : Statistic.in(Statistic.Told.RESULTS)) {
            for (Side side : one.sides()) {
                columns.append(", ").append(one.column(side)).append(one.isCount() ? " bigint" : " double");
            }
        }
        return columns.toString();
    }

    private static List<Object> statistics(MatchResult result) {
        List<Object> values = new ArrayList<>();
        for (Statistic one : Statistic.in(Statistic.Told.RESULTS)) {
            for (Side side : one.sides()) {
                double value = result.play().of(one, side);
                values.add(one.isCount() ? (Object) (long) value : (Object) value);
            }
        }
        return values;
    }

    private static void append(DuckDBAppender rows, Object... values) throws SQLException {
        rows.beginRow();
        for (Object value : values) {
            put(rows, value);
        }
        rows.endRow();
    }

    /** Puts a value into the next column, or all that {@link #columns} names of a record. */
    private static void put(DuckDBAppender rows, Object value) throws SQLException {
        if (value instanceof Integer number) {
            rows.append(number.intValue());
        } else if (value instanceof Long number) {
            rows.append(number.longValue());
        } else if (value instanceof Float number) {
            rows.append(number.floatValue());
        } else if (value instanceof Double number) {
            rows.append(number.doubleValue());
        } else if (value instanceof String text) {
            rows.append(text);
        } else if (value instanceof Record record) {
            for (Component component : Declared.of(record).components()) {
                if (TYPES.containsKey(component.type()) || isRow(component.type())) {
                    put(rows, component.get(record));
                }
            }
        } else {
            for (Object one : (List<?>) value) {
                put(rows, one);
            }
        }
    }

    private static void heat(DuckDBAppender rows, MatchResult result) throws SQLException {
        HeatGrid grid = result.heat();
        for (int i = 0; i < grid.counts().length; i++) {
            if (grid.counts()[i] > 0) {
                double x = ((i % HeatGrid.COLUMNS + 0.5) / HeatGrid.COLUMNS - 0.5) * grid.length();
                double y = ((i / HeatGrid.COLUMNS + 0.5) / HeatGrid.ROWS - 0.5) * grid.width();
                append(rows, result.number(), new Cell(x, y, grid.counts()[i]));
            }
        }
    }

    private static void samples(DuckDBAppender rows, int number, Path file) throws IOException {
        if (Files.exists(file)) {
            new Samples(Files.readAllBytes(file)).read(row -> {
                try {
                    append(rows, number, row);
                } catch (SQLException failed) {
                    throw new IOException(failed.getMessage(), failed);
                }
            });
        }
    }
}
