// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.ros.message;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How a message lies on the wire, whatever its fields are called. Forks of a package rename fields and types, which changes
 * the md5 sum and not a byte of a message. Two types lay out alike if their fields, one after the other and those of inner
 * messages in their place, are numbers of the same width and kind, texts, times, and arrays of such. Signed and unsigned
 * are one kind, and so are a bool and a small number.
 */
public final class WireLayout {
    private static final int DEEPEST = 16;
    private static final int MOST_FIELDS = 4096;
    private static final String SECTION = "MSG:";

    private WireLayout() {}

    /** A piece of the wire: what it is, how it is spelled, and by which name. An array has pieces of its own. */
    private record Piece(
            String kind,
            String spelled,
            String name,
            @Nullable List<Piece> elements) {}

    /**
     * {@return how a definition that a peer sent differs from our type, in words; null if both have the same layout}
     *
     * @param ours what we read and write
     * @param theirName the peer's name of its type
     * @param theirText its definition and all it refers to, as connection headers carry it
     */
    public static @Nullable String difference(MessageType ours, String theirName, String theirText) {
        try {
            List<Piece> here = new Flattened(ours.name(), ours.text()).pieces();
            return difference(here, new Flattened(theirName, theirText).pieces());
        } catch (IllegalArgumentException e) {
            return "its definition cannot be read: " + e.getMessage();
        }
    }

    private static Piece piece(Primitive primitive, String name) {
        boolean real = primitive.kind() == Primitive.Kind.REAL;
        String kind =
                primitive.kind().isWhole() || real ? primitive.leastBytes() + (real ? "r" : "") : "" + primitive.kind();
        return new Piece(kind, primitive.wireName(), name, null);
    }

    private static Piece array(String brackets, String name, List<Piece> elements) {
        String of = elements.size() == 1 ? elements.get(0).spelled() : "message";
        return new Piece(brackets, of + brackets, name, elements);
    }

    private static @Nullable String difference(List<Piece> here, List<Piece> there) {
        for (int i = 0; i < Math.max(here.size(), there.size()); i++) {
            if (i >= there.size()) {
                return "it ends before our " + name(here.get(i));
            }
            if (i >= here.size()) {
                return "it goes on with " + name(there.get(i)) + ", where ours ends";
            }
            String inside = difference(here.get(i), there.get(i));
            if (inside != null) {
                return inside;
            }
        }
        return null;
    }

    private static @Nullable String difference(Piece here, Piece there) {
        List<Piece> elementsHere = here.elements();
        List<Piece> elementsThere = there.elements();
        if (!here.kind().equals(there.kind()) || (elementsHere == null) != (elementsThere == null)) {
            return "it has " + name(there) + " where we have " + name(here);
        }
        return elementsHere == null || elementsThere == null ? null : difference(elementsHere, elementsThere);
    }

    private static String name(Piece piece) {
        return piece.spelled() + " " + piece.name();
    }

    /** A definition, perhaps from outside, of whose inner messages nothing is known but what it says itself. */
    private static final class Flattened {
        private final String name;
        private final Map<String, String> texts = new HashMap<>();
        private int fields;

        Flattened(String name, String text) {
            this.name = name;
            String section = name;
            StringBuilder lines = new StringBuilder();
            for (String line : text.split("\n", -1)) {
                if (line.startsWith(SECTION)) {
                    texts.putIfAbsent(section, lines.toString());
                    section = line.substring(SECTION.length()).strip();
                    lines.setLength(0);
                } else if (!line.startsWith("====")) {
                    lines.append(line).append('\n');
                }
            }
            texts.putIfAbsent(section, lines.toString());
        }

        List<Piece> pieces() {
            List<Piece> pieces = new ArrayList<>();
            add(name, "", 0, pieces);
            return pieces;
        }

        private void add(String type, String path, int depth, List<Piece> pieces) {
            String text = texts.get(type);
            if (text == null) {
                throw new IllegalArgumentException("there is no " + type + " in it");
            }
            if (depth > DEEPEST) {
                throw new IllegalArgumentException("messages are nested more than " + DEEPEST + " deep");
            }
            for (Definition.Line line : Definition.parse(type, text).fields()) {
                if (++fields > MOST_FIELDS) {
                    throw new IllegalArgumentException("it has more than " + MOST_FIELDS + " fields");
                }
                String full = path.isEmpty() ? line.name() : path + "." + line.name();
                if (line.brackets().isEmpty()) {
                    addOne(type, line.base(), full, depth, pieces);
                } else {
                    List<Piece> elements = new ArrayList<>();
                    addOne(type, line.base(), full, depth, elements);
                    pieces.add(array(line.brackets(), full, elements));
                }
            }
        }

        private void addOne(String owner, String base, String path, int depth, List<Piece> pieces) {
            Primitive primitive = Primitive.named(base);
            if (primitive != null) {
                pieces.add(piece(primitive, path));
            } else {
                add(Definitions.fullName(owner, base), path, depth + 1, pieces);
            }
        }
    }
}
