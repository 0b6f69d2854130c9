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
import org.robopitch.engine.match.Game;
import org.robopitch.engine.match.Hands;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.PlanarSight;
import org.robopitch.engine.match.Referee;
import org.robopitch.engine.match.Rhythm;
import org.robopitch.engine.match.RobotInfo;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.CollisionSettings;
import org.robopitch.engine.world.PlanarSetup;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.engine.world.World;
import org.robopitch.kit.ball.BallReach;
import org.robopitch.kit.ball.BallVelocity;
import org.robopitch.kit.game.Painter;
import org.robopitch.kit.game.PlanarPlacement;
import org.robopitch.kit.game.PlanarStage;

/** A game: the kit does the stage, the placing, kicking and holding. */
final class SmallSizeGame implements Game, Hands {
    /** Three of the drive, the speed of a kick, and whether to hold the ball. */
    static final int CHANNELS = OmniDrive.CHANNELS + 2;

    private static final int KICK = OmniDrive.CHANNELS;
    private static final int HOLD = KICK + 1;
    private static final double LENGTH = 9;
    private static final double WIDTH = 6;
    private static final double GOAL = 1;
    private static final double BALL = 0.0215;
    private static final double STEP = 0.002;

    private final SmallSize league;
    private final PlanarWorld world;
    private final Bodies bodies;
    private final PlanarSight sight;
    private final PlanarPlacement placement;
    private final Stage stage;
    private final BallReach reach = new BallReach(0.12, 1);
    private final BallVelocity velocity = new BallVelocity();
    private final SmallSizeReferee referee;

    SmallSizeGame(SmallSize league, RandomStream random) {
        this.league = league;
        Outline box = Outline.box(0.13, 0.13);
        Body robot = new Body(box, Rim.around(box, BALL), 2.5, 2.5, 0.01, 0.15);
        this.world = new PlanarWorld(new PlanarSetup(
                new Pitch(LENGTH, WIDTH, GOAL, 0.18, 0),
                Collections.nCopies(2 * league.robotsPerTeam(), robot),
                BALL,
                0.046,
                new OmniDrive(league.maximumSpeed(), league.breaksBeyond()),
                (all, memory, duration) -> {},
                CollisionSettings.defaults(),
                null,
                STEP));
        this.bodies = world.bodies();
        this.sight = new PlanarSight(bodies, league.robotsPerTeam(), i -> bodies.body[i].present);
        this.placement =
                new PlanarPlacement(world, new PlanarPlacement.Ground(LENGTH / 2, WIDTH / 2, 0.18, GOAL), 0.02, 1e-4);
        this.stage = PlanarStage.of(world, field());
        lineUp(random.between(-0.01, 0.01));
        this.referee = new SmallSizeReferee(this, league.halfSeconds());
    }

    private PlanarStage.Field field() {
        Painter painter = new Painter();
        painter.add(new Marking.Boundary(List.of(
                LENGTH / 2, WIDTH / 2, -LENGTH / 2, WIDTH / 2, -LENGTH / 2, -WIDTH / 2, LENGTH / 2, -WIDTH / 2)));
        painter.outline(LENGTH, WIDTH);
        painter.middle(WIDTH, 0.5);
        painter.area(-1, LENGTH / 2, 1, 2);
        painter.area(1, LENGTH / 2, 1, 2);
        List<Double> square = List.of(0.065, 0.065, -0.065, 0.065, -0.065, -0.065, 0.065, -0.065);
        return new PlanarStage.Field(LENGTH, WIDTH, GOAL, painter.markings(), PlanarStage.describe(bodies, square));
    }

    void lineUp(double ballY) {
        placement.placeBall(0, ballY, 0, 0, true);
        for (int robot = 0; robot < bodies.robots; robot++) {
            int end = robot < league.robotsPerTeam() ? -1 : 1;
            int number = robot % league.robotsPerTeam();
            placement.halt(robot);
            double side = (end > 0 ? 1 : 0) + 0.2 * number;
            placement.placeRobot(robot, end * (0.5 + 0.6 * number), side, -end, 0, true);
        }
    }

    double ballX() {
        return bodies.body[bodies.ball].x;
    }

    double goalLine() {
        return LENGTH / 2;
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
        return stage;
    }

    @Override
    public Hands hands() {
        return this;
    }

    @Override
    public TeamInfo teamInfo(Side side, RandomStream random) {
        return new TeamInfo(
                side,
                league.robotsPerTeam(),
                new FieldInfo(LENGTH, WIDTH, GOAL, 0.18, 1, 2, BALL),
                new RobotInfo(0.13),
                new Rhythm(league.cycleSeconds(), STEP),
                random);
    }

    @Override
    public int attacks(Side side) {
        return side == Side.BLUE ? 1 : -1;
    }

    @Override
    public void observe(Side side, Observation into) {
        sight.observe(side, attacks(side), 0, 0, into);
    }

    @Override
    public void command(Side side, double[] values) {
        int first = side == Side.BLUE ? 0 : league.robotsPerTeam();
        for (int i = 0; i < league.robotsPerTeam(); i++) {
            int at = i * CHANNELS;
            for (int channel = 0; channel < OmniDrive.CHANNELS; channel++) {
                world.command(first + i, channel, values[at + channel]);
            }
            if (reach.contains(bodies, first + i, 0)) {
                handleBall(first + i, values[at + KICK], values[at + HOLD] > 0);
            }
        }
    }

    private void handleBall(int robot, double kick, boolean hold) {
        if (kick > 0) {
            velocity.kick(bodies, robot, 0, Math.min(kick, 6), 0);
        } else if (hold) {
            velocity.ahead(bodies, robot, 0.09);
        } else {
            return;
        }
        bodies.body[bodies.ball].along = velocity.vx();
        bodies.body[bodies.ball].across = velocity.vy();
    }

    @Override
    public void place(int body, double x, double y, double heading) {
        if (body == bodies.ball) {
            placement.placeBall(x, y, 0, 0, true);
        } else {
            placement.halt(body);
            placement.placeRobot(body, x, y, StrictMath.cos(heading), StrictMath.sin(heading), true);
        }
    }

    @Override
    public void manual(int robot, double forward, double turn, double sideways, double[] into) {
        into[0] = forward;
        into[1] = sideways;
        into[2] = 3 * turn;
    }
}
