// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.cli.Main;

class PapersCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    @Test
    void theReportOfMrSimulatorIsOnePageWithItsNumbers(@TempDir Path folder) throws Exception {
        assertThat(run("papers", "mr-simulator", "--out", folder.resolve("new").toString()))
                .isZero();
        String page = Files.readString(folder.resolve("new/mr-simulator.html"));
        // The orders that the schemes have in theory, and a slip and a speed of the paper.
        assertThat(page)
                .contains("Table 1", "Fig. 6", "Fig. 7", "11 against 11", "130.43", "0.333")
                .doesNotContain("NaN");
        assertThat(out.toString()).contains("mr-simulator.html");
    }

    @Test
    void klancarsPapersAreAPageEach(@TempDir Path folder) throws Exception {
        for (String paper : new String[] {"klancar-2003", "klancar-2007"}) {
            assertThat(run("papers", paper, "--out", folder.toString())).isZero();
            assertThat(Files.readString(folder.resolve(paper + ".html"))).contains("Hipparchus", "Reproduced");
        }
    }

    @Test
    void withoutAPaperTheNamesAreTold() {
        assertThat(run("papers")).isEqualTo(2);
        assertThat(err.toString()).contains("mr-simulator");
    }
}
