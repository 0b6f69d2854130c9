// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class SettingsTextTest {

    private enum Colour {
        DARK_RED,
        BLUE
    }

    @Test
    void whatIsWrittenIsReadBackToTheBit() {
        SettingsText text = new SettingsText();
        text.word("league", "tiny");
        text.section("ball", () -> {
            text.number("mass", 0.1 + 0.2);
            text.number("tiny", 1e-12);
            text.integer("count", 7);
            text.flag("flies", true);
            text.choice("colour", Colour.DARK_RED);
            text.points("places", List.of(new Point(-0.5, 1e-3), new Point(2, 3)));
        });
        text.flag("last", false);

        Section root = Section.parse("tiny.yaml", text.toString());
        assertThat(root.text("league", "")).isEqualTo("tiny");
        assertThat(root.flag("last", true)).isFalse();
        Section ball = root.section("ball");
        assertThat(ball.number("mass")).isEqualTo(0.1 + 0.2);
        assertThat(ball.number("tiny")).isEqualTo(1e-12);
        assertThat(ball.integer("count", 0)).isEqualTo(7);
        assertThat(ball.flag("flies", false)).isTrue();
        assertThat(ball.choice("colour", Colour.BLUE)).isEqualTo(Colour.DARK_RED);
        assertThat(ball.points("places")).containsExactly(new Point(-0.5, 1e-3), new Point(2, 3));
    }

    @Test
    void aKeyNobodyKnowsIsRefusedWithFileAndLine() {
        Section root = Section.parse("tiny.yaml", "league: tiny\nbal: 3\n");
        root.text("league", "");
        assertThatThrownBy(root::refuseTheRest)
                .isInstanceOf(BadFileException.class)
                .hasMessageContaining("tiny.yaml:2")
                .hasMessageContaining("bal");
    }
}
