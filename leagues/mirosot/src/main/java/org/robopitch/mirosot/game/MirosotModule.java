// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.game;

import java.util.List;
import java.util.Locale;
import org.robopitch.engine.match.League;
import org.robopitch.kit.LeagueModule;
import org.robopitch.kit.MatchWish;
import org.robopitch.mirosot.file.MirosotSettings;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.referee.MirosotRules;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;

/** MiroSot as the program offers it: three sizes, extra time and shoot-outs. */
public final class MirosotModule implements LeagueModule {
    private static final List<String> SIZES = List.of("5v5", "3v3", "11v11");

    @Override
    public String name() {
        return MirosotSettings.LEAGUE;
    }

    @Override
    public List<String> sizes() {
        return SIZES;
    }

    @Override
    public List<String> teams() {
        return List.of("tactical", "chaser", "template");
    }

    @Override
    public League ofSize(String size) {
        return Mirosot.of(size(size));
    }

    @Override
    public League of(Configuration configuration) {
        return Mirosot.of(configuration);
    }

    @Override
    public Configuration withSize(Configuration below, String size, String option) {
        return below.set("size", size(size).name().toLowerCase(Locale.ROOT), option);
    }

    private static Size size(String size) {
        return switch (size) {
            case "3v3" -> Size.SMALL;
            case "5v5" -> Size.MIDDLE;
            case "11v11" -> Size.LARGE;
            default ->
                throw new IllegalArgumentException("there is no size '" + size + "' in mirosot, only "
                        + String.join(", ", SIZES) + "; other numbers of robots need a configuration");
        };
    }

    @Override
    public League withWish(League league, MatchWish wish) {
        Mirosot mirosot = (Mirosot) league;
        MirosotRules rules = mirosot.rules();
        if (wish.duration() > 0) {
            rules = rules.with("halfSeconds", wish.duration() / 2);
        }
        return mirosot.withRules(rules.with("overtime", rules.overtime() || wish.overtime())
                .with("shootOut", rules.shootOut() || wish.shootOut()));
    }

    @Override
    public MirosotScenario scenario(Section root) {
        return new MirosotScenario(root);
    }

    @Override
    public void describe(Schema schema) {
        MirosotSettings.describe(schema);
    }
}
