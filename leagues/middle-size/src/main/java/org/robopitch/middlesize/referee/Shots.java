// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import java.util.Locale;
import org.robopitch.engine.match.Referee.EventSink;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** Tells of shots: kicks after which the ball is on its way into the opponents' goal, and fast enough to get there. */
final class Shots implements Stateful {
    private final Scene scene;
    private final double deceleration;
    private final long[] kicks;

    Shots(Scene scene) {
        this.scene = scene;
        this.deceleration = scene.world.parameters().ball().rollingFriction()
                * scene.world.parameters().ball().gravity();
        this.kicks = new long[2 * scene.perTeam];
    }

    /** {@return who kicked in this cycle, and not at the goal; −1 if nobody did} */
    int look(EventSink events) {
        int beside = -1;
        for (int robot = 0; robot < kicks.length; robot++) {
            long now = scene.world.handling().kicks(robot);
            boolean kicked = now > kicks[robot];
            kicks[robot] = now;
            if (kicked && isOnTarget(scene.attacks(scene.side(robot)))) {
                report(robot, events);
            } else if (kicked) {
                beside = robot;
            }
        }
        return beside;
    }

    private void report(int robot, EventSink events) {
        Side side = scene.side(robot);
        double away = scene.field.length() / 2 - scene.attacks(side) * scene.ballX();
        events.report(
                "shot",
                side,
                robot % scene.perTeam,
                String.format(Locale.ROOT, "%s shoots from %.1f m", scene.name(robot), away));
    }

    /** Whether the ball goes to the goal that is attacked in a direction, 1 or −1. */
    private boolean isOnTarget(int attacks) {
        double left = scene.field.length() / 2 - attacks * scene.ballX();
        double ahead = attacks * scene.ballSpeedX();
        if (left <= 0 || ahead <= 0) {
            return false;
        }
        double speed = Math.sqrt(scene.ballSpeedX() * scene.ballSpeedX() + scene.ballSpeedY() * scene.ballSpeedY());
        double way = left * speed / ahead;
        boolean reaches = scene.world.ballClimb() > 1 || speed * speed > 2 * deceleration * way;
        double crossing = scene.ballY() + scene.ballSpeedY() * left / ahead;
        return reaches && Math.abs(crossing) < scene.field.goalWidth() / 2;
    }

    @Override
    public void state(StateVisitor visitor) {
        visitor.wholes(kicks);
    }
}
