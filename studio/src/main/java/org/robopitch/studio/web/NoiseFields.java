// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import java.util.List;
import java.util.stream.Stream;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.SafeText;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonValue.JsonNumber;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.recording.json.JsonWriter;

/** The numbers of the form's noise section: what they are called, their unit, and how they become settings. */
final class NoiseFields {
    private record Field(String name, String label, String unit, double step) {}

    private static final List<Field> SENSING = List.of(
            new Field("positionNoise", "Position noise", "m", 0.001),
            new Field("headingNoise", "Heading noise", "rad", 0.01),
            new Field("speedNoise", "Speed noise", "m/s", 0.01),
            new Field("spinNoise", "Spin noise", "rad/s", 0.1),
            new Field("vanish", "Vanishing", "0 … 1", 0.01),
            new Field("dropFrame", "Dropped frames", "0 … 1", 0.01),
            new Field("sensingDelay", "Delay of sight", "s", 0.02));

    private static final List<Field> ACTUATION = List.of(
            new Field("commandDelay", "Delay of commands", "s", 0.02),
            new Field("commandLoss", "Lost commands", "0 … 1", 0.01),
            new Field("wheelLockRate", "Wheel locks", "1/s", 0.01),
            new Field("wheelLockTime", "Lock time", "s", 0.1),
            new Field("deadZone", "Dead zone", "command", 0.1));

    private NoiseFields() {}

    static void write(JsonWriter out) {
        out.name("sensing").beginArray();
        SENSING.forEach(field -> write(out, field));
        out.endArray();
        out.name("actuation").beginArray();
        ACTUATION.forEach(field -> write(out, field));
        out.endArray();
    }

    private static void write(JsonWriter out, Field field) {
        out.beginObject();
        out.name("name").value(field.name());
        out.name("label").value(field.label());
        out.name("unit").value(field.unit());
        out.name("step").value(field.step());
        out.endObject();
    }

    /** The values of a match, by the names of the fields. */
    static void write(JsonWriter out, SensingSettings sensing, ActuationSettings actuation) {
        out.beginObject();
        out.name("positionNoise").value(sensing.positionNoise());
        out.name("headingNoise").value(sensing.headingNoise());
        out.name("speedNoise").value(sensing.speedNoise());
        out.name("spinNoise").value(sensing.spinNoise());
        out.name("vanish").value(sensing.vanish());
        out.name("dropFrame").value(sensing.dropFrame());
        out.name("sensingDelay").value(sensing.delay());
        out.name("commandDelay").value(actuation.delay());
        out.name("commandLoss").value(actuation.loss());
        out.name("wheelLockRate").value(actuation.lockRate());
        out.name("wheelLockTime").value(actuation.lockTime());
        out.name("deadZone").value(actuation.deadZone());
        out.endObject();
    }

    static SensingSettings sensing(JsonObject noise) throws JsonException {
        requireKnown(noise);
        return new SensingSettings(
                number(noise, "positionNoise"),
                number(noise, "headingNoise"),
                number(noise, "speedNoise"),
                number(noise, "spinNoise"),
                number(noise, "vanish"),
                number(noise, "dropFrame"),
                number(noise, "sensingDelay"));
    }

    static ActuationSettings actuation(JsonObject noise) throws JsonException {
        requireKnown(noise);
        return new ActuationSettings(
                number(noise, "commandDelay"),
                number(noise, "commandLoss"),
                number(noise, "wheelLockRate"),
                number(noise, "wheelLockTime"),
                number(noise, "deadZone"));
    }

    private static void requireKnown(JsonObject noise) throws JsonException {
        for (String name : noise.members().keySet()) {
            if (Stream.concat(SENSING.stream(), ACTUATION.stream())
                    .noneMatch(field -> field.name().equals(name))) {
                throw new JsonException("there is no noise \"" + SafeText.of(name, 50) + "\"");
            }
        }
    }

    /** A number that may be missing, which means none of that noise. */
    private static double number(JsonObject noise, String name) throws JsonException {
        return noise.members().get(name) instanceof JsonNumber number
                ? number.number()
                : noise.members().containsKey(name) ? noise.number(name) : 0;
    }
}
