// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.robopitch.bahia3d.movement.MovementFile;
import org.robopitch.kit.LeagueModule;
import org.robopitch.kit.Noise;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.SettingsFile;
import picocli.CommandLine.ParseResult;

/** The files that people write, by kind, with how the commands read them: what {@code fuzz} corrupts. */
public final class InputFiles {
    private InputFiles() {}

    /** Reads a file, or refuses it by an {@link IllegalArgumentException} or an {@link IOException}. */
    public interface Reader {
        void read(Path file) throws IOException;
    }

    /** {@return how files of a kind are read} */
    public static Reader of(String kind) {
        return switch (kind) {
            case "scenarios" -> ScenarioCommand::read;
            case "movements" -> file -> MovementFile.parse("movement", SettingsFile.read(file, kind));
            case "leagues" ->
                file -> {
                    Configuration configuration = Configuration.parse("league", SettingsFile.read(file, kind));
                    LeagueModule module =
                            Leagues.BUILT_IN.find(configuration.root().text("league", "mirosot"));
                    Noise.read(configuration, module);
                    module.of(Noise.without(configuration));
                };
            case "tournaments" ->
                file -> {
                    // As if nothing but the file were given.
                    ParseResult given = RobopitchCommand.treeFor("tournament").parseArgs("tournament");
                    RunFile.read(given.subcommand().commandSpec(), file);
                };
            default ->
                throw new IllegalArgumentException("--files must be recordings, configurations, drawings, scenarios,"
                        + " movements, leagues or tournaments, but is '" + kind + "'");
        };
    }
}
