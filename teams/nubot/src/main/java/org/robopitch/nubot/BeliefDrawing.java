// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import org.robopitch.engine.match.Sketch;
import org.robopitch.robot.believe.Mate;
import org.robopitch.robot.believe.Opponents;
import org.robopitch.robot.believe.WorldModel;
import org.robopitch.robot.decide.Role;
import org.robopitch.robot.plan.Path;
import org.robopitch.robot.see.omni.OmniVision;

/**
 * What a robot believes and plans, over the field: where it thinks the ball is, with a circle as wide as it is unsure, the
 * opponents it believes in, fainter the older they are, the curve it is about to drive, and where it believes to be.
 */
final class BeliefDrawing {
    private static final String[] COLOURS = {"#ffffff", "#ffd000", "#00c8ff", "#b0ff60", "#ff90ff"};
    private static final int EVERY = 3;
    private static final int EVERY_POINT = 6;
    private static final double POINT = 0.05;

    void draw(NubotRobot robot, Sketch sketch) {
        WorldModel world = robot.world();
        if (!world.me().isPresent()) {
            return;
        }
        String colour = COLOURS[world.self() % COLOURS.length];
        ghost(world, sketch, colour);
        Path path = robot.path();
        for (int i = EVERY; i < path.count(); i += EVERY) {
            sketch.line(path.x(i - EVERY), path.y(i - EVERY), path.x(i), path.y(i), colour);
        }
        if (world.isBallKnown()) {
            double wide = 0.12 + 2 * world.ballDeviation() + 0.5 * Math.min(1, world.ballAge());
            sketch.circle(world.ballX(), world.ballY(), wide, colour);
        }
        // One robot's belief of the opponents is enough to look at: the attacker's.
        if (robot.intent().role == Role.ATTACKER) {
            Opponents opponents = world.opponents();
            for (int i = 0; i < opponents.count(); i++) {
                double radius = 0.3 + 0.3 * (1 - opponents.confidence(i));
                sketch.circle(opponents.x(i), opponents.y(i), radius, "#ff5050");
                double toX = opponents.x(i) + 0.5 * opponents.vx(i);
                double toY = opponents.y(i) + 0.5 * opponents.vy(i);
                sketch.line(opponents.x(i), opponents.y(i), toX, toY, "#ff5050");
            }
        }
    }

    /** Where the robot believes to be, and which way it looks. */
    private static void ghost(WorldModel world, Sketch sketch, String colour) {
        Mate me = world.me();
        double radius = world.field().robotHalfWidth();
        sketch.circle(me.x(), me.y(), radius, colour);
        double toX = me.x() + 1.4 * radius * me.cosine();
        double toY = me.y() + 1.4 * radius * me.sine();
        sketch.line(me.x(), me.y(), toX, toY, colour);
    }

    /** The points of white lines that a robot has found in its last image, from where it believes to be. */
    void drawSeen(NubotRobot robot, OmniVision vision, Sketch sketch) {
        Mate me = robot.world().me();
        for (int i = 0; me.isPresent() && i < vision.points(); i += EVERY_POINT) {
            double ahead = vision.pointX()[i];
            double left = vision.pointY()[i];
            double x = me.x() + me.cosine() * ahead - me.sine() * left;
            double y = me.y() + me.sine() * ahead + me.cosine() * left;
            sketch.circle(x, y, POINT, "#ffffff");
        }
    }
}
