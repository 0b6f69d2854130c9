// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.mrsimulator;

import static org.robopitch.lab.report.HtmlReport.text;

import java.util.List;
import java.util.stream.IntStream;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.kit.game.PlanarStage;
import org.robopitch.kit.scenario.ScenarioDrawing;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Paper;
import org.robopitch.lab.report.Paper.Item;
import org.robopitch.lab.report.Table;
import org.robopitch.mixedreality.game.MixedReality;
import org.robopitch.mixedreality.game.MixedRealityGame;
import org.robopitch.mixedreality.game.MixedRealityRules;
import org.robopitch.mixedreality.trajectory.SpeedTable;

/** What MR-Simulator 2011 shows, worked out again: its tables and figures with the numbers beside them. */
public final class MrSimulatorReport {
    /** The paper. */
    public static final Paper PAPER = new Paper(
            "mr-simulator",
            "MR-Simulator 2011: a simulator for Mixed Reality",
            "MR-Simulator 2011: speeds, step size, slip, collisions and line-ups in Mixed Reality.",
            "MR-Simulator 2011, reproduced",
            "M. A. C. Simões, J. R. de Souza, F. A. M. Pimentel, D. Frias: MR-Simulator, a simulator for "
                    + "the Mixed Reality competition of RoboCup. RoboCup 2010, LNAI 6556, 2011. All numbers come "
                    + "from RoboPitch's own implementation; the text says where it differs from the paper. Each "
                    + "figure ends with a verdict computed from this run. Fig. 1 (the competition's system) and "
                    + "fig. 2 (a photograph of a robot) contain no results; the robot's size, 25 × 27 mm, is taken "
                    + "from fig. 2.",
            () -> List.of(
                    MrSimulatorReport::tableOne,
                    StepSizeStudy::write,
                    CollisionScenes::write,
                    CollisionPoints::write,
                    CoupledRotation::write,
                    SlipCurves::write,
                    MrSimulatorReport::lineUps),
            false,
            Item.list("""
                    Fig. 1 | structure of the Mixed Reality system | a diagram, with nothing to work out
                    Table 1 | discretised speeds
                    Fig. 2 | the robot and its dimensions | a photograph
                    Fig. 3 | parallel, perpendicular and oblique collisions
                    Table 2 | which point collides
                    Fig. 4 | relevance of a point to a square
                    Fig. 5 | perpendicular collision
                    Fig. 6 | wheels of robot A in perpendicular collisions
                    Fig. 7 | wheels of robot B in perpendicular collisions
                    Fig. 8 | five and eleven players a team
                    """));

    private MrSimulatorReport() {}

    private static void lineUps(HtmlReport report) {
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
    }

    private static void tableOne(HtmlReport report) {
        report.section("Speeds (Table 1)")
                .paragraph("A commanded wheel speed is rounded to the nearest of 31 speeds and keeps its sign: below "
                        + "12.805 mm/s the wheel stops, above 130.43 mm/s it turns at its maximum.");
        List<Double> speeds = IntStream.rangeClosed(-1450, 1450)
                .mapToObj(tenth -> tenth / 10.0)
                .toList();
        report.plot(new Plot("Table 1 as a staircase", "commanded, mm/s", "turned, mm/s")
                .add(Series.dotted("as commanded", Series.points(speeds, speed -> speed, speed -> speed))
                        .coloured(7))
                .add(Series.line(
                                "as discretised",
                                Series.points(speeds, speed -> speed, speed -> 1000 * SpeedTable.nearest(speed / 1000)))
                        .coloured(0))
                .size(640, 460));
        report.table(
                "mm/s",
                Table.of(IntStream.range(0, 16).boxed().toList())
                        .column("code", code -> code)
                        .column("speed", MrSimulatorReport::millimetres)
                        .column("code", code -> isCode(code + 16) ? code + 16 : "")
                        .column("speed", code -> isCode(code + 16) ? millimetres(code + 16) : ""));
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

    private static boolean isCode(int code) {
        return code <= SpeedTable.HIGHEST_CODE;
    }

    private static String millimetres(int code) {
        return text("%.2f", 1000 * SpeedTable.speed(code));
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
