// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.game;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.declare.Range;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.match.Situation;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.kit.game.PlanarStage;
import org.robopitch.kit.scenario.ContactEvents;
import org.robopitch.kit.scenario.PlanarContacts;
import org.robopitch.kit.scenario.Scenario;
import org.robopitch.kit.scenario.ScenarioLeague;
import org.robopitch.mirosot.Pose;
import org.robopitch.mirosot.drive.WheelMemory;
import org.robopitch.mirosot.parameters.DriveParameters;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.TimingParameters;
import org.robopitch.settings.Point;
import org.robopitch.settings.RobotNames;
import org.robopitch.settings.Section;

/** MiroSot as scenarios play it: in steps, with commands of wheels. */
public final class MirosotScenario implements ScenarioLeague<MirosotGame> {
    private static final Range TORQUE = new Range(-1000, 1000, "N m", "more than any motor of a robot");
    private static final double OUTPUT_INTERVAL = 0.01;

    private final MirosotParameters parameters;

    /**
     * Reads the keys of the league.
     *
     * @param root a scenario file
     */
    public MirosotScenario(Section root) {
        this.parameters = new MirosotModule(TimingParameters.fine()).parameters(root, RobotNames.robotsNamed(root));
    }

    /** {@return what its worlds are made of} */
    public MirosotParameters parameters() {
        return parameters;
    }

    @Override
    public Mirosot league() {
        return Mirosot.of(parameters);
    }

    @Override
    public Class<MirosotGame> game() {
        return MirosotGame.class;
    }

    @Override
    public Bodies bodies(MirosotGame game) {
        return game.world().bodies();
    }

    /** A robot is drawn as the ball feels it where that is known, else as all feel it. */
    @Override
    public PlanarStage.Field field(MirosotGame game) {
        List<Point> contour = parameters.robot().contour();
        if (contour == null) {
            return MirosotGame.field(parameters, bodies(game));
        }
        List<Double> corners = new ArrayList<>();
        contour.forEach(point -> corners.addAll(List.of(point.x(), point.y())));
        return MirosotGame.field(parameters, bodies(game), corners);
    }

    @Override
    public double tick() {
        return parameters.timing().step();
    }

    @Override
    public String ticks() {
        return "steps";
    }

    @Override
    public double outputInterval() {
        return Math.max(tick(), OUTPUT_INTERVAL);
    }

    @Override
    public List<String> refused() {
        return List.of("z", "vz");
    }

    /** In a corner of the goal at negative x. */
    @Override
    public Point parking() {
        return new Point(-parameters.pitch().length(), -parameters.pitch().goalWidth() / 2);
    }

    /** Its wheels turn as it moves, and until it is commanded otherwise, it continues so. */
    @Override
    public void begin(MirosotGame game, Situation.Robot robot) {
        MovingBody body = bodies(game).body[robot.index()];
        Pose pose = pose(robot);
        body.headingX = pose.headingX();
        body.headingY = pose.headingY();
        body.along = robot.along();
        body.across = robot.across();
        body.spin = robot.spin();
        WheelMemory.roll(bodies(game), robot.index(), parameters.robot().halfTrack());
        if (parameters.drive().command() == DriveParameters.Command.WHEEL_SPEED) {
            double turning = robot.spin() * parameters.robot().halfTrack();
            double radius = parameters.robot().wheelRadius();
            game.world().command(robot.index(), 0, (robot.along() - turning) / radius);
            game.world().command(robot.index(), 1, (robot.along() + turning) / radius);
        }
    }

    /** Exact at multiples of 90°, whose angles in radians are not. */
    private static Pose pose(Situation.Robot robot) {
        double degrees = 90 * Math.rint(robot.heading() / (Math.PI / 2));
        return StrictMath.toRadians(degrees) == robot.heading()
                ? Pose.ofDegrees(robot.x(), robot.y(), degrees)
                : Pose.ofAngle(robot.x(), robot.y(), robot.heading());
    }

    @Override
    public void begin(MirosotGame game, Situation.Ball ball) {
        if (ball.rolling()) {
            game.world().ballMemory()[BallMotion.ROLL_X] = ball.vx();
            game.world().ballMemory()[BallMotion.ROLL_Y] = ball.vy();
        }
    }

    @Override
    public Action<MirosotGame> action(Section in) {
        boolean torques = parameters.drive().command() == DriveParameters.Command.TORQUE;
        String key = torques ? "torques" : "wheelSpeeds";
        String other = torques ? "wheelSpeeds" : "torques";
        if (in.has(other)) {
            throw in.refuse(
                    other, "cannot be commanded while drive.command is " + (torques ? "torque" : "wheel-speed"));
        }
        List<Double> wheels = Scenario.pair(in, key, "[left, right]", torques ? TORQUE : Range.SPIN);
        return (game, robot) -> {
            game.world().command(robot, 0, wheels.get(0));
            game.world().command(robot, 1, wheels.get(1));
        };
    }

    @Override
    public ContactEvents contacts(MirosotGame game) {
        return new PlanarContacts(game.world());
    }
}
