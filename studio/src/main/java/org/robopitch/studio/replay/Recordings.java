// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.replay;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.robopitch.studio.MatchFactory;

/** The recordings that are open: files of this machine, and uploads, which are kept in a folder of their own meanwhile. */
public final class Recordings implements Closeable {
    private static final int MOST_UPLOADS = 8;

    private final MatchFactory factory;
    private final long mostBytes;
    private final Map<String, Open> open = new LinkedHashMap<>();
    private final Path folder;
    private int last;

    private record Open(Replay replay, Optional<Path> upload) {}

    /**
     * No recordings yet.
     *
     * @param factory knows the pitches of leagues
     * @param mostBytes how large an upload may be
     * @throws IOException if there is no place for temporary files
     */
    public Recordings(MatchFactory factory, long mostBytes) throws IOException {
        this.factory = factory;
        this.mostBytes = mostBytes;
        this.folder = Files.createTempDirectory("robopitch-studio");
    }

    /**
     * Opens a file of this machine.
     *
     * @param file which
     * @return its id
     * @throws IOException if it is no recording
     */
    public synchronized String open(Path file) throws IOException {
        Path name = file.getFileName();
        return keep(new Open(Replay.open(String.valueOf(name), file, factory), Optional.empty()));
    }

    /**
     * Takes an upload in.
     *
     * @param name what the uploader calls it; only shown
     * @param in its bytes
     * @return its id
     * @throws IOException if it is too large or no recording, with a sentence that says so
     */
    public String upload(String name, InputStream in) throws IOException {
        Path file = Files.createTempFile(folder, "upload", ".mcap");
        try {
            copy(name, in, file);
            synchronized (this) {
                return keep(new Open(Replay.open(name, file, factory), Optional.of(file)));
            }
        } catch (IOException | RuntimeException e) {
            Files.deleteIfExists(file);
            // The reader names the file it read; the uploader knows it by another name.
            String message = String.valueOf(e.getMessage()).replace(file.toString(), name);
            throw new IOException(message.replace(String.valueOf(file.getFileName()), name), e);
        }
    }

    private void copy(String name, InputStream in, Path file) throws IOException {
        byte[] buffer = new byte[1 << 16];
        long total = 0;
        try (OutputStream out = Files.newOutputStream(file)) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                total += read;
                if (total > mostBytes) {
                    throw new IOException(name + " is larger than the " + (mostBytes >> 20) + " MB the studio accepts");
                }
                out.write(buffer, 0, read);
            }
        }
    }

    private String keep(Open opened) throws IOException {
        last++;
        String id = "r" + last;
        open.put(id, opened);
        long uploads =
                open.values().stream().filter(o -> o.upload().isPresent()).count();
        Iterator<Open> oldest = open.values().iterator();
        while (uploads > MOST_UPLOADS && oldest.hasNext()) {
            Open candidate = oldest.next();
            if (candidate.upload().isPresent()) {
                oldest.remove();
                drop(candidate);
                uploads--;
            }
        }
        return id;
    }

    private static void drop(Open opened) throws IOException {
        opened.replay().close();
        if (opened.upload().isPresent()) {
            Files.deleteIfExists(opened.upload().get());
        }
    }

    /**
     * {@return an open recording}
     *
     * @param id as it was opened
     */
    public synchronized Optional<Replay> find(String id) {
        return Optional.ofNullable(open.get(id)).map(Open::replay);
    }

    @Override
    public synchronized void close() throws IOException {
        for (Open opened : open.values()) {
            drop(opened);
        }
        open.clear();
        Files.deleteIfExists(folder);
    }
}
