// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.robopitch.declare.Spelling;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Team;
import org.robopitch.kit.LeagueModule;
import org.robopitch.kit.MatchWish;
import org.robopitch.kit.Noise;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.runner.guard.GuardSettings;
import org.robopitch.runner.team.OwnTeams;
import org.robopitch.runner.team.TeamProcesses;
import org.robopitch.runner.team.TeamSource;
import org.robopitch.settings.Configuration;
import org.robopitch.teams.Teams;
import org.robopitch.teams.parameters.TeamName;
import org.robopitch.teams.parameters.TeamParameter;

/** The leagues and teams that come with the program, and those teams that the user brings. */
public class BuiltInCatalogue implements Catalogue {
    /** Stands still, in every league. */
    private static final String IDLE = "idle";

    private final Leagues leagues;
    private final Teams teams;
    private final OwnTeams own;
    private final @Nullable TeamProcesses processes;
    private final double waitSeconds;

    /** All leagues and sample teams. */
    public BuiltInCatalogue() {
        this(null);
    }

    /** All leagues and sample teams, and those that a user has here or on a class path, in this process. */
    public BuiltInCatalogue(@Nullable String classPath) {
        this(ClassPathOption.teams(classPath), null, GuardSettings.DEFAULT_WAIT);
    }

    /**
     * All leagues and sample teams, and those of a user.
     *
     * @param processes in which the user's teams play; null for this one
     * @param waitSeconds by how much a team's decisions may take longer than its match, s
     */
    BuiltInCatalogue(OwnTeams own, @Nullable TeamProcesses processes, double waitSeconds) {
        this(Leagues.BUILT_IN, Teams.samples(), own, processes, waitSeconds);
    }

    BuiltInCatalogue(
            Leagues leagues, Teams teams, OwnTeams own, @Nullable TeamProcesses processes, double waitSeconds) {
        this.leagues = leagues;
        this.teams = teams;
        this.own = own;
        this.processes = processes;
        this.waitSeconds = waitSeconds;
    }

    @Override
    public double waitSeconds() {
        return waitSeconds;
    }

    @Override
    public @Nullable TeamProcesses processes() {
        return processes;
    }

    @Override
    public List<String> leagues() {
        return leagues.names();
    }

    @Override
    public List<String> sizes(String league) {
        return leagues.find(league).sizes();
    }

    @Override
    public List<String> teams(String league) {
        Set<String> names = new LinkedHashSet<>(leagues.find(league).teams());
        names.add(IDLE);
        names.addAll(own.names(league));
        return List.copyOf(names);
    }

    @Override
    public League league(MatchOrder order) {
        MatchWish wish = new MatchWish(order.duration(), order.overtime(), order.shootOut());
        LeagueModule module = leagues.find(order.league());
        // The studio's form asks for noise too, and knows no league.
        new Noise(order.sensing(), order.actuation()).requireEffect(module);
        return module.order(order.configuration(), order.size(), wish);
    }

    @Override
    public League restore(String league, String configuration) {
        LeagueModule module = leagues.find(league);
        return module.of(Configuration.parse("configuration", configuration));
    }

    @Override
    public @Nullable TeamSource source(String league, String name) {
        TeamName parsed = TeamName.parse(name);
        OwnTeams.Found found = own(parsed);
        return found == null ? null : found.source().with(parsed.values());
    }

    @Override
    public void requireTeam(String league, String name) {
        maker(league, name);
    }

    @Override
    public Team team(String league, String name) {
        return maker(league, name).get();
    }

    private OwnTeams.@Nullable Found own(TeamName name) {
        return teams.knows(name.team()) ? null : own.find(name.team());
    }

    private Supplier<Team> maker(String league, String name) {
        LeagueModule module = leagues.find(league);
        if (Matches.Outside.plays(name)) {
            throw new IllegalArgumentException("'" + name + "' is an external program, which plays over a link: use "
                    + "robopitch serve --link NAME, with --lockstep to play at full speed");
        }
        TeamName parsed = TeamName.parse(name);
        if (teams.knows(parsed.team())) {
            requirePlays(module, parsed.team());
            return teams.find(name);
        }
        OwnTeams.Found found = own(parsed);
        if (found == null) {
            throw new IllegalArgumentException(unknown(league, parsed.team()));
        }
        if (own.refuses(parsed.team(), league)) {
            throw new IllegalArgumentException("the team " + parsed.team() + " does not play " + league
                    + ": its @PlaysLeague names other leagues");
        }
        return Teams.of(found.source().className(), found.loader(), parsed.values());
    }

    /** The parameters of a team; none if it has none. */
    List<TeamParameter> parameters(String name) {
        OwnTeams.Found found = own(TeamName.parse(name));
        return found == null
                ? teams.parameters(name)
                : Teams.parameters(found.source().className(), found.loader());
    }

    /** {@return a team's name without values that are its defaults, the others in the order of their names} */
    String distinctName(String name) {
        TeamName parsed = TeamName.parse(name);
        SortedMap<String, Double> values = new TreeMap<>(parsed.values());
        parameters(parsed.team()).forEach(parameter -> values.remove(parameter.name(), parameter.defaultValue()));
        return new TeamName(parsed.team(), values).toString();
    }

    private void requirePlays(LeagueModule module, String team) {
        String plain = Teams.plainName(team);
        if (!plain.equals(IDLE) && !module.teams().contains(plain)) {
            throw new IllegalArgumentException("the team " + plain + " does not play " + module.name()
                    + "; teams that do: " + String.join(", ", teams(module.name())));
        }
    }

    private String unknown(String league, String name) {
        List<String> known = new ArrayList<>(teams(league));
        return "there is no team \"" + name + "\"" + Spelling.suggest(name, known) + "; expected "
                + String.join(", ", known) + ", or a team of your own: a .java file, a jar, a folder, or"
                + " class:com.example.MyTeam";
    }
}
