// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue.JsonObject;

class CompareCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void everySeedIsPlayedInBothColoursAndTheTableEndsWithTheAverages() {
        assertThat(compare("--seeds", "2", "--seed", "5")).isZero();
        String table = out.toString();
        assertThat(table.lines().filter(line -> line.matches(" +[56] .*[0-9a-f]{16}")))
                .hasSize(4);
        assertThat(table)
                .contains("tactical against idle: 4 matches, 4 won, 0 drawn, 0 lost")
                .contains("goals per match");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void theJsonHoldsTheMatchesAndTheAverages() throws Exception {
        assertThat(compare("--seeds", "1", "--json")).isZero();
        JsonObject report = JsonParser.parseObject(out.toString());
        assertThat(report.text("first")).isEqualTo("tactical");
        assertThat(report.number("lead")).isPositive();
        assertThat(report.list("matches")).hasSize(2);
    }

    @Test
    void whatMakesNoSenseIsRefused() {
        assertThat(compare("--seeds", "0")).isEqualTo(2);
        assertThat(err.toString()).contains("--seeds must be 1 to 100000, but is 0");
        assertThat(compare("--record", "x.mcap")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no option '--record'");
    }

    private int compare(String... more) {
        List<String> all = new ArrayList<>(List.of("compare", "--size", "3v3", "--yellow", "idle", "--duration", "20"));
        all.addAll(List.of(more));
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), all.toArray(String[]::new));
    }
}
