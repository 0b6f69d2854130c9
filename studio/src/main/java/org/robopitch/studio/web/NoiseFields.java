// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.web;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.robopitch.declare.Component;
import org.robopitch.declare.Declared;
import org.robopitch.declare.Range;
import org.robopitch.declare.Require;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.SafeText;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonValue.JsonNumber;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.recording.json.JsonWriter;

/** The noise section of the form: its fields, the values of a match, and what was entered. */
final class NoiseFields {
    private static final Declared<SensingSettings> SENSING = Declared.of(SensingSettings.class);
    private static final Declared<ActuationSettings> ACTUATION = Declared.of(ActuationSettings.class);
    private static final Set<String> KNOWN = Stream.concat(
                    SENSING.components().stream(), ACTUATION.components().stream())
            .map(Component::key)
            .collect(Collectors.toUnmodifiableSet());

    private NoiseFields() {}

    static void write(JsonWriter out) {
        write(out, "sensing", SENSING);
        write(out, "actuation", ACTUATION);
    }

    private static void write(JsonWriter out, String section, Declared<?> declared) {
        out.name(section).beginArray();
        for (Component component : declared.components()) {
            out.beginObject().name("name").value(component.key());
            out.name("label").value(component.label());
            out.name("unit").value(unit(component));
            out.name("step").value(component.fine()).endObject();
        }
        out.endArray();
    }

    /** What stands behind the field: the unit, or the bounds of a plain number. */
    private static String unit(Component component) {
        Range range = component.range();
        return range == null || !component.unit().isEmpty()
                ? component.unit()
                : Require.number(range.least()) + " … " + Require.number(range.most());
    }

    /** The values of a match, by the names of the fields. */
    static void write(JsonWriter out, SensingSettings sensing, ActuationSettings actuation) {
        out.beginObject();
        values(out, sensing);
        values(out, actuation);
        out.endObject();
    }

    private static void values(JsonWriter out, Record record) {
        for (Component component : Declared.of(record).components()) {
            out.name(component.key()).value((Double) component.get(record));
        }
    }

    static SensingSettings sensing(JsonObject noise) throws JsonException {
        return read(noise, SENSING).checked();
    }

    static ActuationSettings actuation(JsonObject noise) throws JsonException {
        return read(noise, ACTUATION).checked();
    }

    /** What is missing is none of that noise. */
    private static <R extends Record> R read(JsonObject noise, Declared<R> declared) throws JsonException {
        for (String name : noise.members().keySet()) {
            if (!KNOWN.contains(name)) {
                throw new JsonException("there is no noise \"" + SafeText.of(name, 50) + "\"");
            }
            noise.number(name);
        }
        return declared.make(
                component -> noise.members().get(component.key()) instanceof JsonNumber number ? number.number() : 0.0);
    }
}
