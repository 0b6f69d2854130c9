// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code robopitch schema}. */
@Command(
        name = "schema",
        footerHeading = "%nExample:%n  robopitch schema mirosot%n",
        description = "Print the configuration schema of a league, as a JSON Schema or a table.",
        footer = {"", "See docs/configuration.md."})
final class SchemaCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..1",
            paramLabel = "LEAGUE",
            completionCandidates = Leagues.Names.class,
            description = "${COMPLETION-CANDIDATES}; or tournament or sweep, for the files those commands read.")
    @Nullable
    String league;

    @Option(names = "--table", description = "Print a table in Markdown instead: key, default, bounds, meaning.")
    boolean table;

    @Option(
            names = "--docs",
            paramLabel = "FOLDER",
            description = "Write the schemas of all leagues to FOLDER/schema, and the tables into the pages of FOLDER.")
    @Nullable
    Path docs;

    @Spec
    CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (docs != null) {
            SchemaPages.write(docs);
            return 0;
        }
        if (league == null) {
            throw usage("a league is missing: " + String.join(", ", Leagues.BUILT_IN.names()));
        }
        PrintWriter out = spec.commandLine().getOut();
        try {
            out.print(table ? SchemaPages.table(league) : SchemaPages.json(league));
        } catch (IllegalArgumentException unknown) {
            throw usage(String.valueOf(unknown.getMessage()));
        }
        out.flush();
        return 0;
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
