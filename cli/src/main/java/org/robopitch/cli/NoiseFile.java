// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.robopitch.settings.Section;

/**
 * The section {@code noise} of a configuration: it belongs to the match, whatever the league, so that it is read here and
 * the league gets the rest. Lines keep their numbers, for messages.
 */
final class NoiseFile {
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

    /** Takes the section out of a configuration. */
    NoiseFile(String file, String text) {
        StringBuilder noise = new StringBuilder();
        StringBuilder others = new StringBuilder();
        boolean inside = false;
        for (String line : text.split("\n", -1)) {
            boolean top = !line.isBlank() && !Character.isWhitespace(line.charAt(0)) && line.charAt(0) != '#';
            inside = top ? line.startsWith("noise:") : inside;
            noise.append(inside ? line : "").append('\n');
            others.append(inside ? "" : line).append('\n');
        }
        rest = text.isEmpty() ? "" : others.toString();
        if (!noise.toString().isBlank()) {
            read(Section.parse(file, noise.toString()));
        }
    }

    private void read(Section root) {
        Section section = root.section("noise");
        for (String name : NAMES) {
            values.put(name, section.number(name, 0));
        }
        section.refuseTheRest();
        root.refuseTheRest();
    }

    /** The configuration without it. */
    String rest() {
        return rest;
    }

    double value(String name) {
        return values.getOrDefault(name, 0.0);
    }
}
