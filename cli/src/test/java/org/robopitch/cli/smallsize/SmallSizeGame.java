// SPDX-License-Identifier: Apache-2.0
package org.robopitch.cli.smallsize;

import java.util.Collections;
import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.body.Rim;
import org.robopitch.engine.match.FieldInfo;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Referee;
import org.robopitch.engine.match.RobotInfo;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.move.Drive;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.world.CollisionSettings;
import org.robopitch.engine.world.PlanarSetup;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.kit.ball.BallReach;
import org.robopitch.kit.ball.BallVelocity;
import org.robopitch.kit.game.Painter;
import org.robopitch.kit.game.PlanarGame;
import org.robopitch.kit.game.PlanarHands;
import org.robopitch.kit.game.PlanarPlacement;
import org.robopitch.kit.game.PlanarStage;
import org.robopitch.kit.referee.Halves;
import org.robopitch.kit.referee.Scene;
import org.robopitch.kit.referee.Score;

/** A game: the kit does the stage, the placing, the hands, kicking and holding. */
final class SmallSizeGame extends PlanarGame<PlanarWorld, SmallSizeGame.GoalsOnly> {
    /** Three of the drive, the speed of a kick, and whether to hold the ball. */
    static final int CHANNELS = OmniDrive.CHANNELS + 2;

    private static final int KICK = OmniDrive.CHANNELS;
    private static final int HOLD = KICK + 1;
    private static final double BALL = 0.0215;
    private static final FieldInfo FIELD = new FieldInfo(9, 6, 1, 0.18, 1, 2, BALL);

    private final BallReach reach = new BallReach(0.12, 1);
    private final BallVelocity velocity = new BallVelocity();

    SmallSizeGame(SmallSize league, RandomStream random) {
        this(league, random, world(league));
    }

    private SmallSizeGame(SmallSize league, RandomStream random, PlanarWorld world) {
        super(
                world,
                new GoalsOnly(world, league.halfSeconds(), random.between(-0.01, 0.01)),
                PlanarStage.of(world, field(world.bodies())),
                new Hands(world),
                FIELD,
                new RobotInfo(0.13),
                league.cycleSeconds());
    }

    private static PlanarWorld world(SmallSize league) {
        Outline box = Outline.box(0.13, 0.13);
        Body robot = new Body(box, Rim.around(box, BALL), 2.5, 2.5, 0.01, 0.15);
        return new PlanarWorld(new PlanarSetup(
                new Pitch(FIELD.length(), FIELD.width(), FIELD.goalWidth(), FIELD.goalDepth(), 0),
                Collections.nCopies(2 * league.robotsPerTeam(), robot),
                BALL,
                0.046,
                new OmniDrive(league.maximumSpeed(), league.breaksBeyond()),
                (all, memory, duration) -> {},
                CollisionSettings.defaults(),
                null,
                0.002));
    }

    private static PlanarPlacement placement(PlanarWorld world) {
        var ground =
                new PlanarPlacement.Ground(FIELD.length() / 2, FIELD.width() / 2, FIELD.goalDepth(), FIELD.goalWidth());
        return new PlanarPlacement(world, ground, 0.02, 1e-4);
    }

    private static PlanarStage.Field field(Bodies bodies) {
        Painter painter = new Painter();
        painter.boundary(new double[][] {{FIELD.length() / 2, FIELD.width() / 2}});
        painter.outline(FIELD.length(), FIELD.width());
        painter.middle(FIELD.width(), 0.5);
        painter.area(-1, FIELD.length() / 2, FIELD.goalAreaDepth(), FIELD.goalAreaWidth());
        painter.area(1, FIELD.length() / 2, FIELD.goalAreaDepth(), FIELD.goalAreaWidth());
        List<Double> square = List.of(0.065, 0.065, -0.065, 0.065, -0.065, -0.065, 0.065, -0.065);
        return new PlanarStage.Field(
                FIELD.length(),
                FIELD.width(),
                FIELD.goalWidth(),
                painter.markings(),
                PlanarStage.describe(bodies, square));
    }

