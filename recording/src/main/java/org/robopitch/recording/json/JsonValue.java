// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.json;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A JSON text as a tree. As a text, a value is what is said of it when another was expected. */
public sealed interface JsonValue {
    /** Members by name, in the order of the text. */
    record JsonObject(Map<String, JsonValue> members) implements JsonValue {
        public String text(String name) throws JsonException {
            if (get(name) instanceof JsonText text) {
                return text.text();
            }
            throw wrong(name, "a text");
        }

        public double number(String name) throws JsonException {
            if (get(name) instanceof JsonNumber number) {
                return number.number();
            }
            throw wrong(name, "a number");
        }

        /** A whole number; below 2^53 in magnitude, so that JSON carries it exactly. */
        public long whole(String name) throws JsonException {
            double number = number(name);
            if (number == Math.rint(number) && Math.abs(number) <= 1L << 53) {
                return (long) number;
            }
            throw wrong(name, "a whole number");
        }

        public int integer(String name) throws JsonException {
            long number = whole(name);
            if (number == (int) number) {
                return (int) number;
            }
            throw wrong(name, "a whole number of 32 bits");
        }

        public List<JsonValue> list(String name) throws JsonException {
            if (get(name) instanceof JsonArray array) {
                return array.elements();
            }
            throw wrong(name, "a list");
        }

        public JsonObject object(String name) throws JsonException {
            if (get(name) instanceof JsonObject object) {
                return object;
            }
            throw wrong(name, "an object");
        }

        private JsonValue get(String name) throws JsonException {
            JsonValue value = members.get(name);
            if (value == null) {
                throw new JsonException("field \"" + name + "\": missing");
            }
            return value;
        }

        private JsonException wrong(String name, String expected) {
            return new JsonException("field \"" + name + "\": expected " + expected + ", found " + members.get(name));
        }

        @Override
        public String toString() {
            return "an object";
        }
    }

    record JsonArray(List<JsonValue> elements) implements JsonValue {
        @Override
        public String toString() {
            return "a list";
        }
    }

    record JsonText(String text) implements JsonValue {
        @Override
        public String toString() {
            return new JsonWriter().value(text).toString();
        }
    }

    record JsonNumber(double number) implements JsonValue {
        @Override
        public String toString() {
            return Double.isFinite(number) ? new JsonWriter().value(number).toString() : String.valueOf(number);
        }
    }

    /** The words true, false and null. */
    enum Word implements JsonValue {
        TRUE,
        FALSE,
        NULL;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
