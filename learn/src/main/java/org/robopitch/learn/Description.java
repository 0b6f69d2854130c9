// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn;

import java.util.List;
import org.robopitch.recording.json.JsonWriter;

/** An environment in words: what programs in other languages need to know of it, as JSON. */
public final class Description {
    private Description() {}

    /**
     * {@return one JSON object}
     *
     * @param env which environment
     */
    public static String of(VectorEnv env) {
        LearnSettings settings = env.settings();
        JsonWriter json = new JsonWriter().beginObject();
        json.name("league").value(settings.league());
        json.name("task").value(settings.task().word());
        json.name("worlds").value(settings.worlds());
        json.name("threads").value(settings.threads());
        json.name("control").value(settings.control().word());
        json.name("opponents").value(settings.opponents().name());
        json.name("autoreset").value(settings.autoreset().word());
        json.name("stepSeconds").value(settings.stepSeconds());
        json.name("stepsPerAction").value(settings.stepsPerAction());
        json.name("episodeSeconds").value(settings.episodeSeconds());
        json.name("agents").beginArray();
        env.agents().forEach(json::value);
        json.endArray();
        signals(json.name("observation"), env.observationSignals());
        signals(json.name("action"), env.actionSignals());
        json.name("rewards").beginObject();
        settings.rewards().asMap().forEach((name, weight) -> json.name(name).value(weight.doubleValue()));
        json.endObject();
        json.name("events").beginArray();
        for (Event event : Event.values()) {
            json.value(event.word());
        }
        return json.endArray().endObject().toString();
    }

    private static void signals(JsonWriter json, List<Signal> signals) {
        json.beginArray();
        for (Signal signal : signals) {
            json.beginObject().name("name").value(signal.name());
            json.name("low").value(signal.low()).name("high").value(signal.high());
            json.name("scale").value(signal.scale()).name("unit").value(signal.unit());
            json.endObject();
        }
        json.endArray();
    }
}
