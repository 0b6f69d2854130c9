// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.message;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The types that ROS has built in. Whole numbers are kept as {@link Long}, others as {@link Double}, so that a number has
 * one form in Java whatever its width on the wire.
 */
public enum Primitive implements FieldType {
    BOOL(1),
    INT8(1),
    UINT8(1),
    /** The old name of int8. */
    BYTE(1),
    /** The old name of uint8. */
    CHAR(1),
    INT16(2),
    UINT16(2),
    INT32(4),
    UINT32(4),
    INT64(8),
    UINT64(8),
    FLOAT32(4),
    FLOAT64(8),
    /** Text, with its length before it. */
    STRING(4),
    TIME(8),
    DURATION(8);

    private final int bytes;

    Primitive(int bytes) {
        this.bytes = bytes;
    }

    /** {@return the primitive that definition files spell like this, or null} */
    static @Nullable Primitive named(String name) {
        for (Primitive primitive : values()) {
            if (primitive.name().toLowerCase(Locale.ROOT).equals(name)) {
                return primitive;
            }
        }
        return null;
    }

    @Override
    public Object defaultValue() {
        return switch (this) {
            case BOOL -> false;
            case FLOAT32, FLOAT64 -> 0.0;
            case STRING -> "";
            case TIME, DURATION -> RosTime.ZERO;
            default -> 0L;
        };
    }

    @Override
    public Object accept(Object value) {
        switch (this) {
            case BOOL -> {
                if (value instanceof Boolean) {
                    return value;
                }
            }
            case FLOAT32, FLOAT64 -> {
                if (value instanceof Number number) {
                    return number.doubleValue();
                }
            }
            case STRING -> {
                if (value instanceof String) {
                    return value;
                }
            }
            case TIME, DURATION -> {
                if (value instanceof RosTime) {
                    return value;
                }
            }
            default -> {
                if (value instanceof Number number && isWhole(number)) {
                    return inRange(number.longValue());
                }
            }
        }
        throw new IllegalArgumentException("a value of type " + wireName() + " is expected, not " + value);
    }

    private static boolean isWhole(Number number) {
        return number.doubleValue() == Math.rint(number.doubleValue()) && Math.abs(number.doubleValue()) <= 0x1p63;
    }

    private Object inRange(long value) {
        boolean unsigned = this == UINT8 || this == CHAR || this == UINT16 || this == UINT32;
        int bits = 8 * bytes;
        long low = unsigned || this == UINT64 ? 0 : -1L << (bits - 1);
        long high = unsigned ? (1L << bits) - 1 : (this == UINT64 ? Long.MAX_VALUE : ~(-1L << (bits - 1)));
        if (value < low || value > high) {
            throw new IllegalArgumentException(value + " does not fit into " + wireName());
        }
        return value;
    }

    private String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public void write(Object value, RosOutput output) {
        switch (this) {
            case BOOL -> output.int8((Boolean) value ? 1 : 0);
            case INT8, UINT8, BYTE, CHAR -> output.int8(((Long) value).intValue());
            case INT16, UINT16 -> output.int16(((Long) value).intValue());
            case INT32, UINT32 -> output.int32(((Long) value).intValue());
            case INT64, UINT64 -> output.int64((Long) value);
            case FLOAT32 -> output.int32(Float.floatToRawIntBits(((Double) value).floatValue()));
            case FLOAT64 -> output.int64(Double.doubleToRawLongBits((Double) value));
            case STRING -> output.string((String) value);
            case TIME, DURATION -> {
                output.int32(((RosTime) value).seconds());
                output.int32(((RosTime) value).nanoseconds());
            }
        }
    }

    @Override
    public Object read(RosInput input) throws MalformedMessageException {
        return switch (this) {
            case BOOL -> input.int8() != 0;
            case INT8, BYTE -> (long) input.int8();
            case UINT8, CHAR -> input.int8() & 0xffL;
            case INT16 -> (long) input.int16();
            case UINT16 -> input.int16() & 0xffffL;
            case INT32 -> (long) input.int32();
            case UINT32 -> input.int32() & 0xffffffffL;
            case INT64, UINT64 -> input.int64();
            case FLOAT32 -> (double) Float.intBitsToFloat(input.int32());
            case FLOAT64 -> Double.longBitsToDouble(input.int64());
            case STRING -> input.string();
            case TIME, DURATION -> new RosTime(input.int32(), input.int32());
        };
    }

    @Override
    public int leastBytes() {
        return bytes;
    }
}
