// SPDX-License-Identifier: Apache-2.0
package org.robopitch.teams.parameters;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The name of a team with values for some of its parameters, as in {@code tactical(cruise=0.8;lookAhead=0.2)}.
 *
 * @param team the name alone
 * @param values by the parameter's name, in the order they were given
 */
public record TeamName(String team, Map<String, Double> values) {
    public TeamName {
        values = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /**
     * {@return what a name says}
     *
     * @throws IllegalArgumentException if what stands in its parentheses is no list of values
     */
    public static TeamName parse(String text) {
        int open = text.indexOf('(');
        if (open < 0 || !text.endsWith(")")) {
            return new TeamName(text, new LinkedHashMap<>());
        }
        Map<String, Double> values = new LinkedHashMap<>();
        for (String pair : text.substring(open + 1, text.length() - 1).split(";", -1)) {
            int equals = pair.indexOf('=');
            String name = equals < 0 ? pair : pair.substring(0, equals).strip();
            try {
                if (equals < 0 || values.put(name, Double.parseDouble(pair.substring(equals + 1))) != null) {
                    throw new NumberFormatException();
                }
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException("the team \"" + text + "\" has \"" + pair
                        + "\" among its parameters; expected name=number, once each, separated by semicolons");
            }
        }
        return new TeamName(text.substring(0, open), values);
    }

    /** {@return the same with a value for a parameter} */
    public TeamName with(String parameter, double value) {
        Map<String, Double> more = new LinkedHashMap<>(values);
        more.put(parameter, value);
        return new TeamName(team, more);
    }

    /** {@return the name as {@link #parse} reads it} */
    @Override
    public String toString() {
        return values.isEmpty()
                ? team
                : team
                        + values.entrySet().stream()
                                .map(entry -> entry.getKey() + "=" + entry.getValue())
                                .collect(Collectors.joining(";", "(", ")"));
    }
}
