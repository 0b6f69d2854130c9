// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.rosbridge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.robopitch.links.ros.message.Definitions;
import org.robopitch.links.ros.message.Field;
import org.robopitch.links.ros.message.FieldType;
import org.robopitch.links.ros.message.Message;
import org.robopitch.links.ros.message.MessageType;
import org.robopitch.links.ros.message.Primitive;

/** A type and all it is made of, field by field, as rosapi describes them. Our definitions have no constants. */
final class TypeDefs {
    private final MessageType typeDef;
    private final Map<String, Message> known = new LinkedHashMap<>();

    private TypeDefs(Definitions definitions) {
        this.typeDef = definitions.message("rosapi/TypeDef");
    }

    /** {@return the type first, then the types of its fields} */
    static List<Message> of(Definitions definitions, MessageType type) {
        TypeDefs all = new TypeDefs(definitions);
        all.add(type);
        return new ArrayList<>(all.known.values());
    }

    private void add(MessageType type) {
        if (known.containsKey(type.name())) {
            return;
        }
        List<Object> names = new ArrayList<>();
        List<Object> types = new ArrayList<>();
        List<Object> lengths = new ArrayList<>();
        List<Object> examples = new ArrayList<>();
        List<MessageType> inner = new ArrayList<>();
        for (Field field : type.fields()) {
            FieldType one = field.type() instanceof FieldType.Array array ? array.element() : field.type();
            names.add(field.name());
            lengths.add(field.type() instanceof FieldType.Array array ? Math.max(0, array.length()) : -1);
            if (one instanceof FieldType.Nested nested) {
                types.add(nested.type().name());
                inner.add(nested.type());
            } else {
                types.add(((Primitive) one).name().toLowerCase(Locale.ROOT));
            }
            examples.add(example(field.type()));
        }
        known.put(
                type.name(),
                new Message(typeDef)
                        .set("type", type.name())
                        .set("fieldnames", names)
                        .set("fieldtypes", types)
                        .set("fieldarraylen", lengths)
                        .set("examples", examples));
        inner.forEach(this::add);
    }

    private static String example(FieldType type) {
        if (type instanceof FieldType.Array) {
            return "[]";
        }
        if (type instanceof FieldType.Nested) {
            return "{}";
        }
        return switch ((Primitive) type) {
            case STRING -> "";
            case BOOL -> "False";
            case FLOAT32, FLOAT64 -> "0.0";
            case TIME, DURATION -> "{'secs': 0, 'nsecs': 0}";
            default -> "0";
        };
    }
}
