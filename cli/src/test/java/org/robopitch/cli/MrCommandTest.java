// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robopitch.links.mixedreality.parts.RealTime;
import org.robopitch.links.mixedreality.parts.VirtualVision;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;

class MrCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String line) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), line.split(" "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        mr                                         | a subcommand is missing: vt, rc, server, agents, reposition
        mr vt --port 99999                         | between 0 and 65535, but is 99999
        mr vt --robots 51                          | robotsPerTeam must be between 1 and 50 (the range the simulation is tested with), but is 51
        mr vt --silent-cycles 0                    | 1 silent cycle or more
        mr vt --misread 2                          | noise.misread must be between 0 and 1 (the range the simulation is tested with), but is 2
        mr vt --position-noise -1                  | -1
        mr rc --vt nowhere                         | --vt must be a host and a port
        mr server --dialect x                      | --dialect must be robopitch or kiel
        mr server --rc :x                          | --rc must be a host and a port
        mr server --longest 3                      | between 512 and 16384
        mr server --league mirosot                 | plays mixed-reality, not mirosot
        mr agents --side red                       | --side must be blue or yellow
        mr agents --count 0                        | --count must be between 1 and 50, but is 0
        mr agents --team nosuch                    | there is no team
        mr reposition --robot 1                    | --x=M
        mr reposition --robot 0 --x 0 --y 0        | a robot from 1 on
        mr reposition --robot 1 --x NaN --y 0      | finite
        serve --link mixed-reality --blue-port -1  | between 0 and 65535, but is -1
        play mixed-reality --size 51v51            | is 1v1 to 50v50, such as 5v5
        match --league mixed-reality --size 5v6    | such as 5v5
        """)
    void whatMakesNoSenseIsRefusedWithAReason(String line, String reason) {
        assertThat(run(line)).isEqualTo(2);
        assertThat(err.toString()).contains(reason);
    }

    @Test
    void aRobotIsPutElsewhereByCommand() throws Exception {
        InetSocketAddress free = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        try (VirtualVision vision = new VirtualVision(MixedRealityParameters.of(2), free, 4096, 25, 1)) {
            AtomicBoolean end = new AtomicBoolean();
            Thread beat = new Thread(() -> RealTime.run(0.02, vision::cycle, end::get));
            beat.start();
            String where = " --vt localhost:" + vision.address().getPort();
            try {
                assertThat(run("mr reposition --robot 4 --x -0.1 --y 0.057 --heading 37.5" + where))
                        .isZero();
                assertThat(out.toString()).contains("robot 4 is at -0.1000, 0.0570 m, heading 37.5 degrees");
                assertThat(run("mr reposition --robot 5 --x 0 --y 0" + where)).isNotZero();
                assertThat(err.toString()).contains("does not show a robot 5");
            } finally {
                end.set(true);
                beat.join();
            }
        }
    }

    @Test
    void whereNobodyIsARobotCannotBePut() {
        assertThat(run("mr reposition --robot 3 --x 0 --y 0 --vt localhost:9")).isNotZero();
        assertThat(err.toString()).contains("no answer from").contains("9");
    }
}
