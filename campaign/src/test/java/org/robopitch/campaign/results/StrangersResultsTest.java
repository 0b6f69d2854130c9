// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.campaign.Made;

/** Results of a stranger, and statements that a stranger advises: neither reads, writes or fetches anything else. */
class StrangersResultsTest {
    @TempDir
    Path folder;

    private Path secret;

    @BeforeEach
    void aFileThatIsNotTheirs() throws IOException {
        secret = Files.writeString(folder.resolve("secret.txt"), "the-password");
    }

    private void results(String... statements) throws SQLException {
        try (Connection database = DriverManager.getConnection("jdbc:duckdb:" + folder.resolve(ResultsFile.NAME));
                Statement statement = database.createStatement()) {
            statement.execute("create table campaign as select 1 as format, 'theirs' as description");
            for (String one : statements) {
                statement.execute(one.replace("SECRET", secret.toString()));
            }
        }
    }

    @Test
    void aViewInPlaceOfATableReadsNoFile() throws SQLException {
        results("create view matches as select content as hash from read_text('SECRET')");
        assertThatThrownBy(() -> Query.ask(folder, "select * from matches"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("disabled");
    }

    @Test
    void aViewInPlaceOfTheFormatReadsNoFile() throws SQLException, IOException {
        try (Connection database = DriverManager.getConnection("jdbc:duckdb:" + folder.resolve(ResultsFile.NAME));
                Statement statement = database.createStatement()) {
            statement.execute(
                    "create view campaign as select length(content) as format from read_text('" + secret + "')");
        }
        assertThatThrownBy(() -> ResultsFile.requireOurs(folder)).isInstanceOf(IOException.class);
        assertThatThrownBy(() -> Query.ask(folder, "select 1")).isInstanceOf(IOException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "select * from read_text('SECRET')",
                "select * from read_csv('SECRET')",
                "select * from 'SECRET'",
                "select * from glob('DIR/*')",
                "copy (select 1) to 'DIR/written.csv'",
                "export database 'DIR/written'",
                "attach 'DIR/written.duckdb'",
                "install sqlite",
                "load sqlite",
                "set enable_external_access = true",
                "set autoinstall_known_extensions = true",
                "reset lock_configuration",
                "set temp_directory = 'DIR/written'",
                "select 1; copy (select 1) to 'DIR/written.csv'",
                "create table mine (x integer)",
                "drop table matches"
            })
    void aStatementReachesNothingElse(String sql) throws IOException {
        ResultsFile.write(folder, "a campaign", List.of(Made.result(0, "a", "b", 3, 1)));
        byte[] before = Files.readAllBytes(folder.resolve(ResultsFile.NAME));
        String asked = sql.replace("SECRET", secret.toString()).replace("DIR", folder.toString());
        assertThatThrownBy(() -> Query.ask(folder, asked))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageNotContaining("the-password");
        assertThat(folder.resolve(ResultsFile.NAME)).hasBinaryContent(before);
        try (var files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString())).noneMatch(name -> name.startsWith("written"));
        }
    }

    @Test
    void aFileOfAnotherDatabaseFetchesNoExtension() throws IOException {
        byte[] sqlite = new byte[4096];
        byte[] mark = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(mark, 0, sqlite, 0, mark.length);
        Files.write(folder.resolve(ResultsFile.NAME), sqlite);
        assertThatThrownBy(() -> Query.ask(folder, "select 1"))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("not a RoboPitch results file")
                .hasMessageNotContaining("download");
    }
}
