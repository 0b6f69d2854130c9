// SPDX-License-Identifier: Apache-2.0
package org.robopitch.campaign;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.CRC32;
import org.robopitch.recording.json.JsonException;

/**
 * The results of a campaign, one a line, in the order in which they came; the only thing that a run writes while it plays.
 *
 * <p>Each line begins with its checksum. A line is written and forced to the disk before the next match counts as played,
 * so a killed run loses none that was finished; the half of a line that it may leave behind is cut off when the journal
 * is opened again. The first line says which campaign this is: a different one is refused.
 */
public final class Journal implements AutoCloseable {
    /** The journal's name in the folder of a campaign. */
    public static final String NAME = "journal.jsonl";

    /** The folder of samples in the folder of a campaign. */
    public static final String SAMPLES = "samples";

    private static final String HEADER = "robopitch campaign 1: ";

    private final Path file;
    private final FileChannel channel;
    private final List<MatchResult> results = new ArrayList<>();
    private final Set<Integer> numbers = new HashSet<>();
    private String description = "";

    private Journal(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * Opens the journal of a campaign, or begins it.
     *
     * @param folder of the campaign; it is made if it is not there
     * @param description of the campaign in one line
     * @throws IOException if it belongs to another campaign or program, is in use, or cannot be written
     */
    public static Journal open(Path folder, String description) throws IOException {
        Journal journal = open(folder);
        try {
            journal.begin(description);
            return journal;
        } catch (IOException | RuntimeException refused) {
            journal.close();
            throw refused;
        }
    }

    private static Journal open(Path folder) throws IOException {
        Path file = folder.resolve(NAME);
        try {
            Files.createDirectories(folder);
            FileChannel channel = FileChannel.open(
                    file,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.READ,
                    StandardOpenOption.WRITE,
                    LinkOption.NOFOLLOW_LINKS);
            return lock(new Journal(file, channel));
        } catch (AccessDeniedException refused) {
            throw new IOException(file + ": cannot be written; is the folder read-only?", refused);
        } catch (FileAlreadyExistsException taken) {
            throw new IOException(folder + ": expected a folder for the results, but this is a file", taken);
        }
    }

    private static Journal lock(Journal journal) throws IOException {
        try {
            FileLock lock = journal.channel.tryLock();
            if (lock != null) {
                return journal;
            }
        } catch (OverlappingFileLockException here) {
            // Told below, as for another process.
        }
        journal.close();
        throw new IOException(
                journal.file + ": another run is writing to this folder; wait for it, or use another --out");
    }

    private void begin(String wanted) throws IOException {
        description = wanted;
        List<String> lines = read();
        String header = HEADER + description;
        if (lines.isEmpty()) {
            write(header);
            return;
        }
        String found = lines.get(0);
        if (!found.startsWith(HEADER)) {
            throw new IOException(
                    file + ":1: expected the journal of a campaign, but found \"" + shortened(found) + "\"");
        }
        if (!found.equals(header)) {
            throw new IOException(file + ": this folder holds another campaign. It has\n  "
                    + found.substring(HEADER.length()) + "\nbut you asked for\n  " + description
                    + "\nUse another --out, or the same options as before.");
        }
        for (int i = 1; i < lines.size(); i++) {
            try {
                take(ResultText.read(lines.get(i)));
            } catch (JsonException | NumberFormatException | ClassCastException damaged) {
                throw new IOException(
                        file + ":" + (i + 1) + ": expected the result of a match: " + damaged.getMessage());
            }
        }
    }

    /** Reads all whole lines and cuts off what is left of a broken one at the end. */
    private List<String> read() throws IOException {
        byte[] bytes = readAll();
        List<String> lines = new ArrayList<>();
        int from = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == '\n') {
                lines.add(line(bytes, from, i, lines.size() + 1));
                from = i + 1;
            }
        }
        channel.truncate(from);
        channel.position(from);
        return lines;
    }

    /**
     * Reads through the channel that holds the lock: on Unix, a process loses its lock on a file as soon as it closes any
     * other opening of that file.
     */
    private byte[] readAll() throws IOException {
        if (channel.size() > Integer.MAX_VALUE - 8) {
            throw new IOException(file + ": is larger than 2 GB; split the campaign into folders by --seed");
        }
        ByteBuffer bytes = ByteBuffer.allocate((int) channel.size());
        channel.position(0);
        while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
            // On to the end.
        }
        return Arrays.copyOf(bytes.array(), bytes.position());
    }

    private String line(byte[] bytes, int from, int to, int number) throws IOException {
        String line = new String(bytes, from, to - from, StandardCharsets.UTF_8);
        if (line.length() < 9 || !line.startsWith(checksum(line.substring(9)) + " ")) {
            throw new IOException(file + ":" + number
                    + (number == 1
                            ? ": expected the journal of a campaign, but found \"" + shortened(line) + "\""
                            : ": the checksum of this line is wrong, so the file is damaged; remove the line to play"
                                    + " its match again"));
        }
        return line.substring(9);
    }

    private static String shortened(String text) {
        return text.length() > 60 ? text.substring(0, 60) + "…" : text;
    }

    private static String checksum(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return String.format("%08x", sum.getValue());
    }

    /** Adds a result; when this returns it is on the disk. One that is here already is not added again. */
    public void add(MatchResult result) throws IOException {
        if (!numbers.contains(result.number())) {
            keep(result);
            MatchResult light = result.with("samples", Samples.NONE);
            write(ResultText.write(light));
            take(light);
        }
    }

    /** Samples are large: they have a file for each match, which is whole before the match counts as played. */
    private void keep(MatchResult result) throws IOException {
        if (result.samples().isEmpty()) {
            return;
        }
        Path place = samplesFile(file.resolveSibling(SAMPLES), result.number());
        Path fresh = place.resolveSibling(place.getFileName() + ".new");
        try {
            Files.createDirectories(place.resolveSibling(""));
            replace(place, fresh, ByteBuffer.wrap(result.samples().packed()));
        } catch (IOException full) {
            Files.deleteIfExists(fresh);
            throw new IOException(
                    place + ": cannot be written: " + full.getMessage() + "; the matches played so far are kept", full);
        }
    }

    /** {@return where the samples of a match are kept} */
    public static Path samplesFile(Path samples, int number) {
        return samples.resolve(String.format("%07d.bin", number));
    }

    private void take(MatchResult result) {
        if (numbers.add(result.number())) {
            results.add(result);
        }
    }

    private void write(String text) throws IOException {
        long before = channel.position();
        try {
            write(channel, StandardCharsets.UTF_8.encode(line(text)));
        } catch (IOException full) {
            cut(before);
            throw new IOException(
                    file + ": cannot be written: " + full.getMessage() + "; the matches played so far are kept", full);
        }
    }

    private static String line(String text) {
        return checksum(text) + " " + text + "\n";
    }

    private static void write(FileChannel out, ByteBuffer bytes) throws IOException {
        while (bytes.hasRemaining()) {
            out.write(bytes);
        }
        out.force(false);
    }

    /** Writes a file beside its place, and then moves it there: the one in place is whole at every moment. */
    private static void replace(Path place, Path fresh, ByteBuffer bytes) throws IOException {
        // A symbolic link of this name would lead elsewhere.
        Files.deleteIfExists(fresh);
        try (FileChannel out = FileChannel.open(fresh, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            write(out, bytes);
        }
        Files.move(fresh, place, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    private void cut(long length) {
        try {
            channel.truncate(length);
        } catch (IOException stillFull) {
            // The next run cuts it off.
        }
    }

    /** {@return all results, in the order of the schedule} */
    public List<MatchResult> results() {
        List<MatchResult> sorted = new ArrayList<>(results);
        sorted.sort((a, b) -> Integer.compare(a.number(), b.number()));
        return sorted;
    }

    /**
     * Puts the lines into the order of the schedule, for a campaign that is finished: its journal is then the same whatever
     * the order in which the matches ended. At every moment the file is whole.
     */
    public void sort() throws IOException {
        List<MatchResult> sorted = results();
        if (sorted.equals(results)) {
            return;
        }
        Path fresh = file.resolveSibling(NAME + ".new");
        StringBuilder text = new StringBuilder(line(HEADER + description));
        sorted.forEach(result -> text.append(line(ResultText.write(result))));
        try {
            replace(file, fresh, StandardCharsets.UTF_8.encode(text.toString()));
        } finally {
            Files.deleteIfExists(fresh);
        }
        results.clear();
        results.addAll(sorted);
    }

    /** {@return whether the match of a number has been played} */
    public boolean has(int number) {
        return numbers.contains(number);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
