// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads parameter records from sections and writes them: the key of a component is its name, a record inside of a record
 * is a section of its own. The library's binding would forget the lines of the file and name Java types in its messages.
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
         * @param key name of the component
         * @param otherwise what it is where the file does not say
         */
        T read(Section in, String key, T otherwise);

        /**
         * Writes all that {@link #read} needs.
         *
         * @param out where to
         * @param key name of the component
         * @param value what to write
         */
        void write(SettingsText out, String key, T value);

        /**
         * Adds its keys to a schema.
         *
         * @param schema that of the section
         * @param key name of the component
         * @param otherwise what it is where a file does not say
         */
        void describe(Schema schema, String key, T otherwise);
    }

    /** {@return a reader of numbers, whole numbers, flags, choices, texts, points and records of them} */
    public static Records plain() {
        return new Records(new LinkedHashMap<>());
    }

    /**
     * {@return the same that also knows another type}
     *
     * @param type which type
     * @param part how it is read and written
     * @param <T> the type
     */
    public <T> Records with(Class<T> type, Part<T> part) {
        Map<Class<?>, Part<?>> more = new LinkedHashMap<>(parts);
        more.put(type, part);
        return new Records(more);
    }

    /**
     * Reads a record from a section, and refuses keys that it does not have.
     *
     * @param in the section
     * @param otherwise what counts where the section does not say
     * @param <R> the type of record
     * @return the record, checked by its own constructor
     */
    public <R extends Record> R read(Section in, R otherwise) {
        R read = readSome(in, otherwise);
        in.refuseTheRest();
        return read;
    }

    /**
     * Reads a record from a section that has other keys too.
     *
     * @param in the section
     * @param otherwise what counts where the section does not say
     * @param <R> the type of record
     * @return the record, checked by its own constructor
     */
    public <R extends Record> R readSome(Section in, R otherwise) {
        return make(otherwise, component -> {
            Object value = value(component, otherwise);
            if (value instanceof Number && part(component.getType()) == null) {
                in.requireNumber(component.getName(), value instanceof Integer, () -> bounds(component, otherwise));
            }
            return read(in, component.getName(), component.getType(), value);
        });
    }

    /**
     * Reads one number of a record, for readers that need it before the others.
     *
     * @param in the section
     * @param key name of the component
     * @param otherwise the record that has it where the section does not say, and that knows its bounds
     * @return the number; finite, but its bounds are checked by the record's constructor
     */
    public static double number(Section in, String key, Record otherwise) {
        for (RecordComponent component : otherwise.getClass().getRecordComponents()) {
            if (component.getName().equals(key) && value(component, otherwise) instanceof Double number) {
                in.requireNumber(key, false, () -> bounds(component, otherwise));
                return in.number(key, number);
            }
        }
        throw new IllegalArgumentException(otherwise.getClass().getSimpleName() + " has no number " + key);
    }

    private Object read(Section in, String key, Class<?> type, Object otherwise) {
        if (part(type) != null) {
            return Objects.requireNonNull(part(type)).read(in, key, otherwise);
        }
        if (otherwise instanceof Words) {
            return in.has(key) ? new Words(in.texts(key)) : otherwise;
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
        throw new IllegalArgumentException("no reader for " + key + " of type " + type);
    }

    /**
     * Writes all components of a record.
     *
     * @param out where to
     * @param record what to write
     */
    public void write(SettingsText out, Record record) {
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            write(out, component.getName(), component.getType(), value(component, record));
        }
    }

    private void write(SettingsText out, String key, Class<?> type, Object value) {
        if (part(type) != null) {
            Objects.requireNonNull(part(type)).write(out, key, value);
        } else if (value instanceof Words words) {
            out.words(key, words.words());
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
     * @param league its name
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

    /**
     * Adds all components of a record to a schema, with their defaults, and the bounds that its constructor asks for.
     *
     * @param schema that of the record's section
     * @param record the defaults
     */
    public void describe(Schema schema, Record record) {
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            Object value = value(component, record);
            String key = component.getName();
            Meaning meaning = component.getAnnotation(Meaning.class);
            String says = meaning == null ? "" : meaning.value();
            if (part(component.getType()) != null) {
                Objects.requireNonNull(part(component.getType())).describe(schema, key, value);
            } else if (value instanceof Words) {
                schema.texts(key, says);
            } else if (value instanceof String text) {
                schema.text(key, text, says);
            } else if (value instanceof Record inside) {
                schema.section(key, says, section -> describe(section, inside));
            } else if (value instanceof Double || value instanceof Integer) {
                schema.number(key, (Number) value, bounds(component, record), says);
            } else if (value instanceof Boolean flag) {
                schema.flag(key, flag, says);
            } else if (value instanceof Enum<?> choice) {
                schema.choice(key, choice, says);
            } else {
                schema.points(key, points(value), says);
            }
        }
    }

    /**
     * {@return what a number of a record may be} Its constructor is asked, by a value that no bounds allow.
     *
     * @param component which number
     * @param record the other components
     * @throws IllegalStateException if the constructor has nothing against it
     */
    private static Range bounds(RecordComponent component, Record record) {
        Object impossible = component.getType() == int.class ? (Object) Integer.MIN_VALUE : (Object) Double.NaN;
        try {
            make(record, one -> one.getName().equals(component.getName()) ? impossible : value(one, record));
        } catch (ParameterException refused) {
            if (refused.range() != null) {
                return refused.range();
            }
        }
        throw new IllegalStateException(
                component.getName() + " of " + record.getClass().getSimpleName() + " has no bounds");
    }

    private interface Source {
        Object value(RecordComponent component);
    }

    /** Calls the canonical constructor. */
    @SuppressWarnings("unchecked") // a record of the class of the one given
    private static <R extends Record> R make(R like, Source source) {
        RecordComponent[] components = like.getClass().getRecordComponents();
        Class<?>[] types = Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Object[] values = Stream.of(components).map(source::value).toArray();
        try {
            Constructor<?> canonical = like.getClass().getDeclaredConstructor(types);
            return (R) canonical.newInstance(values);
        } catch (InvocationTargetException refused) {
            if (refused.getCause() instanceof RuntimeException reason) {
                throw reason;
            }
            throw new IllegalStateException(refused);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Object value(RecordComponent component, Record record) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
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
