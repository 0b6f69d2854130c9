// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.remote;

import java.util.Map;
import java.util.TreeMap;
import org.robopitch.campaign.MatchJob;
import org.robopitch.declare.Component;
import org.robopitch.declare.Declared;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.record.Notes;
import org.robopitch.settings.Configuration;

/** Jobs as lines of JSON, written and read; every number comes back bit for bit. A job begins with the kick-off. */
final class JobText {
    private static final Declared<MatchOrder> ORDER = Declared.of(MatchOrder.class);

    private JobText() {}

    /** {@return a job as one line} */
    public static String write(MatchJob job) {
        MatchOrder order = job.order();
        JsonWriter out = new JsonWriter().beginObject();
        out.name("number").value(job.number()).name("round").value(job.round());
        out.name("samples").value(job.samples());
        for (Component component : ORDER.components()) {
            if (component.isPlain()) {
                out.name(component.key()).value(component.text(order));
            }
        }
        Configuration configuration = order.configuration();
        out.name("configuration").value(configuration.isEmpty() ? "" : configuration.toString());
        out.name("noise").beginObject();
        Notes.of(order.sensing(), order.actuation())
                .forEach((name, value) -> out.name(name).value(value));
        return out.endObject().endObject().toString();
    }

    /**
     * {@return the job that a line holds}
     *
     * @throws JsonException if the line holds no job
     */
    public static MatchJob read(String line) throws JsonException {
        JsonValue.JsonObject in = JsonParser.parseObject(line);
        String configuration = in.text("configuration");
        Map<String, String> noise = texts(in.object("noise"));
        Map<String, Object> values = new TreeMap<>();
        for (Component component : ORDER.components()) {
            if (component.isPlain()) {
                values.put(component.name(), component.parse(in.text(component.key())));
            }
        }
        values.put(
                "configuration",
                configuration.isEmpty() ? Configuration.empty() : Configuration.parse("job", configuration));
        values.put("sensing", Notes.sensing(noise));
        values.put("actuation", Notes.actuation(noise));
        MatchOrder order = ORDER.make(component -> values.get(component.name()));
        boolean samples = in.members().get("samples") == JsonValue.Word.TRUE;
        return new MatchJob(in.integer("number"), in.integer("round"), order, samples);
    }

    private static Map<String, String> texts(JsonValue.JsonObject in) throws JsonException {
        Map<String, String> texts = new TreeMap<>();
        for (String name : in.members().keySet()) {
            texts.put(name, in.text(name));
        }
        return texts;
    }
}
