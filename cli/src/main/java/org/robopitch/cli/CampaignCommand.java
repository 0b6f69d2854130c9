// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.robopitch.campaign.Campaign;
import org.robopitch.campaign.Journal;
import org.robopitch.campaign.MatchEngine;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.Schedule;
import org.robopitch.campaign.results.ResultsFile;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.lab.campaign.TournamentReport;
import org.robopitch.recording.json.RecordJson;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.team.BadTeamException;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/**
 * A command that plays many matches and keeps their results in a folder. It continues what an interrupted run has left there.
 *
 * @param <P> the plan that options and file make
 * @param <R> the outcome
 */
abstract class CampaignCommand<P, R> extends ProgramCommand {
    private static final String DATABASE = "org.duckdb.DuckDBDriver";

    @Mixin
    MatchOptions options;

    @Option(
            names = "--seeds",
            paramLabel = "N",
            description = "Seeds per pairing, point or candidate. Default: ${DEFAULT-VALUE}.")
    int seeds;

    @Option(names = "--out", paramLabel = "DIR", description = "Folder for the results.")
    @Nullable
    Path out;

    @Option(names = "--json", description = "Print the result as one JSON object.")
    boolean json;

    @Mixin
    EngineOptions engines;

    private final String unit;
    private String asked = "league";

    /**
     * A command.
     *
     * @param unit of the progress
     * @param seeds the default
     */
    CampaignCommand(String unit, int seeds) {
        this.unit = unit;
        this.seeds = seeds;
    }

    /** A run that has begun. */
    record Run(String description, Path folder, Journal journal, MatchEngine engine, ProgressLine progress) {}

    /** Writes a file. */
    interface Writing {
        void write() throws IOException;
    }

    /** The file whose keys are options; null if the command line names none. */
    @Nullable
    Path file() {
        return null;
    }

    abstract P plan(BuiltInCatalogue catalogue) throws IOException;

    /** The first match. */
    abstract MatchOrder first(P plan);

    /** The teams that play, which a cluster is sent. */
    List<String> teams(P plan) {
        return List.of(first(plan).blue(), first(plan).yellow());
    }

    /** All that decides the results, in one line. */
    abstract String describe(P plan, BuiltInCatalogue catalogue) throws IOException;

    abstract R play(P plan, Run run) throws Exception;

    abstract Record json(P plan, R result);

    abstract void print(P plan, R result);

    @Override
    public final Integer call() throws Exception {
        Path path = file();
        RunFile file = path == null ? null : RunFile.read(spec, path);
        if (file != null) {
            options.base = file.configuration();
        }
        BuiltInCatalogue catalogue = options.catalogue();
        P plan = planned(catalogue, file);
        MatchOrder first = first(plan);
        // Matches of different behaviour versions must not be mixed.
        int behaviour = catalogue
                .league(first)
                .newGame(new RandomStream(first.seed(), 0))
                .world()
                .behaviourVersion();
        String description = describe(plan, catalogue) + "; behaviour version " + behaviour;
        R result;
        try (ProgressLine progress = progress(unit);
                Journal journal = Journal.open(folder(), description);
                MatchEngine engine = engines.start(options, catalogue, first.league(), teams(plan), folder())) {
            ResultsFile.requireOurs(folder());
            result = play(plan, new Run(description, folder(), journal, engine, progress));
        }
        if (json) {
            out().println(RecordJson.text(json(plan, result)));
        } else {
            print(plan, result);
            say("results in %s, report in %s", results(), report());
        }
        return 0;
    }

    /** The plan; what cannot be planned is refused as an option, or with the line of the file that says it. */
    private P planned(BuiltInCatalogue catalogue, @Nullable RunFile file) throws IOException {
        try {
            engines.require();
            folder();
            return plan(catalogue);
        } catch (BadTeamException refused) {
            throw refused;
        } catch (ParameterException refused) {
            throw refused.getCause() instanceof IllegalArgumentException reason ? blamed(file, reason) : refused;
        } catch (IllegalArgumentException refused) {
            throw blamed(file, refused);
        }
    }

    private ParameterException blamed(@Nullable RunFile file, IllegalArgumentException refused) {
        IllegalArgumentException blamed = file == null ? refused : file.blame(refused, asked);
        return new ParameterException(spec.commandLine(), String.valueOf(blamed.getMessage()), blamed);
    }

    /** Notes what is being read, for refusals that name no option. */
    final void asks(String key) {
        asked = key;
    }

    final Path folder() {
        if (out == null) {
            throw new IllegalArgumentException("--out is missing: the folder for the results");
        }
        return out;
    }

    /** Plays what a schedule still has, and writes results and report if they are not those of all matches. */
    final List<MatchResult> play(
            Schedule schedule,
            Run run,
            Campaign.Progress progress,
            List<ResultsFile.Setting> settings,
            Function<List<MatchResult>, Writing> report)
            throws IOException, InterruptedException {
        int before = run.journal().results().size();
        List<MatchResult> results = new Campaign(schedule, run.journal()).play(run.engine(), progress);
        if (results.size() > before || !Files.exists(folder().resolve(ResultsFile.NAME)) || !Files.exists(report())) {
            write(run, results, settings);
            report.apply(results).write();
        }
        run.journal().sort();
        return results;
    }

    /** Writes the results as SQL and Parquet, or says that this edition writes the journal and the report only. */
    final void write(Run run, List<MatchResult> results, List<ResultsFile.Setting> settings) throws IOException {
        if (hasDatabase()) {
            ResultsFile.write(folder(), run.description(), results, settings);
            return;
        }
        spec.commandLine()
                .getErr()
                .println("robopitch: this is the small edition of RoboPitch, without DuckDB: "
                        + folder().resolve(ResultsFile.NAME)
                        + " and the Parquet files are not written. All results are in the journal; the same command in"
                        + " the full edition writes the files from it.");
    }

    private static boolean hasDatabase() {
        try {
            Class.forName(DATABASE, false, CampaignCommand.class.getClassLoader());
            return true;
        } catch (ClassNotFoundException small) {
            return false;
        }
    }

    final String results() {
        return folder().resolve(hasDatabase() ? ResultsFile.NAME : Journal.NAME).toString();
    }

    final Path report() {
        return folder().resolve(TournamentReport.NAME);
    }
}
