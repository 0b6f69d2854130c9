// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.rosbridge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonWriter;

/** JSON that is passed on as it came, and parameters as JSON. */
final class JsonTexts {
    private JsonTexts() {}

    static void write(JsonValue value, JsonWriter json) {
        if (value instanceof JsonValue.JsonObject object) {
            json.beginObject();
            object.members().forEach((name, member) -> write(member, json.name(name)));
            json.endObject();
        } else if (value instanceof JsonValue.JsonArray array) {
            json.beginArray();
            array.elements().forEach(element -> write(element, json));
            json.endArray();
        } else if (value instanceof JsonValue.JsonText text) {
            json.value(text.text());
        } else if (value instanceof JsonValue.JsonNumber number) {
            json.value(number.number());
        } else if (value == JsonValue.Word.NULL) {
            // A field that is not given has its default.
            json.beginObject().endObject();
        } else {
            json.value(value == JsonValue.Word.TRUE);
        }
    }

    /** {@return any value, of which the parser reads those in objects} */
    static JsonValue parse(String text) throws JsonException {
        JsonValue value =
                JsonParser.parseObject("{\"value\":" + text + "}").members().get("value");
        return value == null ? JsonValue.Word.NULL : value;
    }

    /** {@return a parameter's value as a JSON text} */
    static String ofParameter(Object value) {
        JsonWriter json = new JsonWriter();
        write(value, json);
        return json.toString();
    }

    private static void write(Object value, JsonWriter json) {
        if (value instanceof Integer number) {
            json.value((long) number);
        } else if (value instanceof Number number) {
            json.value(number.doubleValue());
        } else if (value instanceof Boolean truth) {
            json.value(truth);
        } else if (value instanceof List<?> list) {
            json.beginArray();
            list.forEach(element -> write((Object) element, json));
            json.endArray();
        } else if (value instanceof Map<?, ?> map) {
            json.beginObject();
            map.forEach((name, member) -> write((Object) member, json.name(String.valueOf(name))));
            json.endObject();
        } else {
            json.value(String.valueOf(value));
        }
    }

    /** {@return the parameter that a JSON value is} */
    static Object toParameter(JsonValue value) {
        if (value instanceof JsonValue.JsonObject object) {
            Map<String, Object> map = new LinkedHashMap<>();
            object.members().forEach((name, member) -> map.put(name, toParameter(member)));
            return map;
        }
        if (value instanceof JsonValue.JsonArray array) {
            List<Object> list = new ArrayList<>();
            array.elements().forEach(element -> list.add(toParameter(element)));
            return list;
        }
        if (value instanceof JsonValue.JsonNumber number) {
            double real = number.number();
            return real == Math.rint(real) && Math.abs(real) <= Integer.MAX_VALUE ? (Object) (int) real : real;
        }
        if (value instanceof JsonValue.JsonText text) {
            return text.text();
        }
        return value == JsonValue.Word.TRUE;
    }
}
