// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot;

import static org.robopitch.lab.report.HtmlReport.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.robopitch.lab.nubot.planning.PlanningStudy;
import org.robopitch.lab.nubot.trial.LocalisationTrial;
import org.robopitch.lab.nubot.trial.MatchTrial;
import org.robopitch.lab.nubot.trial.SharingTrial;
import org.robopitch.lab.nubot.trial.TouchdownTrial;
import org.robopitch.lab.nubot.trial.TrackingTrial;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.plot.Shape;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Table;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.robot.see.omni.Localiser;

/** What the robots' own software can do (sec. 4), a figure for each part; {@code trial nubot} has larger numbers. */
final class SoftwareStudy {
    private static final int PLACES = 10;
    private static final int SCENES = 200;
    private static final int DRAWN_SCENES = 20;
    private static final int LOBS = 60;
    private static final double HALF_SECONDS = 150;
    private static final double CAMERA_HALF_SECONDS = 30;

    private SoftwareStudy() {}

    static void write(HtmlReport report) {
        localisation(report);
        tracking(report);
        handling(report);
        planning(report);
        touchdown(report);
        sharing(report);
        matches(report);
    }

    private static void localisation(HtmlReport report) {
        LocalisationTrial trial = LocalisationTrial.run(PLACES, 1, done -> {});
        Plot plot = FieldDrawing.of("self-localisation along straight lines", field())
                .add(Series.line("pushed along", column(trial.trace(), 0, 1)))
                .add(Series.dotted("localised", column(trial.trace(), 2, 3)));
        report.section("Self-localisation (sec. 4.1, fig. 11)")
                .paragraph("In fig. 11, a robot is pushed along straight lines and localises itself from images of its"
                        + " omnidirectional camera, with a mean error below 6 cm. Here, the images are"
                        + " simulated, the light varies, and six other robots hide parts of the lines. The"
                        + " camera is perfect: it stands upright in the middle of the robot, and its mirror and"
                        + " calibration are exact. As in the chapter, a robot that does not know where it is"
                        + " tries " + Localiser.SAMPLES
                        + " places all over the field, with the heading of its "
                        + "compass.")
                .plot(plot)
                .verdict(
                        trial.meanError() < 0.06,
                        text(
                                "Mean error %.1f cm, largest %.1f cm; the chapter: below 6 cm. %.2f ms for an image;"
                                        + " the chapter: below 30 ms. Found within 2 s from %.0f of %d random places.",
                                100 * trial.meanError(),
                                100 * trial.largestError(),
                                trial.imageMillis(),
                                PLACES * trial.foundShare(),
                                PLACES))
                .verdict(Localiser.SAMPLES == 315, "Global localisation uses 315 samples; the chapter: 315.");
    }

    private static void tracking(HtmlReport report) {
        TrackingTrial trial = TrackingTrial.run();
        Plot path = FieldDrawing.of("tracking of a curve with four control points", field())
                .add(Series.line("reference", column(trial.predictive().trace(), 1, 2)))
                .add(Series.dashed(
                        "model predictive control", column(trial.predictive().trace(), 3, 4)))
                .add(Series.dotted("plain feedback", column(trial.plain().trace(), 3, 4)));
        Plot speed = new Plot("speed", "time, s", "m/s")
                .add(Series.line(
                        "model predictive control", column(trial.predictive().trace(), 0, 5)))
                .add(Series.dashed("plain feedback", column(trial.plain().trace(), 0, 5)));
        Plot errors = new Plot("tracking error", "time, s", "cm")
                .add(Series.line("model predictive control", errors(trial.predictive())))
                .add(Series.dashed("plain feedback", errors(trial.plain())));
        report.section("Trajectory tracking (sec. 4.3, fig. 13)")
                .paragraph(
                        "Fig. 13 shows a robot that starts at one control point, follows a curve at up to 3.25 m/s and"
                                + " stops at another. Both controllers drive the league's robot with four wheels.")
                .plot(path)
                .plot(speed)
                .plot(errors)
                .verdict(
                        trial.predictive().meanError() < 0.5 * trial.plain().meanError(),
                        text(
                                "Model predictive control is off by %.1f cm on average and %.1f cm at most, plain"
                                        + " feedback by %.1f and %.1f cm; 99 %% of the commands take less than %.0f µs.",
                                100 * trial.predictive().meanError(),
                                100 * trial.predictive().largestError(),
                                100 * trial.plain().meanError(),
                                100 * trial.plain().largestError(),
                                trial.predictive().solveMicrosP99()))
                .verdict(
                        trial.hardWorse() == 0,
                        text(
                                "On %d curves that ask for more than the wheels can do it is worse on %d; the means are"
                                        + " %.2f and %.2f m.",
                                trial.hardCurves(), trial.hardWorse(), trial.hardPredictive(), trial.hardPlain()));
    }

