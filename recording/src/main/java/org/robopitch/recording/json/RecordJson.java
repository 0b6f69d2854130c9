// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.json;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.robopitch.declare.Component;
import org.robopitch.declare.Declared;
import org.robopitch.recording.json.JsonValue.JsonArray;
import org.robopitch.recording.json.JsonValue.JsonNumber;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.recording.json.JsonValue.JsonText;
import org.robopitch.recording.json.JsonValue.Word;

/**
 * Records as JSON objects and back, a member for each component in its order; one that is null is left out, and may be missing
 * only where its component is {@code @Nullable}. Components are numbers, texts, truths, constants of an enumeration (in small
 * letters with hyphens), bytes (Base64), lists, maps by name, and records again.
 */
public final class RecordJson {
    private RecordJson() {}

    /** A record that is written as a list of its components, such as {@code [x,y,z]}. */
    public interface Row {}

    /** {@return a record as a JSON text} */
    public static String text(Record record) {
        return write(new JsonWriter(), record).toString();
    }

    /** Writes a record as the next value. */
    public static JsonWriter write(JsonWriter out, Record record) {
        return members(out.beginObject(), record).endObject();
    }

    /** Writes the members of a record into an object that is open. */
    public static JsonWriter members(JsonWriter out, Record record) {
        for (Component member : Declared.of(record).components()) {
            Object value = member.get(record);
            if (value != null) {
                value(out.name(member.key()), value);
            }
        }
        return out;
    }

    private static void value(JsonWriter out, @Nullable Object value) {
        if (value instanceof Double number) {
            out.value(number);
        } else if (value instanceof Number whole) {
            out.value(whole.longValue());
        } else if (value instanceof String text) {
            out.value(text);
        } else if (value instanceof Boolean truth) {
            out.value(truth);
        } else if (value instanceof Enum<?> constant) {
            out.value(Component.spelled(constant));
        } else if (value instanceof byte[] bytes) {
            out.value(Base64.getEncoder().encodeToString(bytes));
        } else if (value instanceof List<?> list) {
            out.beginArray();
            list.forEach(one -> value(out, one));
            out.endArray();
        } else if (value instanceof Map<?, ?> map) {
            out.beginObject();
            map.forEach((name, one) -> value(out.name(String.valueOf(name)), one));
            out.endObject();
        } else if (value instanceof Row && value instanceof Record row) {
            out.beginArray();
            Declared.of(row).components().forEach(member -> value(out, member.get(row)));
            out.endArray();
        } else if (value instanceof Record record) {
            write(out, record);
        } else {
            throw new IllegalArgumentException("JSON has no form for " + value);
        }
    }

    /** Reads a record whose members are all known: others are refused by name. */
    public static <R extends Record> R read(Class<R> type, String text) throws JsonException {
        JsonObject in = JsonParser.parseObject(text);
        List<String> known =
                Declared.of(type).components().stream().map(Component::key).toList();
        for (String name : in.members().keySet()) {
            if (!known.contains(name)) {
                throw new JsonException("field \"" + name + "\": not known, expected " + String.join(", ", known));
            }
        }
        return read(type, in);
    }

    /** Reads a record and steps over members that it does not know, such as those of a later version. */
    public static <R extends Record> R read(Class<R> type, JsonObject in) throws JsonException {
        return type.cast(record(type, in, ""));
    }

    private static Object record(Class<?> type, JsonObject in, String path) throws JsonException {
        List<@Nullable Object> values = new ArrayList<>();
        for (Component member : components(type)) {
            String name = path.isEmpty() ? member.key() : path + "." + member.key();
            JsonValue value = in.members().get(member.key());
            if (value == null && !member.isOptional()) {
                throw new JsonException("field \"" + name + "\": missing");
            }
            values.add(value == null ? null : value(member.genericType(), value, name));
        }
        return make(type, values, path);
    }

    private static List<Component> components(Class<?> type) {
        return Declared.of(type.asSubclass(Record.class)).components();
    }

