// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.robopitch.declare.Component;
import org.robopitch.declare.Declared;
import org.robopitch.declare.Range;

/**
 * Reads declared records from sections and writes them: a component stands under its key, a record inside of a record is a
 * section of its own. The library's binding would forget the lines of the file and name Java types in its messages.
 */
public final class Records {
    private final Map<Class<?>, Part<?>> parts;

    private Records(Map<Class<?>, Part<?>> parts) {
        this.parts = parts;
    }

    /**
     * How a type is read, written and described that is more, or less, than one key.
     *
     * @param <T> the type
     */
    public interface Part<T> {
        /**
         * {@return the value}
         *
         * @param in the section of the record that has it
         * @param otherwise what it is where the file does not say
         */
        T read(Section in, String key, T otherwise);

        /** Writes all that {@link #read} needs. */
        void write(SettingsText out, String key, T value);

        /** Adds its keys to the schema of the section. */
        void describe(Schema schema, String key, T otherwise);
    }

    /** {@return a reader of numbers, whole numbers, flags, choices, texts, points and records of them} */
    public static Records plain() {
        return new Records(new LinkedHashMap<>());
    }

    /** {@return the same that also knows another type} */
    public <T> Records with(Class<T> type, Part<T> part) {
        Map<Class<?>, Part<?>> more = new LinkedHashMap<>(parts);
        more.put(type, part);
        return new Records(more);
    }

    /**
     * Reads a record from a section, and refuses keys that it does not have.
     *
     * @param otherwise what counts where the section does not say
     * @return the record, each component within its bounds
     */
    public <R extends Record> R read(Section in, R otherwise) {
        R read = readSome(in, otherwise);
        in.refuseTheRest();
        return read;
    }

    /** The same from a section that has other keys too. */
    public <R extends Record> R readSome(Section in, R otherwise) {
        R read = Declared.of(otherwise).make(component -> {
            Object value = component.get(otherwise);
            if (component.isNumber()) {
                in.requireNumber(component.key(), component.isWhole(), () -> bounds(component));
            }
            return read(in, component, value);
        });
        Declared.check(in.path(), read);
        return read;
    }

    /**
     * {@return one number of a record, for readers that need it before the others; finite, but not checked otherwise}
     *
     * @param otherwise the record that has it where the section does not say
     */
    public static double number(Section in, String name, Record otherwise) {
        Component component = Declared.of(otherwise).component(name);
        in.requireNumber(component.key(), false, () -> bounds(component));
        return in.number(component.key(), (Double) component.get(otherwise));
    }

    private Object read(Section in, Component component, Object otherwise) {
        String key = component.key();
        if (part(component.type()) != null) {
            return Objects.requireNonNull(part(component.type())).read(in, key, otherwise);
        }
        if (otherwise instanceof String text) {
            return in.text(key, text);
        }
        if (otherwise instanceof Record inside) {
            return read(in.section(key), inside);
        }
        if (otherwise instanceof Double number) {
            return in.number(key, number);
        }
        if (otherwise instanceof Long number) {
            return (long) in.integer(key, Math.toIntExact(number));
        }
        if (otherwise instanceof Integer number) {
            return in.integer(key, number);
        }
        if (otherwise instanceof Boolean flag) {
            return in.flag(key, flag);
        }
        if (otherwise instanceof Enum<?> choice) {
            return in.anyChoice(key, choice);
        }
        if (otherwise instanceof List<?>) {
            return in.has(key) ? in.points(key) : otherwise;
        }
        throw new IllegalArgumentException("no reader for " + key + " of type " + component.type());
    }

    /** Writes all components of a record. */
    public void write(SettingsText out, Record record) {
        for (Component component : Declared.of(record).components()) {
            write(out, component, component.get(record));
        }
    }

    private void write(SettingsText out, Component component, Object value) {
        String key = component.key();
        if (part(component.type()) != null) {
            Objects.requireNonNull(part(component.type())).write(out, key, value);
        } else if (value instanceof String text) {
            out.words(key, text);
        } else if (value instanceof Record inside) {
            out.section(key, () -> write(out, inside));
        } else if (value instanceof Double number) {
            out.number(key, number);
        } else if (value instanceof Integer number) {
            out.integer(key, number);
        } else if (value instanceof Boolean flag) {
            out.flag(key, flag);
        } else if (value instanceof Enum<?> choice) {
            out.choice(key, choice);
        } else {
            out.points(key, points(value));
        }
    }

    /**
     * {@return a league as a configuration that leaves nothing to a default}
     *
     * @param parameters what is at the root
     * @param rules what is in the section {@code rules}
     */
    public String write(String league, Record parameters, Record rules) {
        SettingsText out = new SettingsText();
        out.word("league", league);
        write(out, parameters);
        out.section("rules", () -> write(out, rules));
        return out.toString();
    }

    /** Adds all components of a record to the schema of its section, with the record's values as defaults. */
    public void describe(Schema schema, Record record) {
        for (Component component : Declared.of(record).components()) {
            Object value = component.get(record);
            String key = component.key();
            String says = component.says();
            if (part(component.type()) != null) {
                Objects.requireNonNull(part(component.type())).describe(schema, key, value);
            } else if (value instanceof String text) {
                schema.text(key, text, says);
            } else if (value instanceof Record inside) {
                schema.section(key, says, section -> describe(section, inside));
            } else if (value instanceof Number number) {
                schema.number(key, number, bounds(component), says);
            } else if (value instanceof Boolean flag) {
                schema.flag(key, flag, says);
            } else if (value instanceof Enum<?> choice) {
                schema.choice(key, choice, says);
            } else {
                schema.points(key, points(value), says);
            }
        }
    }

    private static Range bounds(Component component) {
        return Objects.requireNonNull(component.range(), () -> component + " has no bounds");
    }

    @SuppressWarnings("unchecked") // registered for its type
    private @Nullable Part<Object> part(Class<?> type) {
        return (Part<Object>) parts.get(type);
    }

    @SuppressWarnings("unchecked") // points are the only lists in records
    private static List<Point> points(Object value) {
        return (List<Point>) value;
    }
}
