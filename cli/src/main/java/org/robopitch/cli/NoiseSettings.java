// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.robopitch.declare.Value;
import org.robopitch.declare.Values;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.kit.LeagueModule;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Records;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;

/** The section {@code noise} of a configuration, as far as it belongs to every match, whatever the league. */
public record NoiseSettings(
        @Value(says = "standard deviation of observed positions, per coordinate", unit = "m", max = 100)
        double positionNoise,

        @Value(says = "standard deviation of observed headings", unit = "rad", max = 100)
        double headingNoise,

        @Value(says = "standard deviation of observed velocities, per coordinate", unit = "m/s", max = 100)
        double speedNoise,

        @Value(says = "standard deviation of observed angular velocities", unit = "rad/s", max = 1000)
        double spinNoise,

        @Value(says = "probability that a robot or the ball is not seen in a cycle", max = 1)
        double vanish,

        @Value(says = "probability that a team gets the previous observation again", max = 1)
        double dropFrame,

        @Value(says = "delay of observations, rounded to whole cycles", unit = "s", max = 10)
        double sensingDelay,

        @Value(says = "delay of commands, rounded to whole cycles", unit = "s", max = 10)
        double commandDelay,

        @Value(says = "probability that a robot's command is lost in a cycle", max = 1)
        double commandLoss,

        @Value(says = "how often each wheel locks", unit = "1/s", max = 1000)
        double wheelLockRate,

        @Value(says = "how long a wheel stays locked", unit = "s", max = 1000)
        double wheelLockTime,

        @Value(says = "wheel speeds below this magnitude have no effect", unit = "rad/s", max = 1000)
        double deadZone)
        implements Values<NoiseSettings> {

    /** Nothing goes wrong. */
    static final NoiseSettings NONE = new NoiseSettings(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    private static final String KEY = "noise";

    /**
     * {@return the noise of a configuration}
     *
     * @param league whose configuration it is
     * @throws IllegalArgumentException if some of it would change nothing in that league
     */
    public static NoiseSettings read(Configuration configuration, LeagueModule league) {
        NoiseSettings noise = read(configuration, league.noiseKeys());
        String useless = noise.useless(league);
        if (useless != null) {
            throw configuration.root().section(KEY).refuse(useless, reason(league));
        }
        return noise;
    }

    /** {@return the noise of a match} */
    static NoiseSettings of(SensingSettings sensing, ActuationSettings actuation) {
        return new NoiseSettings(
                sensing.positionNoise(),
                sensing.headingNoise(),
                sensing.speedNoise(),
                sensing.spinNoise(),
                sensing.vanish(),
                sensing.dropFrame(),
                sensing.delay(),
                actuation.delay(),
                actuation.loss(),
                actuation.lockRate(),
                actuation.lockTime(),
                actuation.deadZone());
    }

    /**
     * Refuses noise that would change nothing.
     *
     * @param league where
     * @throws IllegalArgumentException if some of it would
     */
    void requireEffect(LeagueModule league) {
        String key = useless(league);
        if (key != null) {
            String option = "--" + key.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
            throw new IllegalArgumentException(option + " (noise." + key + ") " + reason(league));
        }
    }

    private @Nullable String useless(LeagueModule league) {
        for (var component : NoiseSettings.class.getRecordComponents()) {
            if (league.noiseWithoutMeaning().contains(component.getName()) && !isZero(component)) {
                return component.getName();
            }
        }
        return null;
    }

    private boolean isZero(RecordComponent component) {
        try {
            return Double.valueOf(0).equals(component.getAccessor().invoke(this));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String reason(LeagueModule league) {
        return "has no effect in the league " + league.name()
                + ", whose robots have their own senses. These have an effect: --drop-frame, --sensing-delay, "
                + "--command-delay, --command-loss";
    }

    private static NoiseSettings read(Configuration configuration, List<String> own) {
        if (!configuration.has(KEY)) {
            return NONE;
        }
        Section root = configuration.root();
        Section noise = root.section(KEY);
        own.forEach(noise::has);
        return root.make(() -> Records.plain().read(noise, NONE));
    }

    /** {@return what is left of a configuration for the league} */
    public static Configuration without(Configuration configuration) {
        if (!configuration.has(KEY)) {
            return configuration;
        }
        Configuration rest = configuration;
        for (var component : NoiseSettings.class.getRecordComponents()) {
            rest = rest.without(KEY + "." + component.getName());
        }
        return rest;
    }

    static void describe(Schema schema) {
        schema.inside(KEY, noise -> Records.plain().describe(noise, NONE));
    }

    /** {@return what goes wrong on the way to the teams} */
    public SensingSettings sensing() {
        return new SensingSettings(positionNoise, headingNoise, speedNoise, spinNoise, vanish, dropFrame, sensingDelay);
    }

    /** {@return what goes wrong on the way to the robots} */
    public ActuationSettings actuation() {
        return new ActuationSettings(commandDelay, commandLoss, wheelLockRate, wheelLockTime, deadZone);
    }
}
