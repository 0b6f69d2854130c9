// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class RowsTest {
    @Test
    void rowsAreTheSameInBothFormats() {
        assertThat(write(ScenarioRun.Format.CSV)).isEqualTo("time,body,other\n0.5,ball,\n0.5,blue 1,ball\n");
        assertThat(write(ScenarioRun.Format.JSONL))
                .isEqualTo("{\"time\":0.5,\"body\":\"ball\"}\n"
                        + "{\"time\":0.5,\"body\":\"blue 1\",\"other\":\"ball\"}\n");
    }

    private static String write(ScenarioRun.Format format) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        Rows rows = new Rows(out, format, List.of("time", "body", "other"));
        rows.write(List.of(0.5, "ball"));
        rows.write(List.of(0.5, "blue 1", "ball"));
        out.flush();
        return text.toString();
    }

    @Test
    void numbersHaveTwelveSignificantDigits() {
        assertThat(Rows.digits(Math.PI)).isEqualTo("3.14159265359");
        assertThat(Rows.digits(-1.0 / 3)).isEqualTo("-0.333333333333");
        assertThat(Rows.digits(-0.0)).isEqualTo("0");
        assertThat(Rows.digits(1e-9)).isEqualTo("1E-9");
        assertThat(Rows.digits(1234567890123.4)).isEqualTo("1.23456789012E+12");
    }
}
