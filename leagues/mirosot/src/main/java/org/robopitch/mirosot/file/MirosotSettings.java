// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.file;

import org.robopitch.declare.Range;
import org.robopitch.mirosot.parameters.BallSurface;
import org.robopitch.mirosot.parameters.BodyOutline;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.PitchParameters;
import org.robopitch.mirosot.parameters.Preset;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.parameters.StartParameters;
import org.robopitch.mirosot.parameters.TimingParameters;
import org.robopitch.mirosot.parameters.WallRule;
import org.robopitch.mirosot.parameters.WheelGrip;
import org.robopitch.mirosot.referee.MirosotRules;
import org.robopitch.settings.BadFileException;
import org.robopitch.settings.Records;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;

/**
 * MiroSot as a configuration: a preset, a size, and whatever is said otherwise. The keys are the names of the records'
 * components. What is written leaves nothing to a default.
 */
public final class MirosotSettings {
    /** The league's name. */
    public static final String LEAGUE = "mirosot";

    private static final Records RECORDS = Records.plain()
            .with(BodyOutline.class, new OutlineKeys())
            .with(BallSurface.class, new BallSurfaceKeys())
            .with(WheelGrip.class, new GripKeys())
            .with(WallRule.class, new WallRuleKeys());

    private MirosotSettings() {}

    /**
     * Reads the keys of a league from a configuration, which may have others.
     *
     * @param root the whole configuration
     * @param robotsPerTeam how many robots a side has if it does not say; 0 for as many as the size has
     * @return the parameters
     * @throws BadFileException if something in it is wrong
     */
    public static MirosotParameters read(Section root, int robotsPerTeam) {
        Size size = root.choice("size", Size.MIDDLE);
        return read(root, root.choice("preset", Preset.DEFAULT).parameters(size), robotsPerTeam);
    }

    /**
     * Reads the keys of a league from a scenario: the same, with steps of 1 ms where it does not say.
     *
     * @param root the whole configuration
     * @param robotsPerTeam how many robots a side has if it does not say; 0 for as many as the size has
     * @return the parameters
     * @throws BadFileException if something in it is wrong
     */
    public static MirosotParameters readScenario(Section root, int robotsPerTeam) {
        Size size = root.choice("size", Size.MIDDLE);
        MirosotParameters preset = root.choice("preset", Preset.DEFAULT).parameters(size);
        return read(root, preset.with("timing", TimingParameters.fine()), robotsPerTeam);
    }

    private static MirosotParameters read(Section root, MirosotParameters base, int robotsPerTeam) {
        root.requireLeague(LEAGUE);
        int robots = root.integer(
                "robotsPerTeam",
                robotsPerTeam > 0 ? robotsPerTeam : base.robotsPerTeam(),
                new Range(1, MirosotParameters.MOST_ROBOTS, "", ""));
        return root.make(() -> {
            PitchParameters pitch = RECORDS.read(root.section("pitch"), base.pitch());
            return new MirosotParameters(
                            robots,
                            pitch,
                            RECORDS.read(root.section("robot"), base.robot()),
                            RECORDS.read(root.section("drive"), base.drive()),
                            RECORDS.read(root.section("ball"), base.ball()),
                            RECORDS.read(root.section("collisions"), base.collisions()),
                            timing(root.section("timing"), base.timing()),
                            RECORDS.read(root.section("start"), start(base, pitch, robots)))
                    .checked();
        });
    }

    /**
     * Where only the step is given, the cycle is the whole number of steps nearest to the preset's; where only the cycle
     * is, and the preset's step does not divide it, the step is a shorter one that does.
     */
    private static TimingParameters timing(Section in, TimingParameters base) {
        if (in.has("controlCycle") && !in.has("step") && base.equals(TimingParameters.defaults())) {
            return RECORDS.read(in, TimingParameters.ofCycle(Records.number(in, "controlCycle", base)));
        }
        double step = Records.number(in, "step", base);
        double cycle = Math.max(1, Math.rint(base.controlCycle() / step)) * step;
        double asked = Records.number(in, "controlCycle", base);
        return RECORDS.read(in, new TimingParameters(step, in.has("controlCycle") ? asked : cycle));
    }

    private static StartParameters start(MirosotParameters base, PitchParameters pitch, int robots) {
        boolean unchanged = pitch.equals(base.pitch()) && robots == base.robotsPerTeam();
        StartParameters standard =
                unchanged || robots < 1 ? base.start() : StartParameters.standard(pitch, Math.min(robots, 500));
        return new StartParameters(base.start().blueDefends(), standard.formation());
    }

    /**
     * Reads the section {@code rules}.
     *
     * @param root the whole configuration
     * @return the rules
     * @throws BadFileException if something in it is wrong
     */
    public static MirosotRules rules(Section root) {
        return root.make(() -> RECORDS.read(root.section("rules"), MirosotRules.defaults()));
    }

    /**
     * {@return everything as a configuration}
     *
     * @param parameters bodies and models
     * @param rules what the referee applies
     */
    public static String write(MirosotParameters parameters, MirosotRules rules) {
        return RECORDS.write(LEAGUE, parameters, rules);
    }

    /**
     * Adds all keys of the league to a schema.
     *
     * @param schema of the whole configuration
     */
    public static void describe(Schema schema) {
        schema.league(LEAGUE);
        schema.choice("size", Size.MIDDLE, "pitch and number of robots: 3v3, 5v5 or 11v11");
        schema.choice("preset", Preset.DEFAULT, "the preset that sets all other defaults");
        RECORDS.describe(schema, MirosotParameters.defaults(Size.MIDDLE));
        schema.section("rules", "the referee's rules", rules -> RECORDS.describe(rules, MirosotRules.defaults()));
    }
}
