// SPDX-License-Identifier: Apache-2.0
package org.robopitch.studio.tiny;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Hands;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.PartInfo;
import org.robopitch.engine.match.PartPose;
import org.robopitch.engine.match.PartShape;
import org.robopitch.engine.match.Readings;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;

/** What is seen of the tiny league: boxes, a ball, a pitch with a few lines. */
public final class TinyStage implements Stage, Hands {
    /** The robot that waves: it has a trunk and an arm. */
    public static final int WAVING = 1;

    private static final double HALF = 0.0375;

    private static final List<PartInfo> PARTS = List.of(
            new PartInfo("trunk", -1, new PartShape.Box(0.05, 0.07, 0.1), PartInfo.Place.at(0, 0, 0.05)),
            new PartInfo("arm", 0, new PartShape.Capsule(0.012, 0.06), PartInfo.Place.at(0, 0, 0.03)));

    private final TinyWorld world;
    private final List<BodyInfo> bodies = new ArrayList<>();

    TinyStage(TinyWorld world) {
        this.world = world;
        for (int i = 0; i < world.robots; i++) {
            int perSide = world.robots / 2;
            bodies.add(new BodyInfo(
                    i,
                    BodyInfo.Kind.ROBOT,
                    i < perSide ? Side.BLUE : Side.YELLOW,
                    i % perSide,
                    List.of(HALF, -HALF, HALF, HALF, -HALF, HALF, -HALF, -HALF),
                    HALF * 1.4143,
                    2 * HALF,
                    i == WAVING ? PARTS : List.of()));
        }
        bodies.add(new BodyInfo(world.robots, BodyInfo.Kind.BALL, null, 0, List.of(), 0.0214, 0.0427));
    }

    @Override
    public double pitchLength() {
        return TinyWorld.LENGTH;
    }

    @Override
    public double pitchWidth() {
        return TinyWorld.WIDTH;
    }

    @Override
    public double goalWidth() {
        return 0.4;
    }

    @Override
    public List<Marking> markings() {
        double x = pitchLength() / 2;
        double y = pitchWidth() / 2;
        double g = goalWidth() / 2;
        double b = x + 0.1;
        return List.of(
                new Marking.Boundary(
                        List.of(x, -y, x, -g, b, -g, b, g, x, g, x, y, -x, y, -x, g, -b, g, -b, -g, -x, -g, -x, -y)),
                new Marking.Line(0, -y, 0, y),
                new Marking.Arc(0, 0, 0.2, 0, 2 * Math.PI),
                new Marking.Line(-x + 0.2, -0.4, -x + 0.2, 0.4),
                new Marking.Line(x - 0.2, -0.4, x - 0.2, 0.4),
                new Marking.Spot(0, 0));
    }

    @Override
    public List<BodyInfo> bodies() {
        return List.copyOf(bodies);
    }

    @Override
    public void read(int body, BodyPose into) {
        double[] state = world.state;
        int at = world.at(body);
        into.present = true;
        into.x = state[at];
        into.y = state[at + 1];
        into.face(StrictMath.cos(state[at + 2]), StrictMath.sin(state[at + 2]));
        boolean ball = body == world.robots;
        into.vx = ball ? state[at + 3] : state[at + 3] * into.headingX;
        into.vy = ball ? state[at + 4] : state[at + 3] * into.headingY;
        into.spin = ball ? 0 : state[at + 4];
    }

    @Override
    public void readPart(int body, int part, PartPose into) {
        double[] state = world.state;
        int at = world.at(body);
        into.x = state[at];
        into.y = state[at + 1];
        into.z = 0.1 * part;
        double angle = part == 0 ? 0 : StrictMath.sin(5 * world.time());
        into.qx = StrictMath.sin(angle / 2);
        into.qw = StrictMath.cos(angle / 2);
    }

    @Override
    public List<Readings> readings() {
        return List.of(
                Readings.of("joints", List.of("arm.planned", "arm.executed"), (into, body) -> {
                    into[0] = StrictMath.sin(5 * world.time());
                    into[1] = StrictMath.sin(5 * world.time() - 0.2);
                }),
                Readings.of(
                        "sight",
                        List.of(
                                "eye.x",
                                "eye.y",
                                "eye.z",
                                "eye.qx",
                                "eye.qy",
                                "eye.qz",
                                "eye.qw",
                                "ball.distance",
                                "ball.left",
                                "ball.up",
                                "f1l.distance",
                                "f1l.left",
                                "f1l.up"),
                        (into, body) -> {
                            Arrays.fill(into, 0, 13, 0);
                            into[6] = 1;
                            into[7] = 0.5;
                            Arrays.fill(into, 10, 13, Double.NaN);
                        }));
    }

    @Override
    public String said(int body) {
        return body == WAVING ? "hello" : "";
    }

    @Override
    public int contacts() {
        return 1;
    }

    @Override
    public void readContact(int contact, double[] into) {
        into[0] = 0.5;
        into[1] = 0.5;
        into[2] = 0.01;
    }

    @Override
    public void place(int body, double x, double y, double heading) {
        int at = world.at(body);
        world.state[at] = Math.max(-pitchLength() / 2, Math.min(pitchLength() / 2, x));
        world.state[at + 1] = Math.max(-pitchWidth() / 2, Math.min(pitchWidth() / 2, y));
        world.state[at + 2] = body == world.robots ? 0 : heading;
        world.state[at + 3] = 0;
        world.state[at + 4] = 0;
    }

    @Override
    public void manual(int robot, double forward, double turn, double sideways, double[] into) {
        into[0] = forward;
        into[1] = 3 * turn;
    }

    /** A tiny robot has no ball to kick: it leaps. */
    @Override
    public void handle(OperatorAction.Handle handle, double[] into) {
        into[0] += handle.lob() ? -handle.kick() : handle.kick();
    }
}
