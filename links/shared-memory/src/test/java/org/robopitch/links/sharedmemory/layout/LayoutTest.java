// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.robopitch.engine.match.Side;
import org.robopitch.links.sharedmemory.Repository;

class LayoutTest {
    static final List<Part> PARTS = List.of(Part.values());

    @ParameterizedTest
    @FieldSource("PARTS")
    void fieldsFollowOneAnotherAlignedAndWithinTheirPart(Part part) {
        int end = 0;
        for (Field field : part.fields()) {
            assertThat(field.at()).as(field.name()).isGreaterThanOrEqualTo(end);
            assertThat(field.at() % Math.min(8, field.type().bytes))
                    .as(field.name())
                    .isZero();
            end = field.at() + field.type().bytes;
        }
        assertThat(part.bytes()).isGreaterThanOrEqualTo(end).isLessThan(end + 64);
        assertThat(part.bytes() % 8).isZero();
    }

    @ParameterizedTest
    @FieldSource("PARTS")
    void thePageShowsTheLayoutAsItIs(Part part) throws IOException {
        String page = Files.readString(Repository.root().resolve("docs/shared-memory.md"));
        assertThat(page).contains(part.table());
    }

    @Test
    void theHeaderForCHasTheSameLayout(@TempDir Path folder) throws IOException, InterruptedException {
        StringBuilder source = new StringBuilder("#define _POSIX_C_SOURCE 200809L\n#include \"robopitch_shm.h\"\n"
                + "#define SHOW(s, f) printf(\"%s.%s %zu %zu\\n\", #s, #f, offsetof(s, f), sizeof(((s *) 0)->f))\n"
                + "int main(void) {\n");
        StringBuilder expected = new StringBuilder();
        for (Part part : Part.values()) {
            for (Field field : part.fields()) {
                String name = field.nameInC();
                source.append(String.format("SHOW(%s, %s);\n", part.structure(), name));
                expected.append(String.format("%s.%s %d %d\n", part.structure(), name, field.at(), field.type().bytes));
            }
            source.append(String.format("printf(\"%s %%zu\\n\", sizeof(%1$s));\n", part.structure()));
            expected.append(part.structure() + " " + part.bytes() + "\n");
        }
        source.append("printf(\"version %d\\n\", ROBOPITCH_LAYOUT_VERSION);\nreturn 0;\n}\n");
        expected.append("version " + Layout.VERSION + "\n");
        Path file = Files.writeString(folder.resolve("layout.c"), source);
        Process program = Repository.start(
                folder, List.of(Repository.compile(file, folder).toString()));
        assertThat(Repository.output(program)).isEqualTo(expected.toString());
    }

    @Test
    void theHeaderForCIsOneForCppToo(@TempDir Path folder) throws IOException, InterruptedException {
        Path file = Files.writeString(
                folder.resolve("plus.cpp"),
                "#include \"robopitch_shm.h\"\n"
                        + "int main() { robopitch_shm *link = robopitch_open(\"nowhere\", ROBOPITCH_BLUE);\n"
                        + "if (link) { robopitch_answer(link, 0, robopitch_await(link, 0, 0)); robopitch_close(link); }\n"
                        + "return link ? 1 : 0; }\n");
        Process program = Repository.start(
                folder, List.of(Repository.compile(file, folder).toString()));
        Repository.output(program);
        assertThat(program.exitValue()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"1, 3, 2", "1, 5, 2", "64, 5, 2", "7, 11, 3"})
    void whatDifferentProcessesWriteNeverSharesACacheLine(int worlds, int robots, int channels) {
        Layout layout = new Layout(worlds, robots, channels);
        assertThat(layout.positionsWorld(0)).isEqualTo(Part.POSITIONS.bytes());
        assertThat(Part.POSITIONS.bytes() % 64 + Part.COMMANDS.bytes() % 64).isZero();
        assertThat(layout.positionsWorldBytes() % 64).isZero();
        assertThat(layout.sideBytes() % 64).isZero();
        assertThat(layout.viewOffset(Side.YELLOW) + Layout.body(1 + 2 * robots))
                .isLessThanOrEqualTo(layout.positionsWorldBytes());
        assertThat(layout.commandsSide(worlds - 1, Side.YELLOW) + layout.sideBytes())
                .isEqualTo(layout.commandsBytes());
        assertThat(layout.positionsWorld(worlds)).isEqualTo(layout.positionsBytes());
    }

    @Test
    void aBatchThatDoesNotFitIntoAFileIsRefusedInWords() {
        assertThatThrownBy(() -> new Layout(10_000_000, 11, 2)).hasMessageContaining("10000000 worlds");
        assertThatThrownBy(() -> new Layout(0, 5, 2)).hasMessageContaining("at least one world");
    }
}
