// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.results;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.duckdb.DuckDBAppender;
import org.duckdb.DuckDBConnection;
import org.robopitch.campaign.HeatGrid;
import org.robopitch.campaign.MatchResult;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Statistic;

/**
 * The tables of a campaign's results, samples aside.
 *
 * <p>Rows are appended in blocks: inserted one by one they take a tenth of a millisecond each, and a match has hundreds of
 * them, so that a long tournament would end with a minute in which nothing is played.
 */
final class ResultTables {
    private static final String CAMPAIGN = """
            create table campaign (format integer, description varchar)
            """;
    private static final String MATCHES = """
            create table matches (
              number integer primary key, round integer, league varchar, size varchar, blue varchar, yellow varchar,
              seed bigint, blue_goals integer, yellow_goals integer, seconds double, hash varchar, forfeit varchar%s)
            """;
    private static final String EVENTS = """
            create table events (
              number integer, time double, kind varchar, side varchar, robot integer, text varchar)
            """;
    private static final String HEAT = """
            create table heat (number integer, x double, y double, cycles integer)
            """;
    private static final String SETTINGS = """
            create table settings (round integer, parameter varchar, value double)
            """;

    private ResultTables() {}

    /** Makes the tables, and fills them. */
    static void fill(
            Connection database,
            int format,
            String description,
            List<MatchResult> results,
            List<ResultsFile.Setting> settings)
            throws SQLException {
        try (Statement statement = database.createStatement()) {
            String matches = String.format(MATCHES, statistics());
            for (String table : List.of(CAMPAIGN, matches, EVENTS, HEAT, SETTINGS)) {
                statement.execute(table);
            }
        }
        try (DuckDBAppender rows = appender(database, "campaign")) {
            append(rows, format, description);
        }
        try (DuckDBAppender rows = appender(database, "matches")) {
            for (MatchResult result : results) {
                match(rows, result);
            }
        }
        try (DuckDBAppender rows = appender(database, "events")) {
            for (MatchResult result : results) {
                events(rows, result);
            }
        }
        try (DuckDBAppender rows = appender(database, "heat")) {
            for (MatchResult result : results) {
                heat(rows, result);
            }
        }
        try (DuckDBAppender rows = appender(database, "settings")) {
            for (ResultsFile.Setting setting : settings) {
                append(rows, setting.round(), setting.parameter(), setting.value());
            }
        }
        database.commit();
    }

    /** The columns of the statistics. */
    private static String statistics() {
        StringBuilder columns = new StringBuilder();
        for (Statistic one : Statistic.in(Statistic.Told.RESULTS)) {
            for (Side side : one.sides()) {
                columns.append(", ").append(one.column(side)).append(one.isCount() ? " bigint" : " double");
            }
        }
        return columns.toString();
    }

    private static DuckDBAppender appender(Connection database, String table) throws SQLException {
        return database.unwrap(DuckDBConnection.class).createAppender(DuckDBConnection.DEFAULT_SCHEMA, table);
    }

    private static void match(DuckDBAppender rows, MatchResult result) throws SQLException {
        List<Object> values = new ArrayList<>(List.of(
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
                result.forfeit()));
        for (Statistic one : Statistic.in(Statistic.Told.RESULTS)) {
            for (Side side : one.sides()) {
                double value = result.play().of(one, side);
                values.add(one.isCount() ? (Object) (long) value : (Object) value);
            }
        }
        append(rows, values.toArray());
    }

    /** Appends a row, each value in the type of its column. */
    static void append(DuckDBAppender rows, Object... values) throws SQLException {
        rows.beginRow();
        for (Object value : values) {
            if (value instanceof Integer number) {
                rows.append(number.intValue());
            } else if (value instanceof Long number) {
                rows.append(number.longValue());
            } else if (value instanceof Float number) {
                rows.append(number.floatValue());
            } else if (value instanceof Double number) {
                rows.append(number.doubleValue());
            } else {
                rows.append(String.valueOf(value));
            }
        }
        rows.endRow();
    }

    private static void events(DuckDBAppender rows, MatchResult result) throws SQLException {
        for (MatchResult.Event event : result.events()) {
            append(rows, result.number(), event.time(), event.kind(), event.side(), event.robot(), event.text());
        }
    }

    private static void heat(DuckDBAppender rows, MatchResult result) throws SQLException {
        HeatGrid grid = result.heat();
        for (int i = 0; i < grid.counts().length; i++) {
            if (grid.counts()[i] > 0) {
                double x = ((i % HeatGrid.COLUMNS + 0.5) / HeatGrid.COLUMNS - 0.5) * grid.length();
                double y = ((i / HeatGrid.COLUMNS + 0.5) / HeatGrid.ROWS - 0.5) * grid.width();
                append(rows, result.number(), x, y, grid.counts()[i]);
            }
        }
    }
}
