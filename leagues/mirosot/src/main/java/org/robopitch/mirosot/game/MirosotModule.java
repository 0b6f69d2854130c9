// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.game;

import java.util.List;
import java.util.Locale;
import org.robopitch.engine.match.League;
import org.robopitch.kit.MatchWish;
import org.robopitch.kit.PlanarModule;
import org.robopitch.mirosot.parameters.DriveParameters;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.PitchParameters;
import org.robopitch.mirosot.parameters.Preset;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.parameters.StartParameters;
import org.robopitch.mirosot.parameters.TimingParameters;
import org.robopitch.mirosot.referee.MirosotRules;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Records;
import org.robopitch.settings.Schema;
import org.robopitch.settings.Section;

/** MiroSot as the program offers it: three sizes, extra time and shoot-outs. A file starts from a size and a preset. */
public final class MirosotModule extends PlanarModule<Mirosot, MirosotParameters, MirosotRules> {
    private final TimingParameters timing;

    /** MiroSot as it is played in matches. */
    public MirosotModule() {
        this(TimingParameters.defaults());
    }

    /** With another default rhythm. */
    MirosotModule(TimingParameters timing) {
        super(
                Mirosot.NAME,
                List.of("5v5", "3v3", "11v11"),
                List.of("tactical", "chaser", "template"),
                MirosotRules.defaults());
        this.timing = timing;
    }

    @Override
    protected Mirosot league(MirosotParameters parameters, MirosotRules rules) {
        return new Mirosot(parameters, rules);
    }

    @Override
    public League ofSize(String size) {
        return Mirosot.of(size(size));
    }

    @Override
    public Configuration withSize(Configuration below, String size, String option) {
        return below.set("size", size(size).name().toLowerCase(Locale.ROOT), option);
    }

    private Size size(String size) {
        return switch (size) {
            case "3v3" -> Size.SMALL;
            case "5v5" -> Size.MIDDLE;
            case "11v11" -> Size.LARGE;
            default ->
                throw new IllegalArgumentException("there is no size '" + size + "' in mirosot, only "
                        + String.join(", ", sizes()) + "; other numbers of robots need a configuration");
        };
    }

    @Override
    public League withWish(League league, MatchWish wish) {
        Mirosot mirosot = (Mirosot) league;
        MirosotRules rules = mirosot.rules();
        if (wish.duration() > 0) {
            rules = rules.with("halfSeconds", wish.duration() / 2);
        }
        return mirosot.withRules(rules.with("overtime", rules.overtime() || wish.overtime())
                .with("shootOut", rules.shootOut() || wish.shootOut()));
    }

    @Override
    public MirosotScenario scenario(Section root) {
        return new MirosotScenario(root);
    }

    @Override
    protected MirosotParameters base(Section root, int robots) {
        Size size = root.choice("size", Size.MIDDLE);
        MirosotParameters base = root.choice("preset", Preset.DEFAULT).parameters(size);
        MirosotParameters asked = robots > 0 ? base.with("robotsPerTeam", robots) : base;
        int perTeam = (int) Records.number(root, "robotsPerTeam", asked);
        return base.with("robotsPerTeam", perTeam)
                .with(
                        "drive.grip",
                        grip(root.section("drive").section("grip"), base.drive().grip()))
                .with("timing", timing(root.section("timing")))
                .with("start", start(Records.readSome(root.section("pitch"), base.pitch()), base, perTeam));
    }

    /** Wheels that did not slip in the preset grip along as they grip across. */
    private static DriveParameters.Grip grip(Section in, DriveParameters.Grip base) {
        return base.isLimited() ? base : base.with("forward", Records.number(in, "sideways", base));
    }

    /**
     * Where only the step is given, the cycle is the whole number of steps nearest to the default; where only the cycle is, and
     * the default step does not divide it, the step is a shorter one that does.
     */
    private TimingParameters timing(Section in) {
        double cycle = Records.number(in, "controlCycle", timing);
        if (in.has("controlCycle") && !in.has("step") && timing.equals(TimingParameters.defaults())) {
            return TimingParameters.ofCycle(cycle);
        }
        double step = Records.number(in, "step", timing);
        return new TimingParameters(
                step, in.has("controlCycle") ? cycle : Math.max(1, Math.rint(timing.controlCycle() / step)) * step);
    }

    private static StartParameters start(PitchParameters pitch, MirosotParameters base, int robots) {
        boolean unchanged = pitch.equals(base.pitch()) && robots == base.robotsPerTeam();
        return unchanged || robots < 1 ? base.start() : StartParameters.standard(pitch, Math.min(robots, 500));
    }

    @Override
    protected void describeParameters(Schema schema) {
        schema.choice("size", Size.MIDDLE, "pitch and number of robots: 3v3, 5v5 or 11v11");
        schema.choice("preset", Preset.DEFAULT, "the preset that sets all other defaults");
        super.describeParameters(schema);
    }
}
