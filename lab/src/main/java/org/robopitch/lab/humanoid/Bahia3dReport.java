// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.humanoid;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
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
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.plot.Series.Point;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Paper;
import org.robopitch.lab.report.Paper.Item;
import org.robopitch.lab.report.Table;

/** The figures of Bahia3D 2010, and its equations at work. */
public final class Bahia3dReport {
    /** The paper; the figures of timing take about half a minute of real time. */
    public static final Paper PAPER = new Paper(
            "bahia3d",
            "Bahia3D 2010: an agent of the 3D league",
            "Bahia3D 2010: cycle times, feedback, joint limits, re-timing and filter of the humanoid agent.",
            "Bahia3D 2010: timing, feedback, limits and re-timing",
            "",
            Bahia3dReport::parts,
            false,
            Item.list("""
                Fig. 1 | the agent's architecture | a diagram, with nothing to work out
                Fig. 2 | layers of the brain | a diagram, with nothing to work out
                Fig. 3 | bad performance: duration by cycle
                Fig. 4 | good performance: duration by cycle
                """));

    private static final double CYCLE = 0.02;
    private static final String SECONDS = "time [s]";
    private static final Joint SHOWN = Joint.RLJ3;

    private Bahia3dReport() {}

    private static List<Paper.Part> parts() {
        List<Paper.Part> parts = new ArrayList<>();
        List<TimingStudy> timings = new ArrayList<>();
        for (boolean oneThread : new boolean[] {true, false}) {
            for (double delay : new double[] {0, 0.015}) {
                parts.add(report -> timing(report, oneThread, delay, timings));
            }
        }
        parts.addAll(List.of(
                Bahia3dReport::feedback, Bahia3dReport::limits, Bahia3dReport::retiming, Bahia3dReport::filter));
        return parts;
    }

    /** One of four plots; the first comes with what they are about, the last with the verdict. */
    private static void timing(HtmlReport report, boolean oneThread, double delay, List<TimingStudy> timings)
            throws IOException, InterruptedException {
        if (timings.isEmpty()) {
            report.section("Cycle by duration (fig. 3 and 4)");
            report.paragraph(
                    "A real-time server with cycles of 20 ms, and an agent that thinks for 4 ms, but for 50 ms in"
                            + " every twelfth cycle. The curves show how long each cycle of the receiving thread takes,"
                            + " from one message to the next, and how old the senses are when the agent reads them. With"
                            + " one thread, messages wait in the socket while the agent thinks: cycles take much more than"
                            + " 20 ms, and the agent acts on old data. With our two threads, one receives all the time and"
                            + " the other always takes the newest message.");
        }
        TimingStudy study = TimingStudy.run(oneThread, delay);
        String where = delay == 0 ? "local" : "over a link that delays by 15 ms";
        String title = (oneThread ? "Fig. 3: one thread, " : "Fig. 4: two threads, ") + where;
        report.plot(new Plot(title, "cycle", "duration [ms]")
                .rangeY(0, 120)
                .add(Series.line("cycle of the receiving thread", study.durations()))
                .add(Series.line("age of the senses", study.waits())));
        timings.add(study);
        if (timings.size() == 4) {
            double[] slow = timings.stream().mapToDouble(TimingStudy::slow).toArray();
            double[] late = timings.stream().mapToDouble(TimingStudy::late).toArray();
            report.verdict(
                    slow[2] < slow[0] && slow[3] < slow[1] && late[2] < late[0] && late[3] < late[1],
                    "Cycles of the receiving thread that take more than 30 ms: with one thread %.0f %% locally and"
                            + " %.0f %% over the delayed link, with two %.0f %% and %.0f %%. Senses more than a cycle old:"
                            + " with one thread in %.0f %% of the cycles locally and %.0f %% over the delayed link, with"
                            + " two in %.0f %% and %.0f %%.",
                    100 * slow[0],
                    100 * slow[1],
                    100 * slow[2],
                    100 * slow[3],
                    100 * late[0],
                    100 * late[1],
                    100 * late[2],
                    100 * late[3]);
        }
    }

    private static void feedback(HtmlReport report) {
        report.section("Planned against executed angles (sec. 3.2)");
        report.paragraph("The long kick in our world, with every seventh command lost. Without feedback, each loss "
                + "remains; with feedback, the next command corrects it.");
        double[] worst = new double[2];
        Movement kick = MovementFile.builtIn("kick-long");
        for (int on = 0; on < 2; on++) {
            List<Point> planned = new ArrayList<>();
            List<Point> executed = new ArrayList<>();
            worst[on] = execute(kick, on == 1, planned, executed);
            report.plot(new Plot(on == 1 ? "With feedback" : "Without feedback", SECONDS, "rlj3 [degrees]")
                    .add(Series.line("planned", planned))
                    .add(Series.line("executed", executed)));
        }
        report.verdict(
                worst[1] < worst[0],
                "At the end the leg's joints are off by up to %.2f degrees without feedback and %.2f with.",
                worst[0],
                worst[1]);
    }

