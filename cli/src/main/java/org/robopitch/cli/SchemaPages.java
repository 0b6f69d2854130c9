// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** The part of the documentation that is made of the parameter records: schemas, and tables between two marks. */
final class SchemaPages {
    private static final String BEGIN = "<!-- made by: robopitch schema --docs docs -->\n";
    private static final String END = "<!-- end -->\n";

    private SchemaPages() {}

    static String json(String league) {
        return Leagues.BUILT_IN.schema(league).json("A configuration of the league " + league);
    }

    static String table(String league) {
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
        return files;
    }

    static void write(Path docs) throws IOException {
        Files.createDirectories(docs.resolve("schema"));
        for (Map.Entry<Path, String> file : of(docs).entrySet()) {
            Files.writeString(file.getKey(), file.getValue());
        }
    }

    private static String withTable(String page, String table) {
        int begin = page.indexOf(BEGIN);
        int end = page.indexOf(END, begin);
        return begin < 0 || end < 0 ? page : page.substring(0, begin) + BEGIN + table + page.substring(end);
    }
}
