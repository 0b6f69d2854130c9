// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.Stage;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonValue.JsonNumber;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.recording.json.JsonWriter;

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

    /** {@return the pitch of a stage} */
    public static PitchNote of(Stage stage) {
        return new PitchNote(stage.pitchLength(), stage.pitchWidth(), stage.goalWidth(), stage.markings());
    }

    /** {@return it as JSON} */
    public String write() {
        JsonWriter out = new JsonWriter().beginObject();
        out.name("length")
                .value(length)
                .name("width")
                .value(width)
                .name("goalWidth")
                .value(goalWidth);
        out.name("markings").beginArray();
        for (Marking marking : markings) {
            out.beginObject().name("form").value(form(marking)).name("numbers").beginArray();
            numbers(marking).forEach(out::value);
            out.endArray().endObject();
        }
        return out.endArray().endObject().toString();
    }

    private static String form(Marking marking) {
        if (marking instanceof Marking.Block block) {
            return block.net() ? "net" : "block";
        }
        return marking instanceof Marking.Line
                ? "line"
                : marking instanceof Marking.Arc ? "arc" : marking instanceof Marking.Spot ? "spot" : "boundary";
    }

    private static List<Double> numbers(Marking marking) {
        if (marking instanceof Marking.Line line) {
            return List.of(line.x1(), line.y1(), line.x2(), line.y2());
        }
        if (marking instanceof Marking.Arc arc) {
            return List.of(arc.x(), arc.y(), arc.radius(), arc.from(), arc.to());
        }
        if (marking instanceof Marking.Spot spot) {
            return List.of(spot.x(), spot.y());
        }
        if (marking instanceof Marking.Block block) {
            return List.of(block.x1(), block.y1(), block.z1(), block.x2(), block.y2(), block.z2());
        }
        return ((Marking.Boundary) marking).points();
    }

    /**
     * {@return what {@link #write} wrote}
     *
     * @throws JsonException if it is none, or no pitch that anybody plays on
     */
    public static PitchNote read(String text) throws JsonException {
        JsonObject in = JsonParser.parseObject(text);
        List<JsonValue> list = in.list("markings");
        if (list.size() > MOST_MARKINGS) {
            throw new JsonException("field \"markings\": expected at most " + MOST_MARKINGS + ", found " + list.size());
        }
        List<Marking> markings = new ArrayList<>();
        for (JsonValue value : list) {
            if (!(value instanceof JsonObject object)) {
                throw new JsonException("field \"markings\": expected objects");
            }
            markings.add(marking(object));
        }
        return new PitchNote(
                size(in, "length"), size(in, "width"), bounded("goalWidth", in.number("goalWidth")), markings);
    }

    private static double size(JsonObject in, String name) throws JsonException {
        double size = bounded(name, in.number(name));
        if (!(size > 0)) {
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

    private static Marking marking(JsonObject in) throws JsonException {
        List<Double> n = new ArrayList<>();
        for (JsonValue value : in.list("numbers")) {
            if (!(value instanceof JsonNumber number) || n.size() >= MOST_NUMBERS) {
                throw new JsonException("field \"numbers\": expected at most " + MOST_NUMBERS + " numbers");
            }
            n.add(bounded("numbers", number.number()));
        }
        String form = in.text("form");
        int expected = switch (form) {
            case "line" -> 4;
            case "arc" -> 5;
            case "spot" -> 2;
            case "block", "net" -> 6;
            default -> n.size();
        };
        if (n.size() != expected || n.size() % 2 != 0 && !form.equals("arc")) {
            throw new JsonException("field \"numbers\": expected " + expected + ", found " + n.size());
        }
        return switch (form) {
            case "line" -> new Marking.Line(n.get(0), n.get(1), n.get(2), n.get(3));
            case "arc" -> new Marking.Arc(n.get(0), n.get(1), n.get(2), n.get(3), n.get(4));
            case "spot" -> new Marking.Spot(n.get(0), n.get(1));
            case "block", "net" ->
                new Marking.Block(n.get(0), n.get(1), n.get(2), n.get(3), n.get(4), n.get(5), form.equals("net"));
            case "boundary" -> new Marking.Boundary(n);
            default -> throw new JsonException("field \"form\": expected line, arc, spot, block, net or boundary");
        };
    }
}
