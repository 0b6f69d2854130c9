// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.rosbridge;

import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.message.Message;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonWriter;

/** What the bridge says to its clients. An id is said back as it came. */
final class Texts {
    private Texts() {}

    static String response(@Nullable JsonValue id, String service, @Nullable Message answer, String problem) {
        JsonWriter json = begin("service_response", id);
        json.name("service").value(service).name("values");
        if (answer == null) {
            json.value(problem);
        } else {
            JsonMessages.write(answer, json);
        }
        return json.name("result").value(answer != null).endObject().toString();
    }

    /** A response of a client, passed on. */
    static String response(@Nullable JsonValue id, String service, JsonValue values) {
        JsonWriter json = begin("service_response", id);
        JsonTexts.write(values, json.name("service").value(service).name("values"));
        return json.name("result").value(true).endObject().toString();
    }

    /** A call of a service that a client serves. */
    static String call(String id, String service, JsonValue arguments) {
        JsonWriter json = begin("call_service", new JsonValue.JsonText(id));
        JsonTexts.write(arguments, json.name("service").value(service).name("args"));
        return json.endObject().toString();
    }

    static String status(@Nullable JsonValue id, String level, String text) {
        JsonWriter json = begin("status", id);
        json.name("level").value(level).name("msg").value(text);
        return json.endObject().toString();
    }

    static String publication(String topic, Message message) {
        JsonWriter json = begin("publish", null).name("topic").value(topic).name("msg");
        JsonMessages.write(message, json);
        return json.endObject().toString();
    }

    private static JsonWriter begin(String operation, @Nullable JsonValue id) {
        JsonWriter json = new JsonWriter().beginObject().name("op").value(operation);
        if (id instanceof JsonValue.JsonText text) {
            json.name("id").value(text.text());
        } else if (id instanceof JsonValue.JsonNumber number) {
            json.name("id").value(number.number());
        }
        return json;
    }
}
