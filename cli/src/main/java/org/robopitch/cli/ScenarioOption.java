// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.League;
import org.robopitch.engine.match.Situation;
import org.robopitch.kit.scenario.Scenario;
import org.robopitch.runner.Catalogue;
import org.robopitch.runner.MatchOrder;
import org.robopitch.settings.BadFileException;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Section;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code --scenario}: a match that begins with the situation of a scenario file instead of a kick-off. */
final class ScenarioOption {
    @Option(
            names = "--scenario",
            paramLabel = "FILE",
            description =
                    "Begin with the situation of a scenario file, such as one saved in the browser, and play on from"
                            + " there. League and parameters come from the file, unless options say otherwise.")
    @Nullable
    Path file;

    @Spec(Spec.Target.MIXEE)
    CommandSpec spec;

    /** The order of the options, begun with the file's situation if one is given. */
    MatchOrder order(MatchOptions options, Catalogue catalogue) throws IOException {
        if (file == null) {
            return options.order(catalogue);
        }
        String text = Usage.text(spec, file, "a scenario in YAML");
        try {
            return order(options, catalogue, Configuration.parse(file.toString(), text));
        } catch (BadFileException refused) {
            throw new ParameterException(spec.commandLine(), String.valueOf(refused.getMessage()), refused);
        }
    }

    private MatchOrder order(MatchOptions options, Catalogue catalogue, Configuration read) throws IOException {
        Section root = read.root();
        String named = root.text("league", "mirosot");
        if (!catalogue.leagues().contains(named)) {
            throw root.refuse(
                    "league", "must be one of " + String.join(", ", catalogue.leagues()) + ", but is '" + named + "'");
        }
        boolean chosen = spec.commandLine().getParseResult().hasMatchedOption("--league")
                || spec.commandLine().getParseResult().hasMatchedPositional(0);
        if (chosen && !options.league.equals(named)) {
            throw new ParameterException(
                    spec.commandLine(), file + " is a scenario of " + named + ", not of " + options.league);
        }
        options.league = named;
        options.base = Scenario.league(read);
        MatchOrder order = options.order(catalogue);
        League league = catalogue.league(order);
        try {
            Situation.requireRigid(league);
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), file + ": " + refused.getMessage(), refused);
        }
        return order.with("situation", Scenario.situation(read, league.robotsPerSide()));
    }
}
