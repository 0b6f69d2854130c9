// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.mrsimulator;

import static org.robopitch.lab.report.HtmlReport.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.plot.Shape;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Paper;
import org.robopitch.lab.report.Paper.Item;
import org.robopitch.lab.report.Table;
import org.robopitch.mixedreality.game.MixedReality;
import org.robopitch.mixedreality.game.MixedRealityGame;
import org.robopitch.mixedreality.trajectory.SpeedTable;
import org.robopitch.teams.bahia.Bahia;

/** What MR-Simulator 2011 shows, worked out again: its tables and figures with the numbers beside them. */
public final class MrSimulatorReport {
    /** The paper. */
    public static final Paper PAPER = new Paper(
            "mr-simulator",
            "MR-Simulator 2011: a simulator for Mixed Reality",
            "MR-Simulator 2011: speeds, step size, slip, collisions and matches in Mixed Reality.",
            "MR-Simulator 2011, reproduced",
            "M. A. C. Simões, J. R. de Souza, F. A. M. Pimentel, D. Frias: MR-Simulator, a simulator for "
                    + "the Mixed Reality competition of RoboCup. RoboCup 2010, LNAI 6556, 2011. All numbers come "
                    + "from RoboPitch's own implementation; the text says where it differs from the paper. Each "
                    + "figure ends with a verdict computed from this run. Fig. 1 (the competition's system) and "
                    + "fig. 2 (a photograph of a robot) contain no results; the robot's size, 25 × 27 mm, is taken "
                    + "from fig. 2.",
            () -> List.of(
                    MrSimulatorReport::tableOne,
                    MrSimulatorReport::mainLoop,
                    StepSizeStudy::write,
                    CollisionScenes::write,
                    CollisionPoints::write,
                    CoupledRotation::write,
                    SlipCurves::write,
                    MrSimulatorReport::matches),
            false,
            Item.list("""
                Fig. 1 | structure of the Mixed Reality system | a diagram, with nothing to work out
                Table 1 | discretised speeds
                Algorithm 1 | the main loop
                Fig. 2 | the robot and its dimensions | a photograph
                Fig. 3 | parallel, perpendicular and oblique collisions
                Table 2 | which point collides
                Fig. 4 | relevance of a point to a square
                Fig. 5 | perpendicular collision
                Fig. 6 | wheels of robot A in perpendicular collisions
                Fig. 7 | wheels of robot B in perpendicular collisions
                Fig. 8 | five and eleven players a team
                """));

    private static final double MATCH_SECONDS = 20;
    /** What keeping robots apart may leave, m. */
    private static final double OVERLAP = 1e-6;

    private MrSimulatorReport() {}

    private static void mainLoop(HtmlReport report) {
        double apart = CollisionScenes.apartByOrder();
        report.section("The main loop (algorithm 1)")
                .paragraph("The loop of the paper runs once for each message of the robot control, and does all four"
                        + " calls for one robot before the next. Then a robot that comes later sees the others"
                        + " where they are already, and the result depends on the order. Ours makes the four calls"
                        + " once in every sub-step ΔTs, each for all robots, and each reads what the call before"
                        + " has left.")
                .words(
                        "One sub-step",
                        List.of("paper, for each robot", "ours, for all robots"),
                        List.of(
                                List.of("UpdateVelRobots", "commanded speeds, rounded by Table 1"),
                                List.of("ModelCollisionRobot–Robot", "slip of each pair (eq. 3 to 13)"),
                                List.of("ModelCollisionRobot–Wall", "slip 1 for a move that leaves the field"),
                                List.of("ModelTrajectory", "the wheels' positions after ΔTs")))
                .verdict(
                        apart < 1e-9,
                        "The four calls are made, in the paper's order. In the ten scenes of collisions below, in both"
                                + " modes, robots that exchange their numbers end at most %.0e mm apart.",
                        apart)
                .verdict(
                        HtmlReport.Outcome.DIFFERS,
                        "Ours makes each call for all robots before the next, and in each sub-step, so that the order"
                                + " of robots does not matter.");
    }

    private static void matches(HtmlReport report) {
        report.section("Simulations (fig. 8)")
                .paragraph("Five and eleven robots per side on the field of the 2008 server, 781.81 × 487.475 mm, after"
                        + " 20 s of a match of bahia against itself. Any number from 1 to 50 per side is"
                        + " possible.");
        boolean good = match(report, 5) & match(report, 11);
        report.verdict(
                good,
                "In both matches, all robots are on the field, none overlaps another by more than 1 µm, and the ball"
                        + " has been played. The paper shows screenshots of running matches, from which positions cannot"
                        + " be read.");
    }

    /** Plays and draws a match, and says whether it is in order. */
    private static boolean match(HtmlReport report, int robots) {
        MixedReality league = MixedReality.of(robots);
        Match match = new Match(new MatchSetup(league, new Bahia(), new Bahia(), 1));
        MixedRealityGame game = (MixedRealityGame) match.game();
        Bodies bodies = game.world().bodies();
        double farthest = 0;
        while (game.world().time() < MATCH_SECONDS) {
            match.cycle();
            MovingBody ball = bodies.body[bodies.ball];
            farthest = Math.max(farthest, Math.hypot(ball.x, ball.y));
        }
        report.plot(picture(robots + " against " + robots, league, bodies));
        boolean fits = farthest > 0.05;
        for (int a = 0; a < bodies.robots; a++) {
            fits &= game.world().collisions().outside(bodies, a) <= OVERLAP;
            for (int b = a + 1; b < bodies.robots; b++) {
                fits &= game.world().collisions().overlap(bodies, a, b) <= OVERLAP;
            }
        }
        return fits;
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

    private static Plot picture(String title, MixedReality league, Bodies bodies) {
        double x = 500 * league.parameters().field().length();
        double y = 500 * league.parameters().field().width();
        Plot plot = new Plot(title, "x, mm", "y, mm")
                .equalScales()
                .rangeX(-x - 10, x + 10)
                .rangeY(-y - 10, y + 10)
                .size(560, 400)
                .add(Shape.fieldBox(-x, -y, x, y))
                .add(new Shape.Line(new Series.Point(0, -y), new Series.Point(0, y), Shape.Paint.FIELD));
        double ahead = 500 * league.parameters().robot().length();
        double aside = 500 * league.parameters().robot().width();
        for (int robot = 0; robot < bodies.robots; robot++) {
            MovingBody body = bodies.body[robot];
            List<Series.Point> corners = new ArrayList<>();
            for (double[] corner : new double[][] {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}) {
                double dx = corner[0] * ahead;
                double dy = corner[1] * aside;
                corners.add(new Series.Point(
                        1000 * body.x + body.headingX * dx - body.headingY * dy,
                        1000 * body.y + body.headingY * dx + body.headingX * dy));
            }
            boolean blue = robot < league.robotsPerSide();
            plot.add(new Shape.Polygon(corners, blue ? Shape.Paint.BLUE : Shape.Paint.YELLOW));
        }
        MovingBody ball = bodies.body[bodies.ball];
        return plot.add(
                new Shape.Circle(new Series.Point(1000 * ball.x, 1000 * ball.y), 1000 * ball.reach, Shape.Paint.BALL));
    }

    private static boolean isCode(int code) {
        return code <= SpeedTable.HIGHEST_CODE;
    }

    private static String millimetres(int code) {
        return text("%.2f", 1000 * SpeedTable.speed(code));
    }
}
