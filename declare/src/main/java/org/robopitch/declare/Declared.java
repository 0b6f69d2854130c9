// SPDX-License-Identifier: Apache-2.0
package org.robopitch.declare;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A record type by its declarations: read once by reflection, then used by everything that reads, writes, checks or shows such
 * records. A record is checked where it is used and by every reader, not in its constructor, which knows no names.
 *
 * @param <R> the record
 */
public final class Declared<R extends Record> {
    private static final ClassValue<Declared<?>> KNOWN = new ClassValue<>() {
        @Override
        protected Declared<?> computeValue(Class<?> type) {
            return new Declared<>(type.asSubclass(Record.class));
        }
    };

    private final Class<R> type;
    private final List<Component> components;
    private final Constructor<R> constructor;

    private Declared(Class<R> type) {
        this.type = type;
        // Loops: every match reads declarations as it starts, and streams would load a hundred classes first.
        List<Component> read = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            read.add(new Component(component));
        }
        components = List.copyOf(read);
        Class<?>[] types = new Class<?>[read.size()];
        for (int i = 0; i < types.length; i++) {
            types[i] = read.get(i).type();
        }
        try {
            constructor = Component.accessible(type.getDeclaredConstructor(types));
        } catch (NoSuchMethodException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** {@return the declarations of a record type} */
    @SuppressWarnings("unchecked") // computed for that class
    public static <R extends Record> Declared<R> of(Class<R> type) {
        return (Declared<R>) KNOWN.get(type);
    }

    /** {@return the declarations of a record} */
    @SuppressWarnings("unchecked") // the class of R is that of the record
    public static <R extends Record> Declared<R> of(R record) {
        return (Declared<R>) KNOWN.get(record.getClass());
    }

    /** {@return its components in order} */
    public List<Component> components() {
        return components;
    }

    /**
     * {@return a component}
     *
     * @throws IllegalArgumentException if there is none of that name
     */
    public Component component(String name) {
        for (Component component : components) {
            if (component.name().equals(name)) {
                return component;
            }
        }
        throw new IllegalArgumentException(type.getSimpleName() + " has no component " + name + ", only " + components);
    }

    /** {@return whether a component has an effect in a record: see {@link Value#onlyWith} and {@link Value#without}} */
    public boolean hasEffect(Component component, R record) {
        List<String> choice = component.onlyWith();
        return component.get(record) != null
                && (choice.isEmpty() || component(choice.get(0)).text(record).equals(choice.get(1)))
                && (component.without().isEmpty()
                        || component(component.without()).get(record) == null);
    }

    /** {@return a record in which every component has its default} */
    public R defaults() {
        return make(Component::otherwise);
    }

    /**
     * {@return a record of the values that a function gives its components}
     *
     * @param values gives each component its value
     */
    public R make(Function<Component, @Nullable Object> values) {
        @Nullable Object[] all = new Object[components.size()];
        for (int i = 0; i < all.length; i++) {
            all[i] = values.apply(components.get(i));
        }
        try {
            return constructor.newInstance(all);
        } catch (InvocationTargetException refused) {
            if (refused.getCause() instanceof RuntimeException reason) {
                throw reason;
            }
            throw new IllegalStateException(refused);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /**
     * {@return a copy with one component changed}
     *
     * @param path the component's name, or a path such as {@code robot.height} into records inside
     * @param value the new value; a number of another type is converted
     */
    public static <R extends Record> R with(R record, String path, @Nullable Object value) {
        Declared<R> declared = of(record);
        int dot = path.indexOf('.');
        Component changed = declared.component(dot < 0 ? path : path.substring(0, dot));
        return declared.make(one -> {
            if (one != changed) {
                return one.get(record);
            }
            return dot < 0
                    ? value == null ? null : one.convert(value)
                    : with((Record) one.get(record), path.substring(dot + 1), value);
        });
    }

    /**
     * Checks bounds of all numbers that have an effect, also of records inside, and then whether components fit each other.
     *
     * @param at the path of the record, to begin that of a component; empty at the root
     * @throws ParameterException if a component is out of its bounds, or does not fit another
     */
    public static void check(String at, Record record) {
        Declared<Record> declared = of(record);
        for (Component component : declared.components) {
            if (!declared.hasEffect(component, record)) {
                continue;
            }
            Object value = component.get(record);
            Range range = component.range();
            if (value instanceof Number number && range != null && !range.contains(number.doubleValue())) {
                throw new ParameterException(path(at, component), number.doubleValue(), range);
            }
            if (value instanceof Record inside) {
                check(path(at, component), inside);
            }
        }
        if (record instanceof Values<?> values) {
            values.requireConsistent();
        }
    }

    private static String path(String at, Component component) {
        return at.isEmpty() ? component.key() : at + "." + component.key();
    }
}
