// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.json;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
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
    private static final ClassValue<Form> FORMS = new ClassValue<>() {
        @Override
        protected Form computeValue(Class<?> type) {
            return new Form(type);
        }
    };

    private RecordJson() {}

    /** A record that is written as a list of its components, such as {@code [x,y,z]}. */
    public interface Row {}

    private record Member(String name, RecordComponent component, Method accessor) {
        Type type() {
            return component.getGenericType();
        }

        boolean optional() {
            return component.getAnnotatedType().isAnnotationPresent(Nullable.class);
        }

        @Nullable
        Object of(Object record) {
            try {
                return accessor.invoke(record);
            } catch (ReflectiveOperationException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
    }

    /** What the declaration of a record says, read once. */
    private static final class Form {
        final Class<?> type;
        final List<Member> members;
        private @Nullable Constructor<?> constructor;

        Form(Class<?> type) {
            this.type = type;
            this.members = Arrays.stream(type.getRecordComponents())
                    .map(one -> new Member(one.getName(), one, accessible(one.getAccessor())))
                    .toList();
        }

        private static <A extends AccessibleObject> A accessible(A member) {
            member.setAccessible(true);
            return member;
        }

        private Constructor<?> constructor() throws NoSuchMethodException {
            Constructor<?> found = constructor;
            if (found == null) {
                Class<?>[] types =
                        members.stream().map(one -> one.component.getType()).toArray(Class<?>[]::new);
                found = accessible(type.getDeclaredConstructor(types));
                constructor = found;
            }
            return found;
        }

        Object make(List<@Nullable Object> values, String path) throws JsonException {
            try {
                return constructor().newInstance(values.toArray());
            } catch (InvocationTargetException e) {
                if (e.getCause() instanceof IllegalArgumentException refused) {
                    throw new JsonException((path.isEmpty() ? "" : "field \"" + path + "\": ") + refused.getMessage());
                }
                throw new IllegalStateException(e.getCause());
            } catch (ReflectiveOperationException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
    }

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
        for (Member member : FORMS.get(record.getClass()).members) {
            Object value = member.of(record);
            if (value != null) {
                value(out.name(member.name), value);
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
            out.value(spelled(constant));
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
            FORMS.get(row.getClass()).members.forEach(member -> value(out, member.of(row)));
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
        List<String> known = FORMS.get(type).members.stream().map(Member::name).toList();
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
        Form form = FORMS.get(type);
        List<@Nullable Object> values = new ArrayList<>();
        for (Member member : form.members) {
            String name = path.isEmpty() ? member.name : path + "." + member.name;
            JsonValue value = in.members().get(member.name);
            if (value == null && !member.optional()) {
                throw new JsonException("field \"" + name + "\": missing");
            }
            values.add(value == null ? null : value(member.type(), value, name));
        }
        return form.make(values, path);
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
            Form form = FORMS.get(type);
            List<Type> types = form.members.stream().map(Member::type).toList();
            return types.size() == array.elements().size() ? form.make(elements(types, array, path), path) : null;
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
                .filter(one -> spelled((Enum<?>) one).equals(text))
                .findFirst()
                .orElse(null);
    }

    private static String spelled(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String expected(Type type) {
        if (!(type instanceof Class<?> plain)) {
            return ((ParameterizedType) type).getRawType() == List.class ? "a list" : "an object";
        }
        if (plain.isEnum()) {
            return Arrays.stream(plain.getEnumConstants())
                    .map(one -> spelled((Enum<?>) one))
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
