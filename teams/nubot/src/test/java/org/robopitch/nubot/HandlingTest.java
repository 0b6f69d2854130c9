// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.FieldInfo;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.Placement;
import org.robopitch.middlesize.game.Channel;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.robot.GameMode;
import org.robopitch.robot.Senses;
import org.robopitch.robot.believe.WorldModel;
import org.robopitch.robot.share.RealTimeStore;

class HandlingTest {
    private static final Team STANDING = (seen, commands) -> commands.stop();
    private static final double CYCLE = 0.03;
    private static final int ROBOT = 1;

    private static MiddleSize league(Dialect dialect) {
        return MiddleSize.parse(
                "wheels.yaml", "dialect: " + dialect + "\ndribble: {method: wheels}\nrules: {halfSeconds: 60}\n");
    }

    @ParameterizedTest
    @EnumSource(Dialect.class)
    void withHandlingWheelsItScoresToo(Dialect dialect) {
        Match match = new Match(new MatchSetup(league(dialect), new Nubot(NubotOptions.parse("noise")), STANDING, 1));
        while (!match.over()) {
            match.cycle();
        }
        assertThat(match.teamErrors(Side.BLUE)).isZero();
        assertThat(match.game().referee().play().blueScore()).isPositive();
    }

    @ParameterizedTest
    @EnumSource(Dialect.class)
    void feedbackAndFeedForwardKeepTheBallOnACurveWhereStandingWheelsLoseIt(Dialect dialect) {
        assertThat(keptFor(dialect, true)).isGreaterThan(9.9);
        assertThat(keptFor(dialect, false)).isLessThan(4);
    }

    /** For how long a robot keeps the ball that it sees with an error of a centimetre, on a wild drive of 10 s. */
    private static double keptFor(Dialect dialect, boolean turn) {
        MiddleSizeParameters parameters = league(dialect).parameters();
        MiddleSizeWorld world = new MiddleSizeWorld(parameters);
        RobotModel model = RobotModel.of(
                5,
                new FieldInfo(18, 12, 2.4, 0.6, 0.75, 3.9, 0.11),
                parameters.robot().halfWidth(),
                CYCLE,
                null);
        Placement placement = new Placement(world);
        placement.placeRobot(ROBOT, -3, 0, 1, 0);
        placement.placeBall(-3 + parameters.dribble().keptAt(), 0);
        WorldModel belief = new WorldModel(model.field(), new RealTimeStore(ROBOT), 5);
        Handling handling = new Handling(model);
        Senses senses = new Senses();
        Action action = new Action();
        RandomStream random = new RandomStream(5, 1);
        world.handling().dribble(ROBOT, true);
        int steps = (int) Math.rint(CYCLE / world.stepSeconds());
        for (int i = 0; i * CYCLE < 10; i++) {
            sense(world.bodies(), i * CYCLE, random, senses);
            belief.update(senses);
            action.dribble = true;
            action.along = 1.5 * StrictMath.sin(0.04 * i);
            action.across = 0.5 * StrictMath.sin(0.027 * i);
            action.spin = 1.5 * StrictMath.sin(0.05 * i);
            handling.handle(belief, action);
            world.drive(ROBOT, action.along, action.across, action.spin);
            if (turn) {
                world.handling().wheels(ROBOT, action.leftWheel, action.rightWheel);
            }
            for (int k = 0; k < steps; k++) {
                world.step();
            }
            if (!world.handling().holds(ROBOT)) {
                return i * CYCLE;
            }
        }
        return 10;
    }

    private static void sense(Bodies bodies, double time, RandomStream random, Senses into) {
        double hx = bodies.body[ROBOT].headingX;
        double hy = bodies.body[ROBOT].headingY;
        into.begin();
        into.mode = GameMode.START;
        into.time = time;
        into.localised = true;
        into.x = bodies.body[ROBOT].x;
        into.y = bodies.body[ROBOT].y;
        into.heading = StrictMath.atan2(hy, hx);
        into.vx = hx * bodies.body[ROBOT].along - hy * bodies.body[ROBOT].across;
        into.vy = hy * bodies.body[ROBOT].along + hx * bodies.body[ROBOT].across;
        into.spin = bodies.body[ROBOT].spin;
        into.ballSeen = true;
        into.ballX = bodies.body[bodies.ball].x + 0.01 * random.nextGaussian();
        into.ballY = bodies.body[bodies.ball].y + 0.01 * random.nextGaussian();
        into.ballDeviation = 0.01;
    }

    @Test
    void withoutHandlingWheelsThereIsNoChannelForThem() {
        assertThat(MiddleSize.of(Dialect.A).channels()).isEqualTo(Channel.COUNT);
        assertThat(league(Dialect.A).channels()).isEqualTo(Channel.COUNT_WITH_WHEELS);
    }
}
