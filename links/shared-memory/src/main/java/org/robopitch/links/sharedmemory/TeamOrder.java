// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.sharedmemory;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.robopitch.engine.match.Side;
import org.robopitch.runner.team.TeamProcesses;
import org.robopitch.runner.team.TeamSource;

/**
 * What the process of a team is given to begin with: not the seed, and nothing it could be found from.
 *
 * @param league name of the league
 * @param configuration of the league, with nothing left to a default
 * @param side which side the team plays
 * @param steps how often it may look and command in one decision
 * @param source where its classes are
 */
public record TeamOrder(String league, String configuration, Side side, long steps, TeamSource source) {
    static final String FILE = "order";
    static final String MAILBOX = "mailbox";

    static TeamOrder of(TeamSource source, TeamProcesses.Assignment assignment) {
        return new TeamOrder(
                assignment.league().name(),
                assignment.league().configuration(),
                assignment.side(),
                assignment.steps(),
                source);
    }

    void write(Path folder) throws IOException {
        Properties all = new Properties();
        all.setProperty("league", league);
        all.setProperty("configuration", configuration);
        all.setProperty("side", side.name());
        all.setProperty("steps", Long.toString(steps));
        all.setProperty("name", source.name());
        all.setProperty("class", source.className());
        for (int i = 0; i < source.classPath().size(); i++) {
            all.setProperty(
                    "path." + i, source.classPath().get(i).toAbsolutePath().toString());
        }
        source.parameters().forEach((name, value) -> all.setProperty("parameter." + name, Double.toString(value)));
        try (Writer out = Files.newBufferedWriter(folder.resolve(FILE))) {
            all.store(out, null);
        }
    }

    static TeamOrder read(Path folder) throws IOException {
        Properties all = new Properties();
        try (Reader in = Files.newBufferedReader(folder.resolve(FILE))) {
            all.load(in);
        }
        List<Path> classPath = new ArrayList<>();
        for (int i = 0; all.containsKey("path." + i); i++) {
            classPath.add(Path.of(all.getProperty("path." + i)));
        }
        Map<String, Double> parameters = new LinkedHashMap<>();
        for (String key : all.stringPropertyNames()) {
            if (key.startsWith("parameter.")) {
                parameters.put(key.substring("parameter.".length()), Double.valueOf(all.getProperty(key)));
            }
        }
        return new TeamOrder(
                all.getProperty("league"),
                all.getProperty("configuration"),
                Side.valueOf(all.getProperty("side")),
                Long.parseLong(all.getProperty("steps")),
                new TeamSource(all.getProperty("name"), classPath, all.getProperty("class"), parameters));
    }
}
