// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.ActuationSettings;
import org.robopitch.engine.match.SensingSettings;
import org.robopitch.kit.LeagueModule;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Meaning;
import org.robopitch.settings.Records;
import org.robopitch.settings.Require;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;

/** The section {@code noise} of a configuration, as far as it belongs to every match, whatever the league. */
public record NoiseSettings(
        @Meaning("standard deviation of observed positions, per coordinate")
        double positionNoise,

        @Meaning("standard deviation of observed headings") double headingNoise,

        @Meaning("standard deviation of observed velocities, per coordinate")
        double speedNoise,

        @Meaning("standard deviation of observed angular velocities")
        double spinNoise,

        @Meaning("probability that a robot or the ball is not seen in a cycle")
        double vanish,

        @Meaning("probability that a team gets the previous observation again")
        double dropFrame,

        @Meaning("delay of observations, rounded to whole cycles")
        double sensingDelay,

        @Meaning("delay of commands, rounded to whole cycles")
        double commandDelay,

        @Meaning("probability that a robot's command is lost in a cycle")
        double commandLoss,

        @Meaning("how often each wheel locks") double wheelLockRate,
        @Meaning("how long a wheel stays locked") double wheelLockTime,

        @Meaning("wheel speeds below this magnitude have no effect")
        double deadZone) {

    /** Nothing goes wrong. */
    static final NoiseSettings NONE = new NoiseSettings(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    private static final String KEY = "noise";

    /** Refuses negative noise, delays and rates, and probabilities outside of 0 to 1. */
    public NoiseSettings {
        Require.between("noise.positionNoise", positionNoise, 0, 100, "m");
        Require.between("noise.headingNoise", headingNoise, 0, 100, "rad");
        Require.between("noise.speedNoise", speedNoise, 0, 100, "m/s");
        Require.between("noise.spinNoise", spinNoise, 0, 1000, "rad/s");
        Require.between("noise.vanish", vanish, 0, 1, "");
        Require.between("noise.dropFrame", dropFrame, 0, 1, "");
        Require.between("noise.sensingDelay", sensingDelay, 0, 10, "s");
        Require.between("noise.commandDelay", commandDelay, 0, 10, "s");
        Require.between("noise.commandLoss", commandLoss, 0, 1, "");
        Require.between("noise.wheelLockRate", wheelLockRate, 0, 1000, "1/s");
        Require.between("noise.wheelLockTime", wheelLockTime, 0, 1000, "s");
        Require.between("noise.deadZone", deadZone, 0, 1000, "rad/s");
    }

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
