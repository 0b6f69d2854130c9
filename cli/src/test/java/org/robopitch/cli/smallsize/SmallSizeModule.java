// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.smallsize;

import java.util.List;
import org.robopitch.engine.match.League;
import org.robopitch.kit.LeagueModule;
import org.robopitch.kit.MatchWish;
import org.robopitch.kit.TeamSize;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Records;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;

/** The league as the program would offer it. */
public final class SmallSizeModule implements LeagueModule {
    @Override
    public String name() {
        return SmallSize.NAME;
    }

    @Override
    public List<String> sizes() {
        return List.of("6v6", "11v11");
    }

    @Override
    public List<String> teams() {
        return List.of("idle");
    }

    @Override
    public League ofSize(String size) {
        return of(withSize(Configuration.empty(), size, "size"));
    }

    @Override
    public League of(Configuration configuration) {
        Section root = configuration.root();
        root.requireLeague(SmallSize.NAME);
        return root.make(() -> Records.read(root, SmallSize.defaults()));
    }

    @Override
    public Configuration withSize(Configuration below, String size, String option) {
        return below.set("robotsPerTeam", TeamSize.robots(SmallSize.NAME, size, 11), option);
    }

    @Override
    public League withWish(League league, MatchWish wish) {
        wish.requireNoDecider(SmallSize.NAME);
        SmallSize small = (SmallSize) league;
        double half = wish.duration() > 0 ? wish.duration() / 2 : small.halfSeconds();
        return new SmallSize(small.robotsPerTeam(), small.maximumSpeed(), half, small.breaksBeyond());
    }

    @Override
    public void describe(Schema schema) {
        schema.league(SmallSize.NAME);
        Records.describe(schema, SmallSize.defaults());
    }
}
