// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.game;

import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.robopitch.declare.Declared;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.match.TallyRules;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.world.PlanarSetup;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.engine.world.WallFaces;
import org.robopitch.kit.PlanarLeague;
import org.robopitch.mirosot.Placement;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.ball.Balls;
import org.robopitch.mirosot.drive.Drives;
import org.robopitch.mirosot.parameters.BallParameters;
import org.robopitch.mirosot.parameters.CollisionParameters;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.Preset;
import org.robopitch.mirosot.parameters.RobotParameters;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.referee.Half;
import org.robopitch.mirosot.referee.MirosotRules;
import org.robopitch.mirosot.wall.CornerRule;
import org.robopitch.settings.Configuration;
import org.robopitch.settings.Point;

/**
 * MiroSot as a value: it makes worlds and games. In its worlds the robots 0 … n − 1 are blue and the robots n … 2n − 1 yellow; a
 * command of a robot is two numbers, left wheel first.
 *
 * @param parameters pitch, bodies and models
 * @param rules of the referee
 */
public record Mirosot(MirosotParameters parameters, MirosotRules rules)
        implements PlanarLeague<MirosotParameters, MirosotRules> {
    /** The league's name in files and commands. */
    public static final String NAME = "mirosot";

    private static final int WHEELS = 2;

    /** Refuses parameters and rules out of their bounds, or that do not fit together. */
    public Mirosot {
        parameters.checked();
        Declared.check("rules", rules);
    }

    /**
     * {@return MiroSot of a size, with realistic robots and the default rules}
     *
     * @param size 3v3, 5v5 or 11v11
     */
    public static Mirosot of(Size size) {
        return of(size, Preset.DEFAULT);
    }

    /**
     * {@return MiroSot of a size with the bodies of a preset, and the default rules}
     *
     * @param size 3v3, 5v5 or 11v11
     * @param preset of bodies and models
     */
    public static Mirosot of(Size size, Preset preset) {
        return of(preset.parameters(size));
    }

    /**
     * {@return MiroSot with the default rules}
     *
     * @param parameters pitch, bodies and models
     */
    public static Mirosot of(MirosotParameters parameters) {
        return new Mirosot(parameters, MirosotRules.defaults());
    }

    /**
     * {@return MiroSot as a league file describes it}
     *
     * @param name the file's name, for messages
     * @param text YAML, as {@link #configuration()} writes it or as a person does
     * @throws org.robopitch.settings.BadFileException if something in it is wrong
     */
    public static Mirosot parse(String name, String text) {
        return of(Configuration.parse(name, text));
    }

    /**
     * {@return MiroSot as a configuration describes it}
     *
     * @param configuration anything it does not say keeps its default
     * @throws org.robopitch.settings.BadFileException if something in it is wrong
     */
    public static Mirosot of(Configuration configuration) {
        return new MirosotModule().of(configuration);
    }

    @Override
    public Mirosot withRules(MirosotRules other) {
        return new Mirosot(parameters, other);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public int robotsPerSide() {
        return parameters.robotsPerTeam();
    }

    @Override
    public int channels() {
        return WHEELS;
    }

    @Override
    public double cycleSeconds() {
        return parameters.timing().controlCycle();
    }

    @Override
    public TallyRules tallyRules() {
        BallParameters ball = parameters.ball();
        double weight = ball.model() == BallParameters.Model.VISCOUS
                ? 0
                : parameters.pitch().gravity() / 1.4;
        boolean turns = rules.changeEnds() && !rules.external();
        return new TallyRules(
                0.01,
                0.05,
                0.2,
                // A robot that was struck may be faster than its wheels, a placed one seems faster still.
                2 * parameters.drive().maximumWheelSpeed() * parameters.robot().wheelRadius(),
                ball.rollingFriction() * weight,
                ball.viscousFriction() / (1.4 * ball.mass()),
                false,
                -parameters.start().blueDefends().sign(),
                turns ? Half.AFTER_CHANGE_OF_ENDS : List.of());
    }

    @Override
    public MirosotGame newGame(RandomStream random) {
        return new MirosotGame(this, random);
    }

    /** {@return a new world, all robots at rest at the start, the ball in the middle} */
    public PlanarWorld newWorld() {
        return worlds().get();
    }

    /** {@return a source of such worlds, which share what never changes: the walls and the shape of a robot} */
    public Supplier<PlanarWorld> worlds() {
        Pitch pitch = parameters.pitch().walls();
        WallFaces walls = new WallFaces(pitch.walls());
        Body robot = body();
        return () -> {
            PlanarWorld world = new PlanarWorld(setup(pitch, robot), walls);
            placeAtStart(world);
            return world;
        };
    }

    private PlanarSetup setup(Pitch pitch, Body robot) {
        BallParameters ball = parameters.ball();
        return new PlanarSetup(
                pitch,
                Collections.nCopies(2 * robotsPerSide(), robot),
                ball.radius(),
                ball.mass(),
                Drives.of(parameters),
                Balls.of(parameters),
                parameters.collisions().settings(),
                CornerRule.of(parameters),
                parameters.timing().step());
    }

    /** One robot, with the masses of the collision mode: wheels that can slip hold nothing against a blow. */
    private Body body() {
        RobotParameters robot = parameters.robot();
        Outline outline = robot.outline();
        boolean free = parameters.collisions().mode() == CollisionParameters.Mode.FREE
                || parameters.drive().grip().isLimited();
        return new Body(
                outline,
                robot.rim(outline, parameters.ball().radius()),
                free ? robot.mass() : robot.rollingMass(),
                free ? robot.mass() : Double.POSITIVE_INFINITY,
                free ? robot.inertia() : robot.rollingInertia(),
                robot.height());
    }

    private void placeAtStart(PlanarWorld world) {
        Placement placement = new Placement(world);
        placement.clearPitch();
        placement.placeBall(0, 0, 0, 0);
        for (int robot = 0; robot < 2 * robotsPerSide(); robot++) {
            placement.placeRobot(robot, startPose(robot), Placement.Speed.ZERO);
        }
    }

    private Pose startPose(int robot) {
        boolean blue = robot < robotsPerSide();
        int sign = (blue ? 1 : -1) * parameters.start().blueDefends().sign();
        int number = blue ? robot : robot - robotsPerSide();
        List<Point> formation = parameters.start().formation();
        Point place = number < formation.size()
                ? formation.get(number)
                : new Point(parameters.pitch().length() / 4, 0);
        // Robots look from their own half to the other, so what is left of them is −sign·y. No −0, it looks odd in
        // files.
        return new Pose(sign * place.x() + 0.0, -sign * place.y() + 0.0, -sign, 0);
    }
}