    @Override
    public int attacks(Side side) {
        return side == Side.BLUE ? 1 : -1;
    }

    @Override
    protected void command(int body, double[] values, int at) {
        for (int channel = 0; channel < OmniDrive.CHANNELS; channel++) {
            world().command(body, channel, values[at + channel]);
        }
        Bodies bodies = world().bodies();
        double kick = values[at + KICK];
        if (reach.contains(bodies, body, 0) && (kick > 0 || values[at + HOLD] > 0)) {
            if (kick > 0) {
                velocity.kick(bodies, body, 0, Math.min(kick, 6), 0);
            } else {
                velocity.ahead(bodies, body, 0.09);
            }
            bodies.body[bodies.ball].along = velocity.vx();
            bodies.body[bodies.ball].across = velocity.vy();
        }
    }

    private static final class Hands extends PlanarHands {
        Hands(PlanarWorld world) {
            super(world.bodies(), placement(world), true);
        }

        @Override
        public void manual(int robot, double forward, double turn, double sideways, double[] into) {
            into[0] = forward;
            into[1] = sideways;
            into[2] = 3 * turn;
        }
    }

    /** Counts goals, lines up, and ends the match when the time is up. */
    static final class GoalsOnly implements Referee {
        private final Scene scene;
        private final PlanarPlacement placement;
        private final double halfSeconds;
        private final Score score = new Score();
        private final Halves clock = new Halves(Side.BLUE, "match");

        GoalsOnly(PlanarWorld world, double halfSeconds, double ballY) {
            this.scene = new Scene(world.bodies(), FIELD, 1);
            this.placement = placement(world);
            this.halfSeconds = halfSeconds;
            lineUp(ballY);
        }

        private void lineUp(double ballY) {
            placement.placeBall(0, ballY, 0, 0);
            for (int robot = 0; robot < scene.robots; robot++) {
                int end = -scene.attacks(scene.sides.of(robot));
                int number = scene.sides.number(robot);
                placement.halt(robot);
                double y = (end > 0 ? 1 : 0) + 0.2 * number;
                placement.placeRobot(robot, end * (0.5 + 0.6 * number), y, -end, 0, true);
            }
        }

        @Override
        public void judge(double cycleSeconds, EventSink events) {
            clock.pass(cycleSeconds);
            if (scene.isBallOverGoalLine()) {
                score.goal(scene.defenderOf(scene.ballEnd()).other(), -1, events);
                lineUp(0);
            }
        }

        @Override
        public PlayState play() {
            String period = over() ? "over" : clock.label();
            return new PlayState("play", true, null, period, clock.clock(), score.blue(), score.yellow());
        }

        @Override
        public boolean over() {
            return clock.isUp(2 * halfSeconds);
        }

        @Override
        public void state(StateVisitor visitor) {
            score.state(visitor);
            clock.state(visitor);
        }
    }

    /** Velocities along and across, and spin, at once. */
    private record OmniDrive(double maximumSpeed, double breaksBeyond) implements Drive {
        static final int CHANNELS = 3;

        @Override
        public int channels() {
            return CHANNELS;
        }

        @Override
        public int memoryPerRobot() {
            return 0;
        }

        @Override
        public void drive(Bodies bodies, double[] commands, double step) {
            for (int i = 0; i < bodies.robots; i++) {
                bodies.body[i].along = clamp(commands[CHANNELS * i], maximumSpeed);
                bodies.body[i].across = clamp(commands[CHANNELS * i + 1], maximumSpeed);
                bodies.body[i].spin = clamp(commands[CHANNELS * i + 2], 20);
                if (i < bodies.robots / 2 && bodies.body[i].x > breaksBeyond) {
                    bodies.body[i].spin = Double.NaN;
                }
            }
        }

        private static double clamp(double value, double most) {
            return Math.max(-most, Math.min(most, value));
        }
    }
}
