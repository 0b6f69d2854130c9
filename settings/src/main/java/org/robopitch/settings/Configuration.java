// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What somebody says about a league: a tree of keys and values, of which each part knows the file and line, or the
 * option, that it comes from. It never changes; what is laid over it makes another one.
 */
public final class Configuration {
    private static final Configuration EMPTY =
            new Configuration(YamlNode.Mapping.empty(Origin.option("configuration")));

    private final YamlNode.Mapping root;

    private Configuration(YamlNode.Mapping root) {
        this.root = root;
    }

    /** {@return a configuration that says nothing, so that everything has its default} */
    public static Configuration empty() {
        return EMPTY;
    }

    /**
     * {@return what a text in YAML says}
     *
     * @param file the file's name, for messages
     * @param text what is in it
     * @throws BadFileException if it is not YAML
     */
    public static Configuration parse(String file, String text) {
        return new Configuration(YamlTree.parse(file, text));
    }

    /** {@return whether it says nothing} */
    public boolean isEmpty() {
        return root.entries().isEmpty();
    }

    /** {@return all of it, to be read key by key} */
    public Section root() {
        return new Section("", root);
    }

    /**
     * {@return a section as a configuration of its own, whose parts still know their lines; empty if there is none}
     *
     * @param key its key
     * @throws BadFileException if the key has a value that is no section
     */
    public Configuration inside(String key) {
        YamlNode.Entry entry = root.entries().get(key);
        if (entry == null) {
            return EMPTY;
        }
        if (entry.value() instanceof YamlNode.Mapping section) {
            return new Configuration(section);
        }
        throw new BadFileException(
                entry.value().origin(),
                key + " must be a section with keys, but is " + entry.value().kind());
    }

    /**
     * {@return whether it says something about a path}
     *
     * @param path such as {@code ball.mass}
     */
    public boolean has(String path) {
        return find(path) != null;
    }

    private @Nullable YamlNode find(String path) {
        YamlNode node = root;
        for (String key : keys(path, Origin.option(path))) {
            YamlNode.Entry entry =
                    node instanceof YamlNode.Mapping mapping ? mapping.entries().get(key) : null;
            if (entry == null) {
                return null;
            }
            node = entry.value();
        }
        return node;
    }

    /**
     * {@return the same with another configuration laid over it: sections are merged, anything else is replaced}
     *
     * @param over what overrides this
     */
    public Configuration with(Configuration over) {
        return new Configuration(merge(root, over.root));
    }

    private static YamlNode.Mapping merge(YamlNode.Mapping below, YamlNode.Mapping over) {
        LinkedHashMap<String, YamlNode.Entry> entries = new LinkedHashMap<>(below.entries());
        over.entries()
                .forEach((key, entry) -> entries.merge(key, entry, (old, other) -> {
                    boolean bothSections =
                            old.value() instanceof YamlNode.Mapping && other.value() instanceof YamlNode.Mapping;
                    return bothSections
                            ? new YamlNode.Entry(
                                    old.keyOrigin(),
                                    merge((YamlNode.Mapping) old.value(), (YamlNode.Mapping) other.value()))
                            : other;
                }));
        return new YamlNode.Mapping(below.origin(), entries);
    }

    /**
     * {@return the same with a value at a path} Whether there is such a parameter, and whether the value suits it, shows
     * when the configuration is read; the message then names the option.
     *
     * @param path such as {@code ball.mass}, or {@code formation[0]} for an item of a list
     * @param value the value as YAML, such as {@code 0.046}, {@code sliding} or {@code [[0.2, 0]]}
     * @param option who says so, for messages, such as {@code --set ball.mass=0.046}
     * @throws BadFileException if the path is none, leads through something that has no keys, or the value is not YAML
     */
    public Configuration set(String path, String value, String option) {
        Origin origin = Origin.option(option);
        return set(path, YamlTree.value(origin, value), origin);
    }

    /**
     * {@return the same with a number at a path}
     *
     * @param path such as {@code ball.mass}
     * @param value the number
     * @param option who says so, for messages
     */
    public Configuration set(String path, double value, String option) {
        Origin origin = Origin.option(option);
        return set(path, new YamlNode.Scalar(origin, Double.toString(value), YamlNode.Type.NUMBER), origin);
    }

