// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.game;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.match.Game;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.PlanarWorld;
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
    private final MirosotReferee referee;
    private final MirosotStage stage;
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
        this.referee = new MirosotReferee(world, parameters, rules, random);
        this.stage = new MirosotStage(world, parameters);
        this.strongestCommand = parameters.drive().command() == CommandKind.WHEEL_SPEED
                ? parameters.drive().maximumWheelSpeed()
                : Double.MAX_VALUE;
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
    public MirosotStage stage() {
        return stage;
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
                pitch.length(),
                pitch.width(),
                pitch.goalWidth(),
                pitch.goalDepth(),
                pitch.penaltyAreaDepth(),
                pitch.penaltyAreaWidth(),
                robotSize(),
                parameters.ball().radius(),
                parameters.robot().wheelRadius(),
                parameters.robot().track(),
                parameters.drive().maximumWheelSpeed(),
                parameters.timing().controlCycle(),
                random);
    }

    /** The longer side of a box; of another shape, the side of the square with the same reach. */
    private double robotSize() {
        return bodies.outline(0) instanceof Outline.Polygon box && box.isCentredBox()
                ? 2 * Math.max(box.boxHalfLength(), box.boxHalfWidth())
                : Math.sqrt(2) * bodies.reach[0];
    }

    @Override
    public int attacks(Side side) {
        return referee.attacks(side);
    }

    @Override
    public void observe(Side side, Observation into) {
        int turn = attacks(side);
        int robots = parameters.robotsPerTeam();
        int own = side == Side.BLUE ? 0 : robots;
        int opponents = robots - own;
        for (int i = 0; i < robots; i++) {
            observe(own + i, turn, into.own(i));
            observe(opponents + i, turn, into.opponent(i));
        }
        double[] memory = world.ballMemory();
        int ball = bodies.ball;
        into.ball()
                .set(
                        turn * bodies.x[ball],
                        turn * bodies.y[ball],
                        memory[BallMotion.HEIGHT],
                        turn * bodies.along[ball],
                        turn * bodies.across[ball],
                        memory[BallMotion.CLIMB]);
    }

    private void observe(int body, int turn, RobotView into) {
        if (!bodies.present[body]) {
            into.hide();
            return;
        }
        // Adding 0.0 makes a negative zero positive, so that straight back is π and never −π.
        double headingX = turn * bodies.headingX[body];
        double headingY = turn * bodies.headingY[body] + 0.0;
        double along = bodies.along[body];
        double across = bodies.across[body];
        into.set(
                turn * bodies.x[body],
                turn * bodies.y[body],
                StrictMath.atan2(headingY, headingX),
                headingX * along - headingY * across,
                headingY * along + headingX * across,
                bodies.spin[body]);
    }

    /** While play is stopped the robots stand, whatever their teams say. */
    @Override
    public void command(Side side, double[] values) {
        int robots = parameters.robotsPerTeam();
        int first = side == Side.BLUE ? 0 : robots;
        boolean halted = !referee.running();
        for (int i = 0; i < robots; i++) {
            for (int wheel = 0; wheel < WHEELS; wheel++) {
                double wanted = MirosotStage.clamp(values[i * WHEELS + wheel], strongestCommand);
                world.command(first + i, wheel, halted ? 0 : wanted);
            }
        }
    }
}
