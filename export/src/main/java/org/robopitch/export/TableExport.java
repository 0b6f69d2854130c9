// SPDX-License-Identifier: Apache-2.0
package org.robopitch.export;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.robopitch.recording.match.MatchRecordingReader;

/** Writes the tables of a recording into a folder, a file each; a file has its name only once it is complete. */
public final class TableExport {
    /** The kinds of files. */
    public enum Format {
        /** Text with commas. */
        CSV,
        /** Apache Parquet, typed and compressed. */
        PARQUET
    }

    private final MatchRecordingReader reader;
    private final Path folder;
    private final Format format;
    private final boolean replace;

    /**
     * An export.
     *
     * @param folder where to; made if it is not there
     * @param replace whether files that are there may be replaced
     */
    public TableExport(MatchRecordingReader reader, Path folder, Format format, boolean replace) {
        this.reader = reader;
        this.folder = folder;
        this.format = format;
        this.replace = replace;
    }

    /** Hears how many of the tables are written. */
    @FunctionalInterface
    public interface Progress {
        void written(int tables, int all);
    }

    /** Writes all tables and returns their files. */
    public List<Path> write() throws IOException {
        return write((tables, all) -> {});
    }

    /** Writes all tables, says before each how many there are, and returns their files. */
    public List<Path> write(Progress progress) throws IOException {
        makeFolder();
        List<Table> tables = Arrays.stream(Table.values())
                .filter(table -> table.isIn(reader))
                .toList();
        for (Table table : tables) {
            if (!replace && Files.exists(file(table))) {
                throw new FileAlreadyExistsException(file(table).toString());
            }
        }
        List<Path> written = new ArrayList<>();
        for (Table table : tables) {
            progress.written(written.size(), tables.size());
            written.add(write(table));
        }
        return written;
    }

    private void makeFolder() throws IOException {
        try {
            Files.createDirectories(folder);
        } catch (FileAlreadyExistsException e) {
            throw new IOException(folder + ": expected a folder to export to, but this is a file", e);
        }
    }

    private Path file(Table table) {
        return folder.resolve(table.label() + "." + format.name().toLowerCase(Locale.ROOT));
    }

    private Path write(Table table) throws IOException {
        Path lines = folder.resolve(table.label() + ".csv.part");
        Path columns = folder.resolve(table.label() + ".parquet.part");
        try {
            // A symbolic link that lies in their place would lead out of the folder.
            Files.deleteIfExists(lines);
            Files.deleteIfExists(columns);
            try (BufferedWriter out =
                    Files.newBufferedWriter(lines, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                table.write(reader, out);
            }
            Path done = lines;
            if (format == Format.PARQUET) {
                Parquet.of(table.columns(reader), lines, columns);
                done = columns;
            }
            return Files.move(done, file(table), StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(lines);
            Files.deleteIfExists(columns);
        }
    }
}
