// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Side;

/**
 * Finds everything that an object remembers in its own packages, changes one value after the other, and says which of them a
 * hash does not notice. A new field is found by itself; a kind of field that is unknown here is an error.
 */
final class MemoryProbe {
    private final LongSupplier hash;
    private final long original;
    private final Predicate<String> exempt;
    private final List<String> homes;
    private final Set<Object> known = Collections.newSetFromMap(new IdentityHashMap<>());
    private final List<String> unnoticed = new ArrayList<>();
    private int probed;

    private MemoryProbe(LongSupplier hash, Predicate<String> exempt, List<String> homes) {
        this.hash = hash;
        this.original = hash.getAsLong();
        this.exempt = exempt;
        this.homes = homes;
    }

    /**
     * The values whose change the hash does not notice.
     *
     * @param exempt fields that may be left out, as "Type.field"
     */
    static List<String> unnoticed(Object root, LongSupplier hash, Predicate<String> exempt) throws Exception {
        return unnoticed(root, hash, exempt, List.of(root.getClass().getPackageName()));
    }

    /**
     * The same for something whose parts are in several packages.
     *
     * @param homes those packages, with what is below them
     */
    static List<String> unnoticed(Object root, LongSupplier hash, Predicate<String> exempt, List<String> homes)
            throws Exception {
        MemoryProbe probe = new MemoryProbe(hash, exempt, homes);
        probe.visit(root);
        if (probe.probed < 10 || hash.getAsLong() != probe.original) {
            throw new IllegalStateException(
                    "only " + probe.probed + " values found in " + root.getClass() + ", or one was not put back");
        }
        return probe.unnoticed;
    }

    private boolean atHome(Class<?> type) {
        String place = type.getPackageName() + ".";
        return homes.stream().anyMatch(home -> place.startsWith(home + "."))
                && !type.isRecord()
                && !type.isEnum()
                && !type.isInterface();
    }

    private void visit(Object object) throws Exception {
        if (!known.add(object)) {
            return;
        }
        for (Class<?> type = object.getClass(); type != null && type != Object.class; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                String name = type.getSimpleName() + "." + field.getName();
                if (!Modifier.isStatic(field.getModifiers()) && !field.isSynthetic() && !exempt.test(name)) {
                    field.setAccessible(true);
                    visit(object, field, name);
                }
            }
        }
    }

    private void visit(Object object, Field field, String name) throws Exception {
        Class<?> type = field.getType();
        Object value = field.get(object);
        boolean fixed = Modifier.isFinal(field.getModifiers());
        if (type.isArray()) {
            elements(value, name);
        } else if (value instanceof List<?> list
                && !list.isEmpty()
                && list.stream().allMatch(e -> atHome(e.getClass()))) {
            for (Object element : list) {
                visit(element);
            }
        } else if (value != null && atHome(value.getClass())) {
            visit(value);
        } else if (!fixed && atHome(type)) {
            long without = hash.getAsLong();
            Object made = make(type);
            field.set(object, made);
            check(name, without);
            visit(made);
            field.set(object, null);
        } else if (!fixed) {
            List<Object> others = new ArrayList<>();
            variants(type, value, others);
            for (Object other : others) {
                long before = hash.getAsLong();
                field.set(object, other);
                check(name + " = " + other, before);
                field.set(object, value);
            }
        }
    }

    private void elements(Object array, String name) throws Exception {
        Class<?> type = array.getClass().getComponentType();
        long untouched = hash.getAsLong();
        for (int i = 0; i < Array.getLength(array); i++) {
            Object before = Array.get(array, i);
            if (type.isPrimitive() || type.isEnum()) {
                Array.set(array, i, other(type, before));
                check(name + "[" + i + "]", untouched);
                Array.set(array, i, before);
            } else if (before != null && type.isArray()) {
                elements(before, name + "[" + i + "]");
            } else if (before != null && atHome(before.getClass())) {
                visit(before);
            }
        }
    }

    private void check(String name, long before) {
        probed++;
        if (hash.getAsLong() == before) {
            unnoticed.add(name);
        }
    }

    /** Every value that differs from this one in one respect. */
    private void variants(Class<?> type, @Nullable Object value, List<Object> into) throws Exception {
        if (!type.isRecord()) {
            into.add(other(type, value));
            return;
        }
        if (value == null) {
            into.add(make(type));
            return;
        }
        RecordComponent[] components = type.getRecordComponents();
        for (int i = 0; i < components.length; i++) {
            components[i].getAccessor().setAccessible(true);
            Object part = components[i].getAccessor().invoke(value);
            List<Object> parts = new ArrayList<>();
            if (part instanceof List<?> list) {
                lists(list, parts);
            } else {
                variants(components[i].getType(), part, parts);
            }
            for (Object changed : parts) {
                try {
                    into.add(with(type, value, i, changed));
                } catch (java.lang.reflect.InvocationTargetException e) {
                    // The record refuses such a value, so that it cannot be there either.
                    probed++;
                }
            }
        }
    }

    private void lists(List<?> list, List<Object> into) throws Exception {
        for (int i = 0; i < list.size(); i++) {
            List<Object> elements = new ArrayList<>();
            variants(list.get(i).getClass(), list.get(i), elements);
            for (Object element : elements) {
                List<Object> changed = new ArrayList<>(list);
                changed.set(i, element);
                into.add(changed);
            }
        }
    }

    private static Object with(Class<?> type, Object record, int index, @Nullable Object part) throws Exception {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        Object[] parts = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            components[i].getAccessor().setAccessible(true);
            parts[i] = i == index ? part : components[i].getAccessor().invoke(record);
        }
        Constructor<?> constructor = type.getDeclaredConstructor(types);
        constructor.setAccessible(true);
        return constructor.newInstance(parts);
    }

    /** Something of a type, made of zeros and first choices. */
    private static Object make(Class<?> type) throws Exception {
        Constructor<?> constructor = type.getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        Class<?>[] types = constructor.getParameterTypes();
        Object[] arguments = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            arguments[i] = some(types[i]);
        }
        return constructor.newInstance(arguments);
    }

    private static @Nullable Object some(Class<?> type) throws Exception {
        if (type.isRecord()) {
            return make(type);
        }
        if (type == Enum.class) {
            return Side.BLUE; // A type parameter that stands for a league's choice: a hash takes any.
        }
        return type.isEnum()
                ? type.getEnumConstants()[0]
                : type == String.class ? "" : Array.get(Array.newInstance(type, 1), 0);
    }

    private static Object other(Class<?> type, @Nullable Object value) {
        if (value instanceof Boolean flag) {
            return !flag;
        }
        if (value instanceof Double number) {
            return number == 0 || !Double.isFinite(number) ? 0.25 : Math.nextUp(number);
        }
        if (value instanceof Integer number) {
            return number + 1;
        }
        if (value instanceof Long number) {
            return number + 1;
        }
        if (value instanceof String text) {
            return text + "?";
        }
        if (value instanceof Enum<?> choice) {
            Object[] constants = choice.getDeclaringClass().getEnumConstants();
            return constants[(choice.ordinal() + 1) % constants.length];
        }
        if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        throw new IllegalStateException("a field of " + type + " is new to this test: teach it how to change one");
    }
}
