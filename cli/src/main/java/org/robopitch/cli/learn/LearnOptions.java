// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.learn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.MatchOptions;
import org.robopitch.cli.SetOption;
import org.robopitch.cli.Usage;
import org.robopitch.learn.Autoreset;
import org.robopitch.learn.Control;
import org.robopitch.learn.LearnSettings;
import org.robopitch.learn.Named;
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
final class LearnOptions {
    @Option(names = "--task", paramLabel = "TASK", required = true, description = "go-to-ball, penalty, 1v1, 3v3, 5v5.")
    String task = "";

    @Option(
            names = "--league",
            paramLabel = "NAME",
            defaultValue = "mirosot",
            description = "mirosot or middle-size. Default: mirosot.")
    String league = "mirosot";

    @Option(
            names = "--worlds",
            paramLabel = "N",
            defaultValue = "64",
            description = "Worlds stepped together. Default: 64.")
    int worlds;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "1",
            description = "Number of threads; does not affect results. Default: 1.")
    int threads;

    @Option(
            names = "--control",
            paramLabel = "WHO",
            defaultValue = "robot",
            description = "robot: each robot is an agent; team: one agent commands all robots of a side."
                    + " Default: robot.")
    String control = "robot";

    @Option(
            names = "--opponents",
            paramLabel = "WHO",
            description = "none, self (further agents), keeper, or a team: a built-in one such as tactical, or your "
                    + "own, as for match. Default: keeper for penalty, none for go-to-ball, otherwise self.")
    @Nullable
    String opponents;

    @Option(
            names = "--autoreset",
            paramLabel = "WHEN",
            defaultValue = "next-step",
            description = "next-step, same-step or disabled, as in Gymnasium. Default: next-step.")
    String autoreset = "next-step";

    @Option(
            names = "--step",
            paramLabel = "S",
            defaultValue = "0.005",
            description = "One step of the physics, s. Default: 0.005.")
    double step;

    @Option(
            names = "--steps-per-action",
            paramLabel = "N",
            defaultValue = "3",
            description = "Steps of the physics between two actions. Default: 3.")
    int stepsPerAction;

    @Option(
            names = "--episode",
            paramLabel = "S",
            description = "Simulated seconds after which an episode is truncated. Default: 5, or 30 for 1v1, 3v3 and"
                    + " 5v5; twice that in middle-size.")
    @Nullable
    Double episode;

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

    /** The environment; what cannot be made is a mistake of the command line. */
    VectorEnv env() throws IOException {
        String text = configuration == null ? "" : Files.readString(configuration);
        return Usage.checked(spec, () -> new VectorEnv(settings(text)));
    }

    private LearnSettings settings(String text) {
        LearnSettings defaults = LearnSettings.of(league, Named.find("task", task, Task.values()));
        return defaults.withWorlds(worlds, threads)
                .withRhythm(step, stepsPerAction, episode == null ? defaults.episodeSeconds() : episode)
                .withAgents(
                        Named.find("control", control, Control.values()),
                        opponents == null ? defaults.opponents() : opponents(opponents))
                .withAutoreset(Named.find("autoreset", autoreset, Autoreset.values()))
                .withRewards(rewards(defaults.rewards()))
                .withConfiguration(configuration(text));
    }

    private Opponents opponents(String name) {
        return switch (name) {
            case "none" -> new Opponents.None();
            case "self" -> new Opponents.Self();
            case Keeper.NAME -> new Opponents.Played(Keeper.NAME, Keeper::new);
            default -> {
                Catalogue teams = MatchOptions.catalogue(classpath);
                teams.team(league, name);
                yield new Opponents.Played(name, () -> teams.team(league, name));
            }
        };
    }

    private RewardWeights rewards(RewardWeights defaults) {
        RewardWeights weights = defaults;
        for (String one : rewards) {
            int equals = one.indexOf('=');
            try {
                weights = weights.with(
                        one.substring(0, Math.max(0, equals)), Double.parseDouble(one.substring(equals + 1)));
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
