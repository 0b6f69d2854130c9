// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import java.util.Locale;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.match.Referee.EventSink;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;
import org.robopitch.kit.referee.Scene;
import org.robopitch.middlesize.handling.BallHandling;

/**
 * Tells of kicks: of shots, after which the ball is on its way into the opponents' goal and fast enough to get there; of
 * passes, after which a team-mate holds the ball; and of interceptions, after which an opponent does.
 */
final class Kicks implements Stateful {
    private final View view;
    private final Scene scene;
    private final double deceleration;
    private final long[] kicks;
    private int kicker = BallHandling.NOBODY;
    private double fromX;
    private double fromY;

    Kicks(View view) {
        this.view = view;
        this.scene = view.scene;
        var ball = view.world.parameters().ball();
        this.deceleration = ball.rollingFriction() * ball.gravity();
        this.kicks = new long[scene.robots];
    }

    void look(EventSink events) {
        int kicked = BallHandling.NOBODY;
        for (int robot = 0; robot < kicks.length; robot++) {
            long now = view.handling.kicks(robot);
            if (now > kicks[robot]) {
                kicked = shoots(robot, events) ? kicked : robot;
            }
            kicks[robot] = now;
        }
        if (kicked >= 0) {
            kicker = kicked;
            fromX = scene.ballX();
            fromY = scene.ballY();
            return;
        }
        for (int robot = 0; kicker >= 0 && robot < kicks.length; robot++) {
            if (view.handling.holds(robot)) {
                if (robot != kicker) {
                    received(robot, events);
                }
                kicker = BallHandling.NOBODY;
            }
        }
    }

    /** Play has stopped: the robot that holds the ball next got no pass. */
    void forget() {
        kicker = BallHandling.NOBODY;
    }

    private boolean shoots(int robot, EventSink events) {
        int attacks = scene.attacks(scene.sides.of(robot));
        double left = scene.goalLine - attacks * scene.ballX();
        boolean shot = isOnTarget(attacks, left);
        if (shot) {
            scene.report(events, "shot", robot, String.format(Locale.ROOT, "shoots from %.1f m", left));
        }
        return shot;
    }

    /** Whether the ball goes to the goal that is attacked in a direction, 1 or −1, and that is so far away. */
    private boolean isOnTarget(int attacks, double left) {
        MovingBody ball = scene.bodies.body[scene.bodies.ball];
        double ahead = attacks * ball.along;
        if (left <= 0 || ahead <= 0) {
            return false;
        }
        double speed = scene.ballSpeed();
        double way = left * speed / ahead;
        boolean reaches = view.world.ballClimb() > 1 || speed * speed > 2 * deceleration * way;
        return reaches && Math.abs(ball.y + ball.across * left / ahead) < scene.field.goalWidth() / 2;
    }

    private void received(int robot, EventSink events) {
        if (scene.sides.of(robot) != scene.sides.of(kicker)) {
            scene.report(events, "interception", robot, "intercepts a kick by " + scene.sides.name(kicker));
            return;
        }
        double dx = scene.ballX() - fromX;
        double dy = scene.ballY() - fromY;
        double length = Math.sqrt(dx * dx + dy * dy);
        String text = String.format(Locale.ROOT, "passes to %s over %.1f m", scene.sides.name(robot), length);
        scene.report(events, "pass", kicker, text);
    }

    @Override
    public void state(StateVisitor visitor) {
        visitor.wholes(kicks);
        kicker = visitor.whole(kicker);
        fromX = visitor.real(fromX);
        fromY = visitor.real(fromY);
    }
}
