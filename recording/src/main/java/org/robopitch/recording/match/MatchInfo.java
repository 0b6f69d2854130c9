// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.robopitch.recording.json.JsonException;
import org.robopitch.recording.json.Numbers;
import org.robopitch.recording.mcap.Metadata;

/**
 * What it takes to play the match again.
 *
 * @param league name of the league
 * @param configuration the league and match configuration, as YAML text
 * @param seed the seed of every random number in the match
 * @param behaviourVersion version of the physics: only the same one gives the same match again
 * @param programVersion version of the program that recorded
 * @param teams names of team 0 and team 1
 * @param stepSeconds length of a simulation step [s]
 * @param cycleSeconds length of a control cycle [s]
 * @param notes anything else worth keeping, by name
 */
public record MatchInfo(
        String league,
        String configuration,
        long seed,
        int behaviourVersion,
        String programVersion,
        List<String> teams,
        double stepSeconds,
        double cycleSeconds,
        Map<String, String> notes) {
    static final String NAME = "robopitch.match";
    private static final String FORMAT_VERSION = "1";
    private static final String NOTE = "note.";

    public MatchInfo {
        if (teams.size() != 2) {
            throw new IllegalArgumentException("teams: expected 2 names, found " + teams);
        }
        teams = List.copyOf(teams);
        notes = Map.copyOf(notes);
    }

    SortedMap<String, String> toEntries() {
        SortedMap<String, String> entries = new TreeMap<>();
        entries.put("formatVersion", FORMAT_VERSION);
        entries.put("league", league);
        entries.put("configuration", configuration);
        entries.put("seed", Long.toString(seed));
        entries.put("behaviourVersion", Integer.toString(behaviourVersion));
        entries.put("programVersion", programVersion);
        entries.put("team0", teams.get(0));
        entries.put("team1", teams.get(1));
        entries.put("stepSeconds", decimal(stepSeconds));
        entries.put("cycleSeconds", decimal(cycleSeconds));
        notes.forEach((name, text) -> entries.put(NOTE + name, text));
        return entries;
    }

    private static String decimal(double value) {
        StringBuilder out = new StringBuilder();
        Numbers.append(out, value);
        return out.toString();
    }

    static MatchInfo of(Metadata metadata) throws JsonException {
        SortedMap<String, String> entries = metadata.entries();
        if (!text(entries, "formatVersion").equals(FORMAT_VERSION)) {
            throw new JsonException("formatVersion: expected " + FORMAT_VERSION + ", found "
                    + entries.get("formatVersion") + "; this recording needs a newer RoboPitch");
        }
        Map<String, String> notes = new TreeMap<>();
        entries.forEach((name, text) -> {
            if (name.startsWith(NOTE)) {
                notes.put(name.substring(NOTE.length()), text);
            }
        });
        try {
            return new MatchInfo(
                    text(entries, "league"),
                    text(entries, "configuration"),
                    Long.parseLong(text(entries, "seed")),
                    Integer.parseInt(text(entries, "behaviourVersion")),
                    text(entries, "programVersion"),
                    List.of(text(entries, "team0"), text(entries, "team1")),
                    Double.parseDouble(text(entries, "stepSeconds")),
                    Double.parseDouble(text(entries, "cycleSeconds")),
                    notes);
        } catch (NumberFormatException e) {
            throw new JsonException(
                    "seed, behaviourVersion, stepSeconds and cycleSeconds: expected numbers, " + e.getMessage());
        }
    }

    private static String text(SortedMap<String, String> entries, String name) throws JsonException {
        String text = entries.get(name);
        if (text == null) {
            throw new JsonException(name + ": missing");
        }
        return text;
    }
}
