// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.robopitch.declare.Component;
import org.robopitch.kit.LeagueModule;
import org.robopitch.kit.Noise;
import org.robopitch.settings.Configuration;
import picocli.CommandLine.Model.CommandSpec;

/** An option for each kind of noise, those of all leagues and those of one; no noise, unless one is given. */
public final class NoiseOptions {
    private final DeclaredOptions options = new DeclaredOptions();
    private final Map<Component, LeagueModule> leagueOf = new LinkedHashMap<>();

    /** Options that are not given yet. */
    public NoiseOptions() {
        Noise.components().forEach(options::add);
        for (LeagueModule league : Leagues.BUILT_IN.modules()) {
            for (Component own : league.ownNoise()) {
                leagueOf.put(own, league);
                options.add(
                        own,
                        title(league) + ": " + own.says() + DeclaredOptions.unit(own) + DeclaredOptions.standard(own)
                                + ".");
            }
        }
    }

    private static String title(LeagueModule league) {
        StringBuilder title = new StringBuilder();
        for (String word : league.name().split("-", -1)) {
            title.append(title.isEmpty() ? "" : " ")
                    .append(word.substring(0, 1).toUpperCase(Locale.ROOT))
                    .append(word.substring(1));
        }
        return title.toString();
    }

    /** Gives the options to a command, as a group with a heading. */
    public void addTo(CommandSpec command, String heading) {
        options.addTo(command, heading);
    }

    /**
     * {@return a configuration with the options that were given laid over it}
     *
     * @param league whose configuration it is
     * @throws IllegalArgumentException if something was given that the league does not know
     */
    public Configuration over(Configuration below, String league) {
        Configuration[] all = {below};
        options.given((component, value) -> {
            LeagueModule owner = leagueOf.get(component);
            if (owner != null && !owner.name().equals(league)) {
                List<String> names =
                        owner.ownNoise().stream().map(Component::option).toList();
                String last = names.get(names.size() - 1);
                throw new IllegalArgumentException(String.join(", ", names.subList(0, names.size() - 1)) + " and "
                        + last + " are for " + owner.name() + ", not for " + league);
            }
            all[0] = all[0].set("noise." + component.key(), (Double) value, component.option());
        });
        return all[0];
    }
}
