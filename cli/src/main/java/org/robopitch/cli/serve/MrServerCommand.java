// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.net.InetSocketAddress;
import org.robopitch.links.mixedreality.AgentSettings;
import org.robopitch.links.mixedreality.DeviceAddresses;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code robopitch mr server}. */
@Command(
        name = "server",
        footerHeading = "%nExample:%n  robopitch mr server --yellow bahia --seed 7%n",
        description = "Run the soccer server, with vision tracking and robot control in other programs.",
        customSynopsis = "robopitch mr server [OPTIONS]",
        defaultValueProvider = MixedRealityServe.Defaults.class,
        footer = {"", ServeOptions.TEAMS})
final class MrServerCommand extends MixedRealityServe {
    @Option(
            names = "--vt",
            paramLabel = "HOST:PORT",
            description = "Where the vision tracking is. Default: ${DEFAULT-VALUE}.")
    String vision = "localhost:9050";

    @Option(
            names = "--rc",
            paramLabel = "HOST:PORT",
            description = "Where the robot control is. Default: ${DEFAULT-VALUE}.")
    String control = "localhost:5555";

    @Option(
            names = "--dialect",
            paramLabel = "NAME",
            description = "What vision tracking and robot control speak: robopitch, or kiel for those of FH Kiel."
                    + " Default: ${DEFAULT-VALUE}.")
    String dialect = "robopitch";

    @Spec
    CommandSpec spec;

    @Override
    DeviceAddresses devices(AgentSettings settings) {
        if (!dialect.equals("robopitch") && !dialect.equals("kiel")) {
            throw new ParameterException(
                    spec.commandLine(), "--dialect must be robopitch or kiel, but is '" + dialect + "'");
        }
        InetSocketAddress vt = MrAddress.parse(spec, "--vt", vision);
        InetSocketAddress rc = MrAddress.parse(spec, "--rc", control);
        return new DeviceAddresses(vt, rc, settings.at(0), dialect.equals("kiel"));
    }
}
