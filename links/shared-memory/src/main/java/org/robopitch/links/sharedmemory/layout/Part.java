// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory.layout;

import java.util.Arrays;
import java.util.List;

/** The parts of the files, in the order of the page that describes them. */
public enum Part {
    POSITIONS("Header of `positions`", "robopitch_positions_header", 192),
    /** What is true and what each side sees follow. */
    WORLD("A world in `positions`", "robopitch_positions_world", 128),
    /** The truth, or what a side sees: the ball follows, then the robots. */
    VIEW("A view of a world", "robopitch_view", 16),
    BODY("A body in a view", "robopitch_body", 72),
    COMMANDS("Header of `commands`", "robopitch_commands_header", 64),
    /** The numbers of its robots follow. */
    SIDE("A side's commands in a world", "robopitch_commands_side", 64);

    private final String title;
    private final String structure;
    private final int bytes;

    Part(String title, String structure, int bytes) {
        this.title = title;
        this.structure = structure;
        this.bytes = bytes;
    }

    /** Its name in the C header. */
    String structure() {
        return structure;
    }

    public int bytes() {
        return bytes;
    }

    /** Its fields in their order; bytes between them and after them are zero and reserved. */
    List<Field> fields() {
        return Arrays.stream(Field.values())
                .filter(field -> field.part() == this)
                .toList();
    }

    /** A table of its fields in Markdown, as docs/shared-memory.md shows it. */
    String table() {
        StringBuilder out = new StringBuilder("### " + title + ": " + bytes + " bytes\n\n");
        out.append("| byte | type | name | meaning |\n|---|---|---|---|\n");
        for (Field field : fields()) {
            out.append(String.format(
                    "| %d | %s | `%s` | %s |\n", field.at(), field.type().label, field.nameInC(), field.meaning()));
        }
        return out.toString();
    }
}
