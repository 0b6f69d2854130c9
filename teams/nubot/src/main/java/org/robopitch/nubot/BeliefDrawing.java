// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import org.robopitch.engine.match.Sketch;
import org.robopitch.robot.believe.Mate;
import org.robopitch.robot.believe.Opponents;
import org.robopitch.robot.believe.WorldModel;
import org.robopitch.robot.decide.Role;
import org.robopitch.robot.plan.Path;
import org.robopitch.robot.see.omni.Localiser;
import org.robopitch.robot.see.omni.OmniVision;

/**
 * What a robot believes and plans, over the field: where it thinks the ball is, the opponents it believes in and itself, each
 * with an ellipse as wide as it is unsure, and the curve it is about to drive.
 */
final class BeliefDrawing {
    private static final String[] COLOURS = {"#ffffff", "#ffd000", "#00c8ff", "#b0ff60", "#ff90ff"};
    private static final int EVERY = 3;
    private static final int EVERY_POINT = 6;
    private static final double POINT = 0.05;
    private static final int CORNERS = 20;

    /** A ball that a robot knows of only through mates has no wider ellipse, m. */
    private static final double WIDEST = 0.6;

    /** Opponents continue while one looks, s. */
    private static final double AHEAD = 0.1;

    void draw(NubotRobot robot, Sketch sketch) {
        WorldModel world = robot.world;
        if (!world.me().present) {
            return;
        }
        String colour = COLOURS[world.self() % COLOURS.length];
        ghost(world, sketch, colour);
        drawPath(robot.path, sketch, colour);
        if (world.isBallKnown()) {
            double sure = world.field.ballRadius() + Math.min(WIDEST, 2 * world.ballDeviation());
            double since = Math.min(1, world.ball.age);
            ellipse(sketch, world.ball.x, world.ball.y, world.ball.vx, world.ball.vy, sure, since, colour);
        }
        // One robot's belief of the opponents is enough to look at: the attacker's.
        if (robot.intent().role == Role.ATTACKER) {
            Opponents opponents = world.opponents;
            for (int i = 0; i < opponents.count(); i++) {
                double sure = world.field.robotHalfWidth() + 0.3 * (1 - opponents.confidence(i));
                double[] at = {opponents.get(i).x, opponents.get(i).y, opponents.get(i).vx, opponents.get(i).vy};
                ellipse(sketch, at[0], at[1], at[2], at[3], sure, opponents.age(i) + AHEAD, "#ff5050");
                sketch.line(at[0], at[1], at[0] + 0.5 * at[2], at[1] + 0.5 * at[3], "#ff5050");
            }
        }
    }

    private static void drawPath(Path path, Sketch sketch, String colour) {
        int count = (path.count() + EVERY - 1) / EVERY;
        double[] points = new double[2 * count];
        for (int i = 0; i < count; i++) {
            points[2 * i] = path.x[i * EVERY];
            points[2 * i + 1] = path.y[i * EVERY];
        }
        sketch.curve(points, colour);
    }

    /** As wide as one is unsure where it is, and longer by how far it may have moved on since it was seen. */
    private static void ellipse(
            Sketch sketch, double x, double y, double vx, double vy, double sure, double since, String colour) {
        double speed = Math.sqrt(vx * vx + vy * vy);
        double cosine = speed > 0.01 ? vx / speed : 1;
        double sine = speed > 0.01 ? vy / speed : 0;
        ring(sketch, x, y, cosine, sine, sure + 0.5 * speed * since, sure, colour);
    }

    private static void ring(
            Sketch sketch, double x, double y, double cosine, double sine, double along, double across, String colour) {
        double[] points = new double[2 * CORNERS + 2];
        for (int i = 0; i <= CORNERS; i++) {
            double ahead = along * StrictMath.cos(2 * Math.PI * i / CORNERS);
            double left = across * StrictMath.sin(2 * Math.PI * i / CORNERS);
            points[2 * i] = x + cosine * ahead - sine * left;
            points[2 * i + 1] = y + sine * ahead + cosine * left;
        }
        sketch.curve(points, colour);
    }

    /** Where the robot believes to be, and which way it looks. */
    private static void ghost(WorldModel world, Sketch sketch, String colour) {
        Mate me = world.me();
        double radius = world.field.robotHalfWidth();
        sketch.circle(me.x, me.y, radius, colour);
        double toX = me.x + 1.4 * radius * me.cosine;
        double toY = me.y + 1.4 * radius * me.sine;
        sketch.line(me.x, me.y, toX, toY, colour);
    }

    /** How unsure a robot that localises itself by its camera is of its place: three standard deviations around it. */
    void drawUnsure(NubotRobot robot, Localiser localiser, Sketch sketch) {
        Mate me = robot.world.me();
        if (me.present) {
            double radius = robot.world.field.robotHalfWidth();
            String colour = COLOURS[robot.world.self() % COLOURS.length];
            double along = radius + 3 * localiser.deviation(0);
            double across = radius + 3 * localiser.deviation(1);
            ring(sketch, me.x, me.y, 1, 0, along, across, colour);
        }
    }

    /** The points of white lines that a robot has found in its last image, from where it believes to be. */
    void drawSeen(NubotRobot robot, OmniVision vision, Sketch sketch) {
        Mate me = robot.world.me();
        for (int i = 0; me.present && i < vision.points; i += EVERY_POINT) {
            double ahead = vision.pointX[i];
            double left = vision.pointY[i];
            double x = me.x + me.cosine * ahead - me.sine * left;
            double y = me.y + me.sine * ahead + me.cosine * left;
            sketch.circle(x, y, POINT, "#ffffff");
        }
    }
}
