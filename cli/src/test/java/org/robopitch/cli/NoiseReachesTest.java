// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.state.StateHash;
import org.robopitch.runner.MatchOrder;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Every link's league with every noise option there is: it changes what programs are shown (links show what the match's
 * sides see, and nothing else) or what their robots do, or it is refused.
 */
class NoiseReachesTest {
    private static final BuiltInCatalogue CATALOGUE = new BuiltInCatalogue();

    private static final Map<String, String> LINKS = Map.of(
            "fira", "mirosot",
            "shared-memory", "mirosot",
            "mixed-reality", "mixed-reality",
            "ros", "middle-size",
            "simspark", "humanoid");

    private static final Set<String> NOT_FOR_HUMANOIDS =
            Set.of("--position-noise", "--heading-noise", "--speed-noise", "--spin-noise", "--vanish");
    private static final Set<String> FOR_MIXED_REALITY = Set.of("--misread", "--lost-rate", "--lost-time");

    @Command
    static final class Ordering {
        @Mixin
        MatchOptions options;
    }

    @Command
    static final class Noisy implements DeclaredOptions.Holder {
        @Override
        public void declareOptions(CommandSpec command) {
            new NoiseOptions().addTo(command, "");
        }
    }

    private static CommandLine commandLine(Object command) {
        CommandLine line = new CommandLine(command);
        DeclaredOptions.addTo(line);
        return line;
    }

    static Stream<Arguments> table() {
        List<Arguments> table = new ArrayList<>();
        for (String link : new java.util.TreeSet<>(LINKS.keySet())) {
            for (OptionSpec option : commandLine(new Noisy()).getCommandSpec().options()) {
                table.add(Arguments.of(link, option.longestName()));
            }
        }
        return table.stream();
    }

    private static List<String> arguments(String league, String option) {
        List<String> arguments = new ArrayList<>(List.of("--league", league, "--blue", "idle", "--yellow", "idle"));
        if (!option.isEmpty()) {
            arguments.addAll(List.of(option, "0.5"));
        }
        if (option.equals("--wheel-lock-rate")) {
            arguments.addAll(List.of("--wheel-lock-time", "0.5"));
        } else if (option.equals("--wheel-lock-time") || option.equals("--lost-time")) {
            arguments.addAll(List.of(option.replace("time", "rate"), "2"));
        }
        return arguments;
    }

    private static MatchOrder order(List<String> arguments) throws Exception {
        Ordering ordering = new Ordering();
        commandLine(ordering).parseArgs(arguments.toArray(String[]::new));
        return ordering.options.order(CATALOGUE);
    }

    /** All that a program can notice in two seconds in which it commands something new in every cycle. */
    private static List<Long> noticed(MatchOrder order) {
        Team busy = (seen, commands) -> {
            for (int i = 0; i < commands.values().length; i++) {
                commands.values()[i] = 0.3 * StrictMath.sin(4 * seen.time() + i);
            }
        };
        Match match = new Match(
                new MatchSetup(CATALOGUE.league(order), busy, busy, order.seed(), order.sensing(), order.actuation()));
        List<Long> noticed = new ArrayList<>();
        for (int i = 0; i < 120; i++) {
            match.observe();
            noticed.add(StateHash.of(match.seen(Side.BLUE)::state));
            match.decide();
            match.advance();
        }
        return noticed;
    }

    @ParameterizedTest(name = "{1} of serve --link {0}")
    @MethodSource("table")
    void anOptionReachesProgramsOrIsRefused(String link, String option) throws Exception {
        String league = LINKS.get(link);
        boolean refused = league.equals("humanoid") && NOT_FOR_HUMANOIDS.contains(option)
                || !league.equals("mixed-reality") && FOR_MIXED_REALITY.contains(option);
        List<String> arguments = arguments(league, option);
        if (refused) {
            assertThatThrownBy(() -> order(arguments))
                    .hasMessageContaining(option)
                    .hasMessageContaining(league);
        } else {
            List<String> without = arguments(league, "");
            assertThat(noticed(order(arguments))).isNotEqualTo(noticed(order(without)));
        }
    }

    @Test
    void aFileWithNoiseThatHasNoEffectIsRefusedByLine(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("noisy.yaml"), "robotsPerTeam: 2\nnoise:\n  vanish: 0.1\n");
        assertThatThrownBy(() -> order(List.of("--league", "humanoid", "--config", file.toString())))
                .hasMessageContaining("noisy.yaml:3: noise.vanish has no effect in the league humanoid");
    }

    /** The studio's form orders matches without the command line. */
    @Test
    void noiseThatHasNoEffectIsRefusedByTheStudioToo() {
        BuiltInCatalogue catalogue = new BuiltInCatalogue();
        SensingSettings blurred = SensingSettings.PERFECT.with("positionNoise", 0.01);
        MatchOrder order = MatchOrder.of("humanoid", "", "idle", "idle", 1);
        assertThatThrownBy(() -> catalogue.league(noisy(order, blurred)))
                .hasMessageContaining("--position-noise (noise.positionNoise) has no effect in the league humanoid");
        SensingSettings late = SensingSettings.PERFECT.with("delay", 0.1);
        assertThat(catalogue.league(noisy(order, late)).name()).isEqualTo("humanoid");
        MatchOrder mirosot = MatchOrder.of("mirosot", "3v3", "idle", "idle", 1);
        assertThat(catalogue.league(noisy(mirosot, blurred)).name()).isEqualTo("mirosot");
    }

    private static MatchOrder noisy(MatchOrder order, SensingSettings sensing) {
        return order.with("sensing", sensing).with("actuation", order.actuation());
    }
}
