// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import org.robopitch.mixedreality.parameters.BallParameters;
import org.robopitch.mixedreality.parameters.CollisionParameters;
import org.robopitch.mixedreality.parameters.FieldParameters;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.parameters.NoiseParameters;
import org.robopitch.mixedreality.parameters.RobotParameters;
import org.robopitch.mixedreality.parameters.TimingParameters;
import org.robopitch.mixedreality.parameters.TrajectoryParameters;
import org.robopitch.settings.Section;
import org.robopitch.settings.SettingsText;

/** Mixed Reality as a league file: read key by key, written with every key. */
public final class MixedRealityConfiguration {
    private static final int USUAL_ROBOTS = 5;

    private MixedRealityConfiguration() {}

    static MixedReality read(String name, String text) {
        Section root = Section.parse(name, text);
        MixedReality league = root.make(() -> new MixedReality(parameters(root, USUAL_ROBOTS), rules(root)));
        root.refuseTheRest();
        return league;
    }

    /**
     * Reads all parameters of a file but its rules.
     *
     * @param root the file
     * @param usualRobots robots a side if the file does not say
     * @return the parameters
     */
    public static MixedRealityParameters parameters(Section root, int usualRobots) {
        String league = root.text("league", MixedReality.NAME);
        if (!league.equals(MixedReality.NAME)) {
            throw root.refuse("league", "must be " + MixedReality.NAME + " here, but is '" + league + "'");
        }
        int robots = root.integer("robotsPerTeam", usualRobots);
        return new MixedRealityParameters(
                robots,
                field(root.section("field")),
                robot(root.section("robot")),
                trajectory(root.section("trajectory")),
                collisions(root.section("collisions")),
                ball(root.section("ball")),
                timing(root.section("timing")),
                noise(root.section("noise")));
    }

    private static FieldParameters field(Section in) {
        FieldParameters usual = FieldParameters.defaults();
        FieldParameters read = new FieldParameters(
                in.number("length", usual.length()),
                in.number("width", usual.width()),
                in.number("goalWidth", usual.goalWidth()),
                in.number("goalDepth", usual.goalDepth()),
                in.number("smallAreaDepth", usual.smallAreaDepth()),
                in.number("smallAreaWidth", usual.smallAreaWidth()),
                in.number("penaltyAreaDepth", usual.penaltyAreaDepth()),
                in.number("penaltyAreaWidth", usual.penaltyAreaWidth()),
                in.number("centreCircleRadius", usual.centreCircleRadius()));
        in.refuseTheRest();
        return read;
    }

    private static RobotParameters robot(Section in) {
        RobotParameters usual = RobotParameters.defaults();
        RobotParameters read = new RobotParameters(
                in.number("length", usual.length()),
                in.number("width", usual.width()),
                in.number("height", usual.height()),
                in.number("track", usual.track()));
        in.refuseTheRest();
        return read;
    }

    private static TrajectoryParameters trajectory(Section in) {
        TrajectoryParameters usual = TrajectoryParameters.exact();
        TrajectoryParameters read = new TrajectoryParameters(
                in.choice("model", usual.model()),
                in.flag("frozenHeading", usual.frozenHeading()),
                in.choice("correction", usual.correction()),
                in.choice("share", usual.share()),
                in.number("factor", usual.factor()));
        in.refuseTheRest();
        return read;
    }

    private static CollisionParameters collisions(Section in) {
        CollisionParameters usual = CollisionParameters.defaults();
        CollisionParameters read =
                new CollisionParameters(in.choice("mode", usual.mode()), in.number("wallCreep", usual.wallCreep()));
        in.refuseTheRest();
        return read;
    }

    private static BallParameters ball(Section in) {
        BallParameters usual = BallParameters.defaults();
        BallParameters read = new BallParameters(
                in.number("radius", usual.radius()),
                in.number("deceleration", usual.deceleration()),
                in.number("wallRestitution", usual.wallRestitution()),
                in.number("robotRestitution", usual.robotRestitution()),
                in.number("kickRange", usual.kickRange()),
                in.number("kickSpeed", usual.kickSpeed()),
                in.flag("openGoalLines", usual.openGoalLines()));
        in.refuseTheRest();
        return read;
    }

