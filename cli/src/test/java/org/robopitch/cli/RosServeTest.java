// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RosServeTest {
    /** Nobody listens on the port of a master that was never there. */
    private static final String NOBODY = "http://127.0.0.1:1";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int serve(String... options) {
        List<String> arguments = new ArrayList<>(List.of("serve", "--link", "ros"));
        arguments.addAll(List.of(options));
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments.toArray(new String[0]));
    }

    @Test
    void aMatchIsPlayedToItsEndAlthoughThereIsNoMaster() {
        for (String dialect : List.of("A", "B")) {
            assertThat(serve("--master", NOBODY, "--dialect", dialect, "--duration", "2", "--speed", "unlimited"))
                    .as(err.toString())
                    .isZero();
        }
        assertThat(out.toString()).contains("RoboPitch serves ROS as /robopitch of the master " + NOBODY);
        assertThat(err.toString()).contains("master not reached: " + NOBODY);
    }

    @Test
    void whatCannotBeIsRefusedInOneLine() {
        assertThat(serve("--master", "none")).isEqualTo(2);
        assertThat(err.toString()).contains("--studio is needed");
        assertThat(serve("--lockstep")).isEqualTo(2);
        assertThat(err.toString()).contains("no --lockstep here");
        assertThat(serve("--master", "11311")).isEqualTo(2);
        assertThat(err.toString()).contains("http://HOST:PORT");
        assertThat(serve("--cyan", "rival")).isEqualTo(2);
        assertThat(err.toString()).contains("different prefixes");
        assertThat(serve("--noise-rate", "2")).isEqualTo(2);
        assertThat(err.toString()).contains("noise rate");
        assertThat(serve("--league", "mirosot")).isEqualTo(2);
        assertThat(err.toString()).contains("plays middle-size only");
        assertThat(serve("--refbox", "box:x")).isEqualTo(2);
        assertThat(err.toString()).contains("HOST:PORT");
    }
}
