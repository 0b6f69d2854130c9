// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.robopitch.cli.Main;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonValue.JsonObject;

class TrialCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    @Test
    void aTrialPrintsItsSeedsAndTheFiguresOfEachType() throws Exception {
        assertThat(run("trial", "humanoid", "--seeds", "1", "--first-seed", "123456", "--json"))
                .as(err.toString())
                .isZero();
        JsonObject report = JsonParser.parseObject(out.toString());
        assertThat(report.number("firstSeed")).isEqualTo(123456);
        List<String> names = new ArrayList<>();
        for (JsonValue figure : report.list("figures")) {
            names.add(((JsonObject) figure).text("name"));
        }
        assertThat(names)
                .contains(
                        "13 m walked without a fall",
                        "up from the back, type 0",
                        "short kick from a set stance, median distance",
                        "reach of a dive to the side after 0.6 s, median",
                        "the same shots saved by one that dives",
                        "on its feet within 10 s after a push, types 0 to 3",
                        "goal into the empty goal within 90 s");
    }

    @Test
    void aTypeThatNoRobotHasIsRefused() {
        assertThat(run("tune-motion", "get-up-front", "--types", "1,5")).isEqualTo(2);
        assertThat(err.toString()).contains("--types must be numbers from 0 to 4, but one is 5");
    }
}
