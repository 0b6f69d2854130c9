// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.game;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.match.FieldInfo;
import org.robopitch.engine.match.Game;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.PlanarSight;
import org.robopitch.engine.match.Rhythm;
import org.robopitch.engine.match.RobotInfo;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.kit.game.PlanarStage;
import org.robopitch.mirosot.MirosotLeague;
import org.robopitch.mirosot.parameters.CommandKind;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.PitchParameters;
import org.robopitch.mirosot.referee.MirosotReferee;
import org.robopitch.mirosot.referee.MirosotRules;

/** One game of MiroSot under way: it turns the world to each side's end, and commands into the world. */
public final class MirosotGame implements Game {
    private static final int WHEELS = 2;

    private final MirosotParameters parameters;
    private final MirosotRules rules;
    private final PlanarWorld world;
    private final Bodies bodies;
    private final PlanarSight sight;
    private final MirosotReferee referee;
    private final PlanarStage stage;
    private final MirosotHands hands;
    private final double strongestCommand;

    /**
     * Sets up a game, everybody placed for the kick-off.
     *
     * @param league what is played
     * @param rules by which rules
     * @param random chance in the referee's hands
     */
    public MirosotGame(MirosotLeague league, MirosotRules rules, RandomStream random) {
        this.parameters = league.parameters();
        this.rules = rules;
        this.world = league.newWorld();
        this.bodies = world.bodies();
        this.sight = new PlanarSight(bodies, parameters.robotsPerTeam(), robot -> bodies.body[robot].present);
        this.referee = new MirosotReferee(world, parameters, rules, random);
        this.stage = PlanarStage.of(world, sight, field(parameters, bodies));
        this.hands = new MirosotHands(world, parameters);
        this.strongestCommand = parameters.drive().command() == CommandKind.WHEEL_SPEED
                ? parameters.drive().maximumWheelSpeed()
                : Double.MAX_VALUE;
    }

    /**
     * {@return a pitch and what is on it}
     *
     * @param parameters what the world is made of
     * @param bodies robots and ball
     */
    public static PlanarStage.Field field(MirosotParameters parameters, Bodies bodies) {
        return field(parameters, bodies, corners(bodies.outline(0)));
    }

    /**
     * {@return a pitch and what is on it, with robots that look otherwise}
     *
     * @param parameters what the world is made of
     * @param bodies robots and ball
     * @param corners of a robot, x and y in turn, counter-clockwise, m
     */
    public static PlanarStage.Field field(MirosotParameters parameters, Bodies bodies, List<Double> corners) {
        PitchParameters pitch = parameters.pitch();
        return new PlanarStage.Field(
                pitch.length(),
                pitch.width(),
                pitch.goalWidth(),
                PitchMarkings.of(pitch),
                PlanarStage.describe(parameters.robotsPerTeam(), bodies, corners));
    }

    private static List<Double> corners(Outline outline) {
        List<Double> corners = new ArrayList<>();
        for (int i = 0; i < outline.corners(); i++) {
            corners.add(outline.cornerX[i]);
            corners.add(outline.cornerY[i]);
        }
        return corners;
    }

    @Override
    public PlanarWorld world() {
        return world;
    }

    @Override
    public MirosotReferee referee() {
        return referee;
    }

    @Override
    public Stage stage() {
        return stage;
    }

    @Override
    public MirosotHands hands() {
        return hands;
    }

    /** {@return what the world is made of} */
    public MirosotParameters parameters() {
        return parameters;
    }

    /** {@return whether another referee is in charge, from outside} */
    public boolean isRefereedElsewhere() {
        return rules.external();
    }

    @Override
    public TeamInfo teamInfo(Side side, RandomStream random) {
        PitchParameters pitch = parameters.pitch();
        return new TeamInfo(
                side,
                parameters.robotsPerTeam(),
                new FieldInfo(
                        pitch.length(),
                        pitch.width(),
                        pitch.goalWidth(),
                        pitch.goalDepth(),
                        pitch.penaltyAreaDepth(),
                        pitch.penaltyAreaWidth(),
                        parameters.ball().radius()),
                new RobotInfo(
                        robotSize(),
                        new RobotInfo.WheelPair(
                                parameters.robot().wheelRadius(),
                                parameters.robot().track(),
                                parameters.drive().maximumWheelSpeed())),
                new Rhythm(parameters.timing().controlCycle(), world.stepSeconds()),
                random);
    }

    /** The longer side of a box; of another shape, the side of the square with the same reach. */
    private double robotSize() {
        Outline outline = bodies.outline(0);
        return outline.isCentredBox()
                ? 2 * Math.max(outline.halfLength, outline.halfWidth)
                : Math.sqrt(2) * bodies.body[0].reach;
    }

    @Override
    public int attacks(Side side) {
        return referee.attacks(side);
    }

    @Override
    public void observe(Side side, Observation into) {
        double[] memory = world.ballMemory();
        sight.observe(side, attacks(side), memory[BallMotion.HEIGHT], memory[BallMotion.CLIMB], into);
    }

    /** While play is stopped the robots stand, whatever their teams say; with a referee outside, those it names. */
    @Override
    public void command(Side side, double[] values) {
        int robots = parameters.robotsPerTeam();
        int first = side == Side.BLUE ? 0 : robots;
        boolean halted = referee.holds(side);
        for (int i = 0; i < robots; i++) {
            for (int wheel = 0; wheel < WHEELS; wheel++) {
                double wanted = MirosotHands.clamp(values[i * WHEELS + wheel], strongestCommand);
                world.command(first + i, wheel, halted ? 0 : wanted);
            }
        }
    }
}
