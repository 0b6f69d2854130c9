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
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLParser;

/** Turns YAML into nodes that know their lines, which a bound object would have forgotten. */
final class YamlTree {
    private static final Pattern PLACE = Pattern.compile("line (\\d+), column");

    private final String file;
    private final JsonParser parser;

    private YamlTree(String file, JsonParser parser) {
        this.file = file;
        this.parser = parser;
    }

    /** The tree of a YAML text; an empty one is an empty mapping. */
    static YamlNode.Mapping parse(String file, String text) {
        try (JsonParser parser = new YAMLMapper().createParser(text)) {
            return new YamlTree(file, parser).document();
        } catch (JacksonException malformed) {
            throw notYaml(file, malformed);
        }
    }

    /** The parser's message has the problem, the places and pieces of the file on lines of their own. */
    private static BadFileException notYaml(String file, JacksonException malformed) {
        String message = String.valueOf(malformed.getOriginalMessage());
        int line = malformed.getLocation() == null ? 1 : malformed.getLocation().getLineNr();
        Matcher place = PLACE.matcher(message);
        while (place.find()) {
            line = Integer.parseInt(place.group(1));
        }
        String problem = message.lines()
                .filter(part -> !part.startsWith(" "))
                .map(String::strip)
                .collect(Collectors.joining(", "));
        return new BadFileException(file, Math.max(1, line), "this is not YAML: " + problem);
    }

    private YamlNode.Mapping document() {
        JsonToken first = parser.nextToken();
        if (first == null || first == JsonToken.VALUE_NULL) {
            return new YamlNode.Mapping(1, new LinkedHashMap<>());
        }
        YamlNode root = node(first);
        if (!(root instanceof YamlNode.Mapping mapping)) {
            throw new BadFileException(file, root.line(), "keys with values were expected, but here is " + root.kind());
        }
        if (parser.nextToken() != null) {
            throw new BadFileException(file, line(), "one document was expected, but a second one begins here");
        }
        return mapping;
    }

    private YamlNode node(@Nullable JsonToken token) {
        int line = line();
        if (parser instanceof YAMLParser yaml && yaml.isCurrentAlias()) {
            throw new BadFileException(file, line, "references to other parts of the file (*) are not understood here");
        }
        if (token == null) {
            throw new BadFileException(file, line, "the file ends too early");
        }
        return switch (token) {
            case START_OBJECT -> mapping(line);
            case START_ARRAY -> sequence(line);
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> scalar(line, YamlNode.Type.NUMBER);
            case VALUE_TRUE, VALUE_FALSE -> scalar(line, YamlNode.Type.FLAG);
            case VALUE_NULL -> new YamlNode.Scalar(line, "", YamlNode.Type.NOTHING);
            default -> scalar(line, YamlNode.Type.TEXT);
        };
    }

    private YamlNode scalar(int line, YamlNode.Type type) {
        return new YamlNode.Scalar(line, String.valueOf(parser.getString()), type);
    }

    private YamlNode.Mapping mapping(int line) {
        LinkedHashMap<String, YamlNode.Entry> entries = new LinkedHashMap<>();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String key = String.valueOf(parser.currentName());
            int keyLine = line();
            YamlNode value = node(parser.nextToken());
            if (entries.put(key, new YamlNode.Entry(keyLine, value)) != null) {
                throw new BadFileException(file, keyLine, key + " is given twice");
            }
        }
        return new YamlNode.Mapping(line, entries);
    }

    private YamlNode.Sequence sequence(int line) {
        List<YamlNode> items = new ArrayList<>();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            items.add(node(token));
        }
        return new YamlNode.Sequence(line, items);
    }

    private int line() {
        return Math.max(1, parser.currentTokenLocation().getLineNr());
    }
}
