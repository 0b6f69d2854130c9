// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.recording.json.RecordJson;

class ReproduceCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    Path folder;

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tournament --teams chaser,idle --seeds 1",
                "sweep --vary=ball.mass=0.03:0.06:2 --seeds 1",
                "tune --yellow idle --parameters cruise --candidates 2 --seeds 1 --held-out 1 --threads 2"
            })
    void aCampaignIsPlayedAgainFromItsManifest(String command) throws Exception {
        Path results = folder.resolve("results");
        assertThat(run((command + " --size 3v3 --duration 1 --seed 5 --out " + results).split(" ")))
                .as(err.toString())
                .isZero();
        Manifest manifest = Manifest.read(results);
        assertThat(manifest.arguments()).startsWith(command.split(" ")[0]).doesNotContain("--out", results.toString());
        assertThat(manifest.configuration()).contains("ball:", "mass:");
        assertThat(manifest.description()).contains("behaviour version");
        assertThat(manifest.firstSeed()).isEqualTo(5);
        assertThat(manifest.matches())
                .isEqualTo(Manifest.matches(results).size())
                .isPositive();
        assertThat(manifest.teams())
                .isNotEmpty()
                .allSatisfy(team -> assertThat(team.sha256()).hasSize(64));
        assertThat(run("reproduce", results.toString())).as(err.toString()).isZero();
        assertThat(out.toString()).contains("matches played again, all with the same results");
    }

    @Test
    void anotherResultIsFoundAndNamed() throws Exception {
        Path results = folder.resolve("results");
        run("tournament", "--teams=chaser,idle", "--size=3v3", "--duration=1", "--seeds=1", "--out=" + results);
        Path journal = results.resolve("journal.jsonl");
        List<String> lines = Files.readAllLines(journal);
        lines.set(1, lines.get(1).replaceFirst("\"hash\":\"[0-9a-f]{4}", "\"hash\":\"beef"));
        Files.write(journal, lines);
        assertThat(run("reproduce", results.toString())).isEqualTo(1);
        assertThat(out.toString())
                .contains(
                        "is not the one that its manifest describes", "differs: ", "2 matches played again, 1 differ");
    }

    @Test
    void aFileThatHasChangedIsNamed() throws Exception {
        Path results = folder.resolve("results");
        Path config = Files.writeString(folder.resolve("heavy.yaml"), "ball: {mass: 0.05}\n");
        run(
                "tournament",
                "--teams=chaser,idle",
                "--size=3v3",
                "--duration=1",
                "--seeds=1",
                "--config=" + config,
                "--out=" + results);
        assertThat(Manifest.read(results).files())
                .extracting(Manifest.Input::name)
                .containsExactly(config.toString());
        Files.writeString(config, "ball: {mass: 0.05}  # the same\n");
        assertThat(run("reproduce", results.toString())).isZero();
        assertThat(out.toString()).contains(config + " has changed since");
    }

    @Test
    void aFolderWithoutAManifestIsRefusedInASentence() {
        assertThat(run("reproduce", folder.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("manifest.json: expected the manifest of a tournament, sweep or tuning");
    }

    @Test
    void aManifestIsOneObjectThatIsReadBack() throws Exception {
        Path results = folder.resolve("results");
        run("tournament", "--teams=chaser,idle", "--size=3v3", "--duration=1", "--seeds=1", "--out=" + results);
        Manifest manifest = Manifest.read(results);
        assertThat(RecordJson.read(Manifest.class, RecordJson.text(manifest))).isEqualTo(manifest);
    }
}
