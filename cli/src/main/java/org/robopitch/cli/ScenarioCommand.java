// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Game;
import org.robopitch.kit.scenario.Scenario;
import org.robopitch.kit.scenario.ScenarioDrawing;
import org.robopitch.kit.scenario.ScenarioLeague;
import org.robopitch.kit.scenario.ScenarioRun;
import org.robopitch.kit.scenario.ScenarioRun.Format;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Section;
import org.robopitch.settings.SettingsFile;
import org.robopitch.teams.Teams;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code robopitch scenario}: situations described in a file. */
@Command(
        name = "scenario",
        footerHeading = "%nExample:%n  robopitch scenario run docs/examples/pile-up.yaml%n",
        description = "Play a situation described in a file, and write or draw what happens.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {ScenarioCommand.Run.class, ScenarioCommand.Draw.class},
        footer = {"", "See docs/mirosot.md and docs/mixed-reality.md for the format, with examples in docs/examples."})
final class ScenarioCommand implements Runnable {

    @Spec
    CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a command is missing: run or draw");
    }

    /** Reads the scenario of the league that the file names with {@code league}; MiroSot, if it names none. */
    static ScenarioRun<?> read(Path file) throws IOException {
        // Saved situations have the rules of their match, but nobody judges a scenario.
        Section root = Configuration.parse(file.toString(), SettingsFile.read(file, "a league or a scenario in YAML"))
                .without("rules")
                .root();
        String named = root.text("league", "mirosot");
        if (!Leagues.BUILT_IN.names().contains(named)) {
            throw root.refuse(
                    "league",
                    "must be one of " + String.join(", ", Leagues.BUILT_IN.names()) + ", but is '" + named + "'");
        }
        ScenarioLeague<?> league = Leagues.BUILT_IN.find(named).scenario(root);
        if (league == null) {
            throw root.refuse("league", "is " + named + ", which has no scenarios");
        }
        return run(root, league);
    }

    private static <G extends Game> ScenarioRun<G> run(Section root, ScenarioLeague<G> league) {
        return new ScenarioRun<>(Scenario.read(root, league, Teams.samples()::find));
    }

    /** {@code robopitch scenario run}: trajectory and events as text. */
    @Command(
            name = "run",
            footerHeading = "%nExample:%n  robopitch scenario run docs/examples/pile-up.yaml --out pile-up.csv%n",
            description = "Play a scenario and write its trajectory and events, in SI units with 12 digits.")
    static final class Run implements Callable<Integer> {

        @Parameters(paramLabel = "FILE", description = "The scenario, a YAML file.")
        Path file;

        @Option(names = "--out", paramLabel = "FILE", description = "Output file. Default: standard output.")
        @Nullable
        Path out;

        @Option(
                names = "--format",
                paramLabel = "FORMAT",
                description = "csv or jsonl. Default: from the extension of the output file, or csv.")
        @Nullable
        Format format;

        @Spec
        CommandSpec spec;

        @Override
        public Integer call() throws IOException {
            ScenarioRun<?> scenario = read(file);
            if (out == null) {
                PrintWriter writer = spec.commandLine().getOut();
                scenario.write(writer, chosenFormat());
                writer.flush();
                return 0;
            }
            try (PrintWriter writer = new PrintWriter(Files.newBufferedWriter(out, UTF_8))) {
                scenario.write(writer, chosenFormat());
                if (writer.checkError()) {
                    throw new IOException(out + ": writing failed");
                }
            }
            return 0;
        }

        private Format chosenFormat() {
            if (format != null) {
                return format;
            }
            boolean json =
                    out != null && out.toString().toLowerCase(Locale.ROOT).endsWith(".jsonl");
            return json ? Format.JSONL : Format.CSV;
        }
    }

    /** {@code robopitch scenario draw}: a picture. */
    @Command(
            name = "draw",
            footerHeading = "%nExample:%n  robopitch scenario draw docs/examples/pile-up.yaml --out pile-up.svg%n",
            description = "Play a scenario and draw it.")
    static final class Draw implements Callable<Integer> {

        @Parameters(paramLabel = "FILE", description = "The scenario, a YAML file.")
        Path file;

        @Option(names = "--out", required = true, paramLabel = "FILE", description = "Output file, .svg or .png.")
        Path out;

        @Override
        public Integer call() throws IOException {
            ScenarioRun<?> scenario = read(file);
            ScenarioDrawing.requirePicture(out);
            scenario.drawing().save(out);
            return 0;
        }
    }
}
