// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.CountDownLatch;
import org.robopitch.cli.ProgramCommand;
import org.robopitch.links.mixedreality.AgentSettings;
import org.robopitch.links.mixedreality.parts.VirtualControl;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code robopitch mr rc}. */
@Command(
        name = "rc",
        footerHeading = "%nExample:%n  robopitch mr rc --vt localhost:9050%n",
        description = "V-RC: convert wheel speeds to the codes of Table 1 and send them to the robots.")
final class MrControlCommand extends ProgramCommand {
    @Option(names = "--port", paramLabel = "PORT", description = "UDP port to listen on. Default: ${DEFAULT-VALUE}.")
    int port = 5555;

    @Option(
            names = "--vt",
            paramLabel = "HOST:PORT",
            description = "Where the virtual robots are. Default: ${DEFAULT-VALUE}.")
    String vision = "localhost:9050";

    @Option(names = "--open-network", description = "Let other machines connect. Default: only this machine.")
    boolean openNetwork;

    @Override
    public Integer call() throws IOException, InterruptedException {
        InetSocketAddress robots = MrAddress.parse(spec, "--vt", vision);
        InetSocketAddress here = MrAddress.here(spec, port, openNetwork);
        try (VirtualControl control = new VirtualControl(here, robots, AgentSettings.LONGEST)) {
            MrCommand.announce(spec, "V-RC on UDP " + control.address().getPort(), control.counters());
            new CountDownLatch(1).await();
        }
        return 0;
    }
}
