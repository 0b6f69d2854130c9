// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.learn;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.BuiltInCatalogue;
import org.robopitch.cli.DeclaredOptions;
import org.robopitch.cli.SetOption;
import org.robopitch.cli.Usage;
import org.robopitch.declare.Component;
import org.robopitch.declare.Declared;
import org.robopitch.learn.LearnSettings;
import org.robopitch.learn.Opponents;
import org.robopitch.learn.RewardWeights;
import org.robopitch.learn.Task;
import org.robopitch.learn.VectorEnv;
import org.robopitch.learn.arena.Keeper;
import org.robopitch.runner.Catalogue;
import org.robopitch.settings.Configuration;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What is learned: the options of all commands with environments. */
final class LearnOptions implements DeclaredOptions.Holder {
    private final DeclaredOptions numbers = new DeclaredOptions().addAll(LearnSettings.class);

    @Option(names = "--task", paramLabel = "TASK", required = true, description = "go-to-ball, penalty, 1v1, 3v3, 5v5.")
    String task = "";

    @Option(
            names = "--league",
            paramLabel = "NAME",
            defaultValue = "mirosot",
            description = "mirosot or middle-size. Default: mirosot.")
    String league = "mirosot";

    @Option(
            names = "--opponents",
            paramLabel = "WHO",
            description = "none, self (further agents), keeper, or a team: a built-in one such as tactical, or your "
                    + "own, as for match. Default: keeper for penalty, none for go-to-ball, otherwise self.")
    @Nullable
    String opponents;

    @Option(
            names = "--reward",
            paramLabel = "TERM=WEIGHT",
            split = ",",
            description = "Weights of goal, ball, approach, reach, time, out. Anything not given keeps its default.")
    List<String> rewards = List.of();

    @Option(names = "--config", paramLabel = "FILE", description = "Parameters of the league, as YAML.")
    @Nullable
    Path configuration;

    @Option(
            names = "--set",
            paramLabel = "PATH=VALUE",
            description = "A parameter of the league, such as ball.mass=0.05. May be repeated.")
    List<String> settings = List.of();

    @Option(names = "--classpath", paramLabel = "PATH", description = "Jars and folders with your own teams.")
    @Nullable
    String classpath;

    @Spec(Spec.Target.MIXEE)
    CommandSpec spec;

    @Override
    public void declareOptions(CommandSpec command) {
        numbers.addTo(command);
    }

    /** The environment; what cannot be made is a mistake of the command line. */
    VectorEnv env() throws IOException {
        String text = configuration == null ? "" : Usage.text(spec, configuration, "a league in YAML");
        return Usage.checked(spec, () -> new VectorEnv(settings(text)));
    }

    private LearnSettings settings(String text) {
        LearnSettings defaults = LearnSettings.of(league, Task.of(task));
        return numbers.over(defaults)
                .with("opponents", opponents == null ? defaults.opponents() : opponents(opponents))
                .with("rewards", rewards(defaults.rewards()))
                .with("configuration", configuration(text))
                .checked();
    }

    private Opponents opponents(String name) {
        return switch (name) {
            case "none" -> new Opponents.None();
            case "self" -> new Opponents.Self();
            case Keeper.NAME -> new Opponents.Played(Keeper.NAME, Keeper::new);
            default -> {
                Catalogue teams = new BuiltInCatalogue(classpath);
                teams.team(league, name);
                yield new Opponents.Played(name, () -> teams.team(league, name));
            }
        };
    }

    private RewardWeights rewards(RewardWeights defaults) {
        RewardWeights weights = defaults;
        List<String> terms =
                Declared.of(defaults).components().stream().map(Component::name).toList();
        for (String one : rewards) {
            String[] parts = one.split("=", 2);
            if (!terms.contains(parts[0])) {
                throw new IllegalArgumentException(
                        "there is no reward \"" + parts[0] + "\", only " + String.join(", ", terms));
            }
            try {
                weights = weights.with(parts[0], Double.parseDouble(parts.length < 2 ? "" : parts[1]));
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException(
                        "--reward must be a term and a number, such as goal=1, but is '" + one + "'", e);
            }
        }
        return weights;
    }

    private Configuration configuration(String text) {
        Configuration said =
                configuration == null ? Configuration.empty() : Configuration.parse(configuration.toString(), text);
        return SetOption.over(said, settings);
    }
}
