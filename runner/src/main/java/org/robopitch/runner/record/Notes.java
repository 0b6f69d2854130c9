// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.record;

import java.util.Map;
import java.util.TreeMap;
import org.robopitch.declare.Component;
import org.robopitch.declare.Declared;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.SensingSettings;

/** Noise as the notes of a recording, by name and in SI units, and back to the same bits. */
public final class Notes {
    private static final String SENSING = "sensing.";
    private static final String ACTUATION = "actuation.";

    private Notes() {}

    /** {@return the notes of both} */
    public static Map<String, String> of(SensingSettings sensing, ActuationSettings actuation) {
        Map<String, String> notes = new TreeMap<>();
        put(notes, SENSING, sensing);
        put(notes, ACTUATION, actuation);
        return notes;
    }

    private static void put(Map<String, String> notes, String prefix, Record record) {
        for (Component component : Declared.of(record).components()) {
            notes.put(prefix + component.name(), component.text(record));
        }
    }

    /** {@return what went wrong on the way to the teams} */
    public static SensingSettings sensing(Map<String, String> notes) {
        return read(notes, SENSING, SensingSettings.class);
    }

    /** {@return what went wrong on the way to the robots} */
    public static ActuationSettings actuation(Map<String, String> notes) {
        return read(notes, ACTUATION, ActuationSettings.class);
    }

    private static <R extends Record> R read(Map<String, String> notes, String prefix, Class<R> type) {
        R read = Declared.of(type).make(component -> {
            String name = prefix + component.name();
            String text = notes.get(name);
            if (text == null) {
                throw new IllegalArgumentException("note." + name + " is missing");
            }
            try {
                return component.parse(text);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("note." + name + ": expected a number, found \"" + text + "\"", e);
            }
        });
        Declared.check("note." + prefix.substring(0, prefix.length() - 1), read);
        return read;
    }
}
