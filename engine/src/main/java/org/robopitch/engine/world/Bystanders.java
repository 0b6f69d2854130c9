// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import java.util.function.DoubleConsumer;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.detect.Contacts;
import org.robopitch.engine.move.StepMotion;
import org.robopitch.engine.resolve.Striking;

/**
 * Bodies that an impact does not concern: they touch none of the bodies that strike, and none of those can reach them in the
 * rest of the step. They move to the end of the step at once, and are absent for the rest of it.
 */
final class Bystanders {
    /** So many times as far as now the bodies of an impact may go after it. */
    private static final double FARTHER = 3;

    private final Bodies bodies;
    private final StepMotion motion;
    private final DoubleConsumer slowBall;
    private final double[] moved;
    private boolean anyGone;

    Bystanders(Bodies bodies, StepMotion motion, DoubleConsumer slowBall) {
        this.bodies = bodies;
        this.motion = motion;
        this.slowBall = slowBall;
        this.moved = new double[bodies.ground + 1];
    }

    /**
     * Moves all bodies that the next impacts do not concern to the end of the step.
     *
     * @param contacts what can touch in the time left; those of the others are left
     * @param striking knows which bodies strike
     * @param travel how far bodies go in the time left, m
     * @param left the time left in the step, s
     */
    void goOn(Contacts contacts, Striking striking, double[] travel, double left) {
        boolean[] concerned = striking.striking();
        while (spread(contacts, concerned, travel)) {}
        striking.leaveAside(contacts, concerned);
        for (int i = 0; i <= bodies.ball; i++) {
            if (bodies.present[i] && !concerned[i]) {
                moved[i] = motion.finish(i, left);
                if (i == bodies.ball) {
                    slowBall.accept(left);
                }
                bodies.present[i] = false;
                bodies.gone[i] = true;
                anyGone = true;
            }
        }
    }

    private boolean spread(Contacts contacts, boolean[] concerned, double[] travel) {
        boolean any = false;
        for (int k = 0; k < contacts.count; k++) {
            int a = contacts.first[k];
            int b = contacts.second[k];
            if (a != bodies.ground && b != bodies.ground && concerned[a] != concerned[b]) {
                concerned[a] = true;
                concerned[b] = true;
                any = true;
            }
        }
        double farthest = 0;
        for (int i = 0; i <= bodies.ball; i++) {
            farthest = concerned[i] && travel[i] > farthest ? travel[i] : farthest;
        }
        for (int i = 0; i <= bodies.ball; i++) {
            for (int j = 0; concerned[i] && j <= bodies.ball; j++) {
                if (!concerned[j] && bodies.present[j] && isNear(i, j, FARTHER * (farthest + travel[j]))) {
                    concerned[j] = true;
                    any = true;
                }
            }
        }
        return any;
    }

    private boolean isNear(int i, int j, double within) {
        double dx = bodies.x[i] - bodies.x[j];
        double dy = bodies.y[i] - bodies.y[j];
        double near = bodies.reach[i] + bodies.reach[j] + within;
        return dx * dx + dy * dy < near * near;
    }

    /**
     * Ends the step.
     *
     * @param movedInAll receives how far those that went on have moved at most, m
     */
    void comeBack(double[] movedInAll) {
        for (int i = 0; anyGone && i <= bodies.ball; i++) {
            if (bodies.gone[i]) {
                bodies.gone[i] = false;
                bodies.present[i] = true;
                movedInAll[i] = moved[i];
            }
        }
        anyGone = false;
    }
}
