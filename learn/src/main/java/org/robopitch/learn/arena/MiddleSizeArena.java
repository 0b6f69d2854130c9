// SPDX-License-Identifier: Apache-2.0
package org.robopitch.learn.arena;

import java.util.List;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.learn.Signal;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.Placement;
import org.robopitch.middlesize.game.Channel;
import org.robopitch.middlesize.parameters.DriveParameters;
import org.robopitch.middlesize.parameters.FieldParameters;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/**
 * The Middle Size League: an action is three velocities, whether to hold the ball, and how strong a kick is. A kick is a
 * lob if the last number is positive.
 */
final class MiddleSizeArena extends Arena {
    private final MiddleSizeWorld world;
    private final MiddleSizeParameters parameters;
    private final Placement placement;
    private final double ground;
    private final double lob;

    MiddleSizeArena(MiddleSizeParameters parameters, MiddleSizeWorld world, TeamInfo info) {
        super(world, world.bodies(), extent(parameters), info);
        this.parameters = parameters;
        this.world = world;
        this.placement = new Placement(world);
        this.ground = parameters.kick().shootPosition().number(false);
        this.lob = parameters.kick().shootPosition().number(true);
        for (int robot = 0; robot < bodies().robots; robot++) {
            placement.takeOff(robot);
        }
        beginLikeThis();
    }

    private static Extent extent(MiddleSizeParameters parameters) {
        FieldParameters field = parameters.field();
        double kick = parameters.kick().strongest() * parameters.kick().speedPerStrength();
        return new Extent(
                parameters.robotsPerTeam(),
                field.length() / 2,
                field.width() / 2,
                field.goalWidth(),
                Math.max(field.length(), field.width()) / 2 + field.runOff(),
                field.penaltyMark(),
                2 * parameters.robot().halfWidth(),
                parameters.ball().radius(),
                parameters.drive().maximumSpeed(),
                parameters.drive().maximumSpin(),
                kick,
                true);
    }

    @Override
    public List<Signal> actions() {
        DriveParameters drive = parameters.drive();
        return List.of(
                Signal.unit("along", drive.maximumSpeed(), "m/s"),
                Signal.unit("across", drive.maximumSpeed(), "m/s"),
                Signal.unit("spin", drive.maximumSpin(), "rad/s"),
                Signal.unit("dribble", 1, ""),
                Signal.unit("kick", parameters.kick().strongest(), ""),
                Signal.unit("lob", 1, ""));
    }

    @Override
    public void act(int robot, float[] values, int at) {
        DriveParameters drive = parameters.drive();
        world.drive(
                robot,
                drive.maximumSpeed() * Arena.clip(values[at + Channel.ALONG]),
                drive.maximumSpeed() * Arena.clip(values[at + Channel.ACROSS]),
                drive.maximumSpin() * Arena.clip(values[at + Channel.SPIN]));
        world.handling().dribble(robot, values[at + Channel.DRIBBLE] > 0);
        double strength = Math.max(0, Arena.clip(values[at + Channel.KICK]))
                * parameters.kick().strongest();
        world.handling().kick(robot, strength, values[at + Channel.SHOOT_POSITION] > 0 ? lob : ground);
    }

    @Override
    public void command(Side side, double[] values) {
        int first = side == Side.BLUE ? 0 : extent().robots();
        for (int i = 0; i < extent().robots(); i++) {
            int at = i * Channel.COUNT;
            world.drive(first + i, values[at + Channel.ALONG], values[at + Channel.ACROSS], values[at + Channel.SPIN]);
            world.handling().dribble(first + i, values[at + Channel.DRIBBLE] != 0);
            world.handling().kick(first + i, values[at + Channel.KICK], values[at + Channel.SHOOT_POSITION]);
        }
    }

    @Override
    public int channels() {
        return Channel.COUNT;
    }

    @Override
    public void placeRobot(int robot, double x, double y, double headingX, double headingY) {
        placement.placeRobot(robot, x, y, headingX, headingY);
    }

    @Override
    public void placeBall(double x, double y, double vx, double vy) {
        placement.launchBall(x, y, 0, vx, vy, 0);
    }

    @Override
    public double ballHeight() {
        return world.ballHeight();
    }

    @Override
    public double ballClimb() {
        return world.ballClimb();
    }

    @Override
    public boolean holds(int robot) {
        return world.handling().holds(robot);
    }

    /** Behind the line with all of itself, between the posts and below the bar. */
    @Override
    public int goal() {
        double x = bodies().body[bodies().ball].x;
        if (Math.abs(x) <= extent().halfLength() + extent().ballRadius()
                || Math.abs(bodies().body[bodies().ball].y) >= extent().goalWidth() / 2
                || world.ballHeight() + extent().ballRadius()
                        >= parameters.field().goalHeight()) {
            return 0;
        }
        return x > 0 ? 1 : -1;
    }

    @Override
    public boolean out() {
        boolean over = Math.abs(bodies().body[bodies().ball].x) > extent().halfLength() + extent().ballRadius()
                || Math.abs(bodies().body[bodies().ball].y) > extent().halfWidth() + extent().ballRadius();
        return over && goal() == 0;
    }
}
