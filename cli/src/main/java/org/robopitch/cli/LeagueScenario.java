// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.robopitch.kit.scenario.PlayableScenario;
import org.robopitch.kit.scenario.TrajectoryFormat;
import org.robopitch.lab.mrsimulator.ScenarioPicture;
import org.robopitch.lab.nubot.MiddleSizeScenario;
import org.robopitch.lab.plot.Plot;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.mirosot.file.LeagueFile;
import org.robopitch.mixedreality.game.MixedReality;
import org.robopitch.mixedreality.scenario.Scenario;
import org.robopitch.mixedreality.scenario.ScenarioFile;
import org.robopitch.mixedreality.scenario.ScenarioRun;
import org.robopitch.mixedreality.scenario.TrajectoryText;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Section;

/** Reads scenarios: a league's own, or those whose pictures and teams come from the laboratory. */
final class LeagueScenario {
    private static final Map<String, Function<Configuration, PlayableScenario>> OF_THE_LABORATORY =
            Map.of(MixedReality.NAME, OfMixedReality::read, MiddleSize.NAME, OfMiddleSize::read);

    private LeagueScenario() {}

    /** Reads the scenario of the league that the file names with {@code league}; MiroSot, if it names none. */
    static PlayableScenario read(Path file) throws IOException {
        // Saved situations have the rules of their match, but nobody judges a scenario.
        Configuration configuration =
                Configuration.parse(file.toString(), LeagueFile.text(file)).without("rules");
        Section root = configuration.root();
        String league = root.text("league", "mirosot");
        if (OF_THE_LABORATORY.containsKey(league)) {
            return OF_THE_LABORATORY.get(league).apply(configuration);
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

    private static void write(Plot plot, Path picture, String league) throws IOException {
        if (!picture.toString().toLowerCase(Locale.ROOT).endsWith(".svg")) {
            throw new IOException(picture + ": scenarios of " + league + " are drawn as .svg files only");
        }
        Files.writeString(picture, plot.svgFile());
    }

    /** A scenario of the Middle Size League. */
    private record OfMiddleSize(MiddleSizeScenario scenario) implements PlayableScenario {
        static PlayableScenario read(Configuration configuration) {
            return new OfMiddleSize(MiddleSizeScenario.of(configuration));
        }

        @Override
        public void write(PrintWriter out, TrajectoryFormat format) {
            scenario.write(out, format == TrajectoryFormat.JSONL);
        }

        @Override
        public void draw(Path picture) throws IOException {
            LeagueScenario.write(scenario.draw(), picture, MiddleSize.NAME);
        }
    }

    /** A scenario of Mixed Reality. */
    private record OfMixedReality(Scenario scenario) implements PlayableScenario {
        static PlayableScenario read(Configuration configuration) {
            return new OfMixedReality(ScenarioFile.of(configuration));
        }

        @Override
        public void write(PrintWriter out, TrajectoryFormat format) {
            new ScenarioRun(scenario).play(new TrajectoryText(scenario, format.rows(out)));
        }

        @Override
        public void draw(Path picture) throws IOException {
            LeagueScenario.write(ScenarioPicture.of(scenario), picture, MixedReality.NAME);
        }
    }
}
