// SPDX-License-Identifier: Apache-2.0
package org.robopitch.settings;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads the text of a file that people write: never more than a configuration may have, whatever the file is. */
public final class SettingsFile {
    private SettingsFile() {}

    /**
     * {@return the text of a file}
     *
     * @param file which
     * @param expected what it should be, for messages, such as "a league in YAML"
     * @throws IOException if it cannot be read, is too long or no text
     */
    public static String read(Path file, String expected) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException(file + ": expected " + expected + ", but this is a folder");
        }
        byte[] bytes;
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(YamlTree.LONGEST_FILE + 1);
        } catch (FileSystemException named) {
            throw named;
        } catch (IOException e) {
            throw new IOException(file + ": expected " + expected + ", but it cannot be read: " + e.getMessage(), e);
        }
        if (bytes.length > YamlTree.LONGEST_FILE) {
            throw new IOException(file + ": expected " + expected + " of at most " + YamlTree.LONGEST_FILE
                    + " bytes, but this file is larger");
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new IOException(file + ": expected " + expected + ", but this is not UTF-8 text", e);
        }
    }
}