    private static void handling(HtmlReport report) {
        HandlingStudy both = HandlingStudy.run(HandlingStudy.Control.BOTH);
        HandlingStudy feedback = HandlingStudy.run(HandlingStudy.Control.FEEDBACK);
        HandlingStudy none = HandlingStudy.run(HandlingStudy.Control.NONE);
        Plot plot = new Plot("the ball's distance from its place", "time, s", "cm")
                .add(Series.line("feedback and feed-forward", both.distance()))
                .add(Series.dashed("feedback alone", feedback.distance()))
                .add(Series.dotted("wheels that stand", none.distance()));
        report.section("Ball handling (sec. 4.4)")
                .paragraph("Two driven wheels on levers hold the ball (dribble.method wheels): feedback on its distance"
                        + " from the levers, feed-forward of the robot's speed. The robot drives to and fro at up"
                        + " to 1.5 m/s and turns at up to 1.2 rad/s. A curve ends where the ball is lost.")
                .plot(plot)
                .verdict(
                        !both.lost() && both.largest() < feedback.largest(),
                        text(
                                "With feed-forward the ball is never more than %.1f cm off its place; with feedback"
                                        + " alone up to %.1f cm%s; wheels that stand lose it after %.1f s.",
                                100 * both.largest(),
                                100 * feedback.largest(),
                                feedback.lost() ? ", then lost" : "",
                                none.distance().get(none.distance().size() - 1).x()));
    }

    private static void planning(HtmlReport report) {
        PlanningStudy study = PlanningStudy.run(SCENES, 1, done -> {});
        List<double[]> drawn = mostWinding(DRAWN_SCENES);
        Plot plot = FieldDrawing.of("a robot among moving robots, planning again 33 times a second", field());
        for (int i = 0; i < drawn.size(); i++) {
            double[] way = drawn.get(i);
            List<Series.Point> points = new ArrayList<>();
            for (int k = 0; k + 1 < way.length; k += 2) {
                points.add(new Series.Point(way[k], way[k + 1]));
            }
            Series.Point last = points.get(points.size() - 1);
            plot.add(new Shape.Circle(last, 0.35, Shape.Paint.FIELD));
            Series series = Series.of(
                            i == 0 ? "the robot" : "others", points, i == 0 ? Series.Style.LINE : Series.Style.DOTTED)
                    .coloured(i == 0 ? 0 : 1);
            plot.add(i > 1 ? series.unnamed() : series);
        }
        report.section("Path planning (sec. 4.3)")
                .paragraph("Subtargets around obstacles, a cubic B-spline through them, and limits on speed and "
                        + "acceleration. The chapter has no figure for it; the criterion is that the robot touches "
                        + "nobody. Drawn is the scene of " + DRAWN_SCENES
                        + " with the longest detour; circles are where the "
                        + "robots are at the end.")
                .plot(plot)
                .verdict(
                        study.share() >= 0.99,
                        text(
                                "%d of %d random scenes in which a search on a fine grid finds a way end without a"
                                        + " touch (%.1f %%; 99 %% wanted); 99 %% of the plans take less than %.2f ms.",
                                study.free(), study.solvable(), 100 * study.share(), study.planMicrosP99() / 1000));
    }

    /** The scene in which the robot's way is longest for the distance between its ends. */
    private static List<double[]> mostWinding(int scenes) {
        List<double[]> best = PlanningStudy.drive(1);
        for (int seed = 2; seed <= scenes; seed++) {
            List<double[]> scene = PlanningStudy.drive(seed);
            if (detour(scene.get(0)) > detour(best.get(0))) {
                best = scene;
            }
        }
        return best;
    }

    /** How much longer than the straight line a way is, m. */
    private static double detour(double[] way) {
        double length = 0;
        for (int k = 2; k + 1 < way.length; k += 2) {
            length += StrictMath.hypot(way[k] - way[k - 2], way[k + 1] - way[k - 1]);
        }
        return length - StrictMath.hypot(way[way.length - 2] - way[0], way[way.length - 1] - way[1]);
    }

