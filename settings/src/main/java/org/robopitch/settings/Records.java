// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import java.lang.reflect.ParameterizedType;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.robopitch.declare.Component;
import org.robopitch.declare.Declared;
import org.robopitch.declare.Range;

/**
 * Reads declared records from sections and writes them: a component stands under its key, a record inside of a record is a
 * section of its own. The library's binding would forget the lines of the file and
 * name Java types in its messages.
 */
public final class Records {
    private Records() {}

    /**
     * Reads a record from a section, and refuses keys that it does not have.
     *
     * @param otherwise what counts where the section does not say
     * @return the record, each component within its bounds
     */
    public static <R extends Record> R read(Section in, R otherwise) {
        R read = readSome(in, otherwise);
        in.refuseTheRest();
        return read;
    }

    /** The same from a section that has other keys too. */
    public static <R extends Record> R readSome(Section in, R otherwise) {
        Declared<R> declared = Declared.of(otherwise);
        R read = declared.make(component -> {
            if (component.isNumber()) {
                in.requireNumber(component.key(), component.isWhole(), () -> bounds(component));
            }
            return read(in, component, component.get(otherwise));
        });
        for (Component component : declared.components()) {
            if (in.has(component.key()) && !declared.hasEffect(component, read)) {
                throw refuse(in, declared, component, read);
            }
        }
        Declared.check(in.path(), read);
        return read;
    }

    private static <R extends Record> BadFileException refuse(
            Section in, Declared<R> declared, Component useless, R read) {
        if (useless.without().isEmpty()) {
            Component choice = declared.component(useless.onlyWith().get(0));
            return in.refuse(useless.key(), "has no effect when " + in.path(choice.key()) + " is " + choice.text(read));
        }
        List<String> replaced = declared.components().stream()
                .filter(one -> one.without().equals(useless.without()))
                .map(Component::key)
                .toList();
        return in.refuse(useless.without(), "cannot be given together with " + String.join(" and ", replaced));
    }

    /**
     * {@return one number of a record, for readers that need it before the others; finite, but not checked otherwise}
     *
     * @param otherwise the record that has it where the section does not say
     */
    public static double number(Section in, String name, Record otherwise) {
        Component component = Declared.of(otherwise).component(name);
        in.requireNumber(component.key(), component.isWhole(), () -> bounds(component));
        return in.number(component.key(), ((Number) component.get(otherwise)).doubleValue());
    }

    private static @Nullable Object read(Section in, Component component, @Nullable Object otherwise) {
        String key = component.key();
        if (component.type() == List.class) {
            return in.has(key) ? list(in, component) : otherwise;
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
        throw new IllegalArgumentException("no reader for " + key + " of type " + component.type());
    }

    private static List<?> list(Section in, Component component) {
        return hasNumbers(component)
                ? in.numbers(component.key(), bounds(component))
                : in.points(component.key(), coordinates(component));
    }

    /** Whether a list has numbers; if not, it has points. */
    private static boolean hasNumbers(Component component) {
        return ((ParameterizedType) component.genericType()).getActualTypeArguments()[0] == Double.class;
    }

    private static Range coordinates(Component component) {
        return Objects.requireNonNullElse(component.range(), Range.COORDINATE);
    }

    /** Writes all components of a record that have an effect. */
    public static <R extends Record> void write(SettingsText out, R record) {
        Declared<R> declared = Declared.of(record);
        for (Component component : declared.components()) {
            if (declared.hasEffect(component, record)) {
                write(out, component, component.get(record));
            }
        }
    }

    @SuppressWarnings("unchecked") // lists have numbers or points
    private static void write(SettingsText out, Component component, Object value) {
        String key = component.key();
        if (value instanceof String text) {
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
        } else if (hasNumbers(component)) {
            out.numbers(key, (List<Double>) value);
        } else {
            out.points(key, (List<Point>) value);
        }
    }

    /**
     * {@return a league as a configuration that leaves nothing to a default}
     *
     * @param parameters what is at the root
     * @param rules what is in the section {@code rules}
     */
    public static String write(String league, Record parameters, Record rules) {
        SettingsText out = new SettingsText();
        out.word("league", league);
        write(out, parameters);
        out.section("rules", () -> write(out, rules));
        return out.toString();
    }

    /** Adds all components of a record to the schema of its section, with the record's values as defaults. */
    @SuppressWarnings("unchecked") // lists that have no numbers have points
    public static void describe(Schema schema, Record record) {
        for (Component component : Declared.of(record).components()) {
            Object value = component.get(record);
            String key = component.key();
            String says = component.says();
            if (value instanceof String text) {
                schema.text(key, text, says);
            } else if (value instanceof Record inside) {
                schema.section(key, says, section -> describe(section, inside));
            } else if (value instanceof Number number) {
                schema.number(key, number, bounds(component), says);
            } else if (value instanceof Boolean flag) {
                schema.flag(key, flag, says);
            } else if (value instanceof Enum<?> choice) {
                schema.choice(key, choice, says);
            } else if (hasNumbers(component)) {
                schema.numbers(key, bounds(component), says);
            } else {
                List<Point> points = value == null ? List.of() : (List<Point>) value;
                schema.points(key, points, coordinates(component), says);
            }
        }
    }

    private static Range bounds(Component component) {
        return Objects.requireNonNull(component.range(), () -> component + " has no bounds");
    }
}
