// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.export.TableExport;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.recording.mcap.ByteSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code robopitch export}: a recording as tables. */
@Command(
        name = "export",
        footerHeading = "%nExample:%n  robopitch export final.mcap --format csv%n",
        description = "Export a recording as tables: states, events, commands and robot readings.",
        footer = {
            "",
            "Exit code 3: part of the recording is damaged; the rest was exported.",
            "See docs/match.md for the columns."
        })
final class ExportCommand extends ProgramCommand {
    @Parameters(paramLabel = "FILE", description = "A recording (MCAP).")
    Path file;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Output folder, created if necessary. Default: next to the recording, with its name minus"
                    + " the extension.")
    @Nullable
    Path out;

    @Option(names = "--format", paramLabel = "FORMAT", description = "csv or parquet. Default: csv.")
    TableExport.Format format = TableExport.Format.CSV;

    @Option(names = "--overwrite", description = "Overwrite existing files.")
    boolean overwrite;

    @Override
    public Integer call() throws IOException {
        Progress progress = new Progress();
        try (MatchRecordingReader reader =
                MatchRecordingReader.open(new ReadPosition(ByteSource.ofFile(file), progress::read))) {
            List<Path> tables;
            try (ProgressLine line = progress("")) {
                progress.line = line;
                tables = new TableExport(reader, folder(), format, overwrite).write(progress);
                reader.check();
            }
            tables.forEach(out()::println);
            boolean incomplete = DamageReport.print(reader, spec.commandLine().getErr());
            return incomplete ? DamageReport.INCOMPLETE : 0;
        } catch (FileAlreadyExistsException e) {
            throw new IOException(
                    e.getFile() + ": the file already exists; choose another --out, or use --overwrite", e);
        }
    }

    /** Every table is read from the start of the recording to its end. */
    private static final class Progress implements TableExport.Progress {
        private @Nullable ProgressLine line;
        private int tables;
        private int all = 1;

        @Override
        public void written(int tablesNow, int ofAll) {
            tables = tablesNow;
            all = ofAll;
        }

        void read(double share) {
            if (line != null) {
                line.share((tables + share) / all);
            }
        }
    }

    private Path folder() {
        if (out != null) {
            return out;
        }
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        return file.resolveSibling(dot > 0 ? name.substring(0, dot) : name + "-tables");
    }
}
