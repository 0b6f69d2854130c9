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
import org.duckdb.DuckDBAppender;
import org.duckdb.DuckDBConnection;
import org.robopitch.campaign.Journal;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.Samples;
import org.robopitch.declare.Declared;

/** The table of samples: where everything was in every cycle of every match. */
final class SamplesTable {
    private static final String TABLE = """
            create table samples (
              number integer, time double, side varchar, robot integer, x real, y real, z real, heading real,
              vx real, vy real, spin real)
            """;

    private SamplesTable() {}

    /** Makes and fills the table if there are samples, and answers whether there are. */
    static boolean fill(Connection database, Path folder, List<MatchResult> results) throws SQLException, IOException {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (Statement statement = database.createStatement()) {
            statement.execute(TABLE);
        }
        DuckDBConnection duck = database.unwrap(DuckDBConnection.class);
        try (DuckDBAppender rows = duck.createAppender(DuckDBConnection.DEFAULT_SCHEMA, "samples")) {
            for (MatchResult result : results) {
                Path file = Journal.samplesFile(folder, result.number());
                if (Files.exists(file)) {
                    new Samples(Files.readAllBytes(file)).read(row -> append(rows, result.number(), row));
                }
            }
        }
        database.commit();
        return true;
    }

    private static void append(DuckDBAppender rows, int number, Samples.Row row) throws IOException {
        try {
            List<Object> values = new ArrayList<>(List.of(number));
            Declared.of(row).components().forEach(component -> values.add(component.get(row)));
            ResultTables.append(rows, values.toArray());
        } catch (SQLException failed) {
            throw new IOException(failed.getMessage(), failed);
        }
    }
}
