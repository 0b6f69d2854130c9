// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory.layout;

/** A field of a part of the files: where it lies in its part, and what it says. */
public interface Field {
    /** Its name, a constant's. */
    String name();

    Place place();

    default int at() {
        return place().at();
    }

    default Type type() {
        return place().type();
    }

    default String meaning() {
        return place().meaning();
    }

    /**
     * What the tables say of a field.
     *
     * @param at bytes from the beginning of its part
     * @param type how it is written
     * @param meaning what it says, with its unit, for people
     */
    record Place(int at, Type type, String meaning) {}

    /** How a field is written; everything is little endian. */
    enum Type {
        UINT32("uint32", 4),
        INT32("int32", 4),
        UINT64("uint64", 8),
        FLOAT64("float64", 8),
        TEXT8("char[8]", 8),
        TEXT24("char[24]", 24);

        private final String label;
        private final int bytes;

        Type(String label, int bytes) {
            this.label = label;
            this.bytes = bytes;
        }

        public String label() {
            return label;
        }

        public int bytes() {
            return bytes;
        }
    }
}
