// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.draw;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SketchBookTest {
    private final SketchBook book = new SketchBook();

    @Test
    void whatIsDrawnIsKeptUntilThePageIsTurned() {
        book.line(0, 1, 2, 3, "#00ff00");
        book.circle(1, 2, 0.5, "Red");
        book.text(1, 2, "here", "no such colour");
        assertThat(book.strokes())
                .containsExactly(
                        new Stroke.Line(0, 1, 2, 3, "#00ff00"),
                        new Stroke.Circle(1, 2, 0.5, "#e53935"),
                        new Stroke.Text(1, 2, "here", "#808080"));
        book.clear();
        assertThat(book.strokes()).isEmpty();
    }

    @Test
    void whatIsNotFiniteAndWhatIsTooMuchIsLeftOut() {
        book.line(Double.NaN, 0, 1, 1, "red");
        book.circle(0, 0, -1, "red");
        book.circle(0, 0, Double.POSITIVE_INFINITY, "red");
        book.text(Double.NEGATIVE_INFINITY, 0, "x", "red");
        assertThat(book.strokes()).isEmpty();
        for (int i = 0; i < 5000; i++) {
            book.line(0, 0, 1, 1, "red");
        }
        assertThat(book.strokes()).hasSize(1000);
    }

    @Test
    void turnedTwiceIsTheSame() {
        Stroke line = new Stroke.Line(0.1, 0.2, 0.3, -0.4, "#000000");
        assertThat(line.turned()).isEqualTo(new Stroke.Line(-0.1, -0.2, -0.3, 0.4, "#000000"));
        assertThat(line.turned().turned()).isEqualTo(line);
    }

    @Test
    void aColourIsHexOnlyWithHexDigits() {
        assertThat(Colours.hex("#12345g")).isEqualTo("#808080");
        assertThat(Colours.hex("#12345")).isEqualTo("#808080");
        assertThat(Colours.hex("#12AbcDef")).isEqualTo("#12AbcDef");
    }
}
