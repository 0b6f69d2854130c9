// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.believe;

import org.robopitch.robot.Moving;
import org.robopitch.robot.Senses;
import org.robopitch.robot.share.Item;
import org.robopitch.robot.share.RealTimeStore;

/** A robot of one's own team, oneself included, as it last told of itself, moved on to now. */
public final class Mate extends Moving {
    /** Its number. */
    public final int number;

    /** Heading, rad. */
    public double heading;

    /** Cosine of the heading. */
    public double cosine = 1;

    /** Sine of the heading. */
    public double sine;

    /** Spin, rad/s. */
    public double spin;

    /** Whether it is on the field and can be counted on. */
    public boolean present;

    /** How long ago it last told of itself, s; infinite if it never did. */
    public double age = Double.POSITIVE_INFINITY;

    /** The ball as it believes it. */
    public final Ball ball = new Ball();

    /** Whether it says that it has the ball. */
    public boolean holdsBall;

    /** The number of the role it says it has, or −1. */
    public int role = -1;

    /** For how long it has had that role, s. */
    public double roleSeconds;

    /** Whom it is about to pass to, or −1. */
    public int passTo = -1;

    /** Where the pass should be caught, m. */
    public double passX;

    /** Where the pass should be caught, m. */
    public double passY;

    Mate(int number) {
        this.number = number;
    }

    void set(Senses senses) {
        present = senses.localised;
        x = senses.x;
        y = senses.y;
        face(senses.heading);
        vx = senses.vx;
        vy = senses.vy;
        spin = senses.spin;
        age = 0;
    }

    private void face(double newHeading) {
        heading = newHeading;
        cosine = StrictMath.cos(newHeading);
        sine = StrictMath.sin(newHeading);
    }

    void read(RealTimeStore store, double now) {
        age = store.age(number, Item.POSE, now);
        present = age < WorldModel.SILENT;
        if (!present) {
            holdsBall = false;
            ball.age = Double.POSITIVE_INFINITY;
            role = -1;
            passTo = -1;
            return;
        }
        double[] pose = store.read(number, Item.POSE);
        vx = pose[3];
        vy = pose[4];
        spin = pose[5];
        x = pose[0] + vx * age;
        y = pose[1] + vy * age;
        face(pose[2] + spin * Math.min(age, 0.1));
        double[] shared = store.read(number, Item.BALL);
        ball.read(shared, store.age(number, Item.BALL, now));
        holdsBall = ball.age < 0.3 && shared[7] > 0;
        boolean told = store.age(number, Item.STRATEGY, now) < WorldModel.SILENT;
        double[] strategy = store.read(number, Item.STRATEGY);
        role = told ? (int) strategy[0] : -1;
        roleSeconds = strategy[3];
        passTo = told ? (int) strategy[4] : -1;
        passX = strategy[5];
        passY = strategy[6];
    }

    void write(double[] pose) {
        pose[0] = x;
        pose[1] = y;
        pose[2] = heading;
        pose[3] = vx;
        pose[4] = vy;
        pose[5] = spin;
    }

    /** {@return how certain it is that it is where it seems to be, 0 … 1: less with every moment without a word} */
    public double confidence() {
        return present ? Math.max(0, 1 - age / WorldModel.SILENT) : 0;
    }

    /** {@return how far it has to turn to look in a direction, rad} */
    public double turnTo(double direction) {
        return StrictMath.IEEEremainder(direction - heading, 2 * Math.PI);
    }
}
