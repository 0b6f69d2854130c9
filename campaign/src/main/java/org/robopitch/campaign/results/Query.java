// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;

/** Asks a campaign's results a question in SQL; the file is opened for reading only. */
public final class Query {
    private Query() {}

    /**
     * The answer.
     *
     * @param columns their names
     * @param numbers for each column, whether its values are numbers
     * @param rows their values as text; what is null in the database is empty
     */
    public record Answer(List<String> columns, List<Boolean> numbers, List<List<String>> rows) {}

    /**
     * {@return the answer to a question}
     *
     * @param folder of the campaign
     * @param sql the question
     * @throws IOException if there are no results, or they cannot be read
     * @throws IllegalArgumentException if the question cannot be answered
     */
    public static Answer ask(Path folder, String sql) throws IOException {
        Path file = folder.resolve(ResultsFile.NAME);
        if (!Files.isRegularFile(file)) {
            throw new IOException(file + ": there are no results; run the campaign to its end first");
        }
        ResultsFile.checkOurs(file);
        try (Connection database = open(file);
                Statement statement = database.createStatement()) {
            if (!statement.execute(sql)) {
                throw new IllegalArgumentException(
                        "expected a query that returns rows, such as \"select * from matches\"");
            }
            try (ResultSet found = statement.getResultSet()) {
                return read(found);
            }
        } catch (SQLException refused) {
            throw new IllegalArgumentException(
                    String.valueOf(refused.getMessage()).strip(), refused);
        }
    }

    private static Connection open(Path file) throws IOException {
        try {
            return ResultsFile.connect(file, true);
        } catch (SQLException failed) {
            throw new IOException(file + ": cannot be opened: " + ResultsFile.firstLine(failed), failed);
        }
    }

    private static Answer read(ResultSet found) throws SQLException {
        ResultSetMetaData about = found.getMetaData();
        List<String> columns = new ArrayList<>();
        List<Boolean> numbers = new ArrayList<>();
        for (int i = 1; i <= about.getColumnCount(); i++) {
            columns.add(about.getColumnLabel(i));
            numbers.add(isNumber(about.getColumnType(i)));
        }
        List<List<String>> rows = new ArrayList<>();
        while (found.next()) {
            List<String> row = new ArrayList<>();
            for (int i = 1; i <= columns.size(); i++) {
                String value = found.getString(i);
                row.add(value == null ? "" : value);
            }
            rows.add(row);
        }
        return new Answer(columns, numbers, rows);
    }

    private static boolean isNumber(int type) {
        return switch (type) {
            case Types.TINYINT,
                    Types.SMALLINT,
                    Types.INTEGER,
                    Types.BIGINT,
                    Types.REAL,
                    Types.FLOAT,
                    Types.DOUBLE,
                    Types.NUMERIC,
                    Types.DECIMAL -> true;
            default -> false;
        };
    }
}
