// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.League;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.Preset;
import org.robopitch.mirosot.parameters.StartParameters.End;
import org.robopitch.mirosot.parameters.TimingParameters;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.settings.Configuration;

/** MiroSot as programs for FIRASim expect it: its bodies, its rate, and perhaps its lack of a referee. */
final class FiraCatalogue extends OutsideCatalogue {
    private static final String LEAGUE = "mirosot";

    private final @Nullable Preset preset;
    private final @Nullable Double rate;
    private final @Nullable End blueDefends;
    private final boolean externalReferee;

    FiraCatalogue(
            Catalogue inside,
            @Nullable Preset preset,
            @Nullable Double rate,
            @Nullable End blueDefends,
            boolean externalReferee) {
        super(inside, LEAGUE);
        this.preset = preset;
        this.rate = rate;
        this.blueDefends = blueDefends;
        this.externalReferee = externalReferee;
    }

    @Override
    public League league(MatchOrder order) {
        boolean ours = order.league().equals(LEAGUE); // a preset is MiroSot's alone
        Mirosot league = (Mirosot) super.league(ours ? order.with("configuration", configuration(order)) : order);
        Mirosot timed = rate == null ? league : withRate(league, rate);
        Mirosot turned = blueDefends == null ? timed : withEnd(timed, blueDefends);
        return externalReferee ? turned.withRules(turned.rules().with("external", true)) : turned;
    }

    /** With the preset of the command line, or else of the configuration, or else that of FIRASim. */
    private Configuration configuration(MatchOrder order) {
        Configuration said = order.configuration();
        if (preset == null && said.has("preset")) {
            return said;
        }
        Preset wanted = preset == null ? Preset.FIRASIM : preset;
        return said.set("preset", wanted.name().toLowerCase(Locale.ROOT), "--preset");
    }

    private static Mirosot withEnd(Mirosot league, End end) {
        MirosotParameters parameters = league.parameters();
        return new Mirosot(parameters.with("start.blueDefends", end), league.rules());
    }

    private static Mirosot withRate(Mirosot league, double rate) {
        MirosotParameters parameters = league.parameters();
        double shortest = parameters.timing().shortestCycle();
        if (!(rate >= 1 && rate <= 1 / shortest)) {
            throw new IllegalArgumentException(
                    "--rate must be between 1 and " + Math.round(1 / shortest) + " Hz, but is " + rate);
        }
        TimingParameters timing = parameters.timing().withCycleNear(1 / rate);
        return new Mirosot(parameters.with("timing", timing), league.rules());
    }
}
