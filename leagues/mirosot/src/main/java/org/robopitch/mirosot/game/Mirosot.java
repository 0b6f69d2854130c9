// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.game;

import java.util.List;
import org.robopitch.declare.Declared;
import org.robopitch.engine.match.TallyRules;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.kit.RuledLeague;
import org.robopitch.mirosot.MirosotLeague;
import org.robopitch.mirosot.file.MirosotSettings;
import org.robopitch.mirosot.parameters.BallModel;
import org.robopitch.mirosot.parameters.BallParameters;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.referee.Half;
import org.robopitch.mirosot.referee.MirosotRules;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Section;

/**
 * MiroSot with its rules, ready to be played in matches.
 *
 * @param league pitch, bodies and models
 * @param rules what the referee applies
 */
public record Mirosot(MirosotLeague league, MirosotRules rules) implements RuledLeague<MirosotRules> {
    private static final int WHEELS = 2;

    /** Refuses rules out of their bounds. */
    public Mirosot {
        Declared.check("rules", rules);
    }

    /**
     * {@return MiroSot of a size as it is played}
     *
     * @param size which size
     */
    public static Mirosot of(Size size) {
        return new Mirosot(MirosotLeague.of(size), MirosotRules.defaults());
    }

    /**
     * {@return MiroSot as a league file describes it, with a section {@code rules} if it has other rules than the default}
     *
     * @param name the file's name, for messages
     * @param text what is in it, as {@link #configuration()} writes it or as a person does
     * @throws org.robopitch.settings.BadFileException if something in it is wrong
     */
    public static Mirosot parse(String name, String text) {
        return of(Configuration.parse(name, text));
    }

    /**
     * {@return MiroSot as a configuration describes it}
     *
     * @param configuration anything it does not say keeps its default
     * @throws org.robopitch.settings.BadFileException if something in it is wrong
     */
    public static Mirosot of(Configuration configuration) {
        Section root = configuration.root();
        Mirosot read = new Mirosot(new MirosotLeague(MirosotSettings.read(root, 0)), MirosotSettings.rules(root));
        root.refuseTheRest();
        return read;
    }

    @Override
    public Mirosot withRules(MirosotRules other) {
        return new Mirosot(league, other);
    }

    @Override
    public String name() {
        return MirosotSettings.LEAGUE;
    }

    @Override
    public int robotsPerSide() {
        return league.robotsPerTeam();
    }

    @Override
    public int channels() {
        return WHEELS;
    }

    @Override
    public double cycleSeconds() {
        return league.parameters().timing().controlCycle();
    }

    @Override
    public String configuration() {
        return MirosotSettings.write(league.parameters(), rules);
    }

    @Override
    public TallyRules tallyRules() {
        MirosotParameters parameters = league.parameters();
        BallParameters ball = parameters.ball();
        double weight =
                ball.model() == BallModel.VISCOUS ? 0 : parameters.pitch().gravity() / 1.4;
        boolean turns = rules.changeEnds() && !rules.external();
        return new TallyRules(
                0.01,
                0.05,
                0.2,
                // A robot that was struck may be faster than its wheels, a placed one seems faster still.
                2 * parameters.drive().maximumWheelSpeed() * parameters.robot().wheelRadius(),
                ball.rollingFriction() * weight,
                ball.viscousFriction() / (1.4 * ball.mass()),
                false,
                -parameters.start().blueDefends().sign(),
                turns ? Half.AFTER_CHANGE_OF_ENDS : List.of());
    }

    @Override
    public MirosotGame newGame(RandomStream random) {
        return new MirosotGame(league, rules, random);
    }
}
