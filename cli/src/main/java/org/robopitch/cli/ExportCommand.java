// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.robopitch.export.TableExport;
import org.robopitch.recording.match.MatchRecordingReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code robopitch export}: a recording as tables. */
@Command(
        name = "export",
        description = "Write a recording as tables: states, events, commands, and what was read off the robots.",
        footer = {
            "",
            "Exit code 3: a piece in the middle of the recording is damaged; the rest was exported.",
            "See docs/match.md for the columns."
        })
final class ExportCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "A recording (MCAP).")
    Path file;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder to write to; made if it is not there. Default: the recording's name without its"
                    + " ending, beside it.")
    @Nullable
    Path out;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            defaultValue = "csv",
            description = "csv or parquet. Default: csv.")
    TableExport.Format format = TableExport.Format.CSV;

    @Option(names = "--overwrite", description = "Replace files that are there.")
    boolean overwrite;

    @Spec
    CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        try (MatchRecordingReader reader = MatchRecordingReader.open(file)) {
            for (Path written : new TableExport(reader, folder(), format, overwrite).write()) {
                spec.commandLine().getOut().println(written);
            }
            reader.check();
            boolean incomplete = DamageReport.print(reader, spec.commandLine().getErr());
            return incomplete ? DamageReport.INCOMPLETE : 0;
        } catch (FileAlreadyExistsException e) {
            throw new IOException(
                    e.getFile() + ": there is such a file already; choose another --out, or say" + " --overwrite", e);
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
