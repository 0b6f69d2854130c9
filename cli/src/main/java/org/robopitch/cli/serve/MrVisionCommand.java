// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.robopitch.cli.DeclaredOptions;
import org.robopitch.cli.NoiseOptions;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.kit.Noise;
import org.robopitch.links.mixedreality.AgentSettings;
import org.robopitch.links.mixedreality.parts.RealTime;
import org.robopitch.links.mixedreality.parts.VirtualVision;
import org.robopitch.mixedreality.game.MixedReality;
import org.robopitch.mixedreality.game.MixedRealityModule;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.SettingsFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code robopitch mr vt}. */
@Command(
        name = "vt",
        footerHeading = "%nExample:%n  robopitch mr vt --robots 5 --seed 7%n",
        description = "V-VT: run the virtual robots and the vision tracking that observes them.")
final class MrVisionCommand extends ProgramCommand implements DeclaredOptions.Holder {
    @Option(names = "--port", paramLabel = "PORT", description = "UDP port to listen on. Default: ${DEFAULT-VALUE}.")
    int port = 9050;

    @Option(
            names = "--robots",
            paramLabel = "N",
            description = "Robots per side. Default: set by the configuration, or else 5.")
    @Nullable
    Integer robots;

    @Option(names = "--config", paramLabel = "FILE", description = "The league, as YAML: bodies, models, noise.")
    @Nullable
    Path configuration;

    @Option(
            names = "--silent-cycles",
            paramLabel = "N",
            description = "Stop a robot after N cycles without a command. Default: ${DEFAULT-VALUE}.")
    int silentCycles = 25;

    @Option(names = "--seed", paramLabel = "N", description = "Random seed of the noise. Default: ${DEFAULT-VALUE}.")
    long seed = 1;

    @Option(names = "--open-network", description = "Let other machines connect. Default: only this machine.")
    boolean openNetwork;

    private final NoiseOptions noise = new NoiseOptions();

    @Override
    public void declareOptions(CommandSpec command) {
        noise.addTo(command, "%nNoise in what the vision sees and the robots do (off by default):%n");
    }

    @Override
    public Integer call() throws IOException {
        String text = configuration == null ? "" : SettingsFile.read(configuration, "a league in YAML");
        try (VirtualVision vision = vision(text)) {
            int perSide = vision.world().parameters().robotsPerTeam();
            String what = "V-VT with " + perSide + " robots per side on UDP "
                    + vision.address().getPort();
            MrCommand.announce(spec, what, vision.counters());
            double cycle = vision.world().parameters().timing().cycle();
            RealTime.run(cycle, vision::cycle, Thread.currentThread()::isInterrupted);
        }
        return 0;
    }

    private VirtualVision vision(String text) throws IOException {
        try {
            Configuration said = Configuration.parse(String.valueOf(configuration), text);
            if (robots != null) {
                said = said.set("robotsPerTeam", robots, "--robots");
            }
            said = noise.over(said, MixedReality.NAME);
            Noise settings = Noise.read(said, new MixedRealityModule());
            MixedReality league = MixedReality.of(Noise.without(said));
            return new VirtualVision(
                    league.parameters(),
                    MrAddress.here(spec, port, openNetwork),
                    AgentSettings.LONGEST,
                    silentCycles,
                    seed,
                    settings.sensing(),
                    settings.actuation());
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), String.valueOf(refused.getMessage()), refused);
        }
    }
}
