// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.lab.plot.Axis;
import org.robopitch.lab.plot.Plot;

class HtmlReportTest {
    @Test
    void aReportIsOneFileThatAsksForNoOther(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("new/report.html");
        new HtmlReport("Title <b>")
                .section("One")
                .paragraph("a & b")
                .plot(new Plot("p", Axis.linear("x"), Axis.linear("y")))
                .words("numbers", List.of("a", "b"), List.of(List.of("1", "2")))
                .write(file);
        assertThat(Files.readString(file))
                .contains("<title>Title &lt;b&gt;</title>", "<p>a &amp; b</p>", "<td>2</td>", "<svg", "dark")
                .doesNotContain("src=", "href=", "@import", "url(");
    }

    @Test
    void aRowMustFitItsColumns() {
        assertThatThrownBy(() -> new HtmlReport("t").words("n", List.of("a"), List.of(List.of("1", "2"))))
                .hasMessageContaining("2 cells");
    }
}
