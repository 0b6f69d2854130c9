// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.game;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.RobotInfo;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.kit.game.Painter;
import org.robopitch.kit.game.PlanarGame;
import org.robopitch.kit.game.PlanarHands;
import org.robopitch.kit.game.PlanarStage;
import org.robopitch.mirosot.Placement;
import org.robopitch.mirosot.parameters.DriveParameters;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.PitchParameters;
import org.robopitch.mirosot.parameters.RobotParameters;
import org.robopitch.mirosot.referee.MirosotReferee;
import org.robopitch.mirosot.referee.MirosotRules;

/** One game of MiroSot under way. */
public final class MirosotGame extends PlanarGame<PlanarWorld, MirosotReferee> {
    private static final int WHEELS = 2;

    private final MirosotParameters parameters;
    private final MirosotRules rules;
    private final double strongestCommand;

    /**
     * Sets up a game, everybody placed for the kick-off.
     *
     * @param league what is played
     * @param random chance in the referee's hands
     */
    public MirosotGame(Mirosot league, RandomStream random) {
        this(league.parameters(), league.rules(), league.newWorld(), random);
    }

    private MirosotGame(MirosotParameters parameters, MirosotRules rules, PlanarWorld world, RandomStream random) {
        super(
                world,
                new MirosotReferee(world, parameters, rules, random),
                PlanarStage.of(world, field(parameters, world.bodies())),
                new Hands(world, parameters),
                parameters.fieldInfo(),
                robotInfo(parameters, world.bodies()),
                parameters.timing().controlCycle());
        this.parameters = parameters;
        this.rules = rules;
        this.strongestCommand = parameters.drive().command() == DriveParameters.Command.WHEEL_SPEED
                ? parameters.drive().maximumWheelSpeed()
                : Double.MAX_VALUE;
    }

    /** Its size is the longer side of a box; of another shape, the side of the square with the same reach. */
    private static RobotInfo robotInfo(MirosotParameters parameters, Bodies bodies) {
        RobotParameters robot = parameters.robot();
        Outline outline = bodies.outline(0);
        double size = outline.isCentredBox()
                ? 2 * Math.max(outline.halfLength, outline.halfWidth)
                : Math.sqrt(2) * bodies.body[0].reach;
        double strongest = parameters.drive().maximumWheelSpeed();
        return new RobotInfo(size, new RobotInfo.WheelPair(robot.wheelRadius(), robot.track(), strongest));
    }

    /**
     * {@return a pitch and what is on it}
     *
     * @param parameters what the world is made of
     * @param bodies robots and ball
     */
    public static PlanarStage.Field field(MirosotParameters parameters, Bodies bodies) {
        List<Double> corners = new ArrayList<>();
        Outline outline = bodies.outline(0);
        for (int i = 0; i < outline.corners(); i++) {
            corners.add(outline.cornerX[i]);
            corners.add(outline.cornerY[i]);
        }
        return field(parameters, bodies, corners);
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
                markings(pitch),
                PlanarStage.describe(bodies, corners));
    }

    private static List<Marking> markings(PitchParameters pitch) {
        Painter paint = new Painter();
        double goalLine = pitch.length() / 2;
        double side = pitch.width() / 2;
        double post = pitch.goalWidth() / 2;
        double back = goalLine + pitch.goalDepth();
        double cut = pitch.cornerCut();
        paint.boundary(new double[][] {{back, post}, {goalLine, post}, {goalLine, side - cut}, {goalLine - cut, side}});
        paint.middle(pitch.width(), pitch.centreCircleRadius());
        for (int end = -1; end <= 1; end += 2) {
            paint.area(end, goalLine, pitch.penaltyAreaDepth(), pitch.penaltyAreaWidth());
            paint.spot(end * (goalLine - pitch.penaltyMark()), 0);
            paint.line(end * goalLine, -post, end * goalLine, post);
            for (int up = -1; up <= 1; up += 2) {
                paint.spot(end * pitch.freeBallX(), up * pitch.freeBallY());
            }
        }
        return paint.markings();
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
    public int attacks(Side side) {
        return referee().attacks(side);
    }

    /** While play is stopped the robots stand, whatever their teams say; with a referee outside, those it names. */
    @Override
    protected void command(int body, double[] values, int at) {
        boolean halted = referee().holds(sides().of(body));
        for (int wheel = 0; wheel < WHEELS; wheel++) {
            double wanted = Math.max(-strongestCommand, Math.min(strongestCommand, values[at + wheel]));
            world().command(body, wheel, halted ? 0 : wanted);
        }
    }

    private static final class Hands extends PlanarHands {
        /** A robot that turns on the spot with full wheels is too quick for a hand: the stick's end asks for this share. */
        private static final double TURN = 0.2;

        private static final double FORWARD = 0.8;

        private final double strongest;

        Hands(PlanarWorld world, MirosotParameters parameters) {
            super(world.bodies(), new Placement(world), true);
            DriveParameters drive = parameters.drive();
            this.strongest = drive.command() == DriveParameters.Command.WHEEL_SPEED
                    ? drive.maximumWheelSpeed()
                    : drive.motor().batteryVoltage() * drive.motor().torquePerVolt();
        }

        @Override
        public void manual(int robot, double forward, double turn, double sideways, double[] into) {
            double drive = FORWARD * share(forward);
            double steer = TURN * share(turn);
            into[0] = strongest * (drive - steer);
            into[1] = strongest * (drive + steer);
        }
    }
}
