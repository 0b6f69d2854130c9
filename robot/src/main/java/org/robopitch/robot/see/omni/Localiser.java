// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see.omni;

import org.robopitch.robot.Remembering;

/**
 * Where the robot is, from line points (after Xiong, Lu, Zheng 2012). Global: of 315 places all over the field, with the
 * heading of the compass, those that fit best are improved by matching, and the best of those is taken once it has been so
 * a few images in a row. Then pose tracking: odometry predicts, matching from there corrects, a Kalman filter weighs them.
 * If matching fails for a while the robot has been carried off, and global localisation begins again.
 */
public final class Localiser implements Remembering {
    /** Places that are tried all over the field. */
    public static final int SAMPLES = 315;

    private static final int ALONG = 21;
    private static final int ACROSS = 15;
    private static final int CANDIDATES = 18;
    private static final int CONFIRMED = 3;
    private static final int LEAST_POINTS = 20;
    private static final double SAME_PLACE = 0.3;

    /** A match whose mean error is larger than this is none. */
    private static final double GOOD = 0.22;

    private static final double LOST_SECONDS = 0.6;

    private final LineMap map;
    private final Matching matching;
    private final transient double[] candidate = new double[CANDIDATES];
    private final transient double[][] candidatePose = new double[CANDIDATES][3];
    private final double[] pose = new double[3];
    private final transient double[] trial = new double[3];
    private final double[] best = new double[3];
    private final double[] deviation = {0.05, 0.05, 0.02};
    private boolean localised;
    private int confirmed;
    private double lostFor;

    /**
     * A localiser.
     *
     * @param map of the lines
     */
    public Localiser(LineMap map) {
        this.map = map;
        this.matching = new Matching(map);
    }

    /** {@return whether the robot knows where it is} */
    public boolean isLocalised() {
        return localised;
    }

    /** {@return place, m} */
    public double x() {
        return pose[0];
    }

    /** {@return place, m} */
    public double y() {
        return pose[1];
    }

    /** {@return heading, rad} */
    public double heading() {
        return pose[2];
    }

    /** {@return standard deviation of the place along an axis, m, or of the heading, rad} */
    public double deviation(int axis) {
        return deviation[axis];
    }

    /** Forgets where the robot is. */
    public void reset() {
        localised = false;
        confirmed = 0;
    }

    /**
     * Takes in an image and what the wheels say.
     *
     * @param vision the line points of the image
     * @param along way since the last image through the kicker, m
     * @param across the same to the left, m
     * @param turn the same of the heading, rad
     * @param compass heading by the compass, rad
     * @param seconds since the last image, s
     */
    public void update(OmniVision vision, double along, double across, double turn, double compass, double seconds) {
        matching.points(vision.pointX, vision.pointY, vision.points);
        boolean enough = vision.points >= LEAST_POINTS;
        if (localised) {
            predict(along, across, turn);
            if (enough) {
                track(compass, seconds);
            } else {
                lost(seconds);
            }
        } else if (enough) {
            locate(compass, along, across, turn);
        }
    }

    private void predict(double along, double across, double turn) {
        move(pose, along, across, turn);
        double way = Math.abs(along) + Math.abs(across);
        deviation[0] = grow(deviation[0], 0.03 * way + 0.002);
        deviation[1] = grow(deviation[1], 0.03 * way + 0.002);
        deviation[2] = grow(deviation[2], 0.03 * Math.abs(turn) + 0.002);
    }

    private static void move(double[] from, double along, double across, double turn) {
        double heading = from[2] + 0.5 * turn;
        double cosine = StrictMath.cos(heading);
        double sine = StrictMath.sin(heading);
        from[0] += cosine * along - sine * across;
        from[1] += sine * along + cosine * across;
        from[2] += turn;
    }

    private static double grow(double deviation, double by) {
        return Math.sqrt(deviation * deviation + by * by);
    }

    private void track(double compass, double seconds) {
        System.arraycopy(pose, 0, trial, 0, 3);
        double error = matching.refine(trial, 8);
        double jump = Math.max(Math.abs(trial[0] - pose[0]), Math.abs(trial[1] - pose[1]));
        double turned = Math.abs(StrictMath.IEEEremainder(trial[2] - compass, 2 * Math.PI));
        if (error > GOOD || jump > 0.5 || turned > 0.5) {
            lost(seconds);
            return;
        }
        lostFor = 0;
        double noise = 0.015 + 0.1 * error;
        for (int i = 0; i < 3; i++) {
            double measured = i == 2 ? 0.006 + 0.04 * error : noise;
            double gain = deviation[i] * deviation[i] / (deviation[i] * deviation[i] + measured * measured);
            double off = i == 2 ? StrictMath.IEEEremainder(trial[2] - pose[2], 2 * Math.PI) : trial[i] - pose[i];
            pose[i] += gain * off;
            deviation[i] *= Math.sqrt(1 - gain);
        }
        pose[2] = StrictMath.IEEEremainder(pose[2], 2 * Math.PI);
    }

    private void lost(double seconds) {
        lostFor += seconds;
        if (lostFor > LOST_SECONDS) {
            reset();
        }
    }

    /** Tries all samples, and believes the best when it has been the best a few times in a row. */
    private void locate(double compass, double along, double across, double turn) {
        java.util.Arrays.fill(candidate, Double.POSITIVE_INFINITY);
        double reachX = map.halfLength() - 1.5;
        double reachY = map.halfWidth() - 1.5;
        for (int i = 0; i < ALONG; i++) {
            for (int k = 0; k < ACROSS; k++) {
                trial[0] = reachX * (2.0 * i / (ALONG - 1) - 1);
                trial[1] = reachY * (2.0 * k / (ACROSS - 1) - 1);
                trial[2] = compass;
                keep(matching.error(trial));
            }
        }
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < CANDIDATES; i++) {
            double error = matching.refine(candidatePose[i], 12);
            double turned = Math.abs(StrictMath.IEEEremainder(candidatePose[i][2] - compass, 2 * Math.PI));
            if (error < least && turned < 0.3) {
                least = error;
                System.arraycopy(candidatePose[i], 0, trial, 0, 3);
            }
        }
        move(best, along, across, turn);
        boolean same = Math.abs(trial[0] - best[0]) < SAME_PLACE && Math.abs(trial[1] - best[1]) < SAME_PLACE;
        confirmed = least < GOOD ? (same ? confirmed + 1 : 1) : 0;
        System.arraycopy(trial, 0, best, 0, 3);
        if (confirmed >= CONFIRMED) {
            System.arraycopy(best, 0, pose, 0, 3);
            deviation[0] = 0.05;
            deviation[1] = 0.05;
            deviation[2] = 0.02;
            localised = true;
            lostFor = 0;
        }
    }

    private void keep(double error) {
        int worst = 0;
        for (int i = 1; i < CANDIDATES; i++) {
            worst = candidate[i] > candidate[worst] ? i : worst;
        }
        if (error < candidate[worst]) {
            candidate[worst] = error;
            System.arraycopy(trial, 0, candidatePose[worst], 0, 3);
        }
    }
}
