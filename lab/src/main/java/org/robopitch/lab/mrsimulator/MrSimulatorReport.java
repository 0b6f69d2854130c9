// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.mrsimulator;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.kit.game.PlanarStage;
import org.robopitch.kit.scenario.ScenarioDrawing;
import org.robopitch.lab.plot.Axis;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Steps;
import org.robopitch.mixedreality.game.MixedReality;
import org.robopitch.mixedreality.game.MixedRealityGame;
import org.robopitch.mixedreality.game.MixedRealityRules;
import org.robopitch.mixedreality.trajectory.SpeedTable;

/** What MR-Simulator 2011 shows, worked out again: its tables and figures with the numbers beside them. */
public final class MrSimulatorReport {
    /** How many steps it takes. */
    public static final int STEPS = 7;

    private MrSimulatorReport() {}

    /** {@return the report} */
    public static HtmlReport make() {
        return make(Steps.uncounted());
    }

    /** {@return the report, made in {@link #STEPS} steps} */
    public static HtmlReport make(Steps steps) {
        HtmlReport report = new HtmlReport("MR-Simulator 2011, reproduced")
                .paragraph(
                        "M. A. C. Simões, J. R. de Souza, F. A. M. Pimentel, D. Frias: MR-Simulator, a simulator for "
                                + "the Mixed Reality competition of RoboCup. RoboCup 2010, LNAI 6556, 2011. All numbers come "
                                + "from RoboPitch's own implementation; the text says where it differs from the paper. Each "
                                + "figure ends with a verdict computed from this run. Fig. 1 (the competition's system) and "
                                + "fig. 2 (a photograph of a robot) contain no results; the robot's size, 25 × 27 mm, is taken "
                                + "from fig. 2.");
        tableOne(report);
        steps.done();
        StepSizeStudy.write(report);
        steps.done();
        CollisionScenes.write(report);
        steps.done();
        CollisionPoints.write(report);
        steps.done();
        CoupledRotation.write(report);
        steps.done();
        SlipCurves.write(report);
        steps.done();
        report.section("Line-ups (fig. 8)")
                .paragraph("Five and eleven robots per side on the field of the 2008 server, 781.81 × 487.475 mm. "
                        + "Yellow defends the left goal, blue the right one. Any number from 1 to 50 per side is "
                        + "possible.");
        lineUp(report, 5);
        lineUp(report, 11);
        report.verdict(
                fits(5) && fits(11),
                "In both line-ups, all robots are in their own half, inside the field and without overlap. "
                        + "The paper shows screenshots of a running match, from which positions cannot be read.");
        steps.done();
        return report;
    }

    private static void tableOne(HtmlReport report) {
        report.section("Speeds (Table 1)")
                .paragraph("A commanded wheel speed is rounded to the nearest of 31 speeds and keeps its sign: below "
                        + "12.805 mm/s the wheel stops, above 130.43 mm/s it turns at its maximum.");
        List<Series.Point> stairs = new ArrayList<>();
        List<Series.Point> wish = new ArrayList<>();
        for (int tenth = -1450; tenth <= 1450; tenth++) {
            double speed = tenth / 10.0;
            stairs.add(new Series.Point(speed, 1000 * SpeedTable.nearest(speed / 1000)));
            wish.add(new Series.Point(speed, speed));
        }
        report.plot(new Plot("Table 1 as a staircase", Axis.linear("commanded, mm/s"), Axis.linear("turned, mm/s"))
                .add(Series.of("as commanded", wish, Series.Style.DOTTED).coloured(7))
                .add(Series.of("as discretised", stairs, Series.Style.LINE).coloured(0))
                .size(640, 460));
        List<List<String>> rows = new ArrayList<>();
        for (int code = 0; code < 16; code++) {
            boolean second = code + 16 <= SpeedTable.HIGHEST_CODE;
            rows.add(List.of(
                    Integer.toString(code),
                    millimetres(code),
                    second ? Integer.toString(code + 16) : "",
                    second ? millimetres(code + 16) : ""));
        }
        report.table("mm/s", List.of("code", "speed", "code", "speed"), rows);
        report.verdict(
                isNearest(),
                "All of 2,901 commanded speeds from −145 to 145 mm/s are rounded to the nearest entry of the "
                        + "table, with their sign.");
    }

    private static boolean isNearest() {
        boolean nearest = true;
        for (int tenth = -1450; tenth <= 1450; tenth++) {
            double speed = tenth / 10_000.0;
            double turned = SpeedTable.nearest(speed);
            for (int code = 0; code <= SpeedTable.HIGHEST_CODE; code++) {
                double other = Math.copySign(SpeedTable.speed(code), speed);
                nearest &= Math.abs(turned - speed) <= Math.abs(other - speed) + 1e-12;
            }
        }
        return nearest;
    }

    private static boolean fits(int robots) {
        var world = MixedReality.of(robots).newGame(new RandomStream(1, 0)).world();
        Bodies bodies = world.bodies();
        boolean fits = true;
        for (int a = 0; a < bodies.robots; a++) {
            fits &= world.collisions().outside(bodies, a) <= 0 && (a < robots) == bodies.body[a].x > 0;
            for (int b = a + 1; b < bodies.robots; b++) {
                fits &= world.collisions().overlap(bodies, a, b) <= 0;
            }
        }
        return fits;
    }

    private static String millimetres(int code) {
        return String.format(Locale.ROOT, "%.2f", 1000 * SpeedTable.speed(code));
    }

    private static void lineUp(HtmlReport report, int robots) {
        MixedReality league = MixedReality.of(robots).withRules(new MixedRealityRules(300, 1, 10, 15, 10, 0));
        Bodies bodies = league.newGame(new RandomStream(1, 0)).world().bodies();
        PlanarStage.Field field = MixedRealityGame.field(league.parameters(), bodies);
        ScenarioDrawing drawing = new ScenarioDrawing(field, league.cycleSeconds(), 1, true);
        drawing.state(bodies, league.cycleSeconds(), robot -> "");
        report.drawing(robots + " against " + robots, drawing.svg());
    }
}
