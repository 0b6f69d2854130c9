// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import java.util.Arrays;
import java.util.function.DoubleConsumer;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.move.StepMotion;

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
    private final boolean[] concerned;
    private double farthest;
    private boolean anyGone;

    Bystanders(Bodies bodies, StepMotion motion, DoubleConsumer slowBall) {
        this.bodies = bodies;
        this.motion = motion;
        this.slowBall = slowBall;
        this.moved = new double[bodies.ground + 1];
        this.concerned = new boolean[bodies.ground + 1];
    }

    /**
     * Moves all bodies that the next impacts do not concern to the end of the step, given what can touch and how far bodies go
     * in the time left; the contacts of the others are left.
     */
    void goOn(Contacts contacts, Striking striking, double[] travel, double left) {
        farthest = 0;
        for (int i = 0; i <= bodies.ball; i++) {
            farthest = Math.max(farthest, travel[i]);
        }
        Arrays.fill(concerned, false);
        for (int i = 0; i <= bodies.ball; i++) {
            if (striking.striking()[i]) {
                concern(i, contacts, travel);
            }
        }
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

    /** Concerned too is what touches a body that is, or is near enough to be reached by it. */
    private void concern(int body, Contacts contacts, double[] travel) {
        if (concerned[body] || !bodies.present[body] || body == bodies.ground) {
            return;
        }
        concerned[body] = true;
        for (int k = 0; k < contacts.count; k++) {
            if (contacts.first[k] == body) {
                concern(contacts.second[k], contacts, travel);
            } else if (contacts.second[k] == body) {
                concern(contacts.first[k], contacts, travel);
            }
        }
        for (int other = 0; other <= bodies.ball; other++) {
            if (!concerned[other] && isNear(body, other, FARTHER * (farthest + travel[other]))) {
                concern(other, contacts, travel);
            }
        }
    }

    private boolean isNear(int i, int j, double within) {
        double dx = bodies.x[i] - bodies.x[j];
        double dy = bodies.y[i] - bodies.y[j];
        double near = bodies.reach[i] + bodies.reach[j] + within;
        return dx * dx + dy * dy < near * near;
    }

    /** Ends the step; says how far those that went on have moved at most, m. */
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
