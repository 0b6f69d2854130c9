// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.robopitch.campaign.results.Query;
import org.robopitch.recording.json.JsonWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code robopitch sql}: questions to the results of a campaign. */
@Command(
        name = "sql",
        description = "Query the results of a tournament or sweep in SQL.",
        footer = {
            "",
            "Example:",
            "  robopitch sql cup \"select blue, avg(blue_goals) from matches group by blue\"",
            "",
            "See docs/tournament.md for the tables."
        })
final class SqlCommand extends ProgramCommand {
    @Parameters(index = "0", paramLabel = "DIR", description = "Folder of the results.")
    Path folder;

    @Parameters(index = "1", paramLabel = "SQL", description = "The query.")
    String query;

    @Option(names = "--csv", description = "Print comma-separated values instead of a table.")
    boolean csv;

    @Option(names = "--json", description = "Print one JSON object instead of a table.")
    boolean json;

    @Override
    public Integer call() throws Exception {
        if (csv && json) {
            throw refusal("--csv and --json exclude each other");
        }
        Query.Answer answer = Query.ask(folder, query);
        PrintWriter out = out();
        if (json) {
            out.println(json(answer));
        } else if (csv) {
            out.println(line(answer.columns()));
            answer.rows().forEach(row -> out.println(line(row)));
        } else {
            table(out, answer);
        }
        return 0;
    }

    private static JsonWriter json(Query.Answer answer) {
        JsonWriter text = new JsonWriter().beginObject().name("columns").beginArray();
        answer.columns().forEach(text::value);
        text.endArray().name("rows").beginArray();
        for (List<String> row : answer.rows()) {
            text.beginArray();
            for (int i = 0; i < row.size(); i++) {
                value(text, row.get(i), answer.numbers().get(i));
            }
            text.endArray();
        }
        return text.endArray().endObject();
    }

    private static void value(JsonWriter text, String value, boolean number) {
        if (!number) {
            text.value(value);
        } else if (value.matches("-?\\d{1,18}")) {
            text.value(Long.parseLong(value));
        } else if (value.isEmpty() || !Double.isFinite(Double.parseDouble(value))) {
            text.missing();
        } else {
            text.value(Double.parseDouble(value));
        }
    }

    private static String line(List<String> cells) {
        return cells.stream().map(SqlCommand::cell).collect(Collectors.joining(","));
    }

    private static String cell(String text) {
        boolean quoted = text.contains(",") || text.contains("\"") || text.contains("\n");
        return quoted ? "\"" + text.replace("\"", "\"\"") + "\"" : text;
    }

    private static void table(PrintWriter out, Query.Answer answer) {
        int[] widths = new int[answer.columns().size()];
        for (int i = 0; i < widths.length; i++) {
            widths[i] = answer.columns().get(i).length();
            for (List<String> row : answer.rows()) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
        row(out, answer.columns(), widths);
        answer.rows().forEach(cells -> row(out, cells, widths));
    }

    private static void row(PrintWriter out, List<String> cells, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            line.append(cells.get(i)).append(" ".repeat(widths[i] - cells.get(i).length() + 2));
        }
        out.println(line.toString().stripTrailing());
    }
}
