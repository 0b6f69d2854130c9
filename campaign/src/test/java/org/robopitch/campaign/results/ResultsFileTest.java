// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.campaign.Made;
import org.robopitch.campaign.MatchResult;

class ResultsFileTest {
    @TempDir
    Path folder;

    private final List<MatchResult> results =
            List.of(Made.result(0, "a", "b", 3, 1), Made.result(1, "it's; drop table matches", "a", 0, 2));

    @Test
    void whatWasPlayedCanBeAskedFor() throws IOException {
        ResultsFile.write(folder, "a campaign", results);
        Query.Answer answer = Query.ask(
                folder, "select blue, yellow, seed, blue_goals, yellow_goals, hash from matches order by number");
        assertThat(answer.columns()).containsExactly("blue", "yellow", "seed", "blue_goals", "yellow_goals", "hash");
        assertThat(answer.rows())
                .containsExactly(
                        List.of("a", "b", "7", "3", "1", "0000000000000007"),
                        List.of("it's; drop table matches", "a", "7", "0", "2", "0000000000000026"));
        assertThat(Query.ask(folder, "select count(*) from events").rows()).containsExactly(List.of("2"));
        assertThat(Query.ask(folder, "select sum(cycles) from heat").rows()).containsExactly(List.of("2"));
    }

    @Test
    void theSameIsInTheParquetFiles() throws IOException, SQLException {
        ResultsFile.write(folder, "a campaign", results);
        Path parquet = folder.resolve("matches.parquet");
        try (Connection database = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = database.createStatement()) {
            statement.execute("attach '" + folder.resolve(ResultsFile.NAME) + "' as results (read_only)");
            ResultSet different =
                    statement.executeQuery("select count(*) from (select * from results.matches except all "
                            + "select * from '" + parquet + "')");
            assertThat(different.next()).isTrue();
            assertThat(different.getInt(1)).isZero();
        }
    }

    @Test
    void writingAgainReplacesAndLeavesNothingBehind() throws IOException {
        ResultsFile.write(folder, "a campaign", results);
        ResultsFile.write(folder, "a campaign", results);
        assertThat(Query.ask(folder, "select count(*) from matches").rows()).containsExactly(List.of("2"));
        try (var files = Files.list(folder)) {
            assertThat(files.map(Path::getFileName).map(Path::toString))
                    .containsExactlyInAnyOrder("results.duckdb", "matches.parquet", "events.parquet", "heat.parquet");
        }
    }

    @Test
    void aForeignDatabaseIsRefusedAndLeftAlone() throws IOException, SQLException {
        Path file = folder.resolve(ResultsFile.NAME);
        try (Connection database = DriverManager.getConnection("jdbc:duckdb:" + file);
                Statement statement = database.createStatement()) {
            statement.execute("create table diary (day date)");
        }
        byte[] before = Files.readAllBytes(file);
        assertThatThrownBy(() -> ResultsFile.write(folder, "a campaign", results))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("not a RoboPitch results file");
        assertThat(file).hasBinaryContent(before);
    }

    @Test
    void aHalfWrittenFileIsRefusedAndLeftAlone() throws IOException {
        ResultsFile.write(folder, "a campaign", results);
        Path file = folder.resolve(ResultsFile.NAME);
        byte[] half = java.util.Arrays.copyOf(Files.readAllBytes(file), 5000);
        Files.write(file, half);
        assertThatThrownBy(() -> ResultsFile.write(folder, "a campaign", results))
                .hasMessageContaining("results.duckdb");
        assertThatThrownBy(() -> Query.ask(folder, "select 1")).hasMessageContaining("results.duckdb");
        assertThat(file).hasBinaryContent(half);
    }

    @Test
    void questionsThatCannotBeAnsweredSayWhy() throws IOException {
        assertThatThrownBy(() -> Query.ask(folder, "select 1")).hasMessageContaining("no results");
        ResultsFile.write(folder, "a campaign", results);
        assertThatThrownBy(() -> Query.ask(folder, "select colour from matches"))
                .hasMessageContaining("colour");
        assertThatThrownBy(() -> Query.ask(folder, "drop table matches")).isInstanceOf(IllegalArgumentException.class);
        assertThat(Query.ask(folder, "select count(*) from matches").rows()).containsExactly(List.of("2"));
    }
}
