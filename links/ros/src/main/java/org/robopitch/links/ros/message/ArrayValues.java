// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.message;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The values of an array field: bytes for arrays of small unsigned numbers, as ROS has them, a list for all others. */
final class ArrayValues {
    private ArrayValues() {}

    static Object defaults(FieldType element, int count) {
        if (isByte(element)) {
            return new byte[count];
        }
        List<Object> values = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            values.add(element.defaultValue());
        }
        return Collections.unmodifiableList(values);
    }

    static Object accept(FieldType element, Object value) {
        if (isByte(element) && value instanceof byte[] bytes) {
            return bytes;
        }
        if (!(value instanceof List<?> list)) {
            throw new IllegalArgumentException("an array is expected, not " + value);
        }
        List<Object> values = new ArrayList<>(list.size());
        for (Object entry : list) {
            values.add(element.accept(entry));
        }
        if (!isByte(element)) {
            return Collections.unmodifiableList(values);
        }
        byte[] bytes = new byte[values.size()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = ((Long) values.get(i)).byteValue();
        }
        return bytes;
    }

    static int size(Object values) {
        return values instanceof byte[] bytes ? bytes.length : ((List<?>) values).size();
    }

    static void write(FieldType element, Object values, RosOutput output) {
        if (values instanceof byte[] bytes) {
            output.bytes(bytes);
            return;
        }
        for (Object value : (List<?>) values) {
            element.write(value, output);
        }
    }

    static Object read(FieldType element, int count, RosInput input) throws MalformedMessageException {
        if (isByte(element)) {
            return input.bytes(count);
        }
        List<Object> values = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            values.add(element.read(input));
        }
        return Collections.unmodifiableList(values);
    }

    private static boolean isByte(FieldType element) {
        return element == Primitive.UINT8 || element == Primitive.CHAR;
    }
}
