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
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** Reads one JSON text into a tree, to a bounded depth. */
public final class JsonParser {
    private static final int DEEPEST = 32;
    private static final JsonFactory FACTORY = new JsonFactory();

    private final tools.jackson.core.JsonParser in;
    private int depth;

    private JsonParser(tools.jackson.core.JsonParser in) {
        this.in = in;
    }

    /** Reads a text that must be an object and nothing else. */
    public static JsonObject parseObject(String text) throws JsonException {
        try (tools.jackson.core.JsonParser in = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            JsonToken first = in.nextToken();
            if (first != JsonToken.START_OBJECT) {
                throw new JsonException(first == null ? "JSON ends before it begins" : "expected a JSON object");
            }
            JsonObject object = new JsonParser(in).object();
            if (in.nextToken() != null) {
                throw new JsonException(
                        "JSON character " + in.currentTokenLocation().getCharOffset() + ": expected the end");
            }
            return object;
        } catch (JacksonException e) {
            throw new JsonException(
                    "JSON character " + e.getLocation().getCharOffset() + ": " + e.getOriginalMessage());
        }
    }

    private JsonObject object() throws JsonException {
        enter();
        Map<String, JsonValue> members = new LinkedHashMap<>();
        for (String name = in.nextName(); name != null; name = in.nextName()) {
            members.put(name, value(in.nextToken()));
        }
        depth--;
        return new JsonObject(members);
    }

    private JsonArray array() throws JsonException {
        enter();
        List<JsonValue> elements = new ArrayList<>();
        for (JsonToken token = in.nextToken(); token != JsonToken.END_ARRAY; token = in.nextToken()) {
            elements.add(value(token));
        }
        depth--;
        return new JsonArray(elements);
    }

    private JsonValue value(JsonToken token) throws JsonException {
        return switch (token) {
            case START_OBJECT -> object();
            case START_ARRAY -> array();
            case VALUE_STRING -> new JsonText(in.getString());
            case VALUE_TRUE -> Word.TRUE;
            case VALUE_FALSE -> Word.FALSE;
            case VALUE_NULL -> Word.NULL;
            default -> number();
        };
    }

    private JsonNumber number() throws JsonException {
        double number = in.getDoubleValue();
        if (!Double.isFinite(number)) {
            throw wrong("expected a number that is not too large");
        }
        return new JsonNumber(number);
    }

    private void enter() throws JsonException {
        if (++depth > DEEPEST) {
            throw wrong("nested deeper than " + DEEPEST);
        }
    }

    private JsonException wrong(String problem) {
        return new JsonException("JSON character " + in.currentTokenLocation().getCharOffset() + ": " + problem);
    }
}
