// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory.layout;

import java.util.List;

/**
 * A part of the files as other languages and people know it.
 *
 * @param title what it is, for people
 * @param structure its name in the C header
 * @param bytes its size
 * @param fields what is in it, in their order; bytes between them and after them are zero and reserved
 */
record Part(String title, String structure, int bytes, List<? extends Field> fields) {
    /** All parts, in the order of the page that describes them. */
    public static final List<Part> ALL = List.of(
            new Part(
                    "Header of `positions`",
                    "robopitch_positions_header",
                    PositionsHeader.BYTES,
                    List.of(PositionsHeader.values())),
            new Part(
                    "A world in `positions`",
                    "robopitch_positions_world",
                    PositionsWorld.BYTES,
                    List.of(PositionsWorld.values())),
            new Part("A view of a world", "robopitch_view", View.BYTES, List.of(View.values())),
            new Part("A body in a view", "robopitch_body", BodyView.BYTES, List.of(BodyView.values())),
            new Part(
                    "Header of `commands`",
                    "robopitch_commands_header",
                    CommandsHeader.BYTES,
                    List.of(CommandsHeader.values())),
            new Part(
                    "A side's commands in a world",
                    "robopitch_commands_side",
                    CommandsSide.BYTES,
                    List.of(CommandsSide.values())));

    /** A table of its fields in Markdown, as docs/shared-memory.md shows it. */
    public String table() {
        StringBuilder out = new StringBuilder("### " + title + ": " + bytes + " bytes\n\n");
        out.append("| byte | type | name | meaning |\n|---|---|---|---|\n");
        for (Field field : fields) {
            out.append(String.format(
                    "| %d | %s | `%s` | %s |\n", field.at(), field.type().label(), nameInC(field), field.meaning()));
        }
        return out.toString();
    }

    /** A field's name in the C header and on the page. */
    public static String nameInC(Field field) {
        return field.name().toLowerCase(java.util.Locale.ROOT);
    }
}