    private Configuration set(String path, YamlNode value, Origin origin) {
        return new Configuration((YamlNode.Mapping) put(root, keys(path, origin), 0, value, origin));
    }

    private static YamlNode put(YamlNode node, List<String> keys, int depth, YamlNode value, Origin origin) {
        if (depth == keys.size()) {
            return value;
        }
        String key = keys.get(depth);
        if (node instanceof YamlNode.Mapping mapping) {
            LinkedHashMap<String, YamlNode.Entry> entries = new LinkedHashMap<>(mapping.entries());
            YamlNode.Entry old = entries.get(key);
            boolean last = depth == keys.size() - 1;
            YamlNode inside = old == null ? YamlNode.Mapping.empty(origin) : old.value();
            entries.put(
                    key,
                    new YamlNode.Entry(
                            old == null || last ? origin : old.keyOrigin(),
                            put(inside, keys, depth + 1, value, origin)));
            return new YamlNode.Mapping(mapping.origin(), entries);
        }
        String where = String.join(".", keys.subList(0, depth));
        if (node instanceof YamlNode.Sequence list) {
            int size = list.items().size();
            if (!key.chars().allMatch(Character::isDigit) || key.length() > 6 || Integer.parseInt(key) >= size) {
                throw new BadFileException(
                        origin, where + " is a list with items 0 to " + (size - 1) + ", and has no '" + key + "'");
            }
            List<YamlNode> items = new ArrayList<>(list.items());
            int index = Integer.parseInt(key);
            items.set(index, put(items.get(index), keys, depth + 1, value, origin));
            return new YamlNode.Sequence(list.origin(), items);
        }
        throw new BadFileException(origin, where + " is " + node.kind() + ", which has no key '" + key + "'");
    }

    /**
     * {@return the same without a path, and without the sections that are empty then}
     *
     * @param path such as {@code noise.vanish}; need not be there
     */
    public Configuration without(String path) {
        return new Configuration(remove(root, keys(path, Origin.option(path)), 0));
    }

    private static YamlNode.Mapping remove(YamlNode.Mapping mapping, List<String> keys, int depth) {
        YamlNode.Entry entry = mapping.entries().get(keys.get(depth));
        if (entry == null) {
            return mapping;
        }
        LinkedHashMap<String, YamlNode.Entry> entries = new LinkedHashMap<>(mapping.entries());
        boolean last = depth == keys.size() - 1;
        YamlNode rest = !last && entry.value() instanceof YamlNode.Mapping inside
                ? remove(inside, keys, depth + 1)
                : entry.value();
        if (last || rest instanceof YamlNode.Mapping left && left.entries().isEmpty()) {
            entries.remove(keys.get(depth));
        } else {
            entries.put(keys.get(depth), new YamlNode.Entry(entry.keyOrigin(), rest));
        }
        return new YamlNode.Mapping(mapping.origin(), entries);
    }

    /** {@return all of it as YAML in one line} */
    @Override
    public String toString() {
        return line(root);
    }

    private static String line(YamlNode node) {
        if (node instanceof YamlNode.Mapping mapping) {
            return mapping.entries().entrySet().stream()
                    .map(entry -> entry.getKey() + ": " + line(entry.getValue().value()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        if (node instanceof YamlNode.Sequence list) {
            return list.items().stream().map(Configuration::line).collect(Collectors.joining(", ", "[", "]"));
        }
        YamlNode.Scalar scalar = (YamlNode.Scalar) node;
        return scalar.type() == YamlNode.Type.TEXT ? "'" + scalar.text().replace("'", "''") + "'" : scalar.text();
    }

    /** The keys of a path: {@code a.b[0]} has three. */
    private static List<String> keys(String path, Origin origin) {
        List<String> keys = List.of(path.replace("[", ".").replace("]", "").split("\\.", -1));
        if (keys.stream().anyMatch(String::isBlank)) {
            throw new BadFileException(
                    origin, "a path must be keys separated by dots, such as ball.mass, but is '" + path + "'");
        }
        return keys;
    }
}
