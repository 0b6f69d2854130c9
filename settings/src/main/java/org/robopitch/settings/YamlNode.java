// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import java.util.LinkedHashMap;
import java.util.List;

/** A part of a configuration that knows where it comes from. */
sealed interface YamlNode {

    /** Where it begins. */
    Origin origin();

    /** What people call such a part. */
    String kind();

    /** Keys with their values, in the order of the file. */
    record Mapping(Origin origin, LinkedHashMap<String, Entry> entries) implements YamlNode {
        /** A mapping without keys. */
        static Mapping empty(Origin origin) {
            return new Mapping(origin, new LinkedHashMap<>());
        }

        @Override
        public String kind() {
            return "a section with keys";
        }
    }

    /** A value, and where its key is. */
    record Entry(Origin keyOrigin, YamlNode value) {}

    /** A list. */
    record Sequence(Origin origin, List<YamlNode> items) implements YamlNode {
        @Override
        public String kind() {
            return "a list";
        }
    }

    /** A single value. */
    record Scalar(Origin origin, String text, Type type) implements YamlNode {
        @Override
        public String kind() {
            return switch (type) {
                case NUMBER -> "the number " + text;
                case FLAG -> text;
                case TEXT -> "the text '" + text + "'";
                case NOTHING -> "nothing";
            };
        }
    }

    /** What a single value is. */
    enum Type {
        NUMBER,
        FLAG,
        TEXT,
        NOTHING
    }
}
