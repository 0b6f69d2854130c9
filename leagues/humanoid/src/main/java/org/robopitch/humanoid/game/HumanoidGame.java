// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.game;

import org.robopitch.engine.match.FieldInfo;
import org.robopitch.engine.match.Game;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.Rhythm;
import org.robopitch.engine.match.RobotInfo;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.Sense;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.humanoid.body.Part;
import org.robopitch.humanoid.referee.HumanoidReferee;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.humanoid.sensor.BodySensors;
import org.robopitch.humanoid.sensor.Eyes;
import org.robopitch.humanoid.sensor.FieldLines;
import org.robopitch.humanoid.world.HumanoidPhysics;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.humanoid.world.PartMotion;

/**
 * One game of the 3D league. Blue is the left team and attacks towards positive x.
 *
 * <p>A command takes effect one cycle after it was decided, as on the league's server, where a robot's answer to a sense
 * arrives after the next step has begun.
 */
public final class HumanoidGame implements Game, Eyes.Names {
    private final HumanoidWorld world;
    private final int perSide;
    private final HumanoidReferee referee;
    private final HumanoidStage stage;
    private final HumanoidHands hands;
    private final BodySensors feeling;
    private final Eyes eyes;
    private final Voices voices;
    private final SightReadings seen;
    private final Actions actions;
    private final double[][] decided;
    private final String[] teamNames = {Side.BLUE.label(), Side.YELLOW.label()};
    private final PartMotion torso = new PartMotion();
    private boolean senseTruth;

    HumanoidGame(Humanoid league, RandomStream random) {
        perSide = league.robotsPerSide();
        world = new HumanoidWorld(league.physics(), league.allTypes());
        LineUp.place(world, perSide);
        if (!league.present()) {
            for (int r = 0; r < world.robots(); r++) {
                world.leave(r);
            }
        }
        boolean leftBegins = random.nextInt(2) == 0;
        long seed = random.nextLong();
        long[] streams = new long[4 * world.robots()];
        world.remember(streams);
        RandomStream[] sight = new RandomStream[world.robots()];
        RandomStream[] beams = new RandomStream[world.robots()];
        for (int r = 0; r < world.robots(); r++) {
            sight[r] = new RandomStream(streams, 4 * r);
            sight[r].seed(seed, 2L * r);
            beams[r] = new RandomStream(streams, 4 * r + 2);
            beams[r].seed(seed, 2L * r + 1);
        }
        decided = new double[2][perSide * Channel.COUNT];
        world.remember(decided[0]);
        world.remember(decided[1]);
        referee = new HumanoidReferee(world, league.rules(), leftBegins);
        voices = new Voices(world);
        feeling = new BodySensors(world);
        eyes = new Eyes(world, this, sight);
        actions = new Actions(world, referee, voices, beams, perSide);
        seen = new SightReadings(world, perSide);
        stage = new HumanoidStage(world, perSide, seen, voices::said);
        hands = new HumanoidHands(world);
    }

    @Override
    public HumanoidWorld world() {
        return world;
    }

    @Override
    public HumanoidReferee referee() {
        return referee;
    }

    @Override
    public HumanoidStage stage() {
        return stage;
    }

    @Override
    public HumanoidHands hands() {
        return hands;
    }

    @Override
    public Sense newSense() {
        return new Percepts();
    }

    /**
     * Names a team, for what robots see and hear. Changes nothing else.
     *
     * @param side which
     * @param name its name
     */
    public void nameTeam(Side side, String name) {
        teamNames[side.ordinal()] = name;
    }

    /**
     * Lets robots see where they and the ball are in truth, beside what they see; for training.
     *
     * @param on whether they do
     */
    public void senseTruth(boolean on) {
        senseTruth = on;
    }

    @Override
    public String team(int robot) {
        return teamNames[robot < perSide ? 0 : 1];
    }

    @Override
    public int number(int robot) {
        return robot % perSide + 1;
    }

