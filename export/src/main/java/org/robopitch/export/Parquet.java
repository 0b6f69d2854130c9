// SPDX-License-Identifier: Apache-2.0
package org.robopitch.export;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Turns tables of text into Parquet files, by way of DuckDB. */
final class Parquet {
    private Parquet() {}

    static void of(String columns, Path lines, Path file) throws IOException {
        String types = Arrays.stream(columns.split(", "))
                .map(column -> column.split(" "))
                .map(column -> quoted(column[0]) + ": " + quoted(column[1]))
                .collect(Collectors.joining(", ", "{", "}"));
        String query = "COPY (SELECT * FROM read_csv(" + quoted(lines.toString())
                + ", header = true, delim = ',', quote = '\"', escape = '\"', auto_detect = false, columns = " + types
                + ")) TO " + quoted(file.toString()) + " (FORMAT parquet, COMPRESSION zstd)";
        try (Connection database = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = database.createStatement()) {
            statement.execute(query);
        } catch (SQLException e) {
            throw new IOException(file + ": cannot be written as Parquet: " + e.getMessage(), e);
        }
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }
}
