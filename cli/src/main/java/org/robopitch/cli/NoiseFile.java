// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robopitch.settings.Section;

/**
 * The section {@code noise} of a configuration: most of it belongs to the match, whatever the league, so that it is read
 * here; the league gets the rest, and what is its own in the section. Lines keep their numbers, for messages.
 */
public final class NoiseFile {
    private static final List<String> NAMES = List.of(
            "positionNoise",
            "headingNoise",
            "speedNoise",
            "spinNoise",
            "vanish",
            "dropFrame",
            "sensingDelay",
            "commandDelay",
            "commandLoss",
            "wheelLockRate",
            "wheelLockTime",
            "deadZone");

    private final String rest;
    private final Map<String, Double> values = new LinkedHashMap<>();

    /**
     * Takes the section out of a configuration.
     *
     * @param own names of the section that belong to the league, with the values that the command line gives them, or
     *     null where it does not
     */
    public NoiseFile(String file, String text, Map<String, @Nullable Double> own) {
        StringBuilder noise = new StringBuilder();
        boolean inside = false;
        List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
        int begin = -1;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            boolean top = !line.isBlank() && !Character.isWhitespace(line.charAt(0)) && line.charAt(0) != '#';
            inside = top ? line.startsWith("noise:") : inside;
            noise.append(inside ? line : "").append('\n');
            if (inside) {
                begin = begin < 0 ? i : begin;
                lines.set(i, "");
            }
        }
        // Without the section there is no need for a reader of YAML, which takes time to load.
        String ofLeague = oneLine(noise.toString().isBlank() ? own : read(Section.parse(file, noise.toString()), own));
        if (!ofLeague.isEmpty() && begin >= 0) {
            lines.set(begin, ofLeague);
        } else if (!ofLeague.isEmpty()) {
            lines.add(ofLeague);
        }
        rest = text.isEmpty() && ofLeague.isEmpty() ? "" : String.join("\n", lines) + "\n";
    }

    /** Reads what is the match's, and gives back what is the league's; what was given already beats the file. */
    private Map<String, @Nullable Double> read(Section root, Map<String, @Nullable Double> own) {
        Section section = root.section("noise");
        for (String name : NAMES) {
            values.put(name, section.number(name, 0));
        }
        Map<String, @Nullable Double> ofLeague = new LinkedHashMap<>();
        own.forEach((name, given) -> {
            Double inFile = section.has(name) ? section.number(name, 0) : null;
            ofLeague.put(name, given == null ? inFile : given);
        });
        section.refuseTheRest();
        root.refuseTheRest();
        return ofLeague;
    }

    private static String oneLine(Map<String, @Nullable Double> ofLeague) {
        List<String> pairs = new ArrayList<>();
        ofLeague.forEach((name, value) -> {
            if (value != null) {
                pairs.add(name + ": " + value);
            }
        });
        return pairs.isEmpty() ? "" : "noise: {" + String.join(", ", pairs) + "}";
    }

    /** The configuration without it. */
    public String rest() {
        return rest;
    }

    double value(String name) {
        return values.getOrDefault(name, 0.0);
    }
}
