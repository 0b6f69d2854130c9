// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.record;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Opens the file of a recording, in words that say what is wrong if it cannot. */
final class RecordingFile {
    private RecordingFile() {}

    static OutputStream open(Path file, boolean replace) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException(file + ": expected the name of a file to record to, but this is a folder");
        }
        try {
            if (replace) {
                // What a link leads to is another file, which --overwrite does not name.
                if (Files.isSymbolicLink(file)) {
                    throw new IOException(file + ": is a symbolic link, to " + Files.readSymbolicLink(file)
                            + "; --overwrite replaces files only: name that file, or remove the link");
                }
                Files.newOutputStream(
                                file,
                                StandardOpenOption.CREATE,
                                StandardOpenOption.TRUNCATE_EXISTING,
                                StandardOpenOption.WRITE,
                                LinkOption.NOFOLLOW_LINKS)
                        .close();
            } else {
                Files.newOutputStream(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)
                        .close();
            }
            return new OwnFileStream(file);
        } catch (FileAlreadyExistsException e) {
            throw new IOException(file + ": the file already exists; choose another name, or use --overwrite", e);
        } catch (NoSuchFileException e) {
            throw new IOException(file + ": the folder to record to does not exist", e);
        } catch (AccessDeniedException e) {
            throw new IOException(file + ": no permission to record there", e);
        }
    }

    static String reason(IOException e) {
        String message = e.getMessage();
        return message == null ? e.toString() : message;
    }
}
