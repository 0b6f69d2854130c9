// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue.JsonNumber;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.recording.json.JsonValue.JsonText;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** With {@code --json}, every command that has it prints one JSON object and nothing else. */
class JsonOutputTest {
    /** The smallest form of each command that has the option; DIR is a new folder. */
    private static final Map<String, List<String>> SMALLEST = new TreeMap<>(Map.ofEntries(
            form("match", "match --size 3v3 --duration 1"),
            form(
                    "serve",
                    "serve --link shared-memory --size 3v3 --duration 0.5 --blue idle --yellow idle --speed unlimited"
                            + " --folder DIR --logs DIR"),
            form("compare", "compare --size 3v3 --duration 1 --seeds 1"),
            form("tournament", "tournament --teams chaser,idle --size 3v3 --duration 1 --seeds 1 --out DIR"),
            form("sweep", "sweep --vary=ball.mass=0.03:0.06:2 --size 3v3 --duration 1 --seeds 1 --out DIR"),
            form(
                    "tune",
                    "tune --yellow idle --parameters cruise,shotCone --candidates 3 --seeds 1 --held-out 1 --size 3v3"
                            + " --duration 1 --out DIR"),
            form("trial", "trial humanoid --seeds 1"),
            form("trial nubot", "trial nubot --parts plan --scenes 3"),
            form("tune-motion", "tune-motion get-up-front --tries 1 --starts 1 --out DIR/motion.yaml"),
            form("replay", "match --size 3v3 --duration 1 --record DIR/match.mcap", "replay DIR/match.mcap --verify"),
            form(
                    "sql",
                    "tournament --teams chaser,idle --size 3v3 --duration 1 --seeds 1 --out DIR",
                    "sql DIR select_blue,avg(seed),count(*)_from_matches_group_by_blue"),
            form("soak teams", "soak teams --busy 1 --seconds 5"),
            form("soak crowd", "soak crowd --steps 500 --size small"),
            form("soak energy", "soak energy --crowds 1 --steps 20"),
            form("soak memory", "soak memory --hours 0.01 --every 18"),
            form("soak middle-size", "soak middle-size --seeds 2 --half 5"),
            form("soak studio", "soak studio --viewers 2 --minutes 0.1 --rounds 2 --speed 20"),
            form("soak tournament", "soak tournament --kills 1 --seeds 1"),
            form("bench links", "bench links --seconds 1"),
            form("bench", "bench --quick --engine robopitch --scene random-5v5 --seconds 1"),
            form("bench match", "bench match --size 3v3 --duration 1 --matches 2"),
            form("bench precision", "bench precision --states 1"),
            form("bench teams", "bench teams --decisions 100"),
            form("bench vector", "bench vector --seconds 0.05 --worlds 2 --threads 1")));

    /** Its verdict depends on how busy the machine is. */
    private static final Set<String> MAY_FAIL = Set.of("soak studio");

    /** It needs a ROS master; SoakCommandTest makes its object from a report. */
    private static final String NEEDS_A_MASTER = "soak ros";

    @TempDir
    Path folder;

    private static Map.Entry<String, List<String>> form(String command, String... lines) {
        return Map.entry(command, List.of(lines));
    }

    static Set<String> commands() {
        return SMALLEST.keySet();
    }

    @Test
    void everyCommandThatHasTheOptionIsTriedHere() {
        Set<String> found = new TreeSet<>();
        collect(RobopitchCommand.treeFor(), "", found);
        assertThat(found.remove(NEEDS_A_MASTER)).isTrue();
        assertThat(found).isEqualTo(SMALLEST.keySet());
    }

    private static void collect(CommandLine command, String path, Set<String> into) {
        OptionSpec option = command.getCommandSpec().findOption("--json");
        if (option != null) {
            // All links report by the same code, for which one of them stands.
            boolean ofALink = option.userObject() instanceof Field field
                    && field.getDeclaringClass().getSimpleName().equals("ServeOptions");
            into.add(ofALink ? "serve" : path);
        }
        command.getSubcommands().forEach((name, sub) -> collect(sub, path.isEmpty() ? name : path + " " + name, into));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void theOutputIsOneJsonObject(String command) throws Exception {
        List<String> lines = SMALLEST.getOrDefault(command, List.of());
        for (String before : lines.subList(0, lines.size() - 1)) {
            assertThat(Robopitch.run(words(before)).exitCode()).as(before).isZero();
        }
        Robopitch run = Robopitch.run(words(lines.get(lines.size() - 1) + " --json"));
        assertThat(run.exitCode()).as(run.err()).isBetween(0, MAY_FAIL.contains(command) ? 1 : 0);
        assertThat(JsonParser.parseObject(run.out()).members()).isNotEmpty();
        // Nothing here has a meaning to more than six digits after the point; hashes are text.
        assertThat(run.out()).doesNotContainPattern("[:\\[,]-?\\d*\\.\\d{7,}");
    }

    /** The words of a line; an underscore stands for a space within a word. */
    private String[] words(String line) {
        String[] words = line.replace("DIR", "\0").split(" ");
        for (int i = 0; i < words.length; i++) {
            words[i] = words[i].replace('_', ' ').replace("\0", folder.toString());
        }
        return words;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "match --json --size 7v7",
                "match --json --blue nobody",
                "match --json --seed seven",
                "match --json --config DIR/missing.yaml",
                "compare --json --seeds 0",
                "sql --json DIR select",
                "replay --json --verify DIR/missing.mcap",
                "replay --json DIR/missing.mcap",
                "bench --json links",
                "bench links --json --seconds 0",
                "trial --json nubot",
                "macth --json"
            })
    void anErrorIsAJsonObjectToo(String line) throws Exception {
        Robopitch run = Robopitch.run(words(line));
        JsonObject error = JsonParser.parseObject(run.out());
        assertThat(run.exitCode()).isBetween(1, 2);
        assertThat(error.members().keySet()).containsExactly("error", "exitCode");
        assertThat(error.members().get("exitCode")).isEqualTo(new JsonNumber(run.exitCode()));
        assertThat(run.err()).contains(((JsonText) error.members().get("error")).text());
    }

    @Test
    void anOptionBeforeASubcommandIsNotLost() {
        assertThat(Robopitch.run("bench", "--json", "links").err()).contains("--json must come after 'links'");
        assertThat(Robopitch.run("bench", "--quick", "links").err())
                .contains("'robopitch bench links' has no option --quick");
    }
}
