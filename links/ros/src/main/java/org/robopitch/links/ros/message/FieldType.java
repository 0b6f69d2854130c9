// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.message;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What a field of a message holds: a primitive, another message, or an array of either. */
public sealed interface FieldType permits Primitive, FieldType.Nested, FieldType.Array {
    /** {@return the value of a field nobody has set} */
    Object defaultValue();

    /**
     * {@return the value as this type keeps it}
     *
     * @throws IllegalArgumentException if it is of another kind or out of range
     */
    Object accept(Object value);

    /** Appends a value that was accepted. */
    void write(Object value, RosOutput output);

    /**
     * {@return the next value of the input}
     *
     * @throws MalformedMessageException if the input ends before the value does
     */
    Object read(RosInput input) throws MalformedMessageException;

    /** {@return the fewest bytes a value takes} */
    int leastBytes();

    /** A message within a message. */
    record Nested(MessageType type) implements FieldType {
        @Override
        public Object defaultValue() {
            return new Message(type);
        }

        @Override
        public Object accept(Object value) {
            if (value instanceof Message message && message.type().name().equals(type.name())) {
                return message;
            }
            throw new IllegalArgumentException("a " + type.name() + " is expected, not " + value);
        }

        @Override
        public void write(Object value, RosOutput output) {
            ((Message) value).write(output);
        }

        @Override
        public Object read(RosInput input) throws MalformedMessageException {
            return Message.read(type, input);
        }

        @Override
        public int leastBytes() {
            return type.fields().stream()
                    .mapToInt(field -> field.type().leastBytes())
                    .sum();
        }
    }

    /**
     * Several values of one type.
     *
     * @param length how many, or {@link #ANY_LENGTH}
     */
    record Array(FieldType element, int length) implements FieldType {
        /** The length of an array that says itself how long it is. */
        public static final int ANY_LENGTH = -1;

        /** None of our arrays comes near; without a bound, a peer could claim any number of elements of zero bytes. */
        private static final int MOST_EMPTY_ELEMENTS = 4096;

        @Override
        public Object defaultValue() {
            return isBytes()
                    ? new byte[Math.max(0, length)]
                    : Collections.nCopies(Math.max(0, length), 0).stream()
                            .map(place -> element.defaultValue())
                            .toList();
        }

        @Override
        public Object accept(Object value) {
            Object values = value;
            if (!isBytes() || !(value instanceof byte[])) {
                if (!(value instanceof List<?> list)) {
                    throw new IllegalArgumentException("an array is expected, not " + value);
                }
                List<Object> accepted = list.stream().map(element::accept).toList();
                values = isBytes() ? bytes(accepted) : accepted;
            }
            if (length >= 0 && size(values) != length) {
                throw new IllegalArgumentException(
                        "an array of " + length + " values is expected, not of " + size(values));
            }
            return values;
        }

        @Override
        public void write(Object value, RosOutput output) {
            if (length < 0) {
                output.int32(size(value));
            }
            if (value instanceof byte[] bytes) {
                output.bytes(bytes);
            } else {
                ((List<?>) value).forEach(one -> element.write(one, output));
            }
        }

        @Override
        public Object read(RosInput input) throws MalformedMessageException {
            int count = length < 0 ? input.int32() : length;
            int least = element.leastBytes();
            int most = least == 0 ? MOST_EMPTY_ELEMENTS : input.remaining() / least;
            if (count < 0 || count > most) {
                throw new MalformedMessageException("an array claims " + Integer.toUnsignedString(count)
                        + " elements, but only " + input.remaining() + " bytes are left");
            }
            if (isBytes()) {
                return input.bytes(count);
            }
            List<Object> values = new ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                values.add(element.read(input));
            }
            return Collections.unmodifiableList(values);
        }

        /** Arrays of small unsigned numbers are bytes, as ROS has them; all others are lists. */
        private boolean isBytes() {
            return element == Primitive.UINT8 || element == Primitive.CHAR;
        }

        private static byte[] bytes(List<Object> numbers) {
            byte[] bytes = new byte[numbers.size()];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = ((Long) numbers.get(i)).byteValue();
            }
            return bytes;
        }

        private static int size(Object values) {
            return values instanceof byte[] bytes ? bytes.length : ((List<?>) values).size();
        }

        @Override
        public int leastBytes() {
            return length < 0 ? Integer.BYTES : length * element.leastBytes();
        }
    }
}
