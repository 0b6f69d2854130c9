// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.rosbridge;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.robopitch.links.ros.message.FieldType;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.message.MessageType.Field;
import org.robopitch.links.ros.message.Primitive;
import org.robopitch.links.ros.message.RosTime;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.JsonValue;
import org.robopitch.recording.json.JsonWriter;

/**
 * Messages as rosbridge writes them in JSON: an object of the fields, times as {"secs", "nsecs"}, arrays of bytes in
 * Base64. What a text leaves out has its default; a field that there is not is refused.
 */
final class JsonMessages {
    private JsonMessages() {}

    static void write(Message message, JsonWriter json) {
        json.beginObject();
        for (Field field : message.type().fields()) {
            json.name(field.name());
            value(message.get(field.name()), json);
        }
        json.endObject();
    }

    private static void value(Object value, JsonWriter json) {
        if (value instanceof Message message) {
            write(message, json);
        } else if (value instanceof Double number) {
            // JSON has no other numbers; a field of a message that is none tells nobody anything.
            json.value(Double.isFinite(number) ? number : 0.0);
        } else if (value instanceof Long number) {
            json.value(number);
        } else if (value instanceof Boolean flag) {
            json.value(flag);
        } else if (value instanceof RosTime time) {
            json.beginObject()
                    .name("secs")
                    .value(time.seconds())
                    .name("nsecs")
                    .value(time.nanoseconds())
                    .endObject();
        } else if (value instanceof byte[] bytes) {
            json.value(Base64.getEncoder().encodeToString(bytes));
        } else if (value instanceof List<?> list) {
            json.beginArray();
            list.forEach(element -> value(element, json));
            json.endArray();
        } else {
            json.value(String.valueOf(value));
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
        if (value instanceof JsonValue.JsonText text) {
            return text.text();
        }
        if (value == JsonValue.Word.TRUE || value == JsonValue.Word.FALSE) {
            return value == JsonValue.Word.TRUE;
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
}
