// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.robopitch.declare.Range;
import org.robopitch.declare.Require;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** What a configuration may say: a JSON Schema for editors, and tables for people. */
public final class Schema {
    private final String path;
    private final Map<String, Object> properties = new LinkedHashMap<>();
    private final Map<String, Schema> sections = new LinkedHashMap<>();
    private final List<Row> rows;

    /** A row of the table: a key with its default, what it may be, and its meaning. */
    private record Row(String path, String otherwise, String allowed, String meaning) {}

    /** An empty schema. */
    public Schema() {
        this("", new ArrayList<>());
    }

    private Schema(String path, List<Row> rows) {
        this.path = path;
        this.rows = rows;
    }

    /**
     * Adds the league's name.
     *
     * @param name the only value of the key {@code league}
     */
    public void league(String name) {
        words("league", name, List.of(name), "the league");
    }

    /**
     * Adds a section.
     *
     * @param key its key
     * @param meaning what it is about
     * @param inside adds the keys that belong to it
     */
    public void section(String key, String meaning, Consumer<Schema> inside) {
        Schema section = new Schema(path(key), rows);
        inside.accept(section);
        Map<String, Object> object = property(key, "object", meaning);
        object.put("properties", section.properties);
        object.put("additionalProperties", false);
        sections.put(key, section);
    }

    /**
     * Adds more keys to a section, which is made if there is none.
     *
     * @param key the section's key
     * @param more adds the keys
     */
    public void inside(String key, Consumer<Schema> more) {
        Schema section = sections.get(key);
        if (section == null) {
            section(key, "", more);
        } else {
            more.accept(section);
        }
    }

    /**
     * Adds a number; a whole one if its default is an {@link Integer}.
     *
     * @param key its key
     * @param otherwise what it is where a file does not say
     * @param range what it may be
     * @param meaning what it says
     */
    public void number(String key, Number otherwise, Range range, String meaning) {
        boolean whole = otherwise instanceof Integer;
        String why = range.reason().isEmpty() ? "" : " (bounds: " + range.reason() + ")";
        String unit = range.unit().isEmpty() ? "" : ", " + range.unit();
        Map<String, Object> number = property(key, whole ? "integer" : "number", meaning + unit + why);
        number.put("minimum", bound(range.least(), whole));
        number.put("maximum", bound(range.most(), whole));
        number.put("default", otherwise);
        String allowed = Require.number(range.least()) + " … " + Require.number(range.most());
        row(key, Require.number(otherwise.doubleValue()), (allowed + " " + range.unit()).strip(), meaning + why);
    }

    /** Adds a number whose bounds are checked elsewhere; an empty default is none. */
    public void number(String key, String otherwise, boolean whole, String meaning) {
        property(key, whole ? "integer" : "number", meaning);
        row(key, otherwise, whole ? "whole number" : "number", meaning);
    }

    private static Object bound(double bound, boolean whole) {
        return whole ? (Object) (long) bound : (Object) bound;
    }

    /**
     * Adds yes or no.
     *
     * @param key its key
     * @param otherwise what it is where a file does not say
     * @param meaning what it says
     */
    public void flag(String key, boolean otherwise, String meaning) {
        property(key, "boolean", meaning).put("default", otherwise);
        row(key, Boolean.toString(otherwise), "`true`, `false`", meaning);
    }

    /**
     * Adds one of the constants of an enumeration.
     *
     * @param key its key
     * @param otherwise what it is where a file does not say
     * @param meaning what it says
     */
    public void choice(String key, Enum<?> otherwise, String meaning) {
        List<String> all = Stream.of(otherwise.getDeclaringClass().getEnumConstants())
                .map(one -> Section.name((Enum<?>) one))
                .toList();
        words(key, Section.name(otherwise), all, meaning);
    }

    /**
     * Adds one of some words.
     *
     * @param key its key
     * @param otherwise what it is where a file does not say
     * @param all what it may be
     * @param meaning what it says
     */
    public void words(String key, String otherwise, List<String> all, String meaning) {
        Map<String, Object> choice = property(key, "string", meaning);
        choice.put("enum", all);
        choice.put("default", otherwise);
        String quoted = all.stream().map(one -> "`" + one + "`").collect(Collectors.joining(", "));
        row(key, "`" + otherwise + "`", quoted, meaning);
    }

