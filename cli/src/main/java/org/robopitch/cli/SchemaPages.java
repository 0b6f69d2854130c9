// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robopitch.settings.Schema;

/** The part of the documentation that is made of the parameter records: schemas, and tables between two marks. */
final class SchemaPages {
    private static final String BEGIN = "<!-- made by: robopitch schema --docs docs -->\n";
    private static final String END = "<!-- end -->\n";

    private SchemaPages() {}

    private static final Map<String, Schema> RUNS = Map.of(
            "tournament", RunFile.schema("tournament"),
            "sweep", RunFile.schema("sweep"));

    /** The files that are no league's: those of tournaments and sweeps. */
    static List<String> runs() {
        return List.of("tournament", "sweep");
    }

    static String json(String league) {
        Schema run = RUNS.get(league);
        if (run != null) {
            return run.json("The file of a " + league);
        }
        return Leagues.BUILT_IN.schema(league).json("A configuration of the league " + league);
    }

    static String table(String league) {
        Schema run = RUNS.get(league);
        if (run != null) {
            return run.markdown();
        }
        return Leagues.BUILT_IN.schema(league).markdown();
    }

    /** What the files of a folder should hold. */
    static Map<Path, String> of(Path docs) throws IOException {
        Map<Path, String> files = new LinkedHashMap<>();
        for (String league : Leagues.BUILT_IN.names()) {
            files.put(docs.resolve("schema").resolve(league + ".schema.json"), json(league));
            Path page = docs.resolve(league + ".md");
            if (Files.exists(page)) {
                files.put(page, withTable(Files.readString(page), table(league)));
            }
        }
        Path page = docs.resolve("tournament.md");
        String text = Files.exists(page) ? Files.readString(page) : "";
        for (String run : runs()) {
            files.put(docs.resolve("schema").resolve(run + ".schema.json"), json(run));
            text = withTable(text, table(run), BEGIN.replace("docs docs -->", "docs docs, " + run + " -->"));
        }
        if (!text.isEmpty()) {
            files.put(page, text);
        }
        return files;
    }

    static void write(Path docs) throws IOException {
        Files.createDirectories(docs.resolve("schema"));
        for (Map.Entry<Path, String> file : of(docs).entrySet()) {
            Files.writeString(file.getKey(), file.getValue());
        }
    }

    private static String withTable(String page, String table) {
        return withTable(page, table, BEGIN);
    }

    private static String withTable(String page, String table, String mark) {
        int begin = page.indexOf(mark);
        int end = page.indexOf(END, begin);
        return begin < 0 || end < 0 ? page : page.substring(0, begin) + mark + table + page.substring(end);
    }
}
