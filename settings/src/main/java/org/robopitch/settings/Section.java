// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.robopitch.declare.ParameterException;
import org.robopitch.declare.Range;
import org.robopitch.declare.Require;
import org.robopitch.declare.Spelling;

/**
 * A section of a YAML file, read key by key. It remembers which keys were asked for, so that in the end those that nobody
 * knows can be refused.
 */
public final class Section {
    private static final int LONGEST_LIST = 2000;

    private final String path;
    private final YamlNode.Mapping mapping;
    private final TreeSet<String> known = new TreeSet<>();
    private final Map<String, Section> sections = new TreeMap<>();

    Section(String path, YamlNode.Mapping mapping) {
        this.path = path;
        this.mapping = mapping;
    }

    /**
     * {@return the whole of a file as a section}
     *
     * @param file the file's name, for messages
     * @param text what is in it
     * @throws BadFileException if it is not YAML
     */
    public static Section parse(String file, String text) {
        return Configuration.parse(file, text).root();
    }

    /**
     * {@return whether the file has a key here}
     *
     * @param key which key
     */
    public boolean has(String key) {
        known.add(key);
        return mapping.entries().containsKey(key);
    }

    /**
     * Refuses a file of another league; one that names none is as good.
     *
     * @param name the league's name
     */
    public void requireLeague(String name) {
        String league = text("league", name);
        if (!league.equals(name)) {
            throw refuse("league", "must be " + name + ", but is '" + league + "'");
        }
    }

    /**
     * A number.
     *
     * @param key its key
     * @param otherwise what it is if the file does not say
     * @return the number, in the unit of what is read
     */
    public double number(String key, double otherwise) {
        return has(key) ? Values.number(path(key), value(key)) : otherwise;
    }

    /**
     * A number that must be there.
     *
     * @param key its key
     * @return the number, in the unit of what is read
     */
    public double number(String key) {
        if (!has(key)) {
            throw missing(key);
        }
        return number(key, 0);
    }

    /**
     * A whole number.
     *
     * @param key its key
     * @param otherwise what it is if the file does not say
     * @return the number
     */
    public int integer(String key, int otherwise) {
        double number = number(key, otherwise);
        if (number != Math.rint(number) || Math.abs(number) > Integer.MAX_VALUE) {
            throw Values.wrong(value(key), path(key) + " must be a whole number, but is " + Require.number(number));
        }
        return (int) number;
    }

    /**
     * A whole number within bounds that a refusal of anything else names; the caller checks them.
     *
     * @param key its key
     * @param otherwise what it is if the file does not say
     * @param bounds what it may be
     * @return the number
     */
    public int integer(String key, int otherwise, Range bounds) {
        requireNumber(key, true, () -> bounds);
        return integer(key, otherwise);
    }

    /**
     * Yes or no.
     *
     * @param key its key
     * @param otherwise what it is if the file does not say
     * @return true or false
     */
    public boolean flag(String key, boolean otherwise) {
        if (!has(key)) {
            return otherwise;
        }
        if (value(key) instanceof YamlNode.Scalar scalar && scalar.type() == YamlNode.Type.FLAG) {
            return scalar.text().equals("true");
        }
        throw Values.wrong(
                value(key),
                path(key) + " must be true or false, but is " + value(key).kind());
    }

    /**
     * A text.
     *
     * @param key its key
     * @param otherwise what it is if the file does not say
     * @return the text
     */
    public String text(String key, String otherwise) {
        if (!has(key)) {
            return otherwise;
        }
        if (value(key) instanceof YamlNode.Scalar scalar && scalar.type() == YamlNode.Type.TEXT) {
            return scalar.text();
        }
        throw Values.wrong(
                value(key), path(key) + " must be text, but is " + value(key).kind());
    }

    /**
     * One of the constants of an enumeration, written in small letters with hyphens.
     *
     * @param key its key
     * @param otherwise what it is if the file does not say
     * @param <E> the enumeration
     * @return the constant
     */
    public <E extends Enum<E>> E choice(String key, E otherwise) {
        return otherwise.getDeclaringClass().cast(anyChoice(key, otherwise));
    }

    /** The same where the enumeration is not known. */
    Enum<?> anyChoice(String key, Enum<?> otherwise) {
        String wanted = text(key, name(otherwise));
        Enum<?>[] all = otherwise.getDeclaringClass().getEnumConstants();
        for (Enum<?> one : all) {
            if (name(one).equals(wanted)) {
                return one;
            }
        }
        throw Values.wrong(
                value(key),
                path(key) + " must be one of "
                        + Stream.of(all).map(Section::name).collect(Collectors.joining(", ")) + ", but is '" + wanted
                        + "'");
    }

    /** A constant as files spell it. */
    static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * {@return a section inside of this one, the same each time; empty if the file has none}
     *
     * @param key its key
     */
    public Section section(String key) {
        Section inside = sections.get(key);
        if (inside == null) {
            inside = has(key)
                    ? toSection(path(key), value(key))
                    : new Section(path(key), YamlNode.Mapping.empty(mapping.origin()));
            sections.put(key, inside);
        }
        return inside;
    }

    /**
     * {@return the sections of a list; none if the file has no such list}
     *
     * @param key its key
     */
    public List<Section> sections(String key) {
        return list(key, (where, node) -> toSection(where, node));
    }

    /**
     * {@return a number that must be there}
     *
     * @param key its key
     * @param bounds what it may be
     */
    public double number(String key, Range bounds) {
        if (!has(key)) {
            throw missing(key);
        }
        return Values.number(path(key), value(key), bounds);
    }

