// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robopitch.settings.BadFileException;
import org.robopitch.settings.Section;

class ScenarioKitTest {
    private record Note(long tick, String text) implements Timeline.Due {}

    private static ScenarioKeys keys(String text) {
        return new ScenarioKeys(Section.parse("s.yaml", text), 2, 0.01, "steps");
    }

    @Test
    void whatIsDueHappensBeforeItsTickAndTheStateIsShownAtTheIntervalAndAtTheEnd() {
        List<String> log = new ArrayList<>();
        new Timeline(5, 2).play(List.of(new Note(0, "a"), new Note(3, "b")), new Timeline.Player<Note>() {
            @Override
            public void take(Note due) {
                log.add(due.text());
            }

            @Override
            public void advance() {
                log.add("+");
            }

            @Override
            public void show() {
                log.add("show");
            }
        });
        assertThat(log).containsExactly("show", "a", "+", "+", "show", "+", "b", "+", "show", "+", "show");
    }

    @Test
    void commandsAreInTheOrderOfTimeAndRobotsAreNamedOnce() {
        ScenarioKeys keys = keys("commands: [{at: 0.5, robot: blue 2}, {at: 0.1, robot: yellow 1}]\nduration: 1\n");
        List<Note> notes = keys.commands((tick, robot, in) -> new Note(tick, "robot " + robot));
        assertThat(notes).containsExactly(new Note(10, "robot 2"), new Note(50, "robot 1"));
        assertThat(keys.timeline(0.02)).isEqualTo(new Timeline(100, 2));

        Section initial = Section.parse("s.yaml", "robots:\n  - robot: blue 1\n  - robot: blue 1\n");
        assertThatThrownBy(() -> keys.robots(initial, (robot, in) -> robot))
                .hasMessage("s.yaml:3: robots[1].robot is given twice: blue 1");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "duration: 0 | duration must be more than 0 s and at most a day",
                "outputInterval: 1 | duration is missing",
                "{duration: 1, outputInterval: 0.015} | outputInterval must be a whole number of steps of 0.01 s",
            })
    void timesThatMakeNoSenseAreRefused(String text, String reason) {
        assertThatThrownBy(() -> keys(text).timeline(0.01))
                .isInstanceOf(BadFileException.class)
                .hasMessageContaining(reason);
    }

    @Test
    void rowsAreTheSameInBothFormats() {
        assertThat(write(TrajectoryFormat.CSV)).isEqualTo("time,body,other\n0.5,ball,\n0.5,blue 1,ball\n");
        assertThat(write(TrajectoryFormat.JSONL))
                .isEqualTo("{\"time\":0.5,\"body\":\"ball\"}\n"
                        + "{\"time\":0.5,\"body\":\"blue 1\",\"other\":\"ball\"}\n");
    }

    private static String write(TrajectoryFormat format) {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        Rows rows = format.rows(out);
        rows.begin();
        rows.number("time", 0.5);
        rows.text("body", "ball");
        rows.nothing("other");
        rows.end();
        rows.begin();
        rows.number("time", 0.5);
        rows.text("body", "blue 1");
        rows.text("other", "ball");
        rows.end();
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
