// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign.remote;

import java.util.Map;
import java.util.TreeMap;
import org.robopitch.campaign.MatchJob;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.record.Notes;
import org.robopitch.settings.Configuration;

/** Jobs as lines of JSON, written and read; every number comes back bit for bit. */
final class JobText {
    private JobText() {}

    /** {@return a job as one line} */
    public static String write(MatchJob job) {
        MatchOrder order = job.order();
        JsonWriter out = new JsonWriter().beginObject();
        out.name("number").value(job.number()).name("round").value(job.round());
        out.name("samples").value(job.samples());
        out.name("league").value(order.league()).name("size").value(order.size());
        out.name("configuration")
                .value(
                        order.configuration().isEmpty()
                                ? ""
                                : order.configuration().toString());
        out.name("blue").value(order.blue()).name("yellow").value(order.yellow());
        out.name("seed").value(Long.toString(order.seed()));
        out.name("duration").value(Double.toString(order.duration()));
        out.name("overtime").value(order.overtime()).name("shootOut").value(order.shootOut());
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
        JsonValue.JsonObject noise = in.object("noise");
        Map<String, String> notes = new TreeMap<>();
        for (String name : noise.members().keySet()) {
            notes.put(name, noise.text(name));
        }
        String configuration = in.text("configuration");
        MatchOrder order = MatchOrder.of(
                        in.text("league"),
                        in.text("size"),
                        in.text("blue"),
                        in.text("yellow"),
                        Long.parseLong(in.text("seed")))
                .draft()
                .configuration(
                        configuration.isEmpty() ? Configuration.empty() : Configuration.parse("job", configuration))
                .duration(Double.parseDouble(in.text("duration")))
                .afterADraw(truth(in, "overtime"), truth(in, "shootOut"))
                .noise(Notes.sensing(notes), Notes.actuation(notes))
                .order();
        return new MatchJob(in.integer("number"), in.integer("round"), order, truth(in, "samples"));
    }

    private static boolean truth(JsonValue.JsonObject in, String name) {
        return in.members().get(name) == JsonValue.Word.TRUE;
    }
}
