// SPDX-License-Identifier: Apache-2.0
package org.robopitch.declare;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A component of a declared record: what its declaration says, its value in a record, and its value as text. */
public final class Component {
    private static final String NOTHING = "none";

    private final String name;
    private final Class<?> type;
    private final Type genericType;
    private final @Nullable Value value;
    private final Method accessor;
    private final RecordComponent declaration;

    Component(RecordComponent component) {
        name = component.getName();
        type = component.getType();
        genericType = component.getGenericType();
        value = component.getAnnotation(Value.class);
        accessor = accessible(component.getAccessor());
        declaration = component;
    }

    static <A extends AccessibleObject> A accessible(A member) {
        member.setAccessible(true);
        return member;
    }

    /** {@return the name in Java} */
    public String name() {
        return name;
    }

    /** {@return the name in files, options and JSON} */
    public String key() {
        return value == null || value.key().isEmpty() ? name : value.key();
    }

    /** {@return the name of the option on a command line, such as {@code --sensing-delay}} */
    public String option() {
        return value == null || value.option().isEmpty() ? "--" + spaced('-') : value.option();
    }

    /** {@return a short name for forms, such as "Position noise"} */
    public String label() {
        if (value != null && !value.label().isEmpty()) {
            return value.label();
        }
        String words = spaced(' ');
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    /** {@return the declared label of the value in a help; empty for one that follows from unit and key} */
    public String param() {
        return value == null ? "" : value.param();
    }

    private String spaced(char space) {
        StringBuilder spaced = new StringBuilder();
        for (char letter : key().toCharArray()) {
            if (Character.isUpperCase(letter)) {
                spaced.append(space);
            }
            spaced.append(Character.toLowerCase(letter));
        }
        return spaced.toString();
    }

    /** {@return the key and the constant of the choice it depends on; empty if it depends on none} */
    public List<String> onlyWith() {
        return value == null || value.onlyWith().isEmpty()
                ? List.of()
                : List.of(value.onlyWith().split("="));
    }

    /** {@return the optional component that replaces it; empty if none does} */
    public String without() {
        return value == null ? "" : value.without();
    }

    /** {@return its type} */
    public Class<?> type() {
        return type;
    }

    /** {@return its type, with that of a list's items} */
    public Type genericType() {
        return genericType;
    }

    /** {@return whether it may be null} */
    public boolean isOptional() {
        return declaration.getAnnotatedType().isAnnotationPresent(Nullable.class);
    }

    /** {@return the meaning; empty if none is declared} */
    public String says() {
        return value == null ? "" : value.says();
    }

    /** {@return the unit; empty for a plain number} */
    public String unit() {
        return value == null ? "" : value.unit();
    }

    /** {@return by how much a form changes the number} */
    public double fine() {
        return value == null ? 1 : value.fine();
    }

    /** {@return what the number may be; null if it has no bounds} */
    public @Nullable Range range() {
        return value == null || Double.isNaN(value.max())
                ? null
                : new Range(value.min(), value.max(), value.unit(), value.why());
    }

    /** {@return whether it is a number} */
    public boolean isNumber() {
        return type == double.class || isWhole();
    }

    /** {@return whether it is a whole number} */
    public boolean isWhole() {
        return type == int.class || type == long.class;
    }

    /** {@return whether its values have a form as text: numbers, truths, choices and texts} */
    public boolean isPlain() {
        return isNumber() || type == boolean.class || type == String.class || type.isEnum();
    }

    /** {@return its value in a record} */
    public Object get(Record record) {
        return find(record);
    }

    @SuppressWarnings("NullAway") // optional components are null; their readers know
    private Object find(Record record) {
        try {
            return accessor.invoke(record);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** {@return the default as it is declared; empty for the default of its type} */
    public String written() {
        return value == null ? "" : value.otherwise();
    }

    /** {@return the default} */
    @Nullable
    Object otherwise() {
        String text = value == null ? "" : value.otherwise();
        if (text.equals(NOTHING) && !type.isEnum() && type != String.class) {
            return null;
        }
        if (!text.isEmpty() || type == String.class) {
            return parse(text);
        }
        if (isNumber()) {
            return convert(0);
        }
        if (type == boolean.class) {
            return false;
        }
        if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        if (type == List.class) {
            return List.of();
        }
        Object own = ownDefaults();
        return own == null && type.isRecord()
                ? Declared.of(type.asSubclass(Record.class)).defaults()
                : own;
    }

    /** What a method {@code defaults()} of the type returns. */
    private @Nullable Object ownDefaults() {
        try {
            Method defaults = type.getDeclaredMethod("defaults");
            return Modifier.isStatic(defaults.getModifiers())
                    ? accessible(defaults).invoke(null)
                    : null;
        } catch (NoSuchMethodException none) {
            return null;
        } catch (InvocationTargetException | IllegalAccessException broken) {
            throw new IllegalStateException(type + ".defaults()", broken);
        }
    }

    /**
     * {@return a value read from text: a number, true or false, a constant in small letters with hyphens, or the text itself}
     *
     * @throws IllegalArgumentException if the text is none of this type
     */
    public Object parse(String text) {
        if (type == String.class) {
            return text;
        }
        if (isNumber()) {
            try {
                return type == double.class
                        ? (Object) Double.valueOf(text)
                        : type == int.class ? (Object) Integer.valueOf(text) : (Object) Long.valueOf(text);
            } catch (NumberFormatException e) {
                throw wrong(isWhole() ? "a whole number" : "a number", text);
            }
        }
        if (type == boolean.class) {
            if (text.equals("true") || text.equals("false")) {
                return text.equals("true");
            }
            throw wrong("true or false", text);
        }
        if (type.isEnum()) {
            for (Object one : type.getEnumConstants()) {
                if (spelled((Enum<?>) one).equals(text)) {
                    return one;
                }
            }
            throw wrong("one of " + String.join(", ", choices()), text);
        }
        throw new IllegalStateException(name + " of type " + type + " has no form as text");
    }

    private IllegalArgumentException wrong(String expected, String text) {
        return new IllegalArgumentException(key() + ": expected " + expected + ", found \"" + text + "\"");
    }

    /** {@return the value in a record as text that {@link #parse} reads back to the same bits} */
    public String text(Record record) {
        Object held = get(record);
        return held instanceof Enum<?> constant ? spelled(constant) : String.valueOf(held);
    }

    /** {@return the constants of an enumeration as files spell them} */
    public List<String> choices() {
        return choices(type);
    }

    static List<String> choices(Class<?> type) {
        return Stream.of(type.getEnumConstants())
                .map(one -> spelled((Enum<?>) one))
                .toList();
    }

    /** {@return a constant as files spell it: in small letters with hyphens} */
    public static String spelled(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A number as this component holds it; anything else as it is. */
    Object convert(Object other) {
        if (!(other instanceof Number number) || !isNumber()) {
            return other;
        }
        return type == double.class
                ? (Object) number.doubleValue()
                : type == int.class ? (Object) Math.toIntExact(number.longValue()) : (Object) number.longValue();
    }

    @Override
    public String toString() {
        return name;
    }
}
