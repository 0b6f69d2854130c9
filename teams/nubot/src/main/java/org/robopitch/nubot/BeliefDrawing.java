// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import org.robopitch.engine.match.Sketch;
import org.robopitch.robot.believe.Opponents;
import org.robopitch.robot.believe.WorldModel;
import org.robopitch.robot.decide.Role;
import org.robopitch.robot.plan.Path;

/**
 * What a robot believes and plans, over the field: where it thinks the ball is, with a circle as wide as it is unsure, the
 * opponents it believes in, fainter the older they are, and the curve it is about to drive.
 */
final class BeliefDrawing {
    private static final String[] COLOURS = {"#ffffff", "#ffd000", "#00c8ff", "#b0ff60", "#ff90ff"};
    private static final int EVERY = 3;

    void draw(NubotRobot robot, Sketch sketch) {
        WorldModel world = robot.world();
        if (!world.me().isPresent()) {
            return;
        }
        String colour = COLOURS[world.self() % COLOURS.length];
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
}
