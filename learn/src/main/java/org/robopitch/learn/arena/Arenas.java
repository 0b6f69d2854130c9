// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn.arena;

import java.util.function.Supplier;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.learn.LearnSettings;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.settings.Configuration;

/** Makes the worlds that settings ask for. */
public final class Arenas {
    private Arenas() {}

    /**
     * {@return where arenas come from}
     *
     * @param settings league, task, rhythm and configuration
     * @throws org.robopitch.settings.BadFileException if something in the configuration is wrong
     */
    public static Supplier<Arena> of(LearnSettings settings) {
        RandomStream random = new RandomStream(0, 0);
        if (settings.league().equals(LearnSettings.MIROSOT)) {
            Configuration configuration = Configuration.empty()
                    .set("size", settings.task().robots() > 3 ? "middle" : "small", "the task")
                    .with(settings.configuration());
            Mirosot league = Mirosot.of(rhythm(settings, configuration));
            TeamInfo info = league.newGame(random).teamInfo(Side.YELLOW, random);
            Supplier<PlanarWorld> worlds = league.worlds();
            return () -> new MirosotArena(league, info, worlds.get());
        }
        MiddleSize league = MiddleSize.of(rhythm(settings, settings.configuration()));
        TeamInfo info = league.newGame(random).teamInfo(Side.YELLOW, random);
        MiddleSizeParameters parameters = league.parameters();
        return () -> new MiddleSizeArena(parameters, new MiddleSizeWorld(parameters), info);
    }

    private static Configuration rhythm(LearnSettings settings, Configuration configuration) {
        return configuration
                .set("robotsPerTeam", settings.task().robots(), "the task")
                .set("timing.step", settings.stepSeconds(), "the step of the environment")
                .set("timing.controlCycle", settings.actionSeconds(), "the steps per action of the environment");
    }
}
