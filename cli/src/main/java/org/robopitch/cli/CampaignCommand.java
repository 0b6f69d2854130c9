// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.robopitch.campaign.Campaign;
import org.robopitch.campaign.Journal;
import org.robopitch.campaign.MatchEngine;
import org.robopitch.campaign.MatchResult;
import org.robopitch.campaign.Schedule;
import org.robopitch.campaign.outside.OutsideTeam;
import org.robopitch.campaign.results.ResultsFile;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.lab.campaign.TournamentReport;
import org.robopitch.recording.json.RecordJson;
import org.robopitch.runner.MatchOrder;
import org.robopitch.runner.team.BadTeamException;
import org.robopitch.teams.parameters.TeamName;
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
     * @param without options of a match that it does not have
     */
    CampaignCommand(String unit, int seeds, String... without) {
        List<String> unknown = new ArrayList<>(List.of("--record", "--overwrite"));
        Collections.addAll(unknown, without);
        this.options = new MatchOptions(unknown);
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
        RunFile file = path == null ? null : Usage.checked(spec, () -> RunFile.read(spec, path));
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
        manifest(catalogue, plan, description).write(folder());
        if (json) {
            out().println(RecordJson.text(json(plan, result)));
        } else {
            print(plan, result);
            say("results in %s, report in %s", results(), report());
        }
        return 0;
    }

    private Manifest manifest(BuiltInCatalogue catalogue, P plan, String description) throws IOException {
        MatchOrder first = first(plan);
        List<String> arguments = arguments();
        List<Manifest.Input> inputs = new ArrayList<>();
        for (String team : teams(plan)) {
            inputs.add(new Manifest.Input(team, hashOfTeam(catalogue, first.league(), team)));
        }
        List<String> matches = Manifest.matches(folder());
        return new Manifest(
                Manifest.VERSION,
                BuildVersion.ofThisBuild(),
                BuildVersion.commit(),
                Runtime.version().toString(),
                system(),
                arguments,
                description,
                catalogue.league(first).configuration(),
                first.sensing(),
                first.actuation(),
                first.seed(),
                seeds,
                inputs,
                Manifest.files(arguments),
                matches.size(),
                Manifest.hash(matches));
    }

    /** The command line without the folder of the results and the form of the output. */
    private List<String> arguments() {
        List<String> arguments = new ArrayList<>();
        for (Iterator<String> words = spec.root()
                        .commandLine()
                        .getParseResult()
                        .originalArgs()
                        .iterator();
                words.hasNext(); ) {
            String word = words.next();
            if (word.equals("--out")) {
                words.next();
            } else if (!word.startsWith("--out=") && !word.equals("--json")) {
                arguments.add(word);
            }
        }
        return arguments;
    }

    static String system() {
        return System.getProperty("os.name") + " " + System.getProperty("os.version") + " "
                + System.getProperty("os.arch");
    }

    /** The hash of a team's own file, or of the jar or folder of classes that it comes from; empty for an external program. */
    private static String hashOfTeam(BuiltInCatalogue catalogue, String league, String name) throws IOException {
        if (OutsideTeam.parse(name, EngineOptions.LINKS) != null) {
            return "";
        }
        String file = TeamName.parse(name).team();
        if (Manifest.isFile(file)) {
            return Manifest.hash(Path.of(file));
        }
        CodeSource source =
                catalogue.team(league, name).getClass().getProtectionDomain().getCodeSource();
        try {
            return source == null
                    ? ""
                    : Manifest.hash(Path.of(source.getLocation().toURI()));
        } catch (URISyntaxException noFile) {
            return "";
        }
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
