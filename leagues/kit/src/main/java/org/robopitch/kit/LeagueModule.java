// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.declare.Component;
import org.robopitch.engine.match.League;
import org.robopitch.kit.scenario.ScenarioLeague;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;

/**
 * A league as the program offers it. A new league is a module with one of these, and one line where the program lists
 * them; commands, studio, recordings and schemas need nothing else.
 */
public interface LeagueModule {
    /** {@return its name in commands, files and recordings} */
    String name();

    /** {@return its sizes, the default first} */
    List<String> sizes();

    /** {@return the names of teams that play it well, the default first} */
    List<String> teams();

    /**
     * {@return the league with everything at its default but its size} It needs no reader of YAML, whose classes take longer
     * to load than a minute of play.
     *
     * @param size one of {@link #sizes()}, or another that the league knows
     * @throws IllegalArgumentException if there is no such size
     */
    League ofSize(String size);

    /**
     * {@return the league that a configuration describes}
     *
     * @param configuration anything it does not say keeps its default
     * @throws org.robopitch.settings.BadFileException if something in it is wrong
     */
    League of(Configuration configuration);

    /**
     * {@return a configuration with a size laid over it}
     *
     * @param below what is overridden
     * @param size one of {@link #sizes()}, or another that the league knows
     * @param option who asks for the size, for messages
     * @throws IllegalArgumentException if there is no such size
     */
    default Configuration withSize(Configuration below, String size, String option) {
        return below.set("robotsPerTeam", ofSize(size).robotsPerSide(), option);
    }

    /**
     * {@return a league with what an order asks of its matches} The default is for leagues without extra time, whose rules
     * have {@code halfSeconds}.
     *
     * @param league a league of this module
     * @param wish length and extra time
     * @throws IllegalArgumentException if the league cannot do that
     */
    default League withWish(League league, MatchWish wish) {
        wish.requireNoDecider(name());
        return wish.duration() > 0 ? ((RuledLeague<?>) league).withRule("halfSeconds", wish.duration() / 2) : league;
    }

    /**
     * Adds all keys of its configuration to a schema.
     *
     * @param schema of the whole configuration
     */
    void describe(Schema schema);

    /**
     * {@return what a scenario file says about the league; null if it has no scenarios}
     *
     * @param root the keys of the league and those of the scenario
     * @throws org.robopitch.settings.BadFileException if something in it is wrong
     */
    default @Nullable ScenarioLeague<?> scenario(Section root) {
        return null;
    }

    /** {@return the components of the section {@code noise} that it reads itself} */
    default List<Component> ownNoise() {
        return List.of();
    }

    /** {@return the keys of the section {@code noise} that would change nothing in it: they are refused} */
    default List<String> noiseWithoutMeaning() {
        return List.of();
    }

    /**
     * {@return the league that an order asks for} An order outranks a configuration.
     *
     * @param configuration anything it does not say keeps its default
     * @param size which size; empty for that of the configuration
     * @param wish length and extra time
     * @throws IllegalArgumentException if there is no such league
     */
    default League order(Configuration configuration, String size, MatchWish wish) {
        League league;
        if (size.isEmpty()) {
            league = of(configuration);
        } else if (configuration.isEmpty()) {
            league = ofSize(size);
        } else {
            league = of(withSize(configuration, size, "--size " + size));
        }
        return withWish(league, wish);
    }
}