    @Override
    public TeamInfo teamInfo(Side side, RandomStream random) {
        HumanoidPhysics physics = world.physics();
        FieldLines lines = new FieldLines(physics.pitchLength(), physics.pitchWidth(), physics.goalWidth());
        return new TeamInfo(
                side,
                perSide,
                new FieldInfo(
                        physics.pitchLength(),
                        physics.pitchWidth(),
                        physics.goalWidth(),
                        physics.goalDepth(),
                        FieldLines.PENALTY_DEPTH,
                        lines.penaltyWidth(),
                        physics.ballRadius()),
                new RobotInfo(0.3),
                new Rhythm(Humanoid.CYCLE, physics.step()),
                random);
    }

    @Override
    public int attacks(Side side) {
        return side == Side.BLUE ? 1 : -1;
    }

    @Override
    public void observe(Side side, Observation into) {
        seeFromAbove(side, into);
        int first = side == Side.BLUE ? 0 : perSide;
        for (int i = 0; i < perSide; i++) {
            sense(first + i, into.sense(i, Percepts.class));
        }
    }

    /** Robots and ball as a camera above the field would see them: for coaches and tests; players have their own senses. */
    private void seeFromAbove(Side side, Observation into) {
        int sign = attacks(side);
        int own = side == Side.BLUE ? 0 : perSide;
        for (int i = 0; i < perSide; i++) {
            showRobot(own + i, sign, into.own(i));
            showRobot(perSide - own + i, sign, into.opponent(i));
        }
        into.ball()
                .set(
                        sign * world.ball(0),
                        sign * world.ball(1),
                        world.ball(2) - world.physics().ballRadius(),
                        sign * world.ballSpeed(0),
                        sign * world.ballSpeed(1),
                        world.ballSpeed(2));
    }

    private void showRobot(int robot, int sign, RobotView into) {
        if (!world.present(robot)) {
            into.hide();
            return;
        }
        world.part(robot, 0, torso);
        double heading = sign > 0 ? torso.heading() : torso.heading() + Math.PI;
        into.set(
                sign * torso.position[0],
                sign * torso.position[1],
                StrictMath.IEEEremainder(heading, 2 * Math.PI),
                sign * torso.velocity[0],
                sign * torso.velocity[1],
                torso.spin[2]);
    }

    private void sense(int robot, Percepts into) {
        into.clear();
        into.time = world.time();
        into.game(referee.mode(), referee.gameTime(), referee.score(Side.BLUE), referee.score(Side.YELLOW));
        if (!world.present(robot)) {
            return;
        }
        into.identity(number(robot), robot < perSide ? Side.BLUE : Side.YELLOW);
        into.type = world.model(robot).type.ordinal();
        feeling.feel(robot, into);
        if (cycle() % Eyes.CYCLES == 0) {
            eyes.look(robot, into.sight);
            if (senseTruth) {
                into.sight.truth = truth(robot);
            }
            seen.keep(robot, into.sight, teamNames);
        }
        voices.hear(robot, teamNames, referee.gameTime(), into.heard);
    }

    /** As the league's server adds it for training: place of the head, direction of its up axis, and the ball, from the own end. */
    private double[] truth(int robot) {
        world.part(robot, Part.HEAD.ordinal(), torso);
        int sign = robot < perSide ? 1 : -1;
        return new double[] {
            sign * torso.position[0],
            sign * torso.position[1],
            torso.position[2],
            StrictMath.atan2(sign * torso.rotation[5], sign * torso.rotation[2]),
            sign * world.ball(0),
            sign * world.ball(1),
            world.ball(2)
        };
    }

    private long cycle() {
        return Math.round(world.steps() * world.stepSeconds() / Humanoid.CYCLE);
    }

    @Override
    public void command(Side side, double[] values) {
        int team = side.ordinal();
        actions.perform(team, decided[team]);
        System.arraycopy(values, 0, decided[team], 0, values.length);
    }
}
