// SPDX-License-Identifier: Apache-2.0
package org.robopitch.runner.toy;

import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.body.Rim;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.FieldInfo;
import org.robopitch.engine.match.Game;
import org.robopitch.engine.match.Hands;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Referee;
import org.robopitch.engine.match.Rhythm;
import org.robopitch.engine.match.RobotInfo;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.move.Drive;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.CollisionSettings;
import org.robopitch.engine.world.PlanarSetup;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.engine.world.World;

/** Two robots that are told their speed [m/s] and spin [rad/s], on the real physics. Blue attacks towards +x. */
final class ToyGame implements Game, Stage, Hands {
    private static final double BALL_RADIUS = 0.02;

    private final PlanarWorld world;
    private final ToyReferee referee;

    ToyGame(double seconds, RandomStream random) {
        Outline box = Outline.box(0.08, 0.08);
        Body robot = new Body(box, Rim.around(box, BALL_RADIUS), 0.5, 0.5, 0.001, 0.08);
        world = new PlanarWorld(new PlanarSetup(
                new Pitch(2, 1.5, 0.4, 0.1, 0),
                List.of(robot, robot),
                BALL_RADIUS,
                0.05,
                new SpeedAndSpin(),
                (bodies, memory, duration) -> {},
                CollisionSettings.defaults(),
                null,
                0.001));
        place(0, -0.5, random.between(-0.01, 0.01), 0);
        place(1, 0.5, 0, Math.PI);
        place(2, 0, 0, 0);
        referee = new ToyReferee(this, seconds);
    }

    /** Speed and spin at once, as commanded. */
    private static final class SpeedAndSpin implements Drive {
        @Override
        public int channels() {
            return 2;
        }

        @Override
        public int memoryPerRobot() {
            return 0;
        }

        @Override
        public void drive(Bodies bodies, double[] commands, double step) {
            for (int i = 0; i < bodies.robots; i++) {
                bodies.body[i].along = Math.max(-2, Math.min(2, commands[2 * i]));
                bodies.body[i].spin = Math.max(-20, Math.min(20, commands[2 * i + 1]));
                bodies.body[i].across = 0;
            }
        }
    }

    @Override
    public World world() {
        return world;
    }

    @Override
    public Referee referee() {
        return referee;
    }

    @Override
    public Stage stage() {
        return this;
    }

    @Override
    public Hands hands() {
        return this;
    }

    @Override
    public TeamInfo teamInfo(Side side, RandomStream random) {
        return new TeamInfo(
                side,
                1,
                new FieldInfo(2, 1.5, 0.4, 0.1, 0.15, 0.7, BALL_RADIUS),
                new RobotInfo(0.08),
                new Rhythm(0.02, 0.001),
                random);
    }

    @Override
    public int attacks(Side side) {
        return side == Side.BLUE ? 1 : -1;
    }

    @Override
    public void observe(Side side, Observation into) {
        int end = attacks(side);
        show(side.ordinal(), end, into.own(0));
        show(side.other().ordinal(), end, into.opponent(0));
        BodyPose ball = new BodyPose();
        read(2, ball);
        into.ball().set(end * ball.x, end * ball.y, 0, end * ball.vx, end * ball.vy, 0);
    }

    private void show(int body, int end, RobotView view) {
        BodyPose pose = new BodyPose();
        read(body, pose);
        double heading = StrictMath.atan2(end * pose.headingY, end * pose.headingX);
        view.set(end * pose.x, end * pose.y, heading, end * pose.vx, end * pose.vy, pose.spin);
    }

    @Override
    public void command(Side side, double[] values) {
        world.command(side.ordinal(), 0, values[0]);
        world.command(side.ordinal(), 1, values[1]);
    }

    @Override
    public double pitchLength() {
        return 2;
    }

    @Override
    public double pitchWidth() {
        return 1.5;
    }

    @Override
    public double goalWidth() {
        return 0.4;
    }

    @Override
    public List<Marking> markings() {
        return List.of();
    }

    @Override
    public List<BodyInfo> bodies() {
        List<Double> box = List.of(-0.04, -0.04, 0.04, -0.04, 0.04, 0.04, -0.04, 0.04);
        return List.of(
                new BodyInfo(0, BodyInfo.Kind.ROBOT, Side.BLUE, 0, box, 0.057, 0.08),
                new BodyInfo(1, BodyInfo.Kind.ROBOT, Side.YELLOW, 0, box, 0.057, 0.08),
                new BodyInfo(2, BodyInfo.Kind.BALL, null, 0, List.of(), BALL_RADIUS, 2 * BALL_RADIUS));
    }

    @Override
    public void read(int body, BodyPose into) {
        Bodies bodies = world.bodies();
        into.present = bodies.body[body].present;
        into.x = bodies.body[body].x;
        into.y = bodies.body[body].y;
        into.face(bodies.body[body].headingX, bodies.body[body].headingY);
        into.vx = bodies.body[body].along * into.headingX - bodies.body[body].across * into.headingY;
        into.vy = bodies.body[body].along * into.headingY + bodies.body[body].across * into.headingX;
        into.spin = bodies.body[body].spin;
    }

    @Override
    public int contacts() {
        return world.contacts().count;
    }

    @Override
    public void readContact(int contact, double[] into) {
        into[0] = world.contacts().get(contact).point1.x;
        into[1] = world.contacts().get(contact).point1.y;
        into[2] = world.contacts().get(contact).impulse;
    }

    @Override
    public void place(int body, double x, double y, double heading) {
        Bodies bodies = world.bodies();
        bodies.body[body].x = x;
        bodies.body[body].y = y;
        bodies.body[body].headingX = body == bodies.ball ? 1 : StrictMath.cos(heading);
        bodies.body[body].headingY = body == bodies.ball ? 0 : StrictMath.sin(heading);
        bodies.body[body].along = 0;
        bodies.body[body].across = 0;
        bodies.body[body].spin = 0;
        world.bodiesWereMoved();
    }

    @Override
    public void manual(int robot, double forward, double turn, double sideways, double[] into) {
        into[0] = forward;
        into[1] = 5 * turn;
    }
}
