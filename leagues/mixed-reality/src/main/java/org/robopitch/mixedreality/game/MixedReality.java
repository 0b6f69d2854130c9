// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import java.util.List;
import org.robopitch.declare.Declared;
import org.robopitch.engine.match.TallyRules;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.kit.PlanarLeague;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.settings.Configuration;

/**
 * Mixed Reality with its rules, ready to be played in matches. A command of a robot is four numbers: the rim speeds of
 * the left and the right wheel (m/s, taken to Table 1), force (0 … 1) and angle (rad, from the heading) of a kick.
 *
 * @param parameters field, bodies and models
 * @param rules what the supervision applies
 */
public record MixedReality(MixedRealityParameters parameters, MixedRealityRules rules)
        implements PlanarLeague<MixedRealityParameters, MixedRealityRules> {
    /** The league's name. */
    public static final String NAME = "mixed-reality";

    /** Channel of the left wheel's speed, m/s. */
    public static final int LEFT = 0;

    /** Channel of the right wheel's speed, m/s. */
    public static final int RIGHT = 1;

    /** Channel of the force of a kick, 0 … 1; 0 for none. */
    public static final int KICK_FORCE = 2;

    /** Channel of the angle of a kick, rad, counter-clockwise from the robot's heading. */
    public static final int KICK_ANGLE = 3;

    /** How many channels a robot has. */
    public static final int CHANNELS = 4;

    /** Refuses parameters and rules out of their bounds, or that do not fit together. */
    public MixedReality {
        parameters.checked();
        Declared.check("rules", rules);
    }

    /**
     * {@return the default league of a size}
     *
     * @param robotsPerTeam robots a side
     */
    public static MixedReality of(int robotsPerTeam) {
        return new MixedReality(MixedRealityParameters.of(robotsPerTeam), MixedRealityRules.defaults());
    }

    /**
     * {@return the league that a file describes}
     *
     * @param name the file's name, for messages
     * @param text YAML, as {@link #configuration()} writes it or as a person does
     * @throws org.robopitch.settings.BadFileException if something in it is wrong
     */
    public static MixedReality parse(String name, String text) {
        return of(Configuration.parse(name, text));
    }

    /**
     * {@return the league that a configuration describes}
     *
     * @param configuration anything it does not say keeps its default
     * @throws org.robopitch.settings.BadFileException if something in it is wrong
     */
    public static MixedReality of(Configuration configuration) {
        return new MixedRealityModule().of(configuration);
    }

    @Override
    public MixedReality withRules(MixedRealityRules other) {
        return new MixedReality(parameters, other);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public int robotsPerSide() {
        return parameters.robotsPerTeam();
    }

    @Override
    public int channels() {
        return CHANNELS;
    }

    @Override
    public double cycleSeconds() {
        return parameters.timing().cycle();
    }

    @Override
    public TallyRules tallyRules() {
        return new TallyRules(0.005, 0.03, 0.1, 1, parameters.ball().deceleration(), 0, false, -1, List.of());
    }

    @Override
    public MixedRealityGame newGame(RandomStream random) {
        return new MixedRealityGame(this, random);
    }
}
