// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Team;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.Matches;
import org.robopitch.runner.link.Link;
import org.robopitch.runner.team.TeamProcesses;
import org.robopitch.runner.team.TeamSource;

/** A catalogue whose teams may also be external programs; links that need more of a league add their own requirements. */
class OutsideCatalogue implements Catalogue {
    private final Catalogue inside;
    private final @Nullable String only;
    private final UnaryOperator<MatchOrder> ordered;
    private final UnaryOperator<League> adapted;

    OutsideCatalogue(Catalogue inside) {
        this(inside, null, order -> order, league -> league);
    }

    /**
     * A catalogue as a link needs it.
     *
     * @param only the one league that the link plays; null for any
     * @param ordered completes what was ordered of it
     * @param adapted adapts the league
     */
    OutsideCatalogue(
            Catalogue inside, @Nullable String only, UnaryOperator<MatchOrder> ordered, UnaryOperator<League> adapted) {
        this.inside = inside;
        this.only = only;
        this.ordered = ordered;
        this.adapted = adapted;
    }

    @Override
    public List<String> leagues() {
        return only == null ? inside.leagues() : List.of(only);
    }

    @Override
    public List<String> sizes(String league) {
        return inside.sizes(league);
    }

    @Override
    public List<String> teams(String league) {
        return Stream.concat(Stream.of(Link.OUTSIDE), inside.teams(league).stream())
                .distinct()
                .toList();
    }

    @Override
    public League league(MatchOrder order) {
        if (only != null && !order.league().equals(only)) {
            throw new IllegalArgumentException("this link plays " + only + ", not " + order.league());
        }
        return adapted.apply(inside.league(ordered.apply(order)));
    }

    @Override
    public League restore(String league, String configuration) {
        return inside.restore(league, configuration);
    }

    @Override
    public @Nullable TeamSource source(String league, String name) {
        return Matches.Outside.plays(name) ? null : inside.source(league, name);
    }

    @Override
    public @Nullable TeamProcesses processes() {
        return inside.processes();
    }

    @Override
    public double waitSeconds() {
        return inside.waitSeconds();
    }

    @Override
    public void requireTeam(String league, String name) {
        if (!Matches.Outside.plays(name)) {
            inside.requireTeam(league, name);
        }
    }

    /** Who asks for an external program here only wants to know whether there is such a team. */
    @Override
    public Team team(String league, String name) {
        return Matches.Outside.plays(name) ? (observation, commands) -> {} : inside.team(league, name);
    }
}
