// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.rosbridge;

import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robopitch.links.ros.message.FieldType;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.message.MessageType.Field;
import org.robopitch.links.ros.message.Primitive;
import org.robopitch.links.ros.message.RosTime;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonWriter;

/**
 * Values as rosbridge writes them in JSON: a message is an object of its fields, a time {"secs", "nsecs"}, an array of bytes
 * Base64. What a text leaves out has its default; a field that does not exist is refused.
 */
final class Json {
    private Json() {}

    /** {@return what the bridge says to a client; an id is said back as it came} */
    static String text(String operation, @Nullable JsonValue id, Object... namesAndValues) {
        JsonWriter json = new JsonWriter().beginObject().name("op").value(operation);
        if (id instanceof JsonValue.JsonText || id instanceof JsonValue.JsonNumber) {
            write(id, json.name("id"));
        }
        for (int i = 0; i < namesAndValues.length; i += 2) {
            write(namesAndValues[i + 1], json.name((String) namesAndValues[i]));
        }
        return json.endObject().toString();
    }

    /** Writes a message, what one holds, a parameter, or JSON that is passed on as it came. */
    static void write(Object value, JsonWriter json) {
        if (value instanceof Message message) {
            json.beginObject();
            for (Field field : message.type().fields()) {
                write(message.get(field.name()), json.name(field.name()));
            }
            json.endObject();
        } else if (value instanceof JsonValue.JsonNumber number) {
            json.value(number.number());
        } else if (value instanceof Double number) {
            // JSON has no other numbers; a field of a message that is none tells nobody anything.
            json.value(Double.isFinite(number) ? number : 0.0);
        } else if (value instanceof Number number) {
            json.value(number.longValue());
        } else if (value instanceof Boolean flag) {
            json.value(flag);
        } else if (value instanceof RosTime time) {
            json.beginObject().name("secs").value(time.seconds());
            json.name("nsecs").value(time.nanoseconds()).endObject();
        } else if (value instanceof byte[] bytes) {
            json.value(Base64.getEncoder().encodeToString(bytes));
        } else if (value instanceof JsonValue.JsonArray array) {
            write(array.elements(), json);
        } else if (value instanceof List<?> list) {
            json.beginArray();
            list.forEach(element -> write(element, json));
            json.endArray();
        } else if (value instanceof JsonValue.JsonObject object) {
            write(object.members(), json);
        } else if (value instanceof Map<?, ?> map) {
            json.beginObject();
            map.forEach((name, member) -> write(member, json.name(String.valueOf(name))));
            json.endObject();
        } else if (value == JsonValue.Word.NULL) {
            // A field that is not given has its default.
            json.beginObject().endObject();
        } else if (value instanceof JsonValue.Word word) {
            json.value(word == JsonValue.Word.TRUE);
        } else {
            json.value(value instanceof JsonValue.JsonText text ? text.text() : String.valueOf(value));
        }
    }

    /** {@return the message that an object is} */
    static Message read(MessageType type, JsonValue value) throws JsonException {
        Message message = new Message(type);
        try {
            if (value instanceof JsonValue.JsonObject object) {
                for (Map.Entry<String, JsonValue> member : object.members().entrySet()) {
                    set(message, member.getKey(), member.getValue());
                }
            } else if (value instanceof JsonValue.JsonArray array) {
                // The arguments of a service may come without names, in their order.
                for (int i = 0; i < array.elements().size(); i++) {
                    if (i >= type.fields().size()) {
                        throw new JsonException(
                                type.name() + " has only " + type.fields().size() + " fields, not "
                                        + array.elements().size());
                    }
                    set(message, type.fields().get(i).name(), array.elements().get(i));
                }
            } else {
                throw new JsonException("a " + type.name() + " is an object of its fields, not " + value);
            }
        } catch (IllegalArgumentException e) {
            throw new JsonException(String.valueOf(e.getMessage()));
        }
        return message;
    }

    private static void set(Message message, String name, JsonValue value) throws JsonException {
        int place = message.type().place(name);
        message.set(name, read(message.type().fields().get(place).type(), value));
    }

    private static Object read(FieldType type, JsonValue value) throws JsonException {
        if (type instanceof FieldType.Nested nested) {
            return read(nested.type(), value);
        }
        if (type instanceof FieldType.Array array) {
            return readArray(array, value);
        }
        if (value instanceof JsonValue.JsonNumber number) {
            return type == Primitive.BOOL ? (Object) (number.number() != 0) : number.number();
        }
        if (value instanceof JsonValue.JsonObject object && (type == Primitive.TIME || type == Primitive.DURATION)) {
            // ROS 2 calls the same another name.
            return object.members().containsKey("sec")
                    ? new RosTime(object.integer("sec"), object.integer("nanosec"))
                    : new RosTime(object.integer("secs"), object.integer("nsecs"));
        }
        if (value == JsonValue.Word.NULL) {
            return type.defaultValue();
        }
        if (value instanceof JsonValue.JsonText || value instanceof JsonValue.Word) {
            return plain(value);
        }
        throw new JsonException("a value of another kind is expected, not " + value);
    }

    private static Object readArray(FieldType.Array type, JsonValue value) throws JsonException {
        if (value instanceof JsonValue.JsonText text) {
            return Base64.getDecoder().decode(text.text());
        }
        if (!(value instanceof JsonValue.JsonArray array)) {
            throw new JsonException("a list is expected, not " + value);
        }
        List<Object> elements = new ArrayList<>();
        for (JsonValue element : array.elements()) {
            elements.add(read(type.element(), element));
        }
        return elements;
    }

    /** {@return the parameter that a JSON text is; the parser reads objects only} */
    static Object parameter(String text) throws JsonException {
        JsonValue value =
                JsonParser.parseObject("{\"value\":" + text + "}").members().get("value");
        return plain(value == null ? JsonValue.Word.NULL : value);
    }

    private static Object plain(JsonValue value) {
        if (value instanceof JsonValue.JsonObject object) {
            Map<String, Object> map = new LinkedHashMap<>();
            object.members().forEach((name, member) -> map.put(name, plain(member)));
            return map;
        }
        if (value instanceof JsonValue.JsonArray array) {
            return array.elements().stream().map(Json::plain).toList();
        }
        if (value instanceof JsonValue.JsonNumber number) {
            double real = number.number();
            return real == Math.rint(real) && Math.abs(real) <= Integer.MAX_VALUE ? (Object) (int) real : real;
        }
        return value instanceof JsonValue.JsonText text ? text.text() : value == JsonValue.Word.TRUE;
    }
}
