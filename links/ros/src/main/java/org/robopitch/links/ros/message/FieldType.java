// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.message;

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
            return ArrayValues.defaults(element, Math.max(0, length));
        }

        @Override
        public Object accept(Object value) {
            Object values = ArrayValues.accept(element, value);
            if (length >= 0 && ArrayValues.size(values) != length) {
                throw new IllegalArgumentException(
                        "an array of " + length + " values is expected, not of " + ArrayValues.size(values));
            }
            return values;
        }

        @Override
        public void write(Object value, RosOutput output) {
            if (length < 0) {
                output.int32(ArrayValues.size(value));
            }
            ArrayValues.write(element, value, output);
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
            return ArrayValues.read(element, count, input);
        }

        @Override
        public int leastBytes() {
            return length < 0 ? Integer.BYTES : length * element.leastBytes();
        }
    }
}