    /**
     * Adds a text.
     *
     * @param key its key
     * @param otherwise what it is where a file does not say; empty to give no default
     * @param meaning what it says
     */
    public void text(String key, String otherwise, String meaning) {
        Map<String, Object> text = property(key, "string", meaning);
        if (!otherwise.isEmpty()) {
            text.put("default", otherwise);
        }
        row(key, otherwise.isEmpty() ? "" : "`" + otherwise + "`", "text", meaning);
    }

    /**
     * Adds a list of texts without a default.
     *
     * @param key its key
     * @param meaning what they say
     */
    public void texts(String key, String meaning) {
        Map<String, Object> items = new LinkedHashMap<>();
        items.put("type", "string");
        property(key, "array", meaning).put("items", items);
        row(key, "", "[text, …]", meaning);
    }

    /**
     * Adds a section with keys that another schema describes.
     *
     * @param key its key
     * @param meaning what it is about
     */
    public void open(String key, String meaning) {
        property(key, "object", meaning);
        row(key, "", "section", meaning);
    }

    /**
     * Adds a list of points [x, y].
     *
     * @param key its key
     * @param otherwise what they are where a file does not say; none to give no default
     * @param meaning what they say
     */
    public void points(String key, List<Point> otherwise, String meaning) {
        points(key, otherwise, Range.COORDINATE, meaning);
    }

    /**
     * Adds a list of points [x, y] within bounds of their own.
     *
     * @param key its key
     * @param otherwise what they are where a file does not say; none to give no default
     * @param bounds what each coordinate may be
     * @param meaning what they say
     */
    public void points(String key, List<Point> otherwise, Range bounds, String meaning) {
        Map<String, Object> pair = new LinkedHashMap<>();
        pair.put("type", "array");
        pair.put("items", number(bounds));
        pair.put("minItems", 2);
        pair.put("maxItems", 2);
        Map<String, Object> points = property(key, "array", meaning + ", m");
        points.put("items", pair);
        if (!otherwise.isEmpty()) {
            points.put(
                    "default",
                    otherwise.stream()
                            .map(point -> List.of(point.x(), point.y()))
                            .toList());
        }
        row(key, otherwise.isEmpty() ? "" : otherwise.size() + " points", "[[x, y], …] m", meaning);
    }

    /**
     * Adds a list of numbers without a default.
     *
     * @param key its key
     * @param bounds what each of them may be
     * @param meaning what they say
     */
    public void numbers(String key, Range bounds, String meaning) {
        property(key, "array", meaning + ", " + bounds.unit()).put("items", number(bounds));
        row(key, "", "[number, …] " + bounds.unit(), meaning);
    }

    private static Map<String, Object> number(Range bounds) {
        Map<String, Object> number = new LinkedHashMap<>();
        number.put("type", "number");
        number.put("minimum", bounds.least());
        number.put("maximum", bounds.most());
        return number;
    }

    private Map<String, Object> property(String key, String type, String meaning) {
        Map<String, Object> property = new LinkedHashMap<>();
        property.put("type", type);
        if (!meaning.isEmpty()) {
            property.put("description", meaning);
        }
        properties.put(key, property);
        return property;
    }

    private void row(String key, String otherwise, String allowed, String meaning) {
        rows.add(new Row(path(key), otherwise, allowed, meaning));
    }

    private String path(String key) {
        return path.isEmpty() ? key : path + "." + key;
    }

    /**
     * {@return a JSON Schema, draft 2020-12}
     *
     * @param title what it describes
     */
    public String json(String title) {
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        root.put("title", title);
        root.put("type", "object");
        root.put("properties", properties);
        root.put("additionalProperties", false);
        return JsonMapper.builder()
                        .enable(SerializationFeature.INDENT_OUTPUT)
                        .build()
                        .writeValueAsString(root)
                        .replace("\r\n", "\n")
                + "\n";
    }

    /** {@return a table in Markdown with a row for each key} */
    public String markdown() {
        StringBuilder table = new StringBuilder("| key | default | allowed | meaning |\n|---|---|---|---|\n");
        for (Row row : rows) {
            table.append("| `").append(row.path()).append("` | ");
            table.append(row.otherwise()).append(" | ").append(row.allowed()).append(" | ");
            table.append(row.meaning().replace("|", "\\|")).append(" |\n");
        }
        return table.toString();
    }
}
