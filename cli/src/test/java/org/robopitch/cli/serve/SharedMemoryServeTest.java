// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.robopitch.cli.Main;
import org.robopitch.engine.match.Side;
import org.robopitch.links.sharedmemory.SharedArea;
import org.robopitch.links.sharedmemory.SharedMemoryClient;
import org.robopitch.links.sharedmemory.layout.Layout;

@Timeout(120)
class SharedMemoryServeTest {
    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int serve(String... arguments) {
        String[] line = Stream.concat(Stream.of("serve"), Stream.of(arguments)).toArray(String[]::new);
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), line);
    }

    /** Answers every cycle of all worlds on a thread of its own until they are over. */
    private Thread client() {
        Thread thread = new Thread(() -> {
            try {
                while (!Files.exists(folder.resolve(SharedArea.POSITIONS))) {
                    Thread.onSpinWait();
                }
                try (SharedMemoryClient link = new SharedMemoryClient(folder, Side.BLUE)) {
                    answer(link);
                }
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        thread.start();
        return thread;
    }

    private static void answer(SharedMemoryClient link) {
        long[] cycles = new long[link.layout().worlds()];
        while (!link.ended()) {
            for (int world = 0; world < cycles.length; world++) {
                long cycle = link.readAfter(world, cycles[world]);
                if (cycle != 0) {
                    cycles[world] = cycle;
                    link.answer(world, cycle, new double[] {9, 9, 9, 9, 9, 9}, Layout.PLAY_ON, 0);
                }
            }
            Thread.yield();
        }
    }

    @Test
    void oneMatchIsPlayedAndToldLikeAnyOther() throws InterruptedException {
        Thread client = client();
        int code = serve(
                "--link",
                "shared-memory",
                "--folder",
                folder.toString(),
                "--size",
                "3v3",
                "--yellow",
                "chaser",
                "--lockstep",
                "--deadline",
                "60",
                "--duration",
                "1");
        client.join();
        assertThat(code).as(err.toString()).isZero();
        assertThat(out.toString()).contains("outside (blue) against chaser", "hash ", "answers");
    }

    @Test
    void manyWorldsAreToldLineByLine() throws InterruptedException {
        Thread client = client();
        int code = serve(
                "--link=shared-memory",
                "--folder",
                folder.toString(),
                "--size",
                "3v3",
                "--worlds",
                "4",
                "--yellow",
                "chaser",
                "--lockstep",
                "--deadline",
                "60",
                "--duration",
                "0.5",
                "--json");
        client.join();
        assertThat(code).as(err.toString()).isZero();
        assertThat(out.toString().lines().limit(4)).allMatch(line -> line.contains("\"end\":\"over\""));
        assertThat(out.toString().lines().skip(4))
                .as("the last line is about all of them")
                .singleElement()
                .asString()
                .contains("\"cycles\":", "\"answers\":", "\"answers dropped: of another cycle\":0");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--lockstep --realtime | exclude each other",
                "--frame moon | --frame must be own or world, but is 'moon'",
                "--worlds 0 | --worlds must be 1 or more, but is 0",
                "--threads 0 | --threads must be 1 or more, but is 0",
                "--folder /dev/null/x | --folder must name a folder that can be created and written to, but is /dev/null/x",
                "--studio 99999 | --studio: a port must be between 0 and 65535, but is 99999",
                "--yellow cmd: | --yellow 'cmd:' names no program",
                "--yellow cmd:true --logs /dev/null/x | --logs must name a folder that can be created",
                "--worlds 2 --studio | without --worlds",
                "--worlds 2 --blue chaser --yellow chaser | must be 'outside'",
                "--worlds 2 --blue cmd:true | start the program of blue yourself",
                "--worlds 99999999 | do not fit into a file",
                "--new-matches | needs --worlds",
                "--arrival -1 | --arrival must be between 0 (no limit) and 86400 s, but is -1.0",
            })
    void whatCannotBeServedIsRefusedInWords(String options, String words) {
        int code = serve(("--link shared-memory " + options).split(" "));
        assertThat(code).isEqualTo(2);
        assertThat(err.toString()).contains(words);
    }
}
