// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn.arena;

import java.util.List;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.kit.game.PlanarPlacement;
import org.robopitch.learn.Signal;
import org.robopitch.mirosot.game.Mirosot;
import org.robopitch.mirosot.parameters.MirosotParameters;
import org.robopitch.mirosot.parameters.PitchParameters;

/** MiroSot: an action is the speed of the left and of the right wheel. */
final class MirosotArena extends Arena {
    private static final int WHEELS = 2;
    private static final double RING = 0.01;
    private static final double ROOM = 0.002;

    private final PlanarWorld world;
    private final PlanarPlacement placement;
    private final double strongest;

    MirosotArena(Mirosot league, TeamInfo info, PlanarWorld world) {
        super(world, world.bodies(), extent(league.parameters(), info.robot().size()), info);
        MirosotParameters parameters = league.parameters();
        this.world = world;
        this.strongest = parameters.drive().maximumWheelSpeed();
        PitchParameters pitch = parameters.pitch();
        this.placement = new PlanarPlacement(
                world,
                new PlanarPlacement.Ground(pitch.length() / 2, pitch.width() / 2, 0, pitch.goalWidth()),
                RING,
                ROOM);
        for (int robot = 0; robot < bodies().robots; robot++) {
            placement.takeOff(robot);
        }
        beginLikeThis();
    }

    private static Extent extent(MirosotParameters parameters, double robotSize) {
        PitchParameters pitch = parameters.pitch();
        double speed =
                parameters.drive().maximumWheelSpeed() * parameters.robot().wheelRadius();
        return new Extent(
                parameters.robotsPerTeam(),
                pitch.length() / 2,
                pitch.width() / 2,
                pitch.goalWidth(),
                pitch.length() / 2 + pitch.goalDepth(),
                pitch.penaltyMark(),
                robotSize,
                parameters.ball().radius(),
                speed,
                speed / parameters.robot().halfTrack(),
                2 * speed,
                false);
    }

    @Override
    public List<Signal> actions() {
        return List.of(
                Signal.unit("wheel.left", strongest, "rad/s"), //
                Signal.unit("wheel.right", strongest, "rad/s"));
    }

    @Override
    public void act(int robot, float[] values, int at) {
        world.command(robot, 0, strongest * Arena.clip(values[at]));
        world.command(robot, 1, strongest * Arena.clip(values[at + 1]));
    }

    @Override
    public void command(Side side, double[] values) {
        int first = side == Side.BLUE ? 0 : extent().robots();
        for (int i = 0; i < extent().robots(); i++) {
            for (int wheel = 0; wheel < WHEELS; wheel++) {
                double wanted = values[i * WHEELS + wheel];
                world.command(first + i, wheel, Math.max(-strongest, Math.min(strongest, wanted)));
            }
        }
    }

    @Override
    public int channels() {
        return WHEELS;
    }

    @Override
    public void placeRobot(int robot, double x, double y, double headingX, double headingY) {
        placement.placeRobot(robot, x, y, headingX, headingY, false);
    }

    @Override
    public void placeBall(double x, double y, double vx, double vy) {
        placement.placeBall(x, y, vx, vy, false);
    }

    @Override
    public double ballHeight() {
        return world.ballMemory()[BallMotion.HEIGHT];
    }

    @Override
    public double ballClimb() {
        return world.ballMemory()[BallMotion.CLIMB];
    }

    @Override
    public boolean holds(int robot) {
        return false;
    }

    /** As the referee sees it: the ball must have crossed the line with all of itself. */
    @Override
    public int goal() {
        double x = bodies().body[bodies().ball].x;
        if (Math.abs(x) <= extent().halfLength() + extent().ballRadius()) {
            return 0;
        }
        return x > 0 ? 1 : -1;
    }

    @Override
    public boolean out() {
        return false;
    }
}
