// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.robopitch.learn.VectorEnv;

/**
 * Carries out what an external program asks of an environment: it writes a request into the shared file, this answers. While
 * the program thinks, the server looks for the next request, at first without a pause, then with longer and longer ones.
 */
public final class LearnServer implements AutoCloseable {
    private static final long LOOK_NANOS = 100_000_000;
    private static final int LOOKS = 4096;

    private final VectorEnv env;
    private final EnvFile file;
    private final @Nullable ProcessHandle owner;
    private final Patience patience = new Patience();
    private @Nullable ProcessHandle client;
    private boolean greeted;
    private boolean begun;
    private volatile boolean stopped;

    /**
     * Makes the file.
     *
     * @param env what is served; closed with the server
     * @param path of the file, which must not exist
     * @param owner number of the process that alone is served: when it has attached, the file loses its name, and when it
     *     ends, so does the server; 0 to serve one program after the other
     * @throws IOException if the file cannot be made
     * @throws IllegalArgumentException if there is no such process
     */
    public LearnServer(VectorEnv env, Path path, long owner) throws IOException {
        this.env = env;
        this.owner = owner == 0 ? null : find(owner);
        if (Files.exists(path)) {
            throw new IOException(path + ": the file already exists; if no server uses it any more, delete it");
        }
        this.file = EnvFile.create(path, env);
    }

    private static ProcessHandle find(long process) {
        return ProcessHandle.of(process)
                .orElseThrow(() -> new IllegalArgumentException("there is no process " + process + " to serve"));
    }

    /** A place for a file in memory, where the system has that. */
    public static Path newPath() throws IOException {
        Path memory = Path.of("/dev/shm");
        Path folder = Files.isWritable(memory) ? memory : Path.of(System.getProperty("java.io.tmpdir", "."));
        for (int number = 1; ; number++) {
            Path path =
                    folder.resolve("robopitch-learn-" + ProcessHandle.current().pid() + "-" + number);
            if (!Files.exists(path)) {
                return path;
            }
        }
    }

    /**
     * Serves until it is stopped, or the program that it serves alone has gone.
     *
     * @return why it ended, in a sentence
     * @throws IOException if the file cannot be used any more
     */
    public String serve() throws IOException {
        long done = 0;
        long looked = System.nanoTime();
        while (!stopped) {
            long request = file.request();
            if (request != done) {
                done = request;
                if (!carryOut(request) && owner != null) {
                    return "the program said goodbye";
                }
                patience.reset();
                continue;
            }
            patience.rest();
            if (patience.looks() % LOOKS == 0 || patience.naps()) {
                long now = System.nanoTime();
                if (now - looked > LOOK_NANOS) {
                    looked = now;
                    if (owner != null && !owner.isAlive()) {
                        return "the program ended without a goodbye";
                    }
                    forgetDeadClient();
                }
            }
        }
        return "stopped";
    }

    private void forgetDeadClient() {
        ProcessHandle seen = client;
        if (seen != null && !seen.isAlive()) {
            client = null;
            greeted = false;
        }
    }

    /** Carries out a request; {@return whether the program continues} */
    private boolean carryOut(long request) throws IOException {
        int command = file.command();
        try {
            if (command == EnvLayout.HELLO) {
                hello();
            } else if (!greeted) {
                throw new IllegalArgumentException("the first request must be hello");
            } else if (command == EnvLayout.STEP) {
                file.readActions();
                env.step();
                file.show();
            } else if (command == EnvLayout.RESET) {
                reset();
                file.show();
            } else if (command == EnvLayout.GOODBYE) {
                greeted = false;
                client = null;
            } else {
                throw new IllegalArgumentException("there is no request " + command);
            }
            file.answer(request, EnvLayout.OK, "");
        } catch (IllegalArgumentException | IllegalStateException refused) {
            file.answer(request, EnvLayout.REFUSED, String.valueOf(refused.getMessage()));
        }
        return command != EnvLayout.GOODBYE;
    }

    private void hello() throws IOException {
        if (file.clientVersion() != EnvLayout.VERSION) {
            throw new IllegalArgumentException("the program speaks version " + file.clientVersion()
                    + " of the layout, but this server speaks version " + EnvLayout.VERSION);
        }
        Optional<ProcessHandle> found = ProcessHandle.of(file.clientProcess());
        client = found.orElse(null);
        greeted = true;
        begun = false;
        if (owner != null) {
            file.unlink();
        }
    }

    private void reset() {
        int worlds = env.settings().worlds();
        for (int world = 0; world < worlds; world++) {
            int mask = file.mask(world);
            if (mask < EnvLayout.LEAVE || mask > EnvLayout.NEXT_EPISODE || !begun && mask != EnvLayout.WITH_SEED) {
                throw new IllegalArgumentException("the mask of world " + world + " is " + mask
                        + ", but must be 0, 1 or 2, and 1 in the first reset");
            }
        }
        boolean all = true;
        for (int world = 0; world < worlds; world++) {
            int mask = file.mask(world);
            if (mask == EnvLayout.WITH_SEED) {
                env.resetWorld(world, file.seed(world));
            } else if (mask == EnvLayout.NEXT_EPISODE) {
                env.nextEpisode(world);
            }
            all &= mask != EnvLayout.LEAVE;
        }
        if (all) {
            begun = true;
            env.ready();
        }
    }

    /** Ends {@link #serve} soon; may be called from any thread. */
    public void stop() {
        stopped = true;
    }

    @Override
    public void close() throws IOException {
        file.close();
        env.close();
    }
}
