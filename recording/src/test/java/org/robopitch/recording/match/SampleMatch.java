// SPDX-License-Identifier: Apache-2.0
package org.robopitch.recording.match;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.MatchEvent;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Side;

/** A made-up 5 v 5 match with smooth motion, events, play changes and drawings. */
final class SampleMatch {
    static final int ROBOTS = 10;
    private static final BodyPose POSE = new BodyPose();
    static final MatchInfo INFO = new MatchInfo(
            "mirosot",
            "league: mirosot\nsize: 5v5\n",
            7,
            3,
            "0.1.0",
            List.of("tactical", "chaser"),
            0.001,
            0.02,
            Map.of("place", "Ljubljana"));

    private SampleMatch() {}

    static List<BodyInfo> bodies() {
        List<BodyInfo> bodies = new ArrayList<>();
        bodies.add(new BodyInfo(0, BodyInfo.Kind.BALL, null, 0, List.of(), 0.02135, 0.0427));
        double half = 0.0375;
        List<Double> box = List.of(half, -half, half, half, -half, half, -half, -half);
        for (int robot = 0; robot < ROBOTS; robot++) {
            bodies.add(new BodyInfo(
                    robot + 1, BodyInfo.Kind.ROBOT, Side.values()[robot / 5], robot % 5, box, 0.053, 0.075));
        }
        return bodies;
    }

    static void fill(MatchState state, long step, double time) {
        state.begin(step, time, step * 0x9E3779B97F4A7C15L);
        addPlanar(
                state,
                0,
                -1,
                0,
                StrictMath.sin(time),
                StrictMath.cos(1.3 * time),
                1,
                0,
                StrictMath.cos(time),
                -StrictMath.sin(time),
                0);
        for (int robot = 0; robot < ROBOTS; robot++) {
            double phase = time * (0.5 + 0.1 * robot) + robot;
            double c = StrictMath.cos(phase);
            double s = StrictMath.sin(phase);
            addPlanar(
                    state,
                    robot + 1,
                    robot / 5,
                    robot % 5,
                    c * 0.8,
                    s * 0.6,
                    -s,
                    c,
                    -s * 0.5,
                    c * 0.5,
                    0.5 + 0.1 * robot);
        }
    }

    /** Adds a body that moves in the plane; its heading is a unit vector. */
    static void addPlanar(
            MatchState state,
            int id,
            int team,
            int number,
            double x,
            double y,
            double headingX,
            double headingY,
            double vx,
            double vy,
            double omega) {
        // Half-angle formulas: the quaternion follows from square roots alone, the same bits everywhere.
        double qw = Math.sqrt(Math.max(0, (1 + headingX) / 2));
        double qz = Math.copySign(Math.sqrt(Math.max(0, (1 - headingX) / 2)), headingY);
        BodyPose pose = POSE;
        pose.x = x;
        pose.y = y;
        pose.orient(0, 0, qz, qw);
        pose.vx = vx;
        pose.vy = vy;
        pose.spin = omega;
        state.add(id, Sides.of(team), number, pose);
    }

    static double[] commands(long cycle, int source) {
        double[] values = new double[10];
        for (int i = 0; i < values.length; i++) {
            values[i] = StrictMath.sin(cycle * 0.37 + i + source) * 30;
        }
        return values;
    }

    /** Plays for a number of control cycles, a state every cycle. */
    static void play(OutputStream out, int cycles) throws IOException {
        try (MatchRecordingWriter writer = new MatchRecordingWriter(out, INFO, bodies())) {
            MatchState state = new MatchState();
            writer.scene(0, 2.2, 1.8, List.of(new Marking.Line(0, -0.9, 0, 0.9)), bodies());
            writer.play(play(0, 0, "kick-off", Side.BLUE, 0));
            for (int cycle = 0; cycle < cycles; cycle++) {
                long step = cycle * 20L;
                double time = step * 0.001;
                fill(state, step, time);
                writer.state(state);
                for (int source = 0; source < 2; source++) {
                    writer.commands(step, time, source, commands(cycle, source), 10);
                }
                if (cycle % 50 == 25) {
                    writer.transforms(state, bodies());
                    writer.event(event(step, time, cycle));
                    writer.play(play(step, time, "play", null, cycle / 50 + 1));
                    writer.drawing(drawing(step, time));
                }
            }
            writer.result(Map.of("finalHash", "00ff"));
        }
    }

    private static PlayChange play(long step, double time, String mode, @Nullable Side awarded, int score) {
        boolean running = mode.equals("play");
        return new PlayChange(
                step, time, new PlayState(mode, running, awarded, "first half", running ? time : 0, score, 0));
    }

    static RecordedEvent event(long step, double time, int cycle) {
        return new RecordedEvent(
                new MatchEvent(step, time, "goal", Side.BLUE, 2, "Blue 3 scores, \"finally\""),
                3,
                Map.of("speed", 1.25, "cycle", (double) cycle));
    }

    static Drawing drawing(long step, double time) {
        return new Drawing(
                step,
                time,
                1,
                List.of(
                        Shape.points("#ff0000", List.of(Shape.Point.of(0, 0), Shape.Point.of(0.1, 0.2))),
                        Shape.line("#00ff0080", List.of(Shape.Point.of(0, 0), new Shape.Point(1, 1, 0.5))),
                        Shape.circle("#0000ff", Shape.Point.of(-0.5, 0.25), 0.3),
                        Shape.label("#ffffff", Shape.Point.of(0, 0.5), "striker")));
    }

    static byte[] bytes(int cycles) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        play(out, cycles);
        return out.toByteArray();
    }
}
