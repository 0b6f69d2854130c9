// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.humanoid;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.robopitch.bahia3d.Repertoire;
import org.robopitch.bahia3d.movement.DerivativeFilter;
import org.robopitch.bahia3d.movement.FeedbackController;
import org.robopitch.bahia3d.movement.Movement;
import org.robopitch.bahia3d.movement.MovementFile;
import org.robopitch.bahia3d.movement.MovementPlan;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.body.RobotType;
import org.robopitch.humanoid.world.HumanoidPhysics;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.lab.plot.Axis;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.plot.Series.Point;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Steps;

/** The figures of Bahia3D 2010, and its equations at work. */
public final class Bahia3dReport {
    /** How many steps the report takes. */
    public static final int STEPS = 8;

    private static final double CYCLE = 0.02;
    private static final Axis SECONDS = Axis.linear("time [s]");
    private static final Joint SHOWN = Joint.RLJ3;

    private final HtmlReport report = new HtmlReport("Bahia3D 2010: timing, feedback, limits and re-timing");

    private Bahia3dReport() {}

    /**
     * {@return the report; the figures of timing take about half a minute of real time}
     *
     * @throws IOException if no port is free
     * @throws InterruptedException if the thread is interrupted
     */
    public static HtmlReport make(Steps steps) throws IOException, InterruptedException {
        Bahia3dReport made = new Bahia3dReport();
        made.timing(steps);
        made.feedback();
        steps.done();
        made.limits();
        steps.done();
        made.retiming();
        steps.done();
        made.filter();
        steps.done();
        return made.report;
    }

    private void timing(Steps steps) throws IOException, InterruptedException {
        report.section("Cycle by duration (fig. 3 and 4)");
        report.paragraph("A real-time server with cycles of 20 ms, and an agent that thinks for 4 ms, but for 50 ms "
                + "in every twelfth cycle. The curves show how long each cycle of the receiving thread takes, from one "
                + "message to the next, and how old the senses are when the agent reads them. With one thread, "
                + "messages wait in the socket while the agent thinks: cycles take much more than 20 ms, and the "
                + "agent acts on old data. With our two threads, one receives all the time and the other always "
                + "takes the newest message.");
        double[][] slow = new double[2][2];
        double[][] late = new double[2][2];
        for (int threads = 1; threads <= 2; threads++) {
            for (int remote = 0; remote < 2; remote++) {
                TimingStudy study = TimingStudy.run(threads == 1, remote == 0 ? 0 : 0.015);
                slow[threads - 1][remote] = study.slow();
                late[threads - 1][remote] = study.late();
                String where = remote == 0 ? "local" : "over a link that delays by 15 ms";
                String title = (threads == 1 ? "Fig. 3: one thread, " : "Fig. 4: two threads, ") + where;
                report.plot(new Plot(title, Axis.linear("cycle"), Axis.linear("duration [ms]"))
                        .rangeY(0, 120)
                        .add(Series.of("cycle of the receiving thread", study.durations(), Series.Style.LINE))
                        .add(Series.of("age of the senses", study.waits(), Series.Style.LINE)));
                steps.done();
            }
        }
        report.verdict(
                slow[1][0] < slow[0][0]
                        && slow[1][1] < slow[0][1]
                        && late[1][0] < late[0][0]
                        && late[1][1] < late[0][1],
                String.format(
                        Locale.ROOT,
                        "Cycles of the receiving thread that take more than 30 ms: with one thread %.0f %% locally and "
                                + "%.0f %% over the delayed link, with two %.0f %% and %.0f %%. Senses more than a cycle old: with one thread in %.0f %% of the cycles locally and %.0f %% over"
                                + " the delayed link, with two in %.0f %% and %.0f %%.",
                        100 * slow[0][0],
                        100 * slow[0][1],
                        100 * slow[1][0],
                        100 * slow[1][1],
                        100 * late[0][0],
                        100 * late[0][1],
                        100 * late[1][0],
                        100 * late[1][1]));
    }

