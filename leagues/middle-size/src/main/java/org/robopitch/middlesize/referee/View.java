// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.match.Referee.EventSink;
import org.robopitch.kit.referee.Scene;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.handling.BallHandling;

/** What the referee asks about the world besides where everybody is. Blue attacks towards positive x for the whole match. */
final class View {
    final MiddleSizeWorld world;
    final BallHandling handling;
    final Scene scene;

    /** From the centre to the penalty marks, m. */
    final double mark;

    View(MiddleSizeWorld world) {
        this.world = world;
        this.handling = world.handling();
        this.scene = new Scene(world.bodies(), world.fieldInfo(), 1);
        this.mark = scene.goalLine - world.parameters().field().penaltyMark();
    }

    boolean isKeeper(int robot) {
        return scene.sides.number(robot) == 0;
    }

    /** Whether a robot is at the ball: the ball reaches into the circle around the robot. */
    boolean atBall(int robot) {
        MovingBody body = scene.bodies.body[robot];
        return body.present
                && world.ballHeight() < body.height
                && scene.distance(robot, scene.ballX(), scene.ballY()) < body.reach + scene.field.ballRadius();
    }

    /** A ball that is dropped where it is, but not in a goal area, where only goalkeepers may stand for long. */
    Decision drop(String kind, String text) {
        double x = Scene.within(scene.ballX(), mark);
        return new Decision(MatchMode.DROPBALL, null, x, scene.ballY(), kind, -1, text);
    }

    /** Reports what a robot does. */
    void report(EventSink events, String kind, int robot, String what) {
        String text = scene.sides.name(robot) + " " + what;
        events.report(kind, scene.sides.of(robot), scene.sides.number(robot), text);
    }
}
