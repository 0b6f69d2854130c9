// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.message;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The types that ROS has built in. Whole numbers are kept as {@link Long}, others as {@link Double}, so that a number has
 * one form in Java whatever its width on the wire.
 */
public enum Primitive implements FieldType {
    BOOL(Kind.TRUTH, 1),
    INT8(Kind.SIGNED, 1),
    UINT8(Kind.UNSIGNED, 1),
    /** The old name of int8. */
    BYTE(Kind.SIGNED, 1),
    /** The old name of uint8. */
    CHAR(Kind.UNSIGNED, 1),
    INT16(Kind.SIGNED, 2),
    UINT16(Kind.UNSIGNED, 2),
    INT32(Kind.SIGNED, 4),
    UINT32(Kind.UNSIGNED, 4),
    INT64(Kind.SIGNED, 8),
    UINT64(Kind.UNSIGNED, 8),
    FLOAT32(Kind.REAL, 4),
    FLOAT64(Kind.REAL, 8),
    /** Text, with its length before it. */
    STRING(Kind.TEXT, 4),
    TIME(Kind.TIME, 8),
    DURATION(Kind.TIME, 8);

    /** What the bytes are, whatever their number. */
    public enum Kind {
        TRUTH(false),
        SIGNED(0L),
        UNSIGNED(0L),
        REAL(0.0),
        TEXT(""),
        TIME(RosTime.ZERO);

        private final Object nothing;

        Kind(Object nothing) {
            this.nothing = nothing;
        }

        /** {@return whether it is a number without a fraction, or a bool, which takes as much room} */
        boolean isWhole() {
            return ordinal() <= UNSIGNED.ordinal();
        }
    }

    private final Kind kind;
    private final int bytes;

    Primitive(Kind kind, int bytes) {
        this.kind = kind;
        this.bytes = bytes;
    }

    /** {@return the primitive that definition files spell like this, or null} */
    static @Nullable Primitive named(String name) {
        for (Primitive primitive : values()) {
            if (primitive.wireName().equals(name)) {
                return primitive;
            }
        }
        return null;
    }

    /** {@return what its bytes are} */
    public Kind kind() {
        return kind;
    }

    /** {@return how definition files spell it} */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Object defaultValue() {
        return kind.nothing;
    }

    @Override
    public Object accept(Object value) {
        if (kind == Kind.REAL && value instanceof Number number) {
            return number.doubleValue();
        }
        if (kind.nothing instanceof Long && value instanceof Number number && isWhole(number.doubleValue())) {
            return inRange(number.longValue());
        }
        if (kind.nothing.getClass().isInstance(value)) {
            return value;
        }
        throw new IllegalArgumentException("a value of type " + wireName() + " is expected, not " + value);
    }

    private static boolean isWhole(double number) {
        return number == Math.rint(number) && Math.abs(number) <= 0x1p63;
    }

    private Object inRange(long value) {
        // Of uint64 as much as fits into a long.
        long high = -1L >>> Math.max(1, kind == Kind.SIGNED ? 65 - 8 * bytes : 64 - 8 * bytes);
        long low = kind == Kind.SIGNED ? ~high : 0;
        if (value < low || value > high) {
            throw new IllegalArgumentException(value + " does not fit into " + wireName());
        }
        return value;
    }

    @Override
    public void write(Object value, RosOutput output) {
        switch (kind) {
            case TRUTH -> output.whole((Boolean) value ? 1 : 0, bytes);
            case SIGNED, UNSIGNED -> output.whole((Long) value, bytes);
            case REAL -> {
                double real = (Double) value;
                output.whole(
                        bytes == Float.BYTES ? Float.floatToRawIntBits((float) real) : Double.doubleToRawLongBits(real),
                        bytes);
            }
            case TEXT -> output.string((String) value);
            case TIME -> {
                output.int32(((RosTime) value).seconds());
                output.int32(((RosTime) value).nanoseconds());
            }
        }
    }

    @Override
    public Object read(RosInput input) throws MalformedMessageException {
        return switch (kind) {
            case TRUTH -> input.whole(bytes) != 0;
            case SIGNED -> input.whole(bytes);
            case UNSIGNED -> input.whole(bytes) & -1L >>> 64 - 8 * bytes;
            case REAL ->
                bytes == Float.BYTES
                        ? (double) Float.intBitsToFloat(input.int32())
                        : Double.longBitsToDouble(input.whole(bytes));
            case TEXT -> input.string();
            case TIME -> new RosTime(input.int32(), input.int32());
        };
    }

    @Override
    public int leastBytes() {
        return bytes;
    }
}
