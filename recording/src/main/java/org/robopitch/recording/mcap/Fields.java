// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.mcap;

import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import org.robopitch.declare.Component;
import org.robopitch.declare.Declared;
import org.robopitch.declare.Range;
import org.robopitch.recording.bytes.ByteReader;
import org.robopitch.recording.bytes.ByteWriter;

/** The content of MCAP's records: the components of a Java record in their order, each as its type says. */
final class Fields {
    /** The largest value of a number of 16 bits; an {@code int} without it has 32. */
    static final double SHORT = 0xFFFF;

    private static final ClassValue<Fields> ALL = new ClassValue<>() {
        @Override
        protected Fields computeValue(Class<?> type) {
            return new Fields(type.asSubclass(Record.class));
        }
    };

    private enum Kind {
        SHORT,
        INT,
        LONG,
        TEXT,
        BYTES,
        TEXTS,
        NUMBERS,
        TYPE;

        static Kind of(Component component) {
            Class<?> type = component.type();
            if (type == int.class) {
                Range range = component.range();
                return range != null && range.most() == Fields.SHORT ? SHORT : INT;
            }
            if (component.genericType() instanceof ParameterizedType map) {
                return map.getActualTypeArguments()[0] == String.class ? TEXTS : NUMBERS;
            }
            return type == long.class ? LONG : type == String.class ? TEXT : type == byte[].class ? BYTES : TYPE;
        }
    }

    private final RecordType type;
    private final List<Component> components;
    private final List<Kind> kinds;

    private Fields(Class<? extends Record> record) {
        type = RecordType.valueOf(
                record.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "_").toUpperCase(Locale.ROOT));
        components = Declared.of(record).components();
        kinds = components.stream().map(Kind::of).toList();
    }

    /** The type that a record is called after. */
    static RecordType type(Class<? extends McapRecord> record) {
        return ALL.get(record).type;
    }

    @SuppressWarnings("unchecked") // each kind says what its component is
    static void write(McapRecord record, ByteWriter out) {
        Fields fields = ALL.get(record.getClass());
        for (int i = 0; i < fields.kinds.size(); i++) {
            Object value = fields.components.get(i).get((Record) record);
            switch (fields.kinds.get(i)) {
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

    static <R extends Record & McapRecord> R read(Class<R> type, ByteReader in) throws IOException {
        List<Object> values = new ArrayList<>();
        for (Kind kind : ALL.get(type).kinds) {
            values.add(
                    switch (kind) {
                        case SHORT -> in.getShort();
                        case INT -> in.getInt();
                        case LONG -> in.getLong();
                        case TEXT -> in.getString();
                        case BYTES -> in.getBytes(in.getLength());
                        case TEXTS -> Maps.readTexts(in);
                        case NUMBERS -> Maps.readNumbers(in);
                        case TYPE -> throw new IllegalStateException("summary offsets are not read");
                    });
        }
        Iterator<Object> next = values.iterator();
        return Declared.of(type).make(component -> next.next());
    }
}
