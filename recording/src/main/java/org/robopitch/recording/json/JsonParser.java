// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robopitch.recording.json.JsonValue.JsonArray;
import org.robopitch.recording.json.JsonValue.JsonNumber;
import org.robopitch.recording.json.JsonValue.JsonObject;
import org.robopitch.recording.json.JsonValue.JsonText;
import org.robopitch.recording.json.JsonValue.Word;

/** Reads one JSON text into a tree, to a bounded depth. */
public final class JsonParser {
    private static final int DEEPEST = 32;

    private final String text;
    private int position;
    private int depth;

    private JsonParser(String text) {
        this.text = text;
    }

    /** Reads a text that must be an object and nothing else. */
    public static JsonObject parseObject(String text) throws JsonException {
        JsonParser parser = new JsonParser(text);
        JsonValue value = parser.value();
        parser.skipSpace();
        if (parser.position < text.length()) {
            throw parser.expected("the end");
        }
        if (value instanceof JsonObject object) {
            return object;
        }
        throw new JsonException("expected a JSON object");
    }

    private JsonValue value() throws JsonException {
        skipSpace();
        switch (peek()) {
            case '{':
                return object();
            case '[':
                return array();
            case '"':
                return new JsonText(string());
            case 't':
                return word("true", Word.TRUE);
            case 'f':
                return word("false", Word.FALSE);
            case 'n':
                return word("null", Word.NULL);
            default:
                return number();
        }
    }

    private JsonObject object() throws JsonException {
        enter('{');
        Map<String, JsonValue> members = new LinkedHashMap<>();
        skipSpace();
        if (peek() != '}') {
            do {
                skipSpace();
                String name = string();
                skipSpace();
                take(':');
                members.put(name, value());
                skipSpace();
            } while (takeIf(','));
        }
        leave('}');
        return new JsonObject(members);
    }

    private JsonArray array() throws JsonException {
        enter('[');
        List<JsonValue> elements = new ArrayList<>();
        skipSpace();
        if (peek() != ']') {
            do {
                elements.add(value());
                skipSpace();
            } while (takeIf(','));
        }
        leave(']');
        return new JsonArray(elements);
    }

    private void enter(char bracket) throws JsonException {
        take(bracket);
        if (++depth > DEEPEST) {
            throw new JsonException("JSON character " + position + ": nested deeper than " + DEEPEST);
        }
    }

    private void leave(char bracket) throws JsonException {
        take(bracket);
        depth--;
    }

    private String string() throws JsonException {
        take('"');
        StringBuilder out = new StringBuilder();
        while (peek() != '"') {
            char c = text.charAt(position++);
            if (c == '\\') {
                out.append(escape());
            } else if (c < 0x20) {
                position--;
                throw expected("no control character in a string");
            } else {
                out.append(c);
            }
        }
        position++;
        return out.toString();
    }

    private char escape() throws JsonException {
        char c = peek();
        position++;
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> throw expected("an escape");
        };
    }

    private char unicode() throws JsonException {
        int code = 0;
        for (int i = 0; i < 4; i++) {
            int digit = Character.digit(peek(), 16);
            if (digit < 0) {
                throw expected("four hexadecimal digits");
            }
            code = code * 16 + digit;
            position++;
        }
        return (char) code;
    }

    private Word word(String letters, Word word) throws JsonException {
        if (!text.startsWith(letters, position)) {
            throw expected("a value");
        }
        position += letters.length();
        return word;
    }

    private JsonNumber number() throws JsonException {
        int start = position;
        while (position < text.length() && "+-.eE0123456789".indexOf(text.charAt(position)) >= 0) {
            position++;
        }
        try {
            double number = Double.parseDouble(text.substring(start, position));
            if (Double.isFinite(number)) {
                return new JsonNumber(number);
            }
        } catch (NumberFormatException e) {
            // Answered below, as is a number too large for a double.
        }
        position = start;
        throw expected("a value");
    }

    private char peek() throws JsonException {
        if (position >= text.length()) {
            throw new JsonException("JSON ends early, after " + position + " characters");
        }
        return text.charAt(position);
    }

    private void take(char c) throws JsonException {
        if (peek() != c) {
            throw expected("'" + c + "'");
        }
        position++;
    }

    private boolean takeIf(char c) throws JsonException {
        if (peek() == c) {
            position++;
            return true;
        }
        return false;
    }

    private void skipSpace() {
        while (position < text.length() && " \t\r\n".indexOf(text.charAt(position)) >= 0) {
            position++;
        }
    }

    private JsonException expected(String what) {
        return new JsonException("JSON character " + position + ": expected " + what);
    }
}
