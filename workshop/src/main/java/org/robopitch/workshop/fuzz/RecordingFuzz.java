// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.fuzz;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.robopitch.recording.match.CsvExport;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.recording.match.MatchState;
import org.robopitch.recording.match.Moments;
import org.robopitch.recording.mcap.ByteSource;
import org.robopitch.recording.mcap.ChunkIndex;
import org.robopitch.workshop.attack.Budget;

/** Cuts and flips a recording, and sees that all is delivered that the damage has left. */
final class RecordingFuzz {
    /** One recording in so many is printed as tables too. */
    private static final int PRINTED = 10;

    private final byte[] whole;
    private final List<ChunkIndex> chunks;
    private final List<Integer> inside = new ArrayList<>();
    private final List<Integer> before = new ArrayList<>();
    private final int total;
    private long delivered;
    private long refused;

    RecordingFuzz(Path recording) throws IOException {
        whole = Files.readAllBytes(recording);
        try (MatchRecordingReader reader = MatchRecordingReader.open(recording)) {
            chunks = reader.container().summary().chunks();
            for (ChunkIndex chunk : chunks) {
                double start = chunk.startTime() / 1e9;
                inside.add(count(reader, start, chunk.endTime() / 1e9));
                // What has the same time as the first message may lie in either chunk, and is not counted on.
                before.add(start > 0 ? count(reader, 0, start - 1e-6) : 0);
            }
            total = count(reader, 0, Double.MAX_VALUE);
        }
    }

    /**
     * Spoils and reads it.
     *
     * @param cut whether it is cut off, or else a bit is flipped
     * @throws IllegalStateException if less is delivered than was promised
     */
    void run(Budget budget, boolean cut) throws IOException {
        Random random = new Random(budget.seed());
        while (budget.next()) {
            int at = random.nextInt(whole.length);
            byte[] bytes = cut ? Arrays.copyOf(whole, at) : whole.clone();
            if (!cut) {
                bytes[at] ^= (byte) (1 << random.nextInt(8));
            }
            String what = cut ? "cut at byte " + at : "with a flipped bit in byte " + at;
            try (MatchRecordingReader reader = MatchRecordingReader.open(ByteSource.ofBytes("spoilt", bytes))) {
                int found = count(reader, 0, Double.MAX_VALUE);
                if (found < promised(at, cut)) {
                    throw new IllegalStateException(
                            "a recording " + what + " delivered " + found + " states, not " + promised(at, cut));
                }
                // Printing thousands of numbers takes much longer than reading them.
                if (at % PRINTED == 0) {
                    print(reader);
                }
                reader.drawings(0, Double.MAX_VALUE);
                delivered++;
            } catch (IOException e) {
                refused++;
                if (at > chunks.get(0).offset() && cut) {
                    throw new IllegalStateException("a recording " + what + " was refused: " + e.getMessage(), e);
                }
            }
        }
    }

    private static void print(MatchRecordingReader reader) throws IOException {
        try (Writer nowhere = new OutputStreamWriter(OutputStream.nullOutputStream(), StandardCharsets.UTF_8)) {
            CsvExport.commands(reader, nowhere);
            CsvExport.events(reader, nowhere);
        }
    }

    /** How many states cannot be lost: those of whole chunks before a cut, or of all chunks but the one that was hit. */
    private int promised(int at, boolean cut) {
        if (at < chunks.get(0).offset()) {
            return 0;
        }
        for (int i = 0; i < chunks.size(); i++) {
            ChunkIndex chunk = chunks.get(i);
            if (at < chunk.offset() + chunk.length()) {
                boolean hit = at >= chunk.offset();
                return cut ? before.get(i) : hit ? total - inside.get(i) : total;
            }
        }
        return total;
    }

    private static int count(MatchRecordingReader reader, double from, double to) throws IOException {
        Moments<MatchState> cursor = reader.states(from, to);
        MatchState state = new MatchState();
        int count = 0;
        while (cursor.next(state)) {
            count++;
        }
        return count;
    }

    long delivered() {
        return delivered;
    }

    long refused() {
        return refused;
    }
}
