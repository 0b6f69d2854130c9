// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.believe;

import org.robopitch.robot.Remembering;
import org.robopitch.robot.Senses;
import org.robopitch.robot.share.Item;
import org.robopitch.robot.share.RealTimeStore;

/** A robot of one's own team, oneself included, as it last told of itself, moved on to now. */
public final class Mate implements Remembering {
    final int number;
    boolean present;
    double x;
    double y;
    double heading;
    double cosine = 1;
    double sine;
    double vx;
    double vy;
    double spin;
    double age = Double.POSITIVE_INFINITY;
    boolean holdsBall;
    double ballX;
    double ballY;
    double ballZ;
    double ballVx;
    double ballVy;
    double ballAge = Double.POSITIVE_INFINITY;
    double ballConfidence;
    int role = -1;
    double roleSeconds;
    double targetX;
    double targetY;
    int passTo = -1;
    double passX;
    double passY;

    Mate(int number) {
        this.number = number;
    }

    void set(Senses senses) {
        present = senses.localised;
        x = senses.x;
        y = senses.y;
        turn(senses.heading);
        vx = senses.vx;
        vy = senses.vy;
        spin = senses.spin;
        age = 0;
    }

    private void turn(double newHeading) {
        heading = newHeading;
        cosine = StrictMath.cos(newHeading);
        sine = StrictMath.sin(newHeading);
    }

    void read(RealTimeStore store, double now) {
        age = store.age(number, Item.POSE, now);
        present = age < WorldModel.SILENT;
        if (!present) {
            holdsBall = false;
            ballAge = Double.POSITIVE_INFINITY;
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
        turn(pose[2] + spin * Math.min(age, 0.1));
        double[] ball = store.read(number, Item.BALL);
        ballAge = store.age(number, Item.BALL, now);
        ballX = ball[0];
        ballY = ball[1];
        ballZ = ball[2];
        ballVx = ball[3];
        ballVy = ball[4];
        ballConfidence = ball[6];
        holdsBall = ballAge < 0.3 && ball[7] > 0;
        boolean told = store.age(number, Item.STRATEGY, now) < WorldModel.SILENT;
        double[] strategy = store.read(number, Item.STRATEGY);
        role = told ? (int) strategy[0] : -1;
        targetX = strategy[1];
        targetY = strategy[2];
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

    /** {@return its number} */
    public int number() {
        return number;
    }

    /** {@return whether it is on the field and can be counted on} */
    public boolean isPresent() {
        return present;
    }

    /** {@return how long ago it last told of itself, s; infinite if it never did} */
    public double age() {
        return age;
    }

    /** {@return how certain it is that it is where it seems to be, 0 … 1: less with every moment without a word} */
    public double confidence() {
        return present ? Math.max(0, 1 - age / WorldModel.SILENT) : 0;
    }

    /** {@return place, m} */
    public double x() {
        return x;
    }

    /** {@return place, m} */
    public double y() {
        return y;
    }

    /** {@return heading, rad} */
    public double heading() {
        return heading;
    }

    /** {@return cosine of the heading} */
    public double cosine() {
        return cosine;
    }

    /** {@return sine of the heading} */
    public double sine() {
        return sine;
    }

    /** {@return velocity, m/s} */
    public double vx() {
        return vx;
    }

    /** {@return velocity, m/s} */
    public double vy() {
        return vy;
    }

    /** {@return spin, rad/s} */
    public double spin() {
        return spin;
    }

    /** {@return whether it says that it has the ball} */
    public boolean holdsBall() {
        return holdsBall;
    }

    /** {@return the number of the role it says it has, or −1} */
    public int role() {
        return role;
    }

    /** {@return for how long it has had that role, s} */
    public double roleSeconds() {
        return roleSeconds;
    }

    /** {@return whom it is about to pass to, or −1} */
    public int passTo() {
        return passTo;
    }

    /** {@return where the pass should be caught, m} */
    public double passX() {
        return passX;
    }

    /** {@return where the pass should be caught, m} */
    public double passY() {
        return passY;
    }

    /**
     * {@return how far it is from a place, m}
     *
     * @param toX m
     * @param toY m
     */
    public double distance(double toX, double toY) {
        return Math.sqrt((toX - x) * (toX - x) + (toY - y) * (toY - y));
    }
}
