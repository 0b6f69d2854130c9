// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.learn.LearnSettings;
import org.robopitch.learn.Task;
import org.robopitch.learn.VectorEnv;

@Timeout(60)
class LearnServerTest {
    private static final Path DOCS = Path.of("..", "docs", "learning.md");
    private static final Pattern ROW = Pattern.compile("\\| (\\d+) \\| [a-z0-9\\[\\]]+ \\| `(\\w+)` \\|");
    private static final LearnSettings SETTINGS = LearnSettings.of(LearnSettings.MIROSOT, Task.ONE_V_ONE)
            .with("worlds", 3)
            .with("threads", 1)
            .with("stepSeconds", 0.005)
            .with("stepsPerAction", 3)
            .with("episodeSeconds", 0.5);

    @TempDir
    Path folder;

    private final ExecutorService threads = Executors.newSingleThreadExecutor();

    @Test
    void whatComesThroughTheFileIsWhatTheEnvironmentGivesToTheBit() throws Exception {
        Path path = folder.resolve("env");
        try (VectorEnv direct = new VectorEnv(SETTINGS);
                LearnServer server = new LearnServer(new VectorEnv(SETTINGS), path, 0)) {
            Future<String> end = threads.submit((Callable<String>) server::serve);
            Client client = new Client(path);
            assertThat(client.ask(EnvLayout.STEP)).isEqualTo("the first request must be hello");
            client.memory.putInt(EnvLayout.CLIENT_VERSION_AT, 3);
            assertThat(client.ask(EnvLayout.HELLO))
                    .contains("version 3 of the layout")
                    .contains("speaks version 1");
            client.memory.putInt(EnvLayout.CLIENT_VERSION_AT, EnvLayout.VERSION);
            assertThat(client.ask(EnvLayout.HELLO)).isEmpty();
            for (int world = 0; world < 3; world++) {
                client.memory.putLong(client.offset(8) + 8 * world, 20 + world);
                client.memory.put(client.offset(9) + world, (byte) EnvLayout.WITH_SEED);
            }
            assertThat(client.ask(EnvLayout.RESET)).isEmpty();
            direct.reset(20);
            RandomStream random = new RandomStream(1, 1);
            for (int step = 0; step < 100; step++) {
                for (int i = 0; i < direct.actions().length; i++) {
                    direct.actions()[i] = (float) random.between(-1, 1);
                    client.memory.putFloat(client.offset(3) + 4 * i, direct.actions()[i]);
                }
                assertThat(client.ask(EnvLayout.STEP)).isEmpty();
                direct.step();
                for (int i = 0; i < direct.observations().length; i++) {
                    assertThat(client.memory.getFloat(client.offset(1) + 4 * i)).isEqualTo(direct.observations()[i]);
                }
                for (int world = 0; world < 3; world++) {
                    assertThat(client.memory.getFloat(client.offset(4) + 8 * world))
                            .isEqualTo(direct.rewards()[2 * world]);
                    assertThat(client.memory.get(client.offset(6) + world) != 0).isEqualTo(direct.truncated()[world]);
                }
            }
            client.memory.putFloat(client.offset(3), Float.NEGATIVE_INFINITY);
            assertThat(client.ask(EnvLayout.STEP)).contains("wheel.left of agent 0 in world 0 is -Infinity");
            server.stop();
            assertThat(end.get()).isEqualTo("stopped");
        }
        assertThat(Files.list(folder)).isEmpty();
        threads.shutdown();
    }

    @Test
    void whoServesOneProcessAloneEndsWithIt() throws Exception {
        Process other = new ProcessBuilder("sleep", "60").start();
        Path path = folder.resolve("env");
        try (LearnServer server = new LearnServer(new VectorEnv(SETTINGS), path, other.pid())) {
            Future<String> end = threads.submit((Callable<String>) server::serve);
            other.destroyForcibly().waitFor();
            assertThat(end.get()).isEqualTo("the program ended without a goodbye");
        }
        assertThat(Files.list(folder)).isEmpty();
        threads.shutdown();
    }

    @Test
    void thePageHasTheLayout() throws Exception {
        Matcher rows = ROW.matcher(Files.readString(DOCS));
        int found = 0;
        while (rows.find()) {
            Field constant = EnvLayout.class.getDeclaredField(rows.group(2).toUpperCase(Locale.ROOT) + "_AT");
            assertThat(constant.getInt(null)).as(rows.group(2)).isEqualTo(Integer.parseInt(rows.group(1)));
            found++;
        }
        long constants = Arrays.stream(EnvLayout.class.getDeclaredFields())
                .filter(field -> Modifier.isStatic(field.getModifiers())
                        && field.getName().endsWith("_AT"))
                .count();
        assertThat(found).isEqualTo((int) constants);
    }

    /** An external program. */
    private static final class Client {
        final MappedByteBuffer memory;

        Client(Path path) throws IOException {
            try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                memory = channel.map(FileChannel.MapMode.READ_WRITE, 0, channel.size());
            }
            memory.order(ByteOrder.LITTLE_ENDIAN);
            assertThat(memory.getLong(EnvLayout.FILE_BYTES_AT)).isEqualTo(memory.capacity());
        }

        int offset(int number) {
            return (int) memory.getLong(EnvLayout.OFFSETS_AT + 8 * number);
        }

        /** Sends a request and waits for the answer; what the server says, empty if it did it. */
        String ask(int command) {
            long number = memory.getLong(EnvLayout.RESPONSE_AT) + 1;
            memory.putInt(EnvLayout.COMMAND_AT, command);
            VarHandle.fullFence();
            memory.putLong(EnvLayout.REQUEST_AT, number);
            while (memory.getLong(EnvLayout.RESPONSE_AT) != number) {
                VarHandle.fullFence();
                Thread.onSpinWait();
            }
            VarHandle.fullFence();
            byte[] text = new byte[memory.getInt(EnvLayout.MESSAGE_BYTES_AT)];
            memory.get(EnvLayout.MESSAGE_AT, text);
            assertThat(memory.getInt(EnvLayout.STATUS_AT))
                    .isEqualTo(text.length == 0 ? EnvLayout.OK : EnvLayout.REFUSED);
            return new String(text, StandardCharsets.UTF_8);
        }
    }
}
