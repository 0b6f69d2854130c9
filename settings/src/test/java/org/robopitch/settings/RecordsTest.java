// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.robopitch.declare.Declared;
import org.robopitch.declare.Require;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;

class RecordsTest {
    /** A choice. */
    public enum Colour {
        DARK_RED,
        BLUE
    }

    /** A record in a record. */
    public record Motor(
            @Value(says = "turns of the rotor per turn of the wheel", min = 1, max = 100, why = "no gear is finer")
            double gearRatio) {}

    /** One of each kind. */
    public record Toy(
            @Value(says = "how heavy it is", unit = "kg", min = 0.01, max = 10)
            double mass,

            @Value(says = "how many there are", min = 1, max = 5)
            int count,

            @Value(says = "whether it flies") boolean flies,
            @Value(says = "what it looks like") Colour colour,
            @Value(says = "what drives it") Motor motor,
            @Value(says = "where it stands") List<Point> places)
            implements Values<Toy> {
        @Override
        public void requireConsistent() {
            Require.atMost("mass", mass, count, "kg", "a kilogram each", "count");
        }
    }

    /** A value that depends on a choice, and one that another replaces. */
    public record Shape(
            @Value(says = "what it looks like") Colour colour,

            @Value(says = "how blue it is", max = 1, otherwise = "0.5", onlyWith = "colour=blue")
            double depth,

            @Value(says = "side of a square", unit = "m", max = 9, otherwise = "2", without = "corners")
            double side,

            @Value(says = "instead of side", unit = "m", min = -5, max = 5, otherwise = "none") @Nullable
            List<Point> corners,

            @Value(says = "a table", unit = "m", max = 3, otherwise = "none") @Nullable
            List<Double> table) {}

    /** A number that nobody checks. */
    public record Unchecked(double size) {}

    private static final Toy TOY = new Toy(0.1, 2, true, Colour.DARK_RED, new Motor(8), List.of(new Point(1, 2)));

    private Toy read(String text) {
        Section root = Section.parse("toy.yaml", text);
        return root.make(() -> Records.read(root, TOY));
    }

    @Test
    void whatIsNotSaidKeepsItsDefault() {
        assertThat(read("")).isEqualTo(TOY);
        assertThat(read("count: 3\nmotor: {gearRatio: 9}\ncolour: blue\nflies: false\nplaces: [[3, 4]]\nmass: 1\n"))
                .isEqualTo(new Toy(1, 3, false, Colour.BLUE, new Motor(9), List.of(new Point(3, 4))));
    }

    @Test
    void whatIsWrittenIsReadBack() {
        SettingsText text = new SettingsText();
        Records.write(text, TOY);
        assertThat(text.toString()).contains("motor:\n  gearRatio: 8.0\nplaces: [[1.0, 2.0]]\n");
        assertThat(read(text.toString())).isEqualTo(TOY);
    }

    @Test
    void mistakesAreBlamedOnTheLineOfTheirKey() {
        assertThatThrownBy(() -> read("count: 3\nmass: 11\n"))
                .hasMessage("toy.yaml:2: mass must be between 0.01 and 10 kg (the range the simulation is tested with),"
                        + " but is 11 kg");
        assertThatThrownBy(() -> read("flies: true\n\nmotor:\n  gearRatio: 0.5\n"))
                .hasMessage("toy.yaml:4: motor.gearRatio must be between 1 and 100 (no gear is finer), but is 0.5");
        assertThatThrownBy(() -> read("count: 1\nmotor:\n  gearratio: 5\n"))
                .hasMessage("toy.yaml:3: there is no key motor.gearratio; known here: gearRatio (did you mean"
                        + " 'gearRatio'?)");
    }

    @Test
    void whereTwoKeysDoNotFitTheOneThatWasGivenIsBlamed() {
        assertThatThrownBy(() -> {
                    Section root = Section.parse("toy.yaml", "flies: true\ncount: 1\n");
                    root.make(() -> Records.read(root, new Toy(2, 2, true, Colour.BLUE, new Motor(8), List.of())));
                })
                .hasMessage("toy.yaml:2: mass must be at most a kilogram each, which is 1 kg, but is 2 kg");
    }

    private static Shape shape(String text) {
        Section root = Section.parse("shape.yaml", text);
        return root.make(() ->
                Records.read(root.section("shape"), Declared.of(Shape.class).defaults()));
    }

    private static String written(Shape shape) {
        SettingsText text = new SettingsText();
        text.section("shape", () -> Records.write(text, shape));
        return text.toString();
    }

    @Test
    void onlyWhatHasAnEffectIsWrittenAndChecked() {
        assertThat(written(shape(""))).isEqualTo("shape:\n  colour: dark-red\n  side: 2.0\n");
        String blue = "shape:\n  colour: blue\n  depth: 0.25\n  corners: [[1.0, 2.0]]\n  table: [1.0, 2.0]\n";
        assertThat(written(shape(blue))).isEqualTo(blue);
        Shape far = Declared.with(shape(""), "depth", 7);
        assertThat(Declared.of(Shape.class).hasEffect(Declared.of(Shape.class).component("depth"), far))
                .isFalse();
        Declared.check("shape", far);
        assertThatThrownBy(() -> shape("shape:\n  colour: blue\n  depth: 7\n"))
                .hasMessageStartingWith("shape.yaml:3: shape.depth must be between 0 and 1");
    }

    @Test
    void whatHasNoEffectIsRefused() {
        assertThatThrownBy(() -> shape("shape:\n  depth: 1\n"))
                .hasMessage("shape.yaml:2: shape.depth has no effect when shape.colour is dark-red");
        assertThatThrownBy(() -> shape("shape:\n  side: 1\n  corners: [[1, 1]]\n"))
                .hasMessage("shape.yaml:3: shape.corners cannot be given together with side");
        assertThatThrownBy(() -> shape("shape:\n  corners: [[6, 1]]\n"))
                .hasMessageStartingWith("shape.yaml:2: shape.corners[0] must be between -5 and 5 m");
        assertThatThrownBy(() -> shape("shape:\n  table: [1, 4]\n"))
                .hasMessageStartingWith("shape.yaml:2: shape.table[1] must be between 0 and 3 m");
    }

    @Test
    void theSchemaHasTheDeclaredBounds() {
        Schema schema = new Schema();
        Records.describe(schema, TOY);
        assertThat(schema.json("Toy").replaceAll("\\s+", " "))
                .contains("\"mass\" : { \"type\" : \"number\", \"description\" : \"how heavy it is, kg\", \"minimum\" :"
                        + " 0.01, \"maximum\" : 10.0, \"default\" : 0.1 }")
                .contains(
                        "\"count\" : { \"type\" : \"integer\", \"description\" : \"how many there are\", \"minimum\" :"
                                + " 1, \"maximum\" : 5, \"default\" : 2 }")
                .contains("\"enum\" : [ \"dark-red\", \"blue\" ], \"default\" : \"dark-red\"");
        assertThat(schema.markdown())
                .contains("| `mass` | 0.1 | 0.01 … 10 kg | how heavy it is |\n")
                .contains("| `motor.gearRatio` | 8 | 1 … 100 | turns of the rotor per turn of the wheel"
                        + " (bounds: no gear is finer) |\n");
    }

    @Test
    void aNumberWithoutBoundsHasNoSchema() {
        assertThatThrownBy(() -> Records.describe(new Schema(), new Unchecked(1)))
                .hasMessage("size has no bounds");
    }
}
