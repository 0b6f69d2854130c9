// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue.JsonObject;

class SweepAndTuneCommandTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        List<String> all = new ArrayList<>(List.of(arguments));
        if (!arguments[0].equals("sql")) {
            all.addAll(List.of("--size", "3v3", "--duration", "16", "--out", folder.toString()));
        }
        return Main.run(new PrintWriter(out), new PrintWriter(err), all.toArray(String[]::new));
    }

    @Test
    void aSweepVariesTheLeagueTheNoiseAndTheTeams() throws Exception {
        assertThat(run(
                        "sweep",
                        "--vary=ball.mass=0.03:0.06:2",
                        "--vary=noise.positionNoise=0:0.01:2",
                        "--vary=blue.cruise=0.5:1:2",
                        "--seeds=1",
                        "--json"))
                .as(err.toString())
                .isZero();
        assertThat(JsonParser.parseObject(out.toString()).list("points")).hasSize(8);
        assertThat(Files.readString(folder.resolve("report.html")))
                .contains("ball.mass", "blue.cruise", "Best points", "Two parameters together");
        run("sql", folder.toString(), "select count(distinct hash) from matches", "--csv");
        assertThat(out.toString()).contains("16");
        run("sql", folder.toString(), "select distinct blue from matches where round = 8 and number % 2 = 0", "--csv");
        assertThat(out.toString()).contains("tactical(cruise=1.0)");
        run("sql", folder.toString(), "select value from settings where round = 8 order by parameter", "--csv");
        assertThat(out.toString().lines()).containsExactly("value", "0.06", "1.0", "0.01");
    }

    @Test
    void aTuningSaysWhatItFoundAndCanBePlayed() throws Exception {
        assertThat(run(
                        "tune",
                        "--yellow=idle",
                        "--parameters=cruise,shotCone",
                        "--candidates=3",
                        "--seeds=1",
                        "--held-out=1",
                        "--json"))
                .as(err.toString())
                .isZero();
        JsonObject verdict = JsonParser.parseObject(out.toString());
        assertThat(verdict.text("team")).matches("tactical\\(cruise=.*;shotCone=.*\\)");
        assertThat(verdict.object("gain").integer("matches")).isEqualTo(2);
        assertThat(Files.readString(folder.resolve("report.html")))
                .contains("Tuning of tactical against idle", "Verdict", "shotCone", verdict.text("team"));
        assertThat(Main.run(
                        new PrintWriter(out),
                        new PrintWriter(err),
                        "match",
                        "--size=3v3",
                        "--duration=1",
                        "--blue",
                        verdict.text("team")))
                .isZero();
    }

    @Test
    void whatMakesNoSenseIsRefusedBeforeAnythingIsWritten() {
        assertThat(run("sweep", "--vary=ball.mas=1:2")).isEqualTo(2);
        assertThat(err.toString()).contains("ball.mas");
        assertThat(run("sweep", "--vary=blue.crux=1:2")).isEqualTo(2);
        assertThat(err.toString()).contains("crux").contains("cruise");
        assertThat(run("sweep", "--vary=blue.cruise=1:9")).isEqualTo(2);
        assertThat(err.toString()).contains("0.2 to 1.5");
        assertThat(run("sweep", "--vary=ball.mass=0.03:0.05:2", "--vary=ball.mass=0.03:0.06:2"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("ball.mass is varied twice");
        assertThat(run("tune", "--blue=idle")).isEqualTo(2);
        assertThat(err.toString()).contains("no parameters");
        assertThat(run("tune", "--parameters=crux")).isEqualTo(2);
        assertThat(err.toString()).contains("crux");
        assertThat(folder).isEmptyDirectory();
    }
}
