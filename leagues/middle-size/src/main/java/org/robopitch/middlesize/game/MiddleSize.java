// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.game;

import java.util.List;
import org.robopitch.declare.Declared;
import org.robopitch.engine.match.TallyRules;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.kit.PlanarLeague;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.middlesize.referee.MiddleSizeRules;
import org.robopitch.settings.Configuration;

/**
 * The Middle Size League with its rules, ready to be played in matches. A robot's command is six numbers, see
 * {@link Channel}.
 *
 * @param parameters field, bodies and models
 * @param rules what the referee applies
 */
public record MiddleSize(MiddleSizeParameters parameters, MiddleSizeRules rules)
        implements PlanarLeague<MiddleSizeParameters, MiddleSizeRules> {
    /** The league's name in files and commands. */
    public static final String NAME = "middle-size";

    /** Refuses parameters and rules out of their bounds, or that do not fit together. */
    public MiddleSize {
        parameters.checked();
        Declared.check("rules", rules);
    }

    /**
     * {@return the league of a dialect as it is played}
     *
     * @param dialect which
     */
    public static MiddleSize of(Dialect dialect) {
        return new MiddleSize(MiddleSizeParameters.of(dialect), MiddleSizeRules.defaults());
    }

    /**
     * {@return the league that a file describes}
     *
     * @param name the file's name, for messages
     * @param text what is in it, as {@link #configuration()} writes it or as a person does
     * @throws org.robopitch.settings.BadFileException if something in it is wrong
     */
    public static MiddleSize parse(String name, String text) {
        return of(Configuration.parse(name, text));
    }

    /**
     * {@return the league that a configuration describes}
     *
     * @param configuration anything it does not say keeps its default
     * @throws org.robopitch.settings.BadFileException if something in it is wrong
     */
    public static MiddleSize of(Configuration configuration) {
        return new MiddleSizeModule().of(configuration);
    }

    @Override
    public MiddleSize withRules(MiddleSizeRules other) {
        return new MiddleSize(parameters, other);
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
        return Channel.count(parameters.dribble());
    }

    @Override
    public double cycleSeconds() {
        return parameters.timing().controlCycle();
    }

    @Override
    public TallyRules tallyRules() {
        return new TallyRules(
                0.03,
                0.2,
                1,
                2 * parameters.drive().maximumSpeed(),
                parameters.ball().rollingFriction() * parameters.ball().gravity(),
                0,
                true,
                1,
                List.of());
    }

    @Override
    public MiddleSizeGame newGame(RandomStream random) {
        return new MiddleSizeGame(new MiddleSizeWorld(parameters), rules, random.nextInt(2) == 0);
    }
}