    /** Plays a movement on the world; how far off the right leg is at the end, in degrees. */
    private static double execute(Movement movement, boolean on, List<Point> planned, List<Point> executed) {
        HumanoidWorld world = new HumanoidWorld(HumanoidPhysics.standard(), RobotType.TYPE0);
        world.placeBall(5, 5, 0.042, 0, 0, 0);
        double[] start = new double[Joint.COUNT];
        double[] stand = Repertoire.builtIn().stand().poses().get(0).angles();
        for (int j = 0; j < Joint.COUNT - 2; j++) {
            start[j] = Double.isNaN(stand[j]) ? 0 : stand[j];
            world.setJoint(0, j, start[j]);
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

    private static void limits(HtmlReport report) {
        report.section("Eq. 1 to 6 kept");
        List<Planned> movements = Repertoire.NAMES.stream()
                .map(name -> Planned.of(MovementFile.builtIn(name)))
                .toList();
        report.table(
                "All movements of the agent, planned from all joints at zero",
                Table.of(movements)
                        .column("movement", "%s", one -> one.movement.name())
                        .column("duration [s]", "%.2f", one -> one.movement.duration())
                        .column("fastest [rad/s]", "%.3f", Planned::speed)
                        .column("acceleration [rad/s²]", "%.0f", Planned::acceleration)
                        .column("allowed [rad/s²]", "%.0f", one -> one.movement.acceleration())
                        .column("nearest to a stop [degrees]", "%.2f", one -> StrictMath.toDegrees(one.room)));
        boolean kept = movements.stream().allMatch(Planned::keepsLimits);
        report.verdict(
                kept,
                "No planned speed is above 6.140 rad/s, no acceleration above what the movement allows, and no planned "
                        + "angle beyond a stop.");
    }

    /** The largest speed and acceleration of a movement, and how near it comes to a stop, rad/s, rad/s² and rad. */
    private record Planned(Movement movement, double speed, double acceleration, double room) {
        static Planned of(Movement movement) {
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
            return new Planned(movement, speed, acceleration, room);
        }

        boolean keepsLimits() {
            return speed <= Joint.MAXIMUM_SPEED + 1e-9 && room >= 0 && acceleration <= movement.acceleration() + 1e-6;
        }
    }

    private static void retiming(HtmlReport report) {
        report.section("Re-timing at m = 1, 2, 3 (eq. 7 to 9)");
        report.paragraph(
                "Each step of the plan lasts m cycles instead of one, at a speed that is m times lower, so that "
                        + "the joint turns by the same angle.");
        Movement movement = MovementFile.builtIn("kick-short");
        Plot plot = new Plot("The same movement at one, two and three cycles a step", SECONDS, "rlj3 [degrees]");
        double[] ends = new double[3];
        for (int m = 1; m <= 3; m++) {
            MovementPlan plan = MovementPlan.of(movement, new double[Joint.COUNT], CYCLE, m);
            List<Point> points = new ArrayList<>();
            for (int i = 0; i < plan.cycles(); i++) {
                points.add(new Point((i + 1) * CYCLE, StrictMath.toDegrees(plan.angle(SHOWN, i))));
            }
            ends[m - 1] = plan.angle(SHOWN, plan.cycles());
            plot.add(Series.line("m = " + m, points));
        }
        report.plot(plot);
        double off = Math.max(Math.abs(ends[1] - ends[0]), Math.abs(ends[2] - ends[0]));
        report.verdict(
                off < 0.01,
                "The whole turn is the same within %.3f degrees; at m = 1 the motors' speed limits it.",
                StrictMath.toDegrees(off));
    }

    private static void filter(HtmlReport report) {
        report.section("The filter (sec. 3.1)");
        report.paragraph("Each pass adds a quarter of the second difference: y = x + ¼(x₋ − 2x + x₊). A frequency f is"
                + " damped by cos²(πfΔt) a pass, without any delay.");
        Plot response = new Plot("Frequency response at 20 ms", "frequency [Hz]", "amplitude kept");
        for (int passes : new int[] {1, 2, 4, 8}) {
            List<Point> points = new ArrayList<>();
            for (double f = 0; f <= 25; f += 0.25) {
                points.add(new Point(f, DerivativeFilter.response(f, CYCLE, passes)));
            }
            response.add(Series.line(passes + (passes == 1 ? " pass" : " passes"), points));
        }
        report.plot(response);
        Movement movement = MovementFile.parse(
                "swing",
                "name: swing\nposes:\n  - {time: 0.3, joints: {rlj3: 40}}\n  - {time: 0.6, joints: {rlj3: 10}}\n"
                        + "  - {time: 0.9, joints: {rlj3: 60}}\n  - {time: 1.2, joints: {rlj3: 60}}\n");
        Plot speeds = new Plot("Planned speed of rlj3 through four poses", SECONDS, "speed [rad/s]");
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
            speeds.add(Series.line(passes + " passes", points));
            index++;
        }
        report.plot(speeds);
        report.verdict(
                jerk[1] < jerk[0],
                "Four passes bring the largest acceleration of the joint from %.0f down to %.0f rad/s².",
                jerk[0],
                jerk[1]);
    }
}
