// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.message;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The type of a message, as its definition file gives it.
 *
 * @param name package and name, such as "std_msgs/Header"
 * @param fields in the order of the wire
 * @param md5 what peers compare to see that they mean the same
 * @param text the definition with all it refers to, as connection headers carry it
 * @param places where a field of some name is among the fields
 */
public record MessageType(String name, List<Field> fields, String md5, String text, Map<String, Integer> places) {
    MessageType(String name, List<Field> fields, String md5, String text) {
        this(name, List.copyOf(fields), md5, text, places(fields));
    }

    private static Map<String, Integer> places(List<Field> fields) {
        Map<String, Integer> places = new HashMap<>();
        for (int i = 0; i < fields.size(); i++) {
            places.put(fields.get(i).name(), i);
        }
        return Map.copyOf(places);
    }

    /**
     * {@return where a field is among the fields}
     *
     * @throws IllegalArgumentException if there is none of that name
     */
    public int place(String field) {
        Integer place = places.get(field);
        if (place == null) {
            throw new IllegalArgumentException(name + " has no field \"" + field + "\"; its fields are "
                    + fields.stream().map(Field::name).toList());
        }
        return place;
    }

    /** {@return whether it begins with a header, whose sequence number its publisher counts} */
    public boolean hasHeader() {
        return !fields.isEmpty()
                && fields.get(0).name().equals("header")
                && fields.get(0).type() instanceof FieldType.Nested nested
                && nested.type().name().equals("std_msgs/Header");
    }

    @Override
    public String toString() {
        return name;
    }

    /** One field of a message. */
    public record Field(String name, FieldType type) {}
}