    private void feedback() {
        report.section("Planned against executed angles (sec. 3.2)");
        report.paragraph("The long kick in our world, with every seventh command lost. Without feedback, each loss "
                + "remains; with feedback, the next command corrects it.");
        double[] worst = new double[2];
        Movement kick = MovementFile.builtIn("kick-long");
        for (int on = 0; on < 2; on++) {
            List<Point> planned = new ArrayList<>();
            List<Point> executed = new ArrayList<>();
            worst[on] = execute(kick, on == 1, planned, executed);
            report.plot(new Plot(on == 1 ? "With feedback" : "Without feedback", SECONDS, Axis.linear("rlj3 [degrees]"))
                    .add(Series.of("planned", planned, Series.Style.LINE))
                    .add(Series.of("executed", executed, Series.Style.LINE)));
        }
        report.verdict(
                worst[1] < worst[0],
                String.format(
                        Locale.ROOT,
                        "At the end the leg's joints are off by up to %.2f degrees without feedback and %.2f with.",
                        worst[0],
                        worst[1]));
    }

    /** Plays a movement on the world; how far off the right leg is at the end, in degrees. */
    private static double execute(Movement movement, boolean on, List<Point> planned, List<Point> executed) {
        HumanoidWorld world = new HumanoidWorld(HumanoidPhysics.standard(), RobotType.TYPE0);
        world.placement().placeBall(5, 5, 0.042, 0, 0, 0);
        double[] start = new double[Joint.COUNT];
        double[] stand = Repertoire.builtIn().stand().poses().get(0).angles();
        for (int j = 0; j < Joint.COUNT - 2; j++) {
            start[j] = Double.isNaN(stand[j]) ? 0 : stand[j];
            world.placement().setJoint(0, j, start[j]);
        }
        MovementPlan plan = MovementPlan.of(movement, start, CYCLE, 1);
        FeedbackController controller = new FeedbackController(CYCLE);
        controller.feedback(on);
        controller.limits(movement.limits());
        double[] acting = new double[Joint.COUNT];
        for (int i = 0; i < plan.cycles() + 4; i++) {
            double[] next = new double[Joint.COUNT];
            for (int j = 2; j < Joint.COUNT - 2; j++) {
                Joint joint = Joint.of(j);
                controller.measure(joint, world.angle(0, j));
                next[j] = plan.moves(joint) ? controller.follow(joint, plan, i) : 0;
                world.command(0, j, i % 7 == 6 ? 0 : acting[j]);
            }
            world.step();
            acting = next;
            if (i > 0) {
                planned.add(new Point(i * CYCLE, StrictMath.toDegrees(plan.angle(SHOWN, i - 1))));
                executed.add(new Point(i * CYCLE, StrictMath.toDegrees(world.angle(0, SHOWN.ordinal()))));
            }
        }
        double worst = 0;
        for (int j = Joint.RLJ1.ordinal(); j <= Joint.RLJ6.ordinal(); j++) {
            double off = plan.angle(Joint.of(j), plan.cycles()) - world.angle(0, j);
            worst = Math.max(worst, Math.abs(StrictMath.toDegrees(off)));
        }
        return worst;
    }

    private void limits() {
        report.section("Eq. 1 to 6 kept");
        List<List<String>> rows = new ArrayList<>();
        boolean kept = true;
        for (String name : Repertoire.NAMES) {
            Movement movement = MovementFile.builtIn(name);
            MovementPlan plan = MovementPlan.of(movement, new double[Joint.COUNT], CYCLE, 1);
            double speed = 0;
            double acceleration = 0;
            double room = 9;
            for (Joint joint : Joint.values()) {
                double before = 0;
                for (int i = 0; plan.moves(joint) && i < plan.cycles(); i++) {
                    double here = plan.speed(joint, i);
                    speed = Math.max(speed, Math.abs(here));
                    acceleration = Math.max(acceleration, Math.abs(here - before) / CYCLE);
                    double angle = plan.angle(joint, i);
                    room = Math.min(room, Math.min(angle - joint.low(), joint.high() - angle));
                    before = here;
                }
            }
            kept &= speed <= Joint.MAXIMUM_SPEED + 1e-9 && room >= 0;
            kept &= acceleration <= movement.acceleration() + 1e-6;
            rows.add(List.of(
                    name,
                    String.format(Locale.ROOT, "%.2f", movement.duration()),
                    String.format(Locale.ROOT, "%.3f", speed),
                    String.format(Locale.ROOT, "%.0f", acceleration),
                    String.format(Locale.ROOT, "%.0f", movement.acceleration()),
                    String.format(Locale.ROOT, "%.2f", StrictMath.toDegrees(room))));
        }
        report.table(
                "All movements of the agent, planned from all joints at zero",
                List.of(
                        "movement",
                        "duration [s]",
                        "fastest [rad/s]",
                        "acceleration [rad/s²]",
                        "allowed [rad/s²]",
                        "nearest to a stop [degrees]"),
                rows);
        report.verdict(
                kept,
                "No planned speed is above 6.140 rad/s, no acceleration above what the movement allows, and no planned "
                        + "angle beyond a stop.");
    }

