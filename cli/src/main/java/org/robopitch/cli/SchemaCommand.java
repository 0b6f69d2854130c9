// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code robopitch schema}. */
@Command(
        name = "schema",
        footerHeading = "%nExample:%n  robopitch schema mirosot%n",
        description = "Print the configuration schema of a league, as a JSON Schema or a table.",
        footer = {"", "See docs/configuration.md."})
final class SchemaCommand extends ProgramCommand {
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

    @Override
    public Integer call() throws IOException {
        if (docs != null) {
            SchemaPages.write(docs);
            return 0;
        }
        if (league == null) {
            throw refusal("a league is missing: " + String.join(", ", Leagues.BUILT_IN.names()));
        }
        PrintWriter out = out();
        try {
            out.print(table ? SchemaPages.table(league) : SchemaPages.json(league));
        } catch (IllegalArgumentException unknown) {
            throw refusal(String.valueOf(unknown.getMessage()));
        }
        out.flush();
        return 0;
    }
}
