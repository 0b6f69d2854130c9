// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.world;

import org.robopitch.kit.game.PlanarPlacement;
import org.robopitch.mixedreality.parameters.FieldParameters;

/** Puts robots and ball where they are wanted, robots at rest or at the nearest place with room. */
public final class Placement extends PlanarPlacement {
    private static final double RING = 0.003;
    private static final double GAP = 1e-5;

    private final MixedRealityWorld world;
    private final FieldParameters field;

    /**
     * Places bodies of a world.
     *
     * @param world which world
     */
    public Placement(MixedRealityWorld world) {
        super(world.bodies(), ground(world.parameters().field()), RING, GAP, world::hasRoom);
        this.world = world;
        this.field = world.parameters().field();
    }

    private static Ground ground(FieldParameters field) {
        return new Ground(field.length() / 2, field.width() / 2, 0, 0);
    }

    @Override
    public void halt(int robot) {
        world.halt(robot);
    }

    /**
     * Puts a robot on the field.
     *
     * @param robot its index
     * @param x wish, m
     * @param y wish, m
     * @param headingX direction, any length but 0
     * @param headingY direction
     * @return whether it is exactly where it was wished
     * @throws IllegalStateException if there is no room on the whole field
     */
    public boolean placeRobot(int robot, double x, double y, double headingX, double headingY) {
        placeRobot(robot, x, y, headingX, headingY, false);
        return bodies.body[robot].x == x && bodies.body[robot].y == y;
    }

    /** A robot that is placed stands, and touches no other. */
    @Override
    public void placeRobot(int robot, double x, double y, double headingX, double headingY, boolean exactly) {
        super.placeRobot(robot, x, y, headingX, headingY, false);
        halt(robot);
    }

    /**
     * Puts the ball inside of the side lines and what is behind the goal lines. It may overlap a robot, which pushes it out
     * with the next step.
     */
    @Override
    public void placeBall(double x, double y, double velocityX, double velocityY, boolean exactly) {
        double radius = bodies.body[bodies.ball].reach;
        double mostX = field.length() / 2 + field.goalDepth() - radius;
        double mostY = field.width() / 2 - radius;
        bodies.body[bodies.ball].x = Math.max(-mostX, Math.min(mostX, x));
        bodies.body[bodies.ball].y = Math.max(-mostY, Math.min(mostY, y));
        bodies.body[bodies.ball].along = velocityX;
        bodies.body[bodies.ball].across = velocityY;
        world.forgetTouch();
    }
}