    /**
     * {@return a number}
     *
     * @param key its key
     * @param otherwise what it is where the file does not say
     * @param bounds what it may be
     */
    public double number(String key, double otherwise, Range bounds) {
        return has(key) ? number(key, bounds) : otherwise;
    }

    /**
     * {@return the numbers of a list; none if the file has no such list}
     *
     * @param key its key
     * @param bounds what each of them may be
     */
    public List<Double> numbers(String key, Range bounds) {
        requireShort(key);
        return list(key, (where, node) -> Values.number(where, node, bounds));
    }

    /**
     * {@return the texts of a list; none if the file has no such list}
     *
     * @param key its key
     */
    public List<String> texts(String key) {
        return list(key, (where, node) -> {
            if (node instanceof YamlNode.Scalar scalar) {
                return scalar.text();
            }
            throw Values.wrong(node, where + " must be text, but is " + node.kind());
        });
    }

    /**
     * {@return the points of a list of pairs [x, y], m; none if the file has no such list}
     *
     * @param key its key
     */
    public List<Point> points(String key) {
        return points(key, Range.COORDINATE);
    }

    /**
     * {@return the points of a list of pairs [x, y]; none if the file has no such list}
     *
     * @param key its key
     * @param bounds what each coordinate may be
     */
    public List<Point> points(String key, Range bounds) {
        requireShort(key);
        return list(key, (where, node) -> {
            if (node instanceof YamlNode.Sequence pair && pair.items().size() == 2) {
                return new Point(
                        Values.number(where, pair.items().get(0), bounds),
                        Values.number(where, pair.items().get(1), bounds));
            }
            throw Values.wrong(node, where + " must be a pair [x, y], but is " + node.kind());
        });
    }

    /** No shape, table or formation has as many numbers as a file can hold. */
    private void requireShort(String key) {
        if (has(key)
                && value(key) instanceof YamlNode.Sequence list
                && list.items().size() > LONGEST_LIST) {
            throw refuse(
                    key,
                    "must have at most " + LONGEST_LIST + " entries, but has "
                            + list.items().size());
        }
    }

    private YamlNode value(String key) {
        YamlNode.Entry entry = mapping.entries().get(key);
        if (entry == null) {
            throw missing(key);
        }
        return entry.value();
    }

    /** {@return the path of this section from the root; empty at the root} */
    String path() {
        return path;
    }

    String path(String key) {
        return path.isEmpty() ? key : path + "." + key;
    }

    private Section toSection(String where, YamlNode node) {
        if (node instanceof YamlNode.Mapping inside) {
            return new Section(where, inside);
        }
        throw Values.wrong(node, where + " must be a section with keys, but is " + node.kind());
    }

    private interface Reader<T> {
        T read(String where, YamlNode node);
    }

    private <T> List<T> list(String key, Reader<T> reader) {
        if (!has(key)) {
            return List.of();
        }
        if (!(value(key) instanceof YamlNode.Sequence sequence)) {
            throw Values.wrong(
                    value(key),
                    path(key) + " must be a list, but is " + value(key).kind());
        }
        List<T> items = new ArrayList<>();
        for (YamlNode node : sequence.items()) {
            items.add(reader.read(path(key) + "[" + items.size() + "]", node));
        }
        return items;
    }

    /** Refuses keys that nobody asked for. */
    public void refuseTheRest() {
        for (var entry : mapping.entries().entrySet()) {
            if (!known.contains(entry.getKey())) {
                throw new BadFileException(
                        entry.getValue().keyOrigin(),
                        "there is no key " + path(entry.getKey()) + "; known here: " + String.join(", ", known)
                                + Spelling.suggest(entry.getKey(), known));
            }
        }
    }

    /**
     * Makes something of what was read. What its checks refuse is blamed on the line of the parameter.
     *
     * @param maker makes it, from the root of the file
     * @param <T> what is made
     * @return what was made
     */
    public <T> T make(Supplier<T> maker) {
        try {
            return maker.get();
        } catch (ParameterException refused) {
            throw new BadFileException(Blame.of(refused, mapping), String.valueOf(refused.getMessage()));
        }
    }

    /**
     * {@return a refusal of a key of this section, for readers that know more}
     *
     * @param key which key; the section itself if the file does not have it
     * @param reason what is wrong, to be read after the key's path
     */
    public BadFileException refuse(String key, String reason) {
        YamlNode.Entry entry = mapping.entries().get(key);
        return new BadFileException(entry == null ? mapping.origin() : entry.keyOrigin(), path(key) + " " + reason);
    }

    private BadFileException missing(String key) {
        return new BadFileException(mapping.origin(), path(key) + " is missing");
    }

    /**
     * Refuses a key that no reader takes as a number of this kind, with the bounds that its number has.
     *
     * @param key which key; one that the file does not have is as good
     * @param whole whether it must be a whole number
     * @param bounds says what it may be
     */
    void requireNumber(String key, boolean whole, Supplier<Range> bounds) {
        if (!has(key) || !(value(key) instanceof YamlNode.Scalar scalar)) {
            return;
        }
        boolean odd = Numerals.isNotFinite(scalar) || whole && !Numerals.isWhole(scalar);
        if (odd) {
            throw Values.wrong(
                    scalar,
                    path(key) + " must be " + (whole ? "a whole number " : "")
                            + bounds.get().words() + ", but is " + scalar.text());
        }
    }
}
