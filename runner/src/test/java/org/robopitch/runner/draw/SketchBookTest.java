// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.robopitch.recording.match.Shape;
import org.robopitch.recording.match.Shape.Point;

class SketchBookTest {
    private final SketchBook book = new SketchBook();

    @Test
    void whatIsDrawnIsKeptUntilThePageIsTurned() {
        book.line(0, 1, 2, 3, "#00ff00");
        book.circle(1, 2, 0.5, "Red");
        book.text(1, 2, "here", "no such colour");
        assertThat(book.shapes())
                .containsExactly(
                        Shape.line("#00ff00", List.of(Point.of(0, 1), Point.of(2, 3))),
                        Shape.circle("#e53935", Point.of(1, 2), 0.5),
                        Shape.label("#808080", Point.of(1, 2), "here"));
        book.clear();
        assertThat(book.shapes()).isEmpty();
    }

    @Test
    void whatIsNotFiniteAndWhatIsTooMuchIsLeftOut() {
        book.line(Double.NaN, 0, 1, 1, "red");
        book.circle(0, 0, -1, "red");
        book.circle(0, 0, Double.POSITIVE_INFINITY, "red");
        book.text(Double.NEGATIVE_INFINITY, 0, "x", "red");
        assertThat(book.shapes()).isEmpty();
        for (int i = 0; i < 5000; i++) {
            book.line(0, 0, 1, 1, "red");
        }
        assertThat(book.shapes()).hasSize(1000);
    }

    @Test
    void aCurveIsOneShapeThatTurnsAsAWhole() {
        book.curve(new double[] {0, 1, 2, 3, -4, 5}, "#00ff00");
        book.curve(new double[] {0, 1}, "#00ff00");
        book.curve(new double[] {0, 1, Double.NaN, 1}, "#00ff00");
        book.curve(new double[1000], "#00ff00");
        assertThat(book.shapes())
                .singleElement()
                .satisfies(curve -> assertThat(curve.turned())
                        .isEqualTo(
                                Shape.line("#00ff00", List.of(Point.of(-0.0, -1), Point.of(-2, -3), Point.of(4, -5)))));
    }

    @Test
    void picturesArePngFilesThatOthersRead() throws Exception {
        int[] few = {0xff0000, 0x00ff00, 0x0000ff, 0x123456, 0, 0xffffff};
        int[] many = new int[40 * 20];
        for (int i = 0; i < many.length; i++) {
            many[i] = 12345 * i & 0xffffff;
        }
        book.picture(3, "camera", 3, 2, few);
        book.picture(3, "whole", 40, 20, many);
        assertThat(book.pictures()).extracting(Picture::name).containsExactly("camera", "whole");
        assertThat(read(book.pictures().get(0), 3, 2)).containsExactly(few);
        assertThat(read(book.pictures().get(1), 40, 20)).containsExactly(many);
        book.clear();
        assertThat(book.pictures()).isEmpty();
    }

    private static int[] read(Picture picture, int width, int height) throws Exception {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(picture.png()));
        int[] colours = image.getRGB(0, 0, width, height, null, 0, width);
        return Arrays.stream(colours).map(colour -> colour & 0xffffff).toArray();
    }

    @Test
    void picturesThatAreTooLargeTooShortOrTooManyAreLeftOut() {
        book.picture(0, "too wide", 513, 1, new int[513]);
        book.picture(0, "nothing", 0, 1, new int[1]);
        book.picture(0, "too short", 10, 10, new int[99]);
        book.picture(-1, "nobody", 1, 1, new int[1]);
        assertThat(book.pictures()).isEmpty();
        for (int i = 0; i < 20; i++) {
            book.picture(0, "camera", 1, 1, new int[1]);
        }
        assertThat(book.pictures()).hasSize(8);
    }

    @Test
    void turnedTwiceIsTheSame() {
        Shape line = Shape.line("#000000", List.of(Point.of(0.1, 0.2), Point.of(0.3, -0.4)));
        assertThat(line.turned()).isEqualTo(Shape.line("#000000", List.of(Point.of(-0.1, -0.2), Point.of(-0.3, 0.4))));
        assertThat(line.turned().turned()).isEqualTo(line);
    }

    @Test
    void aColourIsHexOnlyWithHexDigits() {
        assertThat(Colours.hex("#12345g")).isEqualTo("#808080");
        assertThat(Colours.hex("#12345")).isEqualTo("#808080");
        assertThat(Colours.hex("#12AbcDef")).isEqualTo("#12AbcDef");
    }
}
