// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.robopitch.campaign.sweep.Lead;
import org.robopitch.recording.json.RecordJson;
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
            say("%s", json ? RecordJson.text(json(verdict)) : file + ": " + text(verdict));
            return verdict instanceof Verdict.Same
                    ? 0
                    : verdict instanceof Verdict.Partial
                            ? DamageReport.INCOMPLETE
                            : spec.exitCodeOnExecutionException();
        }
    }

    /** A verdict in JSON; what it does not say is left out. */
    record Json(
            String file,
            String verdict,
            @Nullable Long steps,
            @Nullable Long step,
            @Nullable Double seconds,
            @Nullable String hash,
            @Nullable Boolean complete,
            @Nullable String what,
            @Nullable String reason) {}

    private Json json(Verdict verdict) {
        String name = file.toString();
        if (verdict instanceof Verdict.Same same) {
            return played(name, "identical", same.steps(), same.seconds(), same.hash(), same.complete());
        }
        if (verdict instanceof Verdict.Partial part) {
            return played(name, "identical up to a damaged part", part.steps(), part.seconds(), part.hash(), null);
        }
        if (verdict instanceof Verdict.Different other) {
            double seconds = Lead.rounded(other.seconds());
            return new Json(name, "different", null, other.step(), seconds, null, null, other.what(), null);
        }
        String reason = ((Verdict.Unplayable) verdict).reason();
        return new Json(name, "unplayable", null, null, null, null, null, null, reason);
    }

    private static Json played(
            String file, String verdict, long steps, double seconds, long hash, @Nullable Boolean complete) {
        String hex = String.format("%016x", hash);
        return new Json(file, verdict, steps, null, Lead.rounded(seconds), hex, complete, null, null);
    }

    private static String text(Verdict verdict) {
        if (verdict instanceof Verdict.Same same) {
            return played(same.steps(), same.seconds(), same.hash(), "")
                    + (same.complete() ? "" : "; the recording is truncated there");
        }
        if (verdict instanceof Verdict.Partial part) {
            return played(part.steps(), part.seconds(), part.hash(), ", up to a damaged part")
                    + "; what follows it can be read but not played again";
        }
        if (verdict instanceof Verdict.Different other) {
            return String.format(
                    Locale.ROOT, "differs from step %d on (%.3f s): %s", other.step(), other.seconds(), other.what());
        }
        return "cannot be played again: " + ((Verdict.Unplayable) verdict).reason();
    }

    private static String played(long steps, double seconds, long hash, String part) {
        return String.format(
                Locale.ROOT, "identical, bit for bit%s: %d steps, %.3f s, hash %016x", part, steps, seconds, hash);
    }
}
