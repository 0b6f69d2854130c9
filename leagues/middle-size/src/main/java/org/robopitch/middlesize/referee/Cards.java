// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.referee;

import org.robopitch.engine.match.Referee.EventSink;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;
import org.robopitch.middlesize.Placement;

/**
 * Fouls and cards: every few fouls a yellow card, the second of them sends a robot off for a while, a red one for good.
 * Robots come back at the touch line of their own half.
 */
final class Cards implements Stateful {
    private final View view;
    private final Placement placement;
    private final MiddleSizeRules rules;
    private final int[] fouls;
    private final int[] yellows;
    private final double[] off;

    Cards(View view, Placement placement, MiddleSizeRules rules) {
        this.view = view;
        this.placement = placement;
        this.rules = rules;
        int robots = view.scene.robots;
        this.fouls = new int[robots];
        this.yellows = new int[robots];
        this.off = new double[robots];
    }

    void foul(int robot, EventSink events) {
        fouls[robot]++;
        if (fouls[robot] % rules.foulsPerCard() == 0) {
            yellow(robot, events);
        }
    }

    void yellow(int robot, EventSink events) {
        yellows[robot]++;
        boolean second = yellows[robot] % 2 == 0 && rules.sendOffSeconds() > 0;
        String card = second ? "a second yellow card and leaves the field" : "a yellow card";
        view.scene.report(events, "yellow card", robot, "gets " + card);
        if (second) {
            sendOff(robot, rules.sendOffSeconds());
        }
    }

    /** Shows the second yellow card, whether the first was seen or not. */
    void doubleYellow(int robot, EventSink events) {
        yellows[robot] |= 1;
        yellow(robot, events);
    }

    void red(int robot, EventSink events) {
        view.scene.report(events, "red card", robot, "gets a red card and leaves the field for good");
        sendOff(robot, Double.POSITIVE_INFINITY);
    }

    private void sendOff(int robot, double seconds) {
        off[robot] = Math.max(off[robot], seconds);
        placement.takeOff(robot);
    }

    /** Lets time pass for robots that are off. */
    void pass(double seconds, EventSink events) {
        for (int robot = 0; robot < off.length; robot++) {
            if (off[robot] > 0) {
                off[robot] -= seconds;
                if (off[robot] <= 0) {
                    comeBack(robot, events);
                }
            }
        }
    }

    /** Lets a robot back on, whatever it has done. */
    void comeBack(int robot, EventSink events) {
        if (view.scene.bodies.body[robot].present) {
            return;
        }
        off[robot] = 0;
        int attacks = view.scene.attacks(view.scene.sides.of(robot));
        placement.placeRobot(robot, -attacks * 1.0, -attacks * (view.scene.touchLine + 0.5), 0, attacks);
        view.scene.report(events, "back", robot, "is back on the field");
    }

    @Override
    public void state(StateVisitor visitor) {
        visitor.wholes(fouls);
        visitor.wholes(yellows);
        visitor.reals(off);
    }

    /** All robots to the start, but those off the field stay off. */
    void lineUp() {
        boolean[] present = view.scene.bodies.presence();
        placement.placeAtStart();
        for (int robot = 0; robot < off.length; robot++) {
            if (!present[robot]) {
                placement.takeOff(robot);
            }
        }
    }
}
