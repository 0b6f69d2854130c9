// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Locale;
import java.util.SortedMap;
import org.robopitch.recording.bytes.ByteReader;
import org.robopitch.recording.bytes.ByteWriter;

/** The content of MCAP's records: the components of a Java record in their order, each as its type says. */
final class Fields {
    private static final ClassValue<Fields> ALL = new ClassValue<>() {
        @Override
        protected Fields computeValue(Class<?> type) {
            return new Fields(type);
        }
    };

    /** A number of 16 bits. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.RECORD_COMPONENT)
    @interface Short {}

    private enum Kind {
        SHORT,
        INT,
        LONG,
        TEXT,
        BYTES,
        TEXTS,
        NUMBERS,
        TYPE;

        static Kind of(RecordComponent component) {
            Class<?> type = component.getType();
            if (type == int.class) {
                return component.isAnnotationPresent(Short.class) ? SHORT : INT;
            }
            if (type == SortedMap.class) {
                ParameterizedType map = (ParameterizedType) component.getGenericType();
                return map.getActualTypeArguments()[0] == String.class ? TEXTS : NUMBERS;
            }
            return type == long.class ? LONG : type == String.class ? TEXT : type == byte[].class ? BYTES : TYPE;
        }
    }

    private final RecordType type;
    private final Kind[] kinds;
    private final Method[] accessors;
    private final Constructor<?> constructor;

    private Fields(Class<?> record) {
        RecordComponent[] components = record.getRecordComponents();
        type = RecordType.valueOf(
                record.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "_").toUpperCase(Locale.ROOT));
        kinds = Arrays.stream(components).map(Kind::of).toArray(Kind[]::new);
        accessors = Arrays.stream(components).map(RecordComponent::getAccessor).toArray(Method[]::new);
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            constructor = record.getDeclaredConstructor(types);
        } catch (NoSuchMethodException impossible) {
            throw new IllegalStateException(impossible);
        }
        constructor.setAccessible(true);
        for (Method accessor : accessors) {
            accessor.setAccessible(true);
        }
    }

    /** The type that a record is called after. */
    static RecordType type(Class<? extends McapRecord> record) {
        return ALL.get(record).type;
    }

    @SuppressWarnings("unchecked") // each kind says what its component is
    static void write(McapRecord record, ByteWriter out) {
        Fields fields = ALL.get(record.getClass());
        for (int i = 0; i < fields.kinds.length; i++) {
            Object value;
            try {
                value = fields.accessors[i].invoke(record);
            } catch (ReflectiveOperationException impossible) {
                throw new IllegalStateException(impossible);
            }
            switch (fields.kinds[i]) {
                case SHORT -> out.putShort((int) value);
                case INT -> out.putInt((int) value);
                case LONG -> out.putLong((long) value);
                case TEXT -> out.putString((String) value);
                case BYTES -> {
                    out.putInt(((byte[]) value).length);
                    out.putBytes((byte[]) value);
                }
                case TEXTS -> Maps.writeTexts(out, (SortedMap<String, String>) value);
                case NUMBERS -> Maps.writeNumbers(out, (SortedMap<Integer, Long>) value);
                case TYPE -> out.putByte(((RecordType) value).code());
            }
        }
    }

    static <R extends McapRecord> R read(Class<R> type, ByteReader in) throws IOException {
        Fields fields = ALL.get(type);
        Object[] values = new Object[fields.kinds.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = switch (fields.kinds[i]) {
                case SHORT -> in.getShort();
                case INT -> in.getInt();
                case LONG -> in.getLong();
                case TEXT -> in.getString();
                case BYTES -> in.getBytes(in.getLength());
                case TEXTS -> Maps.readTexts(in);
                case NUMBERS -> Maps.readNumbers(in);
                case TYPE -> throw new IllegalStateException("summary offsets are not read");
            };
        }
        try {
            return type.cast(fields.constructor.newInstance(values));
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
