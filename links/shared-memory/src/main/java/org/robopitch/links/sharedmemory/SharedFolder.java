// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.robopitch.runner.Leftovers;

/**
 * Where the two files are.
 *
 * @param path the folder
 * @param temporary whether it was made for one session, and is deleted with it
 */
public record SharedFolder(Path path, boolean temporary) implements AutoCloseable {
    private static final Path MEMORY = Path.of("/dev/shm");

    /**
     * The folder that somebody wants, made if it is not there; or else a new one that only this user can enter, in memory
     * where the system has files in memory.
     *
     * @throws IOException if it cannot be made, or another simulator serves it
     */
    public static SharedFolder at(@Nullable Path wanted) throws IOException {
        if (wanted != null) {
            Path there = Files.createDirectories(wanted);
            SharedArea.refuseIfServed(there);
            return new SharedFolder(there, false);
        }
        boolean memory = Files.isDirectory(MEMORY) && Files.isWritable(MEMORY);
        var permissions = SharedFile.onlyForItsOwner("rwx------");
        Path in = memory ? MEMORY : Path.of(System.getProperty("java.io.tmpdir"));
        Path made = Files.createTempDirectory(in, Leftovers.prefix(in, "shared"), permissions);
        return new SharedFolder(made, true);
    }

    @Override
    public void close() throws IOException {
        if (temporary) {
            try {
                Files.deleteIfExists(path);
            } catch (DirectoryNotEmptyException e) {
                // What others have put there is theirs, and the folder with it.
                return;
            }
        }
    }
}
