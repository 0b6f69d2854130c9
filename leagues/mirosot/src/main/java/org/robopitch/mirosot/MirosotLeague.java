// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot;

import java.util.Collections;
import java.util.function.Supplier;
import org.robopitch.engine.body.Body;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.match.FieldInfo;
import org.robopitch.engine.world.PlanarSetup;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.engine.world.WallFaces;
import org.robopitch.mirosot.ball.Balls;
import org.robopitch.mirosot.drive.Drives;
import org.robopitch.mirosot.parameters.BallParameters;
import org.robopitch.mirosot.parameters.CollisionMode;
import org.robopitch.mirosot.parameters.End;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.PitchParameters;
import org.robopitch.mirosot.parameters.Preset;
import org.robopitch.mirosot.parameters.RobotParameters;
import org.robopitch.mirosot.parameters.Size;
import org.robopitch.mirosot.wall.CornerRule;
import org.robopitch.settings.Point;

/**
 * MiroSot as a value: from its parameters it makes worlds. In such a world the robots 0 … n − 1 are blue and the robots
 * n … 2n − 1 yellow; a command of a robot is two numbers, left wheel first.
 *
 * @param parameters all that makes this league different from another
 */
public record MirosotLeague(MirosotParameters parameters) {

    /** Refuses parameters out of their bounds, or that do not fit together. */
    public MirosotLeague {
        parameters.checked();
    }

    /**
     * {@return the league of realistic robots of a size}
     *
     * @param size which size
     */
    public static MirosotLeague of(Size size) {
        return of(size, Preset.DEFAULT);
    }

    /**
     * {@return the league of a size with the bodies of a preset}
     *
     * @param size which size
     * @param preset which bodies
     */
    public static MirosotLeague of(Size size, Preset preset) {
        return new MirosotLeague(preset.parameters(size));
    }

    /** {@return how many robots a side has} */
    public int robotsPerTeam() {
        return parameters.robotsPerTeam();
    }

    /** {@return how many robots both sides have together} */
    public int robots() {
        return 2 * parameters.robotsPerTeam();
    }

    /**
     * {@return whether a robot is of the blue team}
     *
     * @param robot its index
     */
    public boolean isBlue(int robot) {
        return robot < parameters.robotsPerTeam();
    }

    /** {@return the pitch and its markings} */
    public PitchParameters pitch() {
        return parameters.pitch();
    }

    /**
     * {@return the sizes of the pitch as teams and referee need them}
     *
     * @param parameters of a league
     */
    public static FieldInfo fieldInfo(MirosotParameters parameters) {
        PitchParameters pitch = parameters.pitch();
        return new FieldInfo(
                pitch.length(),
                pitch.width(),
                pitch.goalWidth(),
                pitch.goalDepth(),
                pitch.penaltyAreaDepth(),
                pitch.penaltyAreaWidth(),
                parameters.ball().radius());
    }

    /** {@return how many steps of the physics a control cycle has} */
    public int stepsPerCycle() {
        return parameters.timing().stepsPerCycle();
    }

    /** {@return what the engine has to know to make such a world} */
    public PlanarSetup setup() {
        return setup(parameters.pitch().walls(), body());
    }

    private PlanarSetup setup(Pitch pitch, Body robot) {
        BallParameters ball = parameters.ball();
        return new PlanarSetup(
                pitch,
                Collections.nCopies(robots(), robot),
                ball.radius(),
                ball.mass(),
                Drives.of(parameters),
                Balls.of(parameters),
                parameters.collisions().settings(),
                CornerRule.of(parameters),
                parameters.timing().step());
    }

    /** What one robot is made of, with the masses of the collision mode. */
    private Body body() {
        RobotParameters robot = parameters.robot();
        Outline outline = robot.outline().outline();
        boolean free = parameters.collisions().mode() == CollisionMode.FREE;
        return new Body(
                outline,
                robot.ballSurface().rim(outline, parameters.ball().radius()),
                free ? robot.mass() : robot.rollingMass(),
                free ? robot.mass() : Double.POSITIVE_INFINITY,
                free ? robot.inertia() : robot.rollingInertia(),
                robot.height());
    }

    /** {@return a new world with everybody at rest at the start, the ball in the middle} */
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

    /**
     * Puts everybody at the start of a match, at rest, with the ball in the middle.
     *
     * @param world a world of this league
     */
    public void placeAtStart(PlanarWorld world) {
        Placement placement = new Placement(world);
        placement.clearPitch();
        placement.placeBall(0, 0, 0, 0);
        for (int robot = 0; robot < robots(); robot++) {
            Pose start = startPose(robot);
            placement.placeRobot(robot, start, Placement.Speed.ZERO);
        }
    }

    /**
     * {@return where a robot stands when a match begins}
     *
     * @param robot its index
     */
    public Pose startPose(int robot) {
        int sign = defendedAtFirst(robot).sign();
        int number = isBlue(robot) ? robot : robot - robotsPerTeam();
        var formation = parameters.start().formation();
        Point place = number < formation.size() ? formation.get(number) : new Point(pitch().length() / 4, 0);
        // Robots look from their own half to the other, so what is left of them is −sign·y. No −0, it looks odd in
        // files.
        return new Pose(sign * place.x() + 0.0, -sign * place.y() + 0.0, -sign, 0);
    }

    /**
     * {@return the end that the team of a robot defends when a match begins}
     *
     * @param robot its index
     */
    public End defendedAtFirst(int robot) {
        End blue = parameters.start().blueDefends();
        if (isBlue(robot)) {
            return blue;
        }
        return blue == End.NEGATIVE_X ? End.POSITIVE_X : End.NEGATIVE_X;
    }
}