    private static Object make(Class<?> type, List<? extends @Nullable Object> values, String path)
            throws JsonException {
        Iterator<? extends @Nullable Object> next = values.iterator();
        try {
            return Declared.of(type.asSubclass(Record.class)).make(component -> next.next());
        } catch (IllegalArgumentException refused) {
            throw new JsonException((path.isEmpty() ? "" : "field \"" + path + "\": ") + refused.getMessage());
        }
    }

    private static Object value(Type type, JsonValue in, String path) throws JsonException {
        if (type instanceof ParameterizedType of && of.getRawType() == List.class && in instanceof JsonArray array) {
            return elements(Collections.nCopies(array.elements().size(), of.getActualTypeArguments()[0]), array, path);
        }
        if (type instanceof ParameterizedType of && of.getRawType() == Map.class && in instanceof JsonObject object) {
            Map<String, Object> map = new TreeMap<>();
            for (Map.Entry<String, JsonValue> one : object.members().entrySet()) {
                map.put(one.getKey(), value(of.getActualTypeArguments()[1], one.getValue(), path + "." + one.getKey()));
            }
            return Collections.unmodifiableMap(map);
        }
        Object plain = type instanceof Class<?> simple ? plain(simple, in, path) : null;
        if (plain == null) {
            throw new JsonException("field \"" + path + "\": expected " + expected(type) + ", found " + in);
        }
        return plain;
    }

    private static List<Object> elements(List<Type> types, JsonArray in, String path) throws JsonException {
        List<Object> list = new ArrayList<>();
        for (int i = 0; i < types.size(); i++) {
            list.add(value(types.get(i), in.elements().get(i), path + "[" + i + "]"));
        }
        return Collections.unmodifiableList(list);
    }

    /** The value of a type without parameters; null if the JSON is of another kind. */
    private static @Nullable Object plain(Class<?> type, JsonValue in, String path) throws JsonException {
        if (in instanceof JsonNumber of) {
            double number = of.number();
            boolean whole = number == Math.rint(number) && Math.abs(number) <= 1L << 53;
            return type == double.class || type == Double.class
                    ? (Object) number
                    : whole && (type == long.class || type == Long.class)
                            ? (Object) (long) number
                            : whole && number == (int) number && (type == int.class || type == Integer.class)
                                    ? (Object) (int) number
                                    : null;
        }
        if (in instanceof JsonText text) {
            return type == String.class ? text.text() : type.isEnum() ? constant(type, text.text()) : bytes(type, text);
        }
        if (in instanceof Word word && word != Word.NULL && (type == boolean.class || type == Boolean.class)) {
            return word == Word.TRUE;
        }
        if (type.isRecord() && in instanceof JsonArray array && Row.class.isAssignableFrom(type)) {
            List<Type> types =
                    components(type).stream().map(Component::genericType).toList();
            return types.size() == array.elements().size() ? make(type, elements(types, array, path), path) : null;
        }
        return type.isRecord() && in instanceof JsonObject object ? record(type, object, path) : null;
    }

    private static @Nullable Object bytes(Class<?> type, JsonText text) {
        try {
            return type == byte[].class ? Base64.getDecoder().decode(text.text()) : null;
        } catch (IllegalArgumentException none) {
            return null;
        }
    }

    private static @Nullable Object constant(Class<?> type, String text) {
        return Arrays.stream(type.getEnumConstants())
                .filter(one -> Component.spelled((Enum<?>) one).equals(text))
                .findFirst()
                .orElse(null);
    }

    private static String expected(Type type) {
        if (!(type instanceof Class<?> plain)) {
            return ((ParameterizedType) type).getRawType() == List.class ? "a list" : "an object";
        }
        if (plain.isEnum()) {
            return Arrays.stream(plain.getEnumConstants())
                    .map(one -> Component.spelled((Enum<?>) one))
                    .collect(Collectors.joining(", ", "one of ", ""));
        }
        if (Row.class.isAssignableFrom(plain)) {
            return "a list of " + plain.getRecordComponents().length;
        }
        return plain == byte[].class
                ? "bytes in Base64"
                : plain.isRecord()
                        ? "an object"
                        : plain == String.class
                                ? "a text"
                                : plain == boolean.class || plain == Boolean.class
                                        ? "true or false"
                                        : plain == double.class || plain == Double.class
                                                ? "a number"
                                                : "a whole number";
    }
}