    private static void touchdown(HtmlReport report) {
        TouchdownTrial trial = TouchdownTrial.run(LOBS, 1, done -> {});
        Plot plot = new Plot("where lobs land, minus the prediction 0.3 s before", "along, cm", "across, cm")
                .equalScales()
                .rangeX(-20, 20)
                .rangeY(-20, 20)
                .add(Series.marks("lobs", Series.points(trial.misses(), miss -> 100 * miss[0], miss -> 100 * miss[1])))
                .add(new Shape.Circle(new Series.Point(0, 0), 15, Shape.Paint.FIELD));
        report.section("The goalkeeper's depth cameras (sec. 4.2, fig. 12)")
                .paragraph(
                        "The data flow of fig. 12: pixels of the ball's colour, a cloud of points, a sphere by RANSAC,"
                                + " a parabola, a touchdown point.")
                .plot(plot)
                .verdict(
                        trial.share() >= 0.95,
                        text(
                                "%.0f of %d lobs are expected within 15 cm at least 0.3 s ahead (95 %% wanted), %.1f"
                                        + " cm off on average; %.2f ms a frame, the chapter: 30 to 40 ms.",
                                trial.share() * LOBS, LOBS, 100 * trial.meanError(), trial.frameMillis()));
    }

    private static void sharing(HtmlReport report) {
        SharingTrial trial = SharingTrial.run(SharingTrial.Clock.SHARED, 300, 1);
        SharingTrial own = SharingTrial.run(SharingTrial.Clock.OWN, 300, 1);
        List<Series.Point> points = new ArrayList<>();
        for (int i = 0; i < trial.ages().size(); i++) {
            points.add(new Series.Point(trial.ages().get(i), i));
        }
        Plot plot = new Plot("age of a team-mate's pose", "s", "% of readings that were younger")
                .add(Series.line("30 % loss, 50 ms delay", points));
        report.section("The real-time store (sec. 4.5)")
                .paragraph("Robots share data through a store whose packets are sent in time slots. 30 % of the"
                        + " packets are lost, each takes 50 ms, and every 5 s robots join, leave or start"
                        + " again, some in the same millisecond.")
                .plot(plot)
                .verdict(
                        trial.ageP99() < 0.5,
                        text("99 %% of the poses are younger than %.2f s (0.5 s wanted).", trial.ageP99()))
                .verdict(
                        trial.collisions() == 0,
                        text(
                                "%d of %d packets were sent while another was on the air.",
                                trial.collisions(), trial.packets()))
                .verdict(
                        own.collisions() == 0,
                        text(
                                "%d of %d packets of robots that share no clock, but have clocks that drift.",
                                own.collisions(), own.packets()));
    }

    private static void matches(HtmlReport report) {
        List<MatchTrial> trials = List.of(
                MatchTrial.run(Dialect.A, "noise", 1, 1, HALF_SECONDS, true, done -> {}),
                MatchTrial.run(Dialect.B, "noise", 1, 1, HALF_SECONDS, true, done -> {}),
                MatchTrial.run(Dialect.A, "noise,loss=0.3", 1, 1, HALF_SECONDS, true, done -> {}),
                MatchTrial.run(Dialect.A, "camera", 1, 1, CAMERA_HALF_SECONDS, true, done -> {}));
        Map<String, String> senses = Map.of(
                "noise", "noise", "noise,loss=0.3", "noise, 30 % of the messages lost", "camera", "cameras alone");
        double lead = (trials.get(0).lead() + trials.get(1).lead()) / 2;
        double changes =
                trials.stream().mapToDouble(MatchTrial::roleChanges).max().orElse(0);
        report.section("Matches against omni (sec. 4.3, 4.5)")
                .paragraph(
                        "Short matches, one from each side; omni sees with noise. They are too short to compare leads."
                                + " For full matches: robopitch trial nubot --parts match,loss,camera --seeds 20 --dialect"
                                + " a|b.")
                .table(
                        "nubot against omni",
                        Table.of(trials)
                                .column("dialect", MatchTrial::dialect)
                                .column("nubot senses", trial -> senses.get(trial.options()))
                                .column("matches", MatchTrial::matches)
                                .column("seconds each", "%.0f", trial -> 2 * trial.half())
                                .column("goals", "%.1f", MatchTrial::scored)
                                .column("goals against", "%.1f", MatchTrial::conceded)
                                .column("role changes of a robot in 2 s", "%.2f", MatchTrial::roleChanges))
                .verdict(lead > 0, text("With noise, nubot leads by %.1f goals on average.", lead))
                .verdict(changes < 1, text("A robot changes its role at most %.2f times in 2 s.", changes));
    }

    private static org.robopitch.middlesize.parameters.FieldParameters field() {
        return MiddleSizeParameters.of(Dialect.A).field();
    }

    private static List<Series.Point> column(List<double[]> trace, int x, int y) {
        return Series.points(trace, row -> row[x], row -> row[y]);
    }

    private static List<Series.Point> errors(TrackingTrial.Run run) {
        return Series.points(run.trace(), row -> row[0], row -> 100 * Math.hypot(row[1] - row[3], row[2] - row[4]));
    }
}
