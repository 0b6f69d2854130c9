// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.cli.hall.Meddling;
import org.robopitch.recording.json.JsonParser;
import org.robopitch.runner.team.ThisJava;

class StandardStreamsTest {
    @TempDir
    Path folder;

    /** A writer to a disk without room. */
    private static final class Full extends Writer {
        @Override
        public void write(char[] text, int offset, int length) throws java.io.IOException {
            throw new java.io.IOException("No space left on device");
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    @Test
    void anOutputThatCannotBeWrittenIsAnError() {
        StringWriter err = new StringWriter();
        int exitCode = Main.run(new PrintWriter(new Full()), new PrintWriter(err), "schema", "mirosot");
        assertThat(exitCode).isEqualTo(1);
        assertThat(err.toString()).contains("cannot write to standard output");
    }

    @Test
    void whatATerminalWouldObeyIsShownInstead() {
        ByteArrayOutputStream shown = new ByteArrayOutputStream();
        PrintWriter out = StandardStreams.plain(shown);
        String escape = "\u001b";
        out.print("a" + escape + "[2Jb" + escape + "]0;title\u0007c\u202ed\u0000e\u009bf\tg\rh");
        out.println(escape + "[1;31mred" + escape + "[0m" + escape + "[" + "1".repeat(50) + "m");
        out.print('x');
        out.print(escape);
        out.close();
        assertThat(shown.toString(UTF_8))
                .isEqualTo("a?[2Jb?]0;title?c?d?e?f\tg\rh" + escape + "[1;31mred" + escape + "[0m?[" + "1".repeat(50)
                        + "m" + System.lineSeparator() + "x?");
    }

    @Test
    void aProgramThatCannotEndIsEnded() throws Exception {
        AtomicInteger ended = new AtomicInteger(-1);
        LastResort end = new LastResort(0, ended::set);
        assertThat(end.ending(3)).isEqualTo(3);
        end.begin().join();
        assertThat(ended).hasValue(3);
    }

    @Test
    void whatOthersPrintIsBoundedAndCannotBeClosed() {
        ByteArrayOutputStream shown = new ByteArrayOutputStream();
        PrintStream foreign = StandardStreams.foreign(shown, 1000);
        foreign.close();
        for (int i = 0; i < 1000; i++) {
            foreign.println("line " + i);
        }
        assertThat(shown.toString(UTF_8))
                .startsWith("line 0")
                .contains("teams print too much; the rest is omitted")
                .hasSizeLessThan(1100);
    }

    @Test
    void aTeamThatPrintsDoesNotSpoilTheJson() throws Exception {
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        assertThat(process(out, err, Meddling.Prints.class)).isZero();
        assertThat(JsonParser.parseObject(Files.readString(out)).text("league")).isEqualTo("mirosot");
        assertThat(Files.readString(err)).contains("pppp");
        assertThat(process(out, err, Meddling.ClosesTheOutput.class)).isZero();
        assertThat(JsonParser.parseObject(Files.readString(out)).text("league")).isEqualTo("mirosot");
    }

    @Test
    void aTeamThatInterruptsEverybodyEndsNeitherTheMatchNorItsRecording() throws Exception {
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        String recording = folder.resolve("interrupted.mcap").toString();
        assertThat(process(out, err, Meddling.InterruptsEverybody.class, "--record", recording))
                .as(Files.readString(err))
                .isZero();
        assertThat(JsonParser.parseObject(Files.readString(out)).number("simulatedSeconds"))
                .isGreaterThanOrEqualTo(1);
        assertThat(Robopitch.run("replay", "--verify", recording).exitCode()).isZero();
    }

    @Test
    @EnabledIf("thereIsAFullDevice")
    void aFullDeviceIsAnError() throws Exception {
        Path err = folder.resolve("err");
        assertThat(process(Path.of("/dev/full"), err, Meddling.Prints.class)).isEqualTo(1);
        assertThat(Files.readString(err)).contains("robopitch: cannot write to standard output");
    }

    static boolean thereIsAFullDevice() {
        return new File("/dev/full").exists();
    }

    private static int process(Path out, Path err, Class<?> team, String... more) throws Exception {
        List<String> command = ThisJava.running(Main.class);
        command.addAll(
                List.of("match", "--json", "--in-process", "--duration", "1", "--blue", "class:" + team.getName()));
        command.addAll(List.of(more));
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        return process.waitFor();
    }
}