    private static TimingParameters timing(Section in) {
        TimingParameters usual = TimingParameters.defaults();
        TimingParameters read =
                new TimingParameters(in.number("cycle", usual.cycle()), in.number("step", usual.step()));
        in.refuseTheRest();
        return read;
    }

    private static NoiseParameters noise(Section in) {
        NoiseParameters usual = NoiseParameters.none();
        NoiseParameters read = new NoiseParameters(
                in.number("misread", usual.misread()),
                in.number("lostRate", usual.lostRate()),
                in.number("lostSeconds", usual.lostSeconds()));
        in.refuseTheRest();
        return read;
    }

    private static MixedRealityRules rules(Section root) {
        Section in = root.section("rules");
        MixedRealityRules usual = MixedRealityRules.defaults();
        MixedRealityRules read = new MixedRealityRules(
                in.number("halfSeconds", usual.halfSeconds()),
                in.number("stoppageSeconds", usual.stoppageSeconds()),
                in.number("restartSeconds", usual.restartSeconds()),
                in.number("stuckSeconds", usual.stuckSeconds()),
                in.number("warnSeconds", usual.warnSeconds()),
                in.number("placementScatter", usual.placementScatter()));
        in.refuseTheRest();
        return read;
    }

    static String write(MixedReality league) {
        SettingsText out = new SettingsText();
        MixedRealityParameters parameters = league.parameters();
        out.word("league", league.name());
        out.integer("robotsPerTeam", parameters.robotsPerTeam());
        write(out, parameters.field());
        out.section("robot");
        out.number("length", parameters.robot().length());
        out.number("width", parameters.robot().width());
        out.number("height", parameters.robot().height());
        out.number("track", parameters.robot().track());
        out.section("trajectory");
        out.choice("model", parameters.trajectory().model());
        out.flag("frozenHeading", parameters.trajectory().frozenHeading());
        out.choice("correction", parameters.trajectory().correction());
        out.choice("share", parameters.trajectory().share());
        out.number("factor", parameters.trajectory().factor());
        out.section("collisions");
        out.choice("mode", parameters.collisions().mode());
        out.number("wallCreep", parameters.collisions().wallCreep());
        write(out, parameters.ball());
        out.section("timing");
        out.number("cycle", parameters.timing().cycle());
        out.number("step", parameters.timing().step());
        out.section("noise");
        out.number("misread", parameters.noise().misread());
        out.number("lostRate", parameters.noise().lostRate());
        out.number("lostSeconds", parameters.noise().lostSeconds());
        out.section("rules");
        out.number("halfSeconds", league.rules().halfSeconds());
        out.number("stoppageSeconds", league.rules().stoppageSeconds());
        out.number("restartSeconds", league.rules().restartSeconds());
        out.number("stuckSeconds", league.rules().stuckSeconds());
        out.number("warnSeconds", league.rules().warnSeconds());
        out.number("placementScatter", league.rules().placementScatter());
        return out.toString();
    }

    private static void write(SettingsText out, FieldParameters field) {
        out.section("field");
        out.number("length", field.length());
        out.number("width", field.width());
        out.number("goalWidth", field.goalWidth());
        out.number("goalDepth", field.goalDepth());
        out.number("smallAreaDepth", field.smallAreaDepth());
        out.number("smallAreaWidth", field.smallAreaWidth());
        out.number("penaltyAreaDepth", field.penaltyAreaDepth());
        out.number("penaltyAreaWidth", field.penaltyAreaWidth());
        out.number("centreCircleRadius", field.centreCircleRadius());
    }

    private static void write(SettingsText out, BallParameters ball) {
        out.section("ball");
        out.number("radius", ball.radius());
        out.number("deceleration", ball.deceleration());
        out.number("wallRestitution", ball.wallRestitution());
        out.number("robotRestitution", ball.robotRestitution());
        out.number("kickRange", ball.kickRange());
        out.number("kickSpeed", ball.kickSpeed());
        out.flag("openGoalLines", ball.openGoalLines());
    }
}
