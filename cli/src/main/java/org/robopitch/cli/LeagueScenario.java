// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.robopitch.kit.scenario.PlayableScenario;
import org.robopitch.lab.nubot.MiddleSizeScenario;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.mirosot.file.LeagueFile;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Section;

/** Reads scenarios: a league's own, or those that teams play, which leagues do not know. */
final class LeagueScenario {
    private LeagueScenario() {}

    /** Reads the scenario of the league that the file names with {@code league}; MiroSot, if it names none. */
    static PlayableScenario read(Path file) throws IOException {
        // Saved situations have the rules of their match, but nobody judges a scenario.
        Configuration configuration =
                Configuration.parse(file.toString(), LeagueFile.text(file)).without("rules");
        Section root = configuration.root();
        String league = root.text("league", "mirosot");
        if (league.equals(MiddleSize.NAME)) {
            return MiddleSizeScenario.of(configuration);
        }
        if (!Leagues.BUILT_IN.names().contains(league)) {
            throw root.refuse(
                    "league",
                    "must be one of " + String.join(", ", Leagues.BUILT_IN.names()) + ", but is '" + league + "'");
        }
        PlayableScenario scenario = Leagues.BUILT_IN.find(league).scenario(configuration);
        if (scenario == null) {
            throw root.refuse("league", "is " + league + ", which has no scenarios");
        }
        return scenario;
    }
}
