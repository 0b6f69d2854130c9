// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HumanoidRecordingTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private void run(String... arguments) {
        assertThat(Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments))
                .as(err.toString())
                .isZero();
    }

    @Test
    void jointsSensorsSightAndWordsAreRecordedAndExported() throws Exception {
        String file = folder.resolve("m.mcap").toString();
        run("match", "--league", "humanoid", "--size", "1v1", "--seed", "4", "--duration", "4", "--record", file);
        run("export", file, "--out", folder.resolve("t").toString());
        List<String> joints = table("joints");
        assertThat(joints.get(0))
                .startsWith("step,time,side,robot,hj1.planned,hj1.executed,")
                .contains(",rlj3.planned,");
        int cycles = joints.size() / 2;
        assertThat(cycles).isGreaterThan(190);
        // A joint that nothing holds back is where its command wants it; a robot of type 0 has no toes.
        int knee = List.of(joints.get(0).split(",")).indexOf("rlj4.planned");
        String[] last = joints.get(joints.size() - 1).split(",", -1);
        assertThat(Double.parseDouble(last[knee])).isCloseTo(Double.parseDouble(last[knee + 1]), within(0.05));
        assertThat(last[last.length - 1]).isEmpty();

        List<String> sensors = table("sensors");
        assertThat(sensors).hasSameSizeAs(joints);
        assertThat(sensors.get(0)).contains("gyr.x", "acc.z", "rf.fz", "lf.cz");

        List<String> sight = table("sight");
        assertThat(sight.get(0)).contains("eye.qw,g1l.distance", "ball.distance,ball.left,ball.up", "yellow1.up");
        assertThat(sight.size()).as("a picture every third cycle").isBetween(2 * cycles / 3 - 3, 2 * cycles / 3 + 4);

        List<String> said = table("say");
        assertThat(said.get(0)).isEqualTo("step,time,side,robot,text");
        assertThat(said.size()).isGreaterThan(3);
        assertThat(said.get(1).split(",")[4]).hasSizeBetween(1, 20);

        run("export", file, "--out", folder.resolve("p").toString(), "--format", "parquet");
        assertThat(folder.resolve("p/joints.parquet")).isNotEmptyFile();
        run("replay", file, "--verify");
    }

    private List<String> table(String name) throws Exception {
        return Files.readAllLines(folder.resolve("t").resolve(name + ".csv"));
    }

    @Test
    void aLeagueWithoutJointsHasNoTableOfThem() throws Exception {
        String file = folder.resolve("m.mcap").toString();
        run("match", "--size", "3v3", "--duration", "2", "--record", file);
        run("export", file, "--out", folder.resolve("t").toString());
        assertThat(folder.resolve("t/states.csv")).isNotEmptyFile();
        assertThat(folder.resolve("t/joints.csv")).doesNotExist();
        assertThat(folder.resolve("t/say.csv")).doesNotExist();
    }
}
