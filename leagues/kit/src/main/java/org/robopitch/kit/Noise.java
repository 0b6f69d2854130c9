// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.robopitch.declare.Component;
import org.robopitch.declare.Declared;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Records;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;

/** The noise of a match, whatever the league, and the section {@code noise} of a configuration that says it. */
public record Noise(SensingSettings sensing, ActuationSettings actuation) {
    private static final Noise NONE = new Noise(SensingSettings.PERFECT, ActuationSettings.PERFECT);
    private static final String KEY = "noise";

    /**
     * {@return the noise of a configuration}
     *
     * @throws IllegalArgumentException if some of it would change nothing in that league
     */
    public static Noise read(Configuration configuration, LeagueModule league) {
        if (!configuration.has(KEY)) {
            return NONE;
        }
        Section root = configuration.root();
        Section section = root.section(KEY);
        league.ownNoise().forEach(own -> section.has(own.key()));
        Noise noise = root.make(
                () -> new Noise(Records.readSome(section, NONE.sensing), Records.readSome(section, NONE.actuation)));
        section.refuseTheRest();
        Component useless = noise.useless(league);
        if (useless != null) {
            throw section.refuse(useless.key(), reason(league));
        }
        return noise;
    }

    /** {@return all kinds of noise that a match can have in every league} */
    public static List<Component> components() {
        return Stream.of(SensingSettings.class, ActuationSettings.class)
                .flatMap(type -> Declared.of(type).components().stream())
                .toList();
    }

    /**
     * Refuses noise that would change nothing.
     *
     * @throws IllegalArgumentException if some of it would
     */
    public void requireEffect(LeagueModule league) {
        Component useless = useless(league);
        if (useless != null) {
            throw new IllegalArgumentException(useless.option() + " (noise." + useless.key() + ") " + reason(league));
        }
    }

    private @Nullable Component useless(LeagueModule league) {
        return Stream.of(sensing, actuation)
                .flatMap(record -> Declared.of((Record) record).components().stream()
                        .filter(one -> league.noiseWithoutMeaning().contains(one.key())
                                && !one.get(record).equals(0.0)))
                .findFirst()
                .orElse(null);
    }

    private static String reason(LeagueModule league) {
        return "has no effect in the league " + league.name()
                + ", whose robots have their own senses. These have an effect: --drop-frame, --sensing-delay, "
                + "--command-delay, --command-loss";
    }

    /** {@return what is left of a configuration for the league} */
    public static Configuration without(Configuration configuration) {
        Configuration rest = configuration;
        for (Component component : components()) {
            rest = rest.without(KEY + "." + component.key());
        }
        return rest;
    }

    /** Adds its keys to the schema of a configuration. */
    public static void describe(Schema schema) {
        schema.inside(KEY, noise -> {
            Records.describe(noise, NONE.sensing);
            Records.describe(noise, NONE.actuation);
        });
    }
}
