// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.record;

import java.util.Map;
import java.util.TreeMap;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.SensingSettings;

/** Noise settings as the notes of a recording, by name and in SI units, and back. */
public final class NoiseNotes {
    private NoiseNotes() {}

    /** Writes both down; numbers keep every bit. */
    public static Map<String, String> of(SensingSettings sensing, ActuationSettings actuation) {
        Map<String, String> notes = new TreeMap<>();
        put(notes, "sensing.positionNoise", sensing.positionNoise());
        put(notes, "sensing.headingNoise", sensing.headingNoise());
        put(notes, "sensing.speedNoise", sensing.speedNoise());
        put(notes, "sensing.spinNoise", sensing.spinNoise());
        put(notes, "sensing.vanish", sensing.vanish());
        put(notes, "sensing.dropFrame", sensing.dropFrame());
        put(notes, "sensing.delay", sensing.delay());
        put(notes, "actuation.delay", actuation.delay());
        put(notes, "actuation.loss", actuation.loss());
        put(notes, "actuation.lockRate", actuation.lockRate());
        put(notes, "actuation.lockTime", actuation.lockTime());
        put(notes, "actuation.deadZone", actuation.deadZone());
        return notes;
    }

    /** Reads what went wrong on the way to the teams. */
    public static SensingSettings sensing(Map<String, String> notes) {
        return new SensingSettings(
                get(notes, "sensing.positionNoise"),
                get(notes, "sensing.headingNoise"),
                get(notes, "sensing.speedNoise"),
                get(notes, "sensing.spinNoise"),
                get(notes, "sensing.vanish"),
                get(notes, "sensing.dropFrame"),
                get(notes, "sensing.delay"));
    }

    /** Reads what went wrong on the way to the robots. */
    public static ActuationSettings actuation(Map<String, String> notes) {
        return new ActuationSettings(
                get(notes, "actuation.delay"),
                get(notes, "actuation.loss"),
                get(notes, "actuation.lockRate"),
                get(notes, "actuation.lockTime"),
                get(notes, "actuation.deadZone"));
    }

    private static void put(Map<String, String> notes, String name, double value) {
        notes.put(name, Double.toString(value));
    }

    private static double get(Map<String, String> notes, String name) {
        String text = notes.get(name);
        if (text == null) {
            throw new IllegalArgumentException("note." + name + " is missing");
        }
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("note." + name + ": expected a number, found \"" + text + "\"", e);
        }
    }
}
