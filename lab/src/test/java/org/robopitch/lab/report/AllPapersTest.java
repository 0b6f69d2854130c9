// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AllPapersTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        Speeds (Table 1)                       | Table 1 | true
        Speeds (Table 1)                       | Fig. 1  | false
        Cycle by duration (fig. 3 and 4)       | Fig. 4  | true
        Points (fig. 4 and Table 2)            | Table 2 | true
        Response (fig. 3, eq. 1 to 10)         | Fig. 7  | false
        Response (fig. 3 to 6)                 | Fig. 5  | true
        Line-ups (fig. 18)                     | Fig. 8  | false
        """)
    void aHeadingNamesItsFigures(String heading, String label, boolean named) {
        assertThat(AllPapers.names(heading, label)).isEqualTo(named);
    }

    @Test
    void everyItemHasAPlainVerdict() {
        HtmlReport report = new HtmlReport("A paper")
                .section("One (fig. 1)")
                .verdict(true, "as it is")
                .section("Two (fig. 2)")
                .verdict(true, "as it is")
                .verdict(HtmlReport.Outcome.DIFFERS, "because");
        Paper paper = new Paper(
                "a",
                "A paper",
                "",
                "",
                "",
                List::of,
                false,
                List.of(
                        new Paper.Item("Fig. 1", "", ""),
                        new Paper.Item("Fig. 2", "", ""),
                        new Paper.Item("Fig. 3", "", "a photograph"),
                        new Paper.Item("Fig. 4", "", "")));
        assertThat(paper.items().stream().map(item -> AllPapers.verdict(report, item)))
                .containsExactly(
                        "Reproduced",
                        "Reproduced in part. Differs: because",
                        "Not reproducible: a photograph",
                        "Not worked out: no section of the report is about it");
        assertThat(AllPapers.page(List.of(new AllPapers.Worked(paper, report))).html())
                .contains("papers a --out", "One (fig. 1)")
                .contains("<a href=\"#A-paper-Two-fig-2-\">Fig. 2</a>", "<a id=\"A-paper-Two-fig-2-\"></a><h2>")
                .contains("<td>Fig. 3</td>");
    }
}
