// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.kit.Noise;
import org.robopitch.links.sharedmemory.ProcessLimits;
import org.robopitch.links.sharedmemory.Walls;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.runner.guard.GuardSettings;
import org.robopitch.runner.guard.TeamTrial;
import org.robopitch.runner.team.BadTeamException;
import org.robopitch.settings.Configuration;
import org.robopitch.teams.Teams;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which match to play: the options that all commands have that play one. */
public final class MatchOptions implements DeclaredOptions.Holder {
    @Option(
            names = "--league",
            paramLabel = "NAME",
            defaultValue = "mirosot",
            completionCandidates = Leagues.Names.class,
            description = "${COMPLETION-CANDIDATES}. Default: mirosot, or what the link plays.")
    String league = "mirosot";

    @Option(
            names = "--size",
            paramLabel = "SIZE",
            description = "Number of robots, such as 3v3, 5v5 or 11v11. Default: set by the configuration, or else "
                    + "by the league.")
    @Nullable
    String size;

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "Parameters and rules of the league, as YAML. Anything not given keeps its default.")
    @Nullable
    Path configuration;

    @Option(
            names = "--set",
            paramLabel = "PATH=VALUE",
            description = "A parameter or rule of the league, such as ball.mass=0.05. Overrides --config. May be "
                    + "repeated; robopitch schema LEAGUE lists the paths.")
    List<String> settings = List.of();

    @Option(
            names = "--blue",
            paramLabel = "TEAM",
            description =
                    "A built-in team (tactical, chaser, template, bahia, omni, nubot, demonstration, bahia3d, idle),"
                            + " or your own: a .java file, a jar, a folder, a name in the folder teams.d, or"
                            + " class:com.example.MyTeam. Default: the league's best; outside for serve.")
    @Nullable
    String blue;

    @Option(names = "--yellow", paramLabel = "TEAM", description = "The yellow team, likewise.")
    @Nullable
    String yellow;

    @Option(
            names = "--sense",
            paramLabel = "HOW",
            description = "What nubot's robots sense with: truth, noise or camera. Default: truth. Use --blue "
                    + "nubot:camera to set it for one side only.")
    @Nullable
    String sense;

    @Option(
            names = "--classpath",
            paramLabel = "PATH",
            description = "Jars and folders with the classes of your own teams.")
    @Nullable
    String classpath;

    @Option(names = "--record", paramLabel = "FILE", description = "Record the match to a new file (MCAP).")
    @Nullable
    Path record;

    @Option(names = "--overwrite", description = "Let --record overwrite an existing file.")
    boolean overwrite;

    @Option(
            names = "--in-process",
            description = "Run your own teams inside the match process: each decision is a few microseconds faster,"
                    + " but a team that exits or runs out of memory ends the match. Default: each team runs in "
                    + "its own process.")
    boolean inProcess;

    @Option(
            names = "--no-walls",
            description = "Let your own teams read files, use the network and see other processes. Default: behind"
                    + " walls, where this system has them.")
    boolean noWalls;

    @Option(
            names = "--team-memory",
            paramLabel = "MB",
            defaultValue = "512",
            description = "Memory limit of a team that runs in its own process. Default: 512.")
    int teamMemory = 512;

    @Option(
            names = "--wait-budget",
            paramLabel = "S",
            defaultValue = "60",
            description =
                    "Give up a team whose decisions together take this many real seconds more than the match itself."
                            + " Time in which the team gets no processor does not count. No effect in play. Default: 60.")
    double waitBudget = GuardSettings.DEFAULT_WAIT;

    private final List<String> without;
    private final DeclaredOptions conditions = new DeclaredOptions().addAll(MatchOrder.class);
    private final NoiseOptions noise = new NoiseOptions();

    /** Parameters of the league that the file of a tournament or sweep says; --config outranks them. */
    Configuration base = Configuration.empty();

    @Spec(Spec.Target.MIXEE)
    CommandSpec spec;

    /** Options of all matches. */
    public MatchOptions() {
        this(List.of());
    }

    /** Options without some, which make no sense for a command. */
    MatchOptions(List<String> without) {
        this.without = without;
    }

    @Override
    public void declareOptions(CommandSpec command) {
        for (String name : without) {
            OptionSpec option = command.findOption(name);
            if (option != null) {
                command.remove(option);
            }
        }
        conditions.addTo(command);
        noise.addTo(command, "%nNoise in what teams see and command (off by default):%n");
    }

    public BuiltInCatalogue catalogue() {
        try {
            if (!(waitBudget > 0 && waitBudget <= 1e6)) {
                throw new IllegalArgumentException(
                        "--wait-budget must be above 0 and at most 1000000 s, but is " + waitBudget);
            }
            int threads = ProcessLimits.defaults().threads();
            return new BuiltInCatalogue(
                    ClassPathOption.teams(classpath),
                    inProcess
                            ? null
                            : TeamMain.processes(
                                    new ProcessLimits(teamMemory, threads), noWalls ? Walls.NONE : Walls.best()),
                    waitBudget);
        } catch (IllegalArgumentException refused) {
            throw usage(refused);
        }
    }

    /** The order, of which everything is known to exist. */
    public MatchOrder order(Catalogue catalogue) throws IOException {
        return order(catalogue, List.of());
    }

    /** The order with further settings, each as {@code --set} takes it, laid over all others. */
    MatchOrder order(Catalogue catalogue, List<String> further) throws IOException {
        String text = configuration == null ? "" : Usage.text(spec, configuration, "a league in YAML");
        try {
            Configuration said = said(text, further);
            Noise noiseOfAll = Noise.read(said, Leagues.BUILT_IN.find(league));
            String defaultSize = catalogue.sizes(league).get(0);
            String defaultTeam = catalogue.teams(league).get(0);
            MatchOrder plain = MatchOrder.of(
                    league,
                    sizeOf(said, defaultSize),
                    sensing(blue == null ? defaultTeam : blue),
                    sensing(yellow == null ? defaultTeam : yellow),
                    1);
            MatchOrder order = conditions
                    .over(plain)
                    .with("configuration", Noise.without(said))
                    .with("sensing", noiseOfAll.sensing())
                    .with("actuation", noiseOfAll.actuation())
                    .checked();
            catalogue.league(order);
            requireSense(order);
            requireTeam(catalogue, order.blue());
            requireTeam(catalogue, order.yellow());
            return order;
        } catch (IllegalArgumentException refused) {
            throw usage(refused);
        }
    }

    /** An order's size outranks a configuration, so the default must not stand in the way of what one says. */
    private String sizeOf(Configuration said, String defaultSize) {
        if (size != null) {
            return size;
        }
        return configuration == null && base.isEmpty() && !said.has("robotsPerTeam") ? defaultSize : "";
    }

    private void requireTeam(Catalogue catalogue, String team) {
        TeamTrial.run(team, () -> catalogue.requireTeam(league, team));
    }

    /** What the file says, with what the options say laid over it. */
    private Configuration said(String text, List<String> further) {
        Configuration said =
                configuration == null ? base : base.with(Configuration.parse(configuration.toString(), text));
        said = noise.over(said, league);
        List<String> all = new ArrayList<>(settings);
        all.addAll(further);
        return SetOption.over(said, all);
    }

    private void requireSense(MatchOrder order) {
        if (sense != null && !isNubot(order.blue()) && !isNubot(order.yellow())) {
            throw new IllegalArgumentException(
                    "--sense is for robots of the team nubot, but " + order.blue() + " plays " + order.yellow());
        }
    }

    private static boolean isNubot(String team) {
        return Teams.plainName(team).equals(Teams.NUBOT);
    }

    /** The name of a team, with how it senses if that is said for all. */
    private String sensing(String team) {
        if (sense == null || !isNubot(team)) {
            return team;
        }
        // What a side says itself comes later, and so counts.
        String own = team.substring(Teams.NUBOT.length());
        return Teams.NUBOT + ":" + sense + (own.isEmpty() ? "" : "," + own.substring(1));
    }

    public Matches.@Nullable Recording recording() {
        return record == null ? null : new Matches.Recording(record, overwrite);
    }

    private ParameterException usage(IllegalArgumentException refused) {
        if (refused instanceof BadTeamException) {
            throw refused; // nothing is wrong with the command line
        }
        return new ParameterException(spec.commandLine(), String.valueOf(refused.getMessage()), refused);
    }
}
