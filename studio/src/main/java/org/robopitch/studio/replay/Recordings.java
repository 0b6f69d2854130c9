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
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.robopitch.engine.match.SafeText;
import org.robopitch.runner.Leftovers;
import org.robopitch.runner.guard.Daemon;
import org.robopitch.runner.pace.Clock;

/** The recordings that are open: files of this machine, and uploads, which are kept in a folder of their own meanwhile. */
public final class Recordings implements Closeable {
    private static final int MOST_UPLOADS = 8;

    private static final int UPLOADS_AT_ONCE = 4;
    private static final double OPENING_SECONDS = 20;

    private final long mostBytes;
    private final double openingSeconds;
    private final Opener opener;
    private final Semaphore uploading = new Semaphore(UPLOADS_AT_ONCE);
    private final ExecutorService openers = Executors.newFixedThreadPool(2, task -> {
        Thread thread = Daemon.of("studio opens recordings", task);
        thread.setPriority(Thread.MIN_PRIORITY);
        return thread;
    });

    private final Map<String, Open> open = new LinkedHashMap<>();
    private final Path folder;
    private int last;

    private record Open(Replay replay, Optional<Path> upload) {}

    /** Opens a file. */
    interface Opener {
        Replay open(String name, Path file) throws IOException;
    }

    /**
     * No recordings yet.
     *
     * @param mostBytes how large an upload may be
     * @throws IOException if there is no place for temporary files
     */
    public Recordings(long mostBytes) throws IOException {
        this(mostBytes, OPENING_SECONDS, Replay::open);
    }

    /** With another time for opening an upload, s, and somebody else who opens it. */
    Recordings(long mostBytes, double openingSeconds, Opener opener) throws IOException {
        this.mostBytes = mostBytes;
        this.openingSeconds = openingSeconds;
        this.opener = opener;
        Path in = Path.of(System.getProperty("java.io.tmpdir"));
        this.folder = Files.createTempDirectory(in, Leftovers.prefix(in, "studio"));
    }

    /**
     * Opens a file of this machine.
     *
     * @param file which
     * @return its id
     * @throws IOException if it is no recording
     */
    public String open(Path file) throws IOException {
        Replay replay = Replay.open(String.valueOf(file.getFileName()), file);
        synchronized (this) {
            return keep(new Open(replay, Optional.empty()));
        }
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
        if (!uploading.tryAcquire()) {
            throw new IOException(name + " cannot be accepted now: " + UPLOADS_AT_ONCE
                    + " other files are being uploaded; try again in a moment");
        }
        Path file = Files.createTempFile(folder, "upload", ".mcap");
        try {
            copy(name, in, file);
            Replay replay = openWithin(name, file);
            synchronized (this) {
                return keep(new Open(replay, Optional.of(file)));
            }
        } catch (IOException | RuntimeException e) {
            Files.deleteIfExists(file);
            // The reader names the file it read; the uploader knows it by another name.
            String message = String.valueOf(e.getMessage()).replace(file.toString(), name);
            throw new IOException(SafeText.of(message.replace(String.valueOf(file.getFileName()), name)), e);
        } finally {
            uploading.release();
        }
    }

    /** Opens a stranger's file on a thread for such files, and not for long: nobody else waits for it meanwhile. */
    private Replay openWithin(String name, Path file) throws IOException {
        CompletableFuture<Replay> opening = new CompletableFuture<>();
        Future<?> work = openers.submit(() -> openInto(opening, name, file));
        try {
            return opening.get(Math.round(openingSeconds * 1e9), TimeUnit.NANOSECONDS);
        } catch (ExecutionException e) {
            Throwable cause = e.getCause();
            throw cause instanceof IOException problem
                    ? problem
                    : new IOException(name + " cannot be opened: " + SafeText.of(cause == null ? e : cause), e);
        } catch (TimeoutException e) {
            work.cancel(true);
            IOException late = new IOException(name + " could not be opened within " + openingSeconds + " s", e);
            if (!opening.completeExceptionally(late)) {
                return opening.join();
            }
            throw late;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(name + " was not opened: the studio is being closed", e);
        }
    }

    /** What is opened too late is closed: nobody waits for it any more. */
    private void openInto(CompletableFuture<Replay> opening, String name, Path file) {
        try {
            Replay replay = opener.open(name, file);
            if (!opening.complete(replay)) {
                replay.close();
            }
        } catch (Throwable thrown) { // whatever a stranger's file leads to, the uploader hears of it
            opening.completeExceptionally(thrown);
        }
    }

    private void copy(String name, InputStream in, Path file) throws IOException {
        byte[] buffer = new byte[1 << 16];
        long total = 0;
        UploadRate rate = new UploadRate(Clock.SYSTEM);
        try (OutputStream out = Files.newOutputStream(file)) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                total += read;
                if (total > mostBytes) {
                    throw new IOException(name + " is larger than the " + (mostBytes >> 20) + " MB the studio accepts");
                }
                rate.require(name, total);
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

    /** {@return the id of the first file of this machine that was opened} */
    public synchronized Optional<String> first() {
        return open.entrySet().stream()
                .filter(entry -> entry.getValue().upload().isEmpty())
                .map(Map.Entry::getKey)
                .findFirst();
    }

    @Override
    public synchronized void close() throws IOException {
        openers.shutdownNow();
        for (Open opened : open.values()) {
            drop(opened);
        }
        open.clear();
        Files.deleteIfExists(folder);
    }
}
