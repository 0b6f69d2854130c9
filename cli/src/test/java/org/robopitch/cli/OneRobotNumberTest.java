// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonValue.JsonObject;

/** A robot has one number, the one on its back, wherever a person reads it. */
class OneRobotNumberTest {
    private static final Pattern NAME = Pattern.compile("(blue|yellow) (\\d+) (shoots|gets|is back|pushed)");

    @TempDir
    Path folder;

    private String run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        assertThat(Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments))
                .as(err.toString())
                .isZero();
        return out.toString();
    }

    @Test
    void sentencesJsonAndTablesNameTheSameRobot() throws Exception {
        String file = folder.resolve("m.mcap").toString();
        String json =
                run("match", "--league", "middle-size", "--seed", "4", "--duration", "30", "--json", "--record", file);
        run("export", file, "--out", folder.resolve("t").toString());

        List<String> written = new ArrayList<>();
        for (JsonValue value : JsonParser.parseObject(json).list("events")) {
            JsonObject event = (JsonObject) value;
            Matcher sentence = NAME.matcher(event.text("text"));
            if (sentence.find()) {
                assertThat(event.text("side")).isEqualTo(sentence.group(1));
                assertThat(event.integer("robot")).isEqualTo(Integer.parseInt(sentence.group(2)));
                written.add(sentence.group(1) + " " + sentence.group(2));
            }
        }
        assertThat(written).as("robots in the events of the match").isNotEmpty();

        List<String> exported = new ArrayList<>();
        for (String line : table("events")) {
            Matcher sentence = NAME.matcher(line);
            if (sentence.find()) {
                String[] cells = line.split(",", -1);
                exported.add(cells[3] + " " + cells[4]);
                assertThat(cells[3] + " " + cells[4]).isEqualTo(sentence.group(1) + " " + sentence.group(2));
            }
        }
        assertThat(exported).isEqualTo(written);
        theOneWhoShootsIsTheOneAtTheBall();
    }

    /** Who shoots is nearest to the ball: the number of the sentence is the number of the states. */
    private void theOneWhoShootsIsTheOneAtTheBall() throws Exception {
        NavigableMap<Long, List<String[]>> states = new TreeMap<>();
        table("states").stream()
                .skip(1)
                .map(line -> line.split(",", 7))
                .forEach(cells -> states.computeIfAbsent(Long.parseLong(cells[0]), step -> new ArrayList<>())
                        .add(cells));
        int shots = 0;
        for (String event : table("events")) {
            String[] shot = event.split(",", -1);
            if (shot[2].equals("shot")) {
                shots++;
                // A cycle before: the ball has left the robot when the referee sees the kick.
                List<String[]> before =
                        states.lowerEntry(Long.parseLong(shot[0])).getValue();
                String[] ball = before.stream()
                        .filter(cells -> cells[2].isEmpty() && cells[3].equals("0"))
                        .findFirst()
                        .orElseThrow();
                String[] nearest = before.stream()
                        .filter(cells -> !cells[2].isEmpty())
                        .min(Comparator.comparingDouble(cells -> distance(cells, ball)))
                        .orElseThrow();
                assertThat(nearest[2] + " " + nearest[3]).as(event).isEqualTo(shot[3] + " " + shot[4]);
            }
        }
        assertThat(shots).isPositive();
    }

    private static double distance(String[] one, String[] other) {
        return Math.hypot(
                Double.parseDouble(one[4]) - Double.parseDouble(other[4]),
                Double.parseDouble(one[5]) - Double.parseDouble(other[5]));
    }

    @Test
    void aScenarioCountsAsItsOutputDoes() throws Exception {
        for (String league : List.of("mirosot", "mixed-reality")) {
            Path file = Files.writeString(folder.resolve(league + ".yaml"), """
                    league: %s
                    duration: 0.1
                    initial:
                      robots:
                        - {robot: blue 1, x: -0.2, y: 0.1}
                        - {robot: blue 3, x: 0, y: 0.1}
                        - {robot: yellow 2, x: 0.2, y: 0.1}
                    """.formatted(league));
            List<String> first = run("scenario", "run", file.toString())
                    .lines()
                    .filter(line -> line.startsWith("0,state,"))
                    .map(line -> line.split(",")[2])
                    .toList();
            assertThat(first).as(league).startsWith("blue 1", "blue 3", "yellow 2");
        }
    }

    private List<String> table(String name) throws Exception {
        return Files.readAllLines(folder.resolve("t").resolve(name + ".csv"));
    }
}
