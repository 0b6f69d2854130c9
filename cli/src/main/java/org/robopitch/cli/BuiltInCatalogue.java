// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
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
        this(Teams.samples());
    }

    BuiltInCatalogue(Teams teams) {
        this(Leagues.BUILT_IN, teams);
    }

    BuiltInCatalogue(Leagues leagues, Teams teams) {
        this(leagues, teams, new OwnTeams(Path.of(""), List.of()));
    }

    BuiltInCatalogue(Leagues leagues, Teams teams, OwnTeams own) {
        this(leagues, teams, own, null, GuardSettings.DEFAULT_WAIT);
    }

    private BuiltInCatalogue(
            Leagues leagues, Teams teams, OwnTeams own, @Nullable TeamProcesses processes, double waitSeconds) {
        this.leagues = leagues;
        this.teams = teams;
        this.own = own;
        this.processes = processes;
        this.waitSeconds = waitSeconds;
    }

    /** {@return the same whose users' teams play in processes of their own} */
    BuiltInCatalogue playingApart(TeamProcesses newProcesses) {
        return new BuiltInCatalogue(leagues, teams, own, newProcesses, waitSeconds);
    }

    /** {@return the same whose teams may take another time longer than their matches, s} */
    BuiltInCatalogue waiting(double seconds) {
        return new BuiltInCatalogue(leagues, teams, own, processes, seconds);
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
        OwnTeams.Found found = teams.knows(parsed.team()) ? null : own.find(parsed.team());
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
        OwnTeams.Found found = own.find(parsed.team());
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
        TeamName parsed = TeamName.parse(name);
        OwnTeams.Found found = teams.knows(parsed.team()) ? null : own.find(parsed.team());
        return found == null
                ? teams.parameters(name)
                : Teams.parameters(found.source().className(), found.loader());
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
