// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import java.util.Locale;
import org.robopitch.engine.match.Referee.EventSink;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;

/** Tells of passes, a kick after which a team-mate holds the ball, and of interceptions, after which an opponent does. */
final class Passes implements Stateful {
    private static final int NOBODY = -1;

    private final Scene scene;
    private int kicker = NOBODY;
    private double fromX;
    private double fromY;

    Passes(Scene scene) {
        this.scene = scene;
    }

    /**
     * Looks at who holds the ball.
     *
     * @param kicked who kicked in this cycle, and not at the goal, or −1
     */
    void look(int kicked, EventSink events) {
        if (kicked >= 0) {
            kicker = kicked;
            fromX = scene.ballX();
            fromY = scene.ballY();
            return;
        }
        for (int robot = 0; kicker >= 0 && robot < 2 * scene.perTeam; robot++) {
            if (scene.world.handling().holds(robot)) {
                if (robot != kicker) {
                    report(robot, events);
                }
                kicker = NOBODY;
            }
        }
    }

    /** Play has stopped: the robot that holds the ball next got no pass. */
    void forget() {
        kicker = NOBODY;
    }

    private void report(int robot, EventSink events) {
        boolean mate = scene.side(robot) == scene.side(kicker);
        int who = mate ? kicker : robot;
        String text = mate
                ? String.format(
                        Locale.ROOT,
                        "%s passes to %s over %.1f m",
                        scene.name(kicker),
                        scene.name(robot),
                        Math.sqrt(square(scene.ballX() - fromX) + square(scene.ballY() - fromY)))
                : scene.name(robot) + " intercepts a kick by " + scene.name(kicker);
        events.report(mate ? "pass" : "interception", scene.side(who), who % scene.perTeam, text);
    }

    private static double square(double value) {
        return value * value;
    }

    @Override
    public void state(StateVisitor visitor) {
        kicker = visitor.whole(kicker);
        fromX = visitor.real(fromX);
        fromY = visitor.real(fromY);
    }
}
