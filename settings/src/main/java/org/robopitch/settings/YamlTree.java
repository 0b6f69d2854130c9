// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

/** Turns YAML into nodes that know their lines, which a bound object would have forgotten. */
final class YamlTree {
    /** More than any configuration needs; a contour of 720 points has 30,000. */
    static final int LONGEST_FILE = 1_000_000;

    private static final YAMLFactory YAML = new YAMLFactory();
    private static final int LONGEST_VALUE = 1000;
    private static final Pattern PLACE = Pattern.compile("line (\\d+), column");

    private final String source;
    private final boolean lines;
    private final JsonParser parser;

    private YamlTree(String source, boolean lines, JsonParser parser) {
        this.source = source;
        this.lines = lines;
        this.parser = parser;
    }

    /** The tree of a file; an empty one is an empty mapping. */
    static YamlNode.Mapping parse(String file, String text) {
        if (text.length() > LONGEST_FILE) {
            throw new BadFileException(
                    new Origin(file, 1),
                    "at most " + LONGEST_FILE + " characters were expected, but there are " + text.length());
        }
        try (JsonParser parser = parser(text)) {
            return new YamlTree(file, true, parser).document();
        } catch (JacksonException malformed) {
            int last = Math.max(1, (int) text.stripTrailing().lines().count());
            throw new BadFileException(
                    new Origin(file, Math.min(last, lineOf(malformed))), "this is not YAML: " + problem(malformed));
        }
    }

    /** A single value, such as one from the command line. */
    static YamlNode value(Origin origin, String text) {
        try (JsonParser parser = parser(text)) {
            YamlTree tree = new YamlTree(origin.source(), false, parser);
            JsonToken first = parser.nextToken();
            YamlNode value = first == null ? new YamlNode.Scalar(origin, "", YamlNode.Type.NOTHING) : tree.node(first);
            if (parser.nextToken() != null) {
                throw new BadFileException(origin, "one value was expected, but there are more: " + text);
            }
            return value;
        } catch (JacksonException malformed) {
            throw new BadFileException(origin, "this is not YAML: " + problem(malformed));
        }
    }

    /** Reads words and numbers only: binding them to objects is what most of the library is for, and takes long to load. */
    private static JsonParser parser(String text) {
        return YAML.createParser(ObjectReadContext.empty(), text);
    }

    private static int lineOf(JacksonException malformed) {
        int line = malformed.getLocation() == null ? 1 : malformed.getLocation().getLineNr();
        Matcher place = PLACE.matcher(String.valueOf(malformed.getOriginalMessage()));
        while (place.find()) {
            line = Integer.parseInt(place.group(1));
        }
        return Math.max(1, line);
    }

    /** The parser's message has the problem, the places and pieces of the file on lines of their own. */
    private static String problem(JacksonException malformed) {
        if (malformed instanceof StreamConstraintsException) {
            // The parser names methods of its own here.
            return "lists and sections lie too deep in each other, or a value is too long";
        }
        return String.valueOf(malformed.getOriginalMessage())
                .lines()
                .filter(part -> !part.startsWith(" "))
                .map(String::strip)
                .collect(Collectors.joining(", "));
    }

    private YamlNode.Mapping document() {
        JsonToken first = parser.nextToken();
        if (first == null || first == JsonToken.VALUE_NULL) {
            return YamlNode.Mapping.empty(new Origin(source, 1));
        }
        YamlNode root = node(first);
        if (!(root instanceof YamlNode.Mapping mapping)) {
            throw new BadFileException(root.origin(), "keys with values were expected, but here is " + root.kind());
        }
        if (parser.nextToken() != null) {
            throw new BadFileException(here(), "one document was expected, but a second one starts here");
        }
        return mapping;
    }

    private YamlNode node(@Nullable JsonToken token) {
        Origin origin = here();
        if (parser instanceof YAMLParser yaml && yaml.isCurrentAlias()) {
            throw new BadFileException(origin, "references to other parts of the file (*) are not supported here");
        }
        if (token == null) {
            throw new BadFileException(origin, "the file ends too early");
        }
        return switch (token) {
            case START_OBJECT -> mapping(origin);
            case START_ARRAY -> sequence(origin);
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> scalar(origin, YamlNode.Type.NUMBER);
            case VALUE_TRUE, VALUE_FALSE -> scalar(origin, YamlNode.Type.FLAG);
            case VALUE_NULL -> new YamlNode.Scalar(origin, "", YamlNode.Type.NOTHING);
            default -> scalar(origin, YamlNode.Type.TEXT);
        };
    }

    private YamlNode scalar(Origin origin, YamlNode.Type type) {
        String text = String.valueOf(parser.getString());
        if (text.length() > LONGEST_VALUE) {
            throw new BadFileException(
                    origin,
                    "a value of at most " + LONGEST_VALUE + " characters was expected, but this one has "
                            + text.length());
        }
        return new YamlNode.Scalar(origin, text, type);
    }

    private YamlNode.Mapping mapping(Origin origin) {
        LinkedHashMap<String, YamlNode.Entry> entries = new LinkedHashMap<>();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String key = String.valueOf(parser.currentName());
            Origin keyOrigin = here();
            YamlNode value = node(parser.nextToken());
            if (entries.put(key, new YamlNode.Entry(keyOrigin, value)) != null) {
                throw new BadFileException(keyOrigin, key + " is given twice");
            }
        }
        return new YamlNode.Mapping(origin, entries);
    }

    private YamlNode.Sequence sequence(Origin origin) {
        List<YamlNode> items = new ArrayList<>();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            items.add(node(token));
        }
        return new YamlNode.Sequence(origin, items);
    }

    private Origin here() {
        return new Origin(
                source, lines ? Math.max(1, parser.currentTokenLocation().getLineNr()) : 0);
    }
}
