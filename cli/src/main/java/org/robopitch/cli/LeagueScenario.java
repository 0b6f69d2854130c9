// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.robopitch.lab.mrsimulator.ScenarioPicture;
import org.robopitch.lab.nubot.MiddleSizeScenario;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.mirosot.file.LeagueFile;
import org.robopitch.mirosot.scenario.ScenarioFile;
import org.robopitch.mirosot.scenario.ScenarioRun;
import org.robopitch.mirosot.scenario.TrajectoryFormat;
import org.robopitch.mirosot.scenario.draw.ScenarioDrawing;
import org.robopitch.mixedreality.game.MixedReality;
import org.robopitch.mixedreality.scenario.TrajectoryText;
import org.robopitch.settings.Section;

/** A scenario of one of the leagues: each reads, plays and draws its own. */
sealed interface LeagueScenario {
    /** Reads the scenario of the league that the file names with {@code league}; MiroSot, if it names none. */
    static LeagueScenario read(Path file) throws IOException {
        String text = LeagueFile.text(file);
        String name = file.toString();
        return switch (Section.parse(name, text).text("league", "")) {
            case MixedReality.NAME ->
                new OfMixedReality(org.robopitch.mixedreality.scenario.ScenarioFile.parse(name, text));
            case MiddleSize.NAME -> new OfMiddleSize(MiddleSizeScenario.parse(name, text));
            default -> new OfMirosot(ScenarioFile.parse(name, text));
        };
    }

    /** Plays it and writes down what happens. */
    void write(PrintWriter out, TrajectoryFormat format);

    /** Plays it and draws it. */
    void draw(Path picture) throws IOException;

    /** A scenario of MiroSot. */
    record OfMirosot(org.robopitch.mirosot.scenario.Scenario scenario) implements LeagueScenario {
        @Override
        public void write(PrintWriter out, TrajectoryFormat format) {
            new ScenarioRun(scenario).play(format.writer(scenario.league(), out));
        }

        @Override
        public void draw(Path picture) throws IOException {
            ScenarioDrawing.draw(scenario, picture);
        }
    }

    /** A scenario of the Middle Size League. */
    record OfMiddleSize(MiddleSizeScenario scenario) implements LeagueScenario {
        @Override
        public void write(PrintWriter out, TrajectoryFormat format) {
            scenario.write(out, format == TrajectoryFormat.JSONL);
        }

        @Override
        public void draw(Path picture) throws IOException {
            if (!picture.toString().toLowerCase(Locale.ROOT).endsWith(".svg")) {
                throw new IOException(picture + ": scenarios of middle-size are drawn as .svg files only");
            }
            Files.writeString(picture, scenario.draw().svgFile());
        }
    }

    /** A scenario of Mixed Reality. */
    record OfMixedReality(org.robopitch.mixedreality.scenario.Scenario scenario) implements LeagueScenario {
        @Override
        public void write(PrintWriter out, TrajectoryFormat format) {
            new org.robopitch.mixedreality.scenario.ScenarioRun(scenario)
                    .play(new TrajectoryText(scenario, out, format == TrajectoryFormat.JSONL));
        }

        @Override
        public void draw(Path picture) throws IOException {
            if (!picture.toString().toLowerCase(Locale.ROOT).endsWith(".svg")) {
                throw new IOException(picture + ": scenarios of mixed-reality are drawn as .svg files only");
            }
            Files.writeString(picture, ScenarioPicture.of(scenario).svgFile());
        }
    }
}
