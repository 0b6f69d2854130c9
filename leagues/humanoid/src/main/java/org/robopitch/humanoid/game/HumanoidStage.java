// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.PartPose;
import org.robopitch.engine.match.Readings;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.body.RobotType;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.humanoid.sensor.BodySensors;
import org.robopitch.humanoid.world.Contact;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.humanoid.world.PartMotion;

/** A humanoid world for viewers. It shows contacts between robots and with the ball only. */
public final class HumanoidStage implements Stage {
    private static final double ROBOT_RADIUS = 0.15;
    private static final double ROBOT_HEIGHT = 0.22;
    private static final double HALF_ROOT = StrictMath.sqrt(0.5);

    private final HumanoidWorld world;
    private final List<Marking> markings;
    private final List<BodyInfo> infos;
    private final int[][] frames;
    private final PartMotion part = new PartMotion();
    private final double[] quaternion = new double[4];

    private final List<Readings> readings;
    private final IntFunction<String> said;

    HumanoidStage(HumanoidWorld world, int perSide, SightReadings sight, IntFunction<String> said) {
        this.world = world;
        this.readings = List.of(joints(world), sensors(world), sight);
        this.said = said;
        this.markings = FieldMarkings.of(world.physics());
        this.frames = new int[world.robots()][];
        List<BodyInfo> described = new ArrayList<>();
        for (int r = 0; r < world.robots(); r++) {
            RobotType type = world.model(r).type;
            NaoLook look = new NaoLook(type);
            frames[r] = look.frames();
            described.add(new BodyInfo(
                    r,
                    BodyInfo.Kind.ROBOT,
                    r < perSide ? Side.BLUE : Side.YELLOW,
                    r % perSide,
                    List.of(),
                    ROBOT_RADIUS,
                    ROBOT_HEIGHT,
                    look.shapes()));
        }
        double radius = world.physics().ballRadius();
        described.add(new BodyInfo(world.robots(), BodyInfo.Kind.BALL, null, 0, List.of(), radius, 2 * radius));
        infos = List.copyOf(described);
    }

    /** Where the commands of the last step would have turned each joint, and where it is, rad. */
    private static Readings joints(HumanoidWorld world) {
        List<String> names = Arrays.stream(Joint.values())
                .flatMap(joint -> Stream.of(joint.perceptor() + ".planned", joint.perceptor() + ".executed"))
                .toList();
        return Readings.of("joints", names, (into, body) -> {
            int joints = world.model(body).joints();
            for (int j = 0; j < Joint.COUNT; j++) {
                double angle = j < joints ? world.angle(body, j) : Double.NaN;
                // The joint moved by its speed; by its command it would have moved by that.
                double missed = j < joints ? world.wantedSpeed(body, j) - world.speed(body, j) : 0;
                into[2 * j] = angle + missed * world.stepSeconds();
                into[2 * j + 1] = angle;
            }
        });
    }

    /** Gyroscope, rad/s, accelerometer, m/s², and what presses on the soles: place, m, and force, N, in the foot's frame. */
    private static Readings sensors(HumanoidWorld world) {
        BodySensors sensors = new BodySensors(world);
        Percepts felt = new Percepts();
        List<String> names = Stream.of("gyr.", "acc.", "rf.c", "rf.f", "lf.c", "lf.f")
                .flatMap(sensor -> Stream.of(sensor + "x", sensor + "y", sensor + "z"))
                .toList();
        return Readings.of("sensors", names, (into, body) -> {
            felt.clear();
            sensors.feel(body, felt);
            System.arraycopy(felt.gyro, 0, into, 0, 3);
            System.arraycopy(felt.acceleration, 0, into, 3, 3);
            for (int foot = 0; foot < 2; foot++) {
                for (int k = 0; k < 6; k++) {
                    into[6 + 6 * foot + k] = felt.pressed(foot) ? felt.force(foot, k) : Double.NaN;
                }
            }
        });
    }

    @Override
    public double pitchLength() {
        return world.physics().pitchLength();
    }

    @Override
    public double pitchWidth() {
        return world.physics().pitchWidth();
    }

    @Override
    public double goalWidth() {
        return world.physics().goalWidth();
    }

    @Override
    public List<Marking> markings() {
        return markings;
    }

    @Override
    public List<BodyInfo> bodies() {
        return infos;
    }

    @Override
    public void read(int body, BodyPose into) {
        if (body == world.robots()) {
            into.present = true;
            into.x = world.ball(0);
            into.y = world.ball(1);
            into.z = Math.max(0, world.ball(2) - world.physics().ballRadius());
            into.face(1, 0);
            into.vx = world.ballSpeed(0);
            into.vy = world.ballSpeed(1);
            into.vz = world.ballSpeed(2);
            into.spinX = world.ballSpin(0);
            into.spinY = world.ballSpin(1);
            into.spin = world.ballSpin(2);
            return;
        }
        world.part(body, 0, part);
        into.present = world.present(body);
        into.x = part.position[0];
        into.y = part.position[1];
        into.z = part.position[2];
        // The torso looks along its y, a body along its x.
        world.torsoQuaternion(body, quaternion);
        double w = quaternion[0];
        double x = quaternion[1];
        double y = quaternion[2];
        double z = quaternion[3];
        into.orient(HALF_ROOT * (x + y), HALF_ROOT * (y - x), HALF_ROOT * (z + w), HALF_ROOT * (w - z));
        into.vx = part.velocity[0];
        into.vy = part.velocity[1];
        into.vz = part.velocity[2];
        into.spinX = part.spin[0];
        into.spinY = part.spin[1];
        into.spin = part.spin[2];
    }

    @Override
    public void readPart(int body, int shape, PartPose into) {
        world.part(body, frames[body][shape], part);
        into.x = part.position[0];
        into.y = part.position[1];
        into.z = part.position[2];
        Quaternions.fromMatrix(part.rotation, quaternion);
        into.qw = quaternion[0];
        into.qx = quaternion[1];
        into.qy = quaternion[2];
        into.qz = quaternion[3];
    }

    @Override
    public List<Readings> readings() {
        return readings;
    }

    @Override
    public String said(int body) {
        return body < world.robots() ? said.apply(body) : "";
    }

    @Override
    public int contacts() {
        int count = 0;
        for (int c = 0; c < world.contacts(); c++) {
            Contact contact = world.contact(c);
            count += contact.second >= 0 ? 1 : 0;
        }
        return count;
    }

    @Override
    public void readContact(int number, double[] into) {
        int seen = -1;
        for (int c = 0; c < world.contacts(); c++) {
            Contact contact = world.contact(c);
            if (contact.second >= 0 && ++seen == number) {
                double[] p = contact.impulse;
                into[0] = contact.place[0];
                into[1] = contact.place[1];
                into[2] = Math.sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]);
                return;
            }
        }
        throw new IndexOutOfBoundsException("there is no contact " + number);
    }
}
