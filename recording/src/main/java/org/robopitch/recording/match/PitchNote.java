// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.Stage;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.RecordJson;

/**
 * The pitch of a recorded match as a note, so that it can be drawn without setting up its game.
 *
 * @param length m
 * @param width m
 * @param goalWidth m
 * @param markings what is painted or built on it
 */
public record PitchNote(double length, double width, double goalWidth, List<Marking> markings) {
    /** Its name among the notes of a recording. */
    public static final String NOTE = "pitch";

    private static final double LARGEST = 1000;
    private static final int MOST_MARKINGS = 500;
    private static final int MOST_NUMBERS = 2000;

    public PitchNote {
        markings = List.copyOf(markings);
    }

    private record Json(double length, double width, double goalWidth, List<MarkingJson> markings) {}

    /** A marking as JSON: its form and its numbers, in the order of its record. */
    public record MarkingJson(String form, List<Double> numbers) {
        /** {@return the JSON of a marking} */
        public static MarkingJson of(Marking marking) {
            if (marking instanceof Marking.Boundary boundary) {
                return new MarkingJson("boundary", boundary.points());
            }
            boolean net = marking instanceof Marking.Block block && block.net();
            return new MarkingJson(net ? "net" : Forms.name((Record) marking), Forms.numbers((Record) marking));
        }

        private Marking marking() throws JsonException {
            if (numbers.size() > MOST_NUMBERS) {
                throw new JsonException("field \"numbers\": expected at most " + MOST_NUMBERS + " numbers");
            }
            for (double number : numbers) {
                bounded("numbers", number);
            }
            if (form.equals("boundary")) {
                if (numbers.size() % 2 != 0) {
                    throw new JsonException("field \"numbers\": expected pairs, found " + numbers.size());
                }
                return new Marking.Boundary(numbers);
            }
            boolean net = form.equals("net");
            Marking made = Forms.make(Marking.class, net ? "block" : form, "numbers", numbers);
            return net && made instanceof Marking.Block b
                    ? new Marking.Block(b.x1(), b.y1(), b.z1(), b.x2(), b.y2(), b.z2(), true)
                    : made;
        }
    }

    /** {@return the pitch of a stage} */
    public static PitchNote of(Stage stage) {
        return new PitchNote(stage.pitchLength(), stage.pitchWidth(), stage.goalWidth(), stage.markings());
    }

    /** {@return it as JSON} */
    public String write() {
        return RecordJson.text(new Json(
                length, width, goalWidth, markings.stream().map(MarkingJson::of).toList()));
    }

    /**
     * {@return what {@link #write} wrote}
     *
     * @throws JsonException if it is none, or no pitch that anybody plays on
     */
    public static PitchNote read(String text) throws JsonException {
        Json in = RecordJson.read(Json.class, JsonParser.parseObject(text));
        if (in.markings.size() > MOST_MARKINGS) {
            throw new JsonException(
                    "field \"markings\": expected at most " + MOST_MARKINGS + ", found " + in.markings.size());
        }
        List<Marking> markings = new ArrayList<>();
        for (MarkingJson marking : in.markings) {
            markings.add(marking.marking());
        }
        return new PitchNote(
                size("length", in.length), size("width", in.width), bounded("goalWidth", in.goalWidth), markings);
    }

    private static double size(String name, double size) throws JsonException {
        if (!(bounded(name, size) > 0)) {
            throw new JsonException("field \"" + name + "\": expected more than 0 m, found " + size);
        }
        return size;
    }

    private static double bounded(String name, double value) throws JsonException {
        if (!(Math.abs(value) <= LARGEST)) {
            throw new JsonException(
                    "field \"" + name + "\": expected a pitch of at most " + LARGEST + " m, found " + value);
        }
        return value;
    }
}