    private void retiming() {
        report.section("Re-timing at m = 1, 2, 3 (eq. 7 to 9)");
        report.paragraph(
                "Each step of the plan lasts m cycles instead of one, at a speed that is m times lower, so that "
                        + "the joint turns by the same angle.");
        Movement movement = MovementFile.builtIn("kick-short");
        Plot plot = new Plot(
                "The same movement at one, two and three cycles a step", SECONDS, Axis.linear("rlj3 [degrees]"));
        double[] ends = new double[3];
        for (int m = 1; m <= 3; m++) {
            MovementPlan plan = MovementPlan.of(movement, new double[Joint.COUNT], CYCLE, m);
            List<Point> points = new ArrayList<>();
            for (int i = 0; i < plan.cycles(); i++) {
                points.add(new Point((i + 1) * CYCLE, StrictMath.toDegrees(plan.angle(SHOWN, i))));
            }
            ends[m - 1] = plan.angle(SHOWN, plan.cycles());
            plot.add(Series.of("m = " + m, points, Series.Style.LINE));
        }
        report.plot(plot);
        double off = Math.max(Math.abs(ends[1] - ends[0]), Math.abs(ends[2] - ends[0]));
        report.verdict(
                off < 0.01,
                String.format(
                        Locale.ROOT,
                        "The whole turn is the same within %.3f degrees; at m = 1 the motors' speed limits it.",
                        StrictMath.toDegrees(off)));
    }

    private void filter() {
        report.section("The filter (sec. 3.1)");
        report.paragraph("Each pass adds a quarter of the second difference: y = x + ¼(x₋ − 2x + x₊). A frequency f is"
                + " damped by cos²(πfΔt) a pass, without any delay.");
        Plot response =
                new Plot("Frequency response at 20 ms", Axis.linear("frequency [Hz]"), Axis.linear("amplitude kept"));
        for (int passes : new int[] {1, 2, 4, 8}) {
            List<Point> points = new ArrayList<>();
            for (double f = 0; f <= 25; f += 0.25) {
                points.add(new Point(f, DerivativeFilter.response(f, CYCLE, passes)));
            }
            response.add(Series.of(passes + (passes == 1 ? " pass" : " passes"), points, Series.Style.LINE));
        }
        report.plot(response);
        Movement movement = MovementFile.parse(
                "swing",
                "name: swing\nposes:\n  - {time: 0.3, joints: {rlj3: 40}}\n  - {time: 0.6, joints: {rlj3: 10}}\n"
                        + "  - {time: 0.9, joints: {rlj3: 60}}\n  - {time: 1.2, joints: {rlj3: 60}}\n");
        Plot speeds = new Plot("Planned speed of rlj3 through four poses", SECONDS, Axis.linear("speed [rad/s]"));
        double[] jerk = new double[2];
        int index = 0;
        for (int passes : new int[] {0, 4}) {
            Movement smoothed = new Movement(movement.name(), passes, 2000, movement.poses());
            MovementPlan plan = MovementPlan.of(smoothed, new double[Joint.COUNT], CYCLE, 1);
            List<Point> points = new ArrayList<>();
            for (int i = 0; i < plan.cycles(); i++) {
                points.add(new Point(i * CYCLE, plan.speed(SHOWN, i)));
                double change = plan.speed(SHOWN, i) - (i == 0 ? 0 : plan.speed(SHOWN, i - 1));
                jerk[index] = Math.max(jerk[index], Math.abs(change) / CYCLE);
            }
            speeds.add(Series.of(passes + " passes", points, Series.Style.LINE));
            index++;
        }
        report.plot(speeds);
        report.verdict(
                jerk[1] < jerk[0],
                String.format(
                        Locale.ROOT,
                        "Four passes bring the largest acceleration of the joint from %.0f down to %.0f rad/s².",
                        jerk[0],
                        jerk[1]));
    }
}
