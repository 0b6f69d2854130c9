// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import java.util.LinkedHashMap;
import java.util.List;

/** A part of a YAML file that knows its line. */
sealed interface YamlNode {

    /** The line it begins in, counted from 1. */
    int line();

    /** What people call such a part. */
    String kind();

    /** Keys with their values, in the order of the file. */
    record Mapping(int line, LinkedHashMap<String, Entry> entries) implements YamlNode {
        @Override
        public String kind() {
            return "a section with keys of its own";
        }
    }

    /** A value, and the line of its key. */
    record Entry(int keyLine, YamlNode value) {}

    /** A list. */
    record Sequence(int line, List<YamlNode> items) implements YamlNode {
        @Override
        public String kind() {
            return "a list";
        }
    }

    /** A single value. */
    record Scalar(int line, String text, Type type) implements YamlNode {
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
