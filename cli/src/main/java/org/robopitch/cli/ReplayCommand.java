// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import org.robopitch.recording.json.JsonWriter;
import org.robopitch.recording.match.MatchRecordingReader;
import org.robopitch.runner.replay.ReplayVerifier;
import org.robopitch.runner.replay.Verdict;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code robopitch replay}: a recording in the browser, or compared with what it gives when it is played again. */
@Command(
        name = "replay",
        footerHeading = "%nExample:%n  robopitch replay --verify final.mcap%n",
        description = "Show a recording in the browser, or verify it.",
        footer = {"", "See docs/studio.md, and docs/match.md for --verify."})
final class ReplayCommand extends ProgramCommand {
    @Parameters(paramLabel = "FILE", description = "A recording (MCAP).")
    Path file;

    @Option(
            names = "--verify",
            description = "Instead, replay the match from its seed and commands and print the first step that "
                    + "differs. Exit code 1 if one does, 3 if the recording is damaged and cannot be replayed "
                    + "to the end.")
    boolean verify;

    @Option(names = "--json", description = "With --verify: print one JSON object instead of a line.")
    boolean json;

    @Mixin
    StudioOptions studio;

    @Override
    public Integer call() throws Exception {
        if (json && !verify) {
            throw refusal("--json needs --verify");
        }
        if (!verify) {
            return studio.replay(file, spec.commandLine());
        }
        try (MatchRecordingReader reader = MatchRecordingReader.open(file)) {
            Verdict verdict;
            try (ProgressLine progress = progress("")) {
                double end = reader.endTime();
                verdict = new ReplayVerifier(reader, new BuiltInCatalogue()).verify(time -> progress.share(time / end));
                reader.check();
            }
            DamageReport.print(reader, spec.commandLine().getErr());
            return json ? tellAsJson(verdict) : tell(verdict);
        }
    }

    private int tellAsJson(Verdict verdict) {
        JsonWriter text = new JsonWriter().beginObject().name("file").value(file.toString());
        int exitCode = spec.exitCodeOnExecutionException();
        if (verdict instanceof Verdict.Same same) {
            text.name("verdict").value("identical");
            played(text, same.steps(), same.seconds(), same.hash());
            text.name("complete").value(same.complete());
            exitCode = 0;
        } else if (verdict instanceof Verdict.Partial partial) {
            text.name("verdict").value("identical up to a damaged part");
            played(text, partial.steps(), partial.seconds(), partial.hash());
            exitCode = DamageReport.INCOMPLETE;
        } else if (verdict instanceof Verdict.Different different) {
            text.name("verdict").value("different").name("step").value(different.step());
            text.name("seconds").rounded(different.seconds(), 3).name("what").value(different.what());
        } else if (verdict instanceof Verdict.Unplayable unplayable) {
            text.name("verdict").value("unplayable").name("reason").value(unplayable.reason());
        }
        out().println(text.endObject());
        return exitCode;
    }

    private static void played(JsonWriter text, long steps, double seconds, long hash) {
        text.name("steps").value(steps).name("seconds").rounded(seconds, 3);
        text.name("hash").value(String.format("%016x", hash));
    }

    private int tell(Verdict verdict) {
        PrintWriter out = out();
        if (verdict instanceof Verdict.Same same) {
            out.println(String.format(
                    Locale.ROOT,
                    "%s: identical, bit for bit: %d steps, %.3f s, hash %016x%s",
                    file,
                    same.steps(),
                    same.seconds(),
                    same.hash(),
                    same.complete() ? "" : "; the recording is truncated there"));
            return 0;
        }
        if (verdict instanceof Verdict.Partial partial) {
            out.println(String.format(
                    Locale.ROOT,
                    "%s: identical, bit for bit, up to a damaged part: %d steps, %.3f s, hash %016x; what follows it "
                            + "can be read but not played again",
                    file,
                    partial.steps(),
                    partial.seconds(),
                    partial.hash()));
            return DamageReport.INCOMPLETE;
        }
        if (verdict instanceof Verdict.Different different) {
            out.println(String.format(
                    Locale.ROOT,
                    "%s: differs from step %d on (%.3f s): %s",
                    file,
                    different.step(),
                    different.seconds(),
                    different.what()));
        } else if (verdict instanceof Verdict.Unplayable unplayable) {
            out.println(file + ": cannot be played again: " + unplayable.reason());
        }
        return spec.exitCodeOnExecutionException();
    }
}
