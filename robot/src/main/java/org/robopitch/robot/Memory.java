// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** The fields of a class that its objects remember, see {@link Remembering}; read off the class once. */
final class Memory {
    private static final ClassValue<Memory> KNOWN = new ClassValue<>() {
        @Override
        protected Memory computeValue(Class<?> type) {
            return new Memory(type);
        }
    };

    private static final List<Class<?>> VALUES =
            List.of(double.class, int.class, long.class, boolean.class, String.class);

    private final List<Field> fields = new ArrayList<>();

    private Memory(Class<?> type) {
        for (Class<?> at = type; at != Object.class; at = at.getSuperclass()) {
            for (Field field : at.getDeclaredFields()) {
                if (isRemembered(field)) {
                    field.setAccessible(true);
                    fields.add(field);
                }
            }
        }
        // Java does not define the order in which it lists fields.
        fields.sort(Comparator.comparing(Field::getName));
    }

    private static boolean isRemembered(Field field) {
        int modifiers = field.getModifiers();
        if (Modifier.isStatic(modifiers) || Modifier.isTransient(modifiers) || field.isSynthetic()) {
            return false;
        }
        Class<?> type = field.getType();
        while (type.isArray()) {
            type = type.getComponentType();
        }
        boolean part = Stateful.class.isAssignableFrom(type);
        boolean value = VALUES.contains(type) || type.isEnum();
        if (!part && !value && !Modifier.isFinal(modifiers)) {
            throw new IllegalStateException("the field " + field.getName() + " of "
                    + field.getDeclaringClass().getName() + " can change and is a " + type.getName()
                    + ", which no state can hold: make it transient, and show in state() what is in it");
        }
        return part || (value && (field.getType().isArray() || !Modifier.isFinal(modifiers)));
    }

    static void show(Object owner, StateVisitor visitor) {
        try {
            for (Field field : KNOWN.get(owner.getClass()).fields) {
                show(field, owner, visitor);
            }
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void show(Field field, Object owner, StateVisitor visitor) throws IllegalAccessException {
        Class<?> type = field.getType();
        if (type == double.class) {
            field.setDouble(owner, visitor.real(field.getDouble(owner)));
        } else if (type == int.class) {
            field.setInt(owner, visitor.whole(field.getInt(owner)));
        } else if (type == long.class) {
            field.setLong(owner, visitor.whole(field.getLong(owner)));
        } else if (type == boolean.class) {
            field.setBoolean(owner, visitor.flag(field.getBoolean(owner)));
        } else if (type == String.class) {
            field.set(owner, visitor.text((String) field.get(owner)));
        } else if (type.isEnum()) {
            field.set(owner, choice(field.get(owner), type, visitor));
        } else {
            elements(field.get(owner), visitor);
        }
    }

    /** A part, or the elements of an array. */
    private static void elements(@Nullable Object value, StateVisitor visitor) {
        if (value instanceof Stateful part) {
            part.state(visitor);
        } else if (value instanceof double[] reals) {
            visitor.reals(reals);
        } else if (value instanceof int[] wholes) {
            visitor.wholes(wholes);
        } else if (value instanceof long[] wholes) {
            visitor.wholes(wholes);
        } else if (value instanceof boolean[] flags) {
            visitor.flags(flags);
        } else if (value instanceof Object[] elements) {
            Class<?> type = elements.getClass().getComponentType();
            for (int i = 0; i < elements.length; i++) {
                if (type.isEnum()) {
                    elements[i] = choice(elements[i], type, visitor);
                } else {
                    elements(elements[i], visitor);
                }
            }
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static @Nullable Object choice(@Nullable Object value, Class<?> type, StateVisitor visitor) {
        return visitor.choice((Enum) value, (Class) type);
    }
}
