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
import org.robopitch.recording.json.JsonParser;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** With {@code --json}, every command that has it prints one JSON object and nothing else. */
class JsonOutputTest {
    /** The smallest form of each command that has the option; DIR is a new folder. */
    private static final Map<String, List<String>> SMALLEST = new TreeMap<>(Map.ofEntries(
            form("match", "match --size 3v3 --duration 1"),
            form(
                    "serve",
                    "serve --link shared-memory --size 3v3 --duration 0.5 --blue idle --yellow idle --speed unlimited --folder DIR --logs DIR"),
            form("compare", "compare --size 3v3 --duration 1 --seeds 1"),
            form("tournament", "tournament --teams chaser,idle --size 3v3 --duration 1 --seeds 1 --out DIR"),
            form("sweep", "sweep --vary=ball.mass=0.03:0.06:2 --size 3v3 --duration 1 --seeds 1 --out DIR"),
            form(
                    "tune",
                    "tune --yellow idle --parameters cruise,shotCone --candidates 3 --seeds 1 --held-out 1 --size 3v3"
                            + " --duration 1 --out DIR"),
            form("trial", "trial humanoid --seeds 1"),
            form("trial nubot", "trial nubot --parts plan --scenes 3"),
            form("soak teams", "soak teams --busy 2 --seconds 5"),
            form("bench", "bench --quick --engine robopitch --scene random-5v5 --seconds 1"),
            form("bench precision", "bench precision --states 1"),
            form("bench teams", "bench teams --decisions 100"),
            form("bench vector", "bench vector --seconds 0.05 --worlds 2 --threads 1")));

    @TempDir
    Path folder;

    private static Map.Entry<String, List<String>> form(String command, String... lines) {
        return Map.entry(command, List.of(lines));
    }

    static List<String> lines() {
        return SMALLEST.values().stream().flatMap(List::stream).toList();
    }

    @Test
    void everyCommandThatHasTheOptionIsTriedHere() {
        Set<String> found = new TreeSet<>();
        collect(RobopitchCommand.treeFor(), "", found);
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
    @MethodSource("lines")
    void theOutputIsOneJsonObject(String line) throws Exception {
        String[] arguments =
                (line + " --json").replace("DIR", folder.toString()).split(" ");
        Robopitch run = Robopitch.run(arguments);
        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(JsonParser.parseObject(run.out()).members()).isNotEmpty();
        // Nothing here has a meaning to more than six digits after the point; hashes are text.
        assertThat(run.out()).doesNotContainPattern("[:\\[,]-?\\d*\\.\\d{7,}");
    }
}
