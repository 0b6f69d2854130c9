// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see.omni;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.robopitch.robot.Remembering;
import org.robopitch.robot.see.SymmetricMatrix;

/**
 * Where the robot is, from line points (after Xiong, Lu, Zheng 2012), and how its camera is mounted.
 *
 * <p>Of 315 places all over the field, with the heading of the compass, those that fit best are hypotheses: each follows the
 * odometry and is matched with every image. One is believed once it has fitted a few images in a row and no other place fits
 * nearly as well. From then on a Kalman filter tracks it, with the {@link Mounting} of the camera as part of its state: what the
 * mirror is off shows as soon as the robot turns or sees lines near and far. Doubt follows the residual: line points that fit
 * worse than their noise explains count for less. The search goes on meanwhile, some places with each image; if another
 * place fits clearly better, or the believed one no longer fits, the robot says that it is lost.
 */
public final class Localiser implements Remembering {
    /** Places that are tried all over the field. */
    public static final int SAMPLES = 315;

    private static final int ALONG = 21;
    private static final int ACROSS = 15;
    private static final int CANDIDATES = 18;

    /** Places that are tried with every second image while one is believed, so that all are tried within 0.7 s. */
    private static final int AT_ONCE = 30;

    private static final int HYPOTHESES = 6;
    private static final int CONFIRMED = 5;
    private static final int LEAST_POINTS = 20;
    private static final double SAME_PLACE = 0.5;

    /** A match whose mean error is larger than this is none. */
    private static final double GOOD = 0.22;

    /** Another place fits nearly as well if its mean error is not larger by this factor and this much. */
    private static final double CLEARLY = 1.4;

    private static final double CLEARLY_MORE = 0.03;

    /** How much of the mean error of a hypothesis the last image makes. */
    private static final double LATEST = 0.3;

    private static final double LOST_SECONDS = 0.45;
    private static final double FARTHEST_TURN = 0.3;

    /** The state: x, y, heading, and the mounting. */
    private static final int STATES = 3 + Mounting.PARTS;

    /** Standard deviations at the beginning. */
    private static final double[] DOUBT = {0.3, 0.3, 0.05, 4, 4, 0.008, 0.008, 0.02, 0.03};

    /** Of a robot on a known course. */
    private static final double[] PLACED = {0.01, 0.01, 0.01};

    /** How much a mounting may change with each image. */
    private static final double[] DRIFT = {0, 0, 0, 0.003, 0.003, 1e-5, 1e-5, 1e-5, 1e-5};

    /** Noise of a line point at 1 m, m, and how many of them, in this image and the next, err alike. */
    private static final double POINT_NOISE = 0.02;

    private static final double ALIKE = 17;
    private static final double COMPASS_NOISE = 0.3;
    private static final int ROUNDS = 4;

    private final LineMap map;
    private final Matching matching;
    private final transient double[] candidate = new double[CANDIDATES];
    private final transient double[][] candidatePose = new double[CANDIDATES][3];
    private final double[][] hypothesis = new double[HYPOTHESES][3];
    private final double[] fit = new double[HYPOTHESES];
    private final int[] images = new int[HYPOTHESES];
    private final transient double[] trial = new double[3];
    private final double[] state = new double[STATES];
    private final double[] covariance = new double[STATES * STATES];
    private final transient double[] predicted = new double[STATES];
    private final transient double[] prior = new double[STATES * STATES];
    private final transient double[] information = new double[STATES * STATES];
    private final transient double[] right = new double[STATES];
    private boolean localised;
    private double error;
    private double lostFor;
    private int next;
    private boolean odd;

    /**
     * A localiser.
     *
     * @param map of the lines
     */
    public Localiser(LineMap map) {
        this.map = map;
        this.matching = new Matching(map);
        reset();
        forget();
    }

    /** {@return whether the robot knows where it is} */
    public boolean isLocalised() {
        return localised;
    }

    /** {@return place, m} */
    public double x() {
        return state[0];
    }

    /** {@return place, m} */
    public double y() {
        return state[1];
    }

    /** {@return heading, rad} */
    public double heading() {
        return state[2];
    }

    /** {@return standard deviation of the place along an axis, m, or of the heading, rad} */
    public double deviation(int axis) {
        return Math.sqrt(covariance[axis * STATES + axis]);
    }

    /** Forgets where the robot is, not how its camera is mounted. */
    public void reset() {
        localised = false;
        lostFor = 0;
        Arrays.fill(fit, 1);
        Arrays.fill(images, 0);
    }

    private void forget() {
        Arrays.fill(covariance, 0);
        for (int i = 0; i < STATES; i++) {
            covariance[i * STATES + i] = DOUBT[i] * DOUBT[i];
        }
    }

    /** Lets a vision see through a camera that is mounted as far as is known; to be called before it looks. */
    public void mount(OmniVision vision) {
        System.arraycopy(state, 3, vision.mounting, 0, Mounting.PARTS);
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
        matching.points(vision);
        for (double[] pose : hypothesis) {
            move(pose, along, across, turn);
        }
        boolean enough = vision.points >= LEAST_POINTS;
        if (localised) {
            predict(along, across, turn);
        }
        if (!enough) {
            doubt(localised, seconds);
            return;
        }
        odd = !odd;
        if (!localised || odd) {
            search(compass, localised ? AT_ONCE : SAMPLES);
            matchHypotheses(compass);
        }
        if (localised) {
            track(vision, compass, seconds);
        } else {
            believe();
        }
    }

    private static void move(double[] pose, double along, double across, double turn) {
        double heading = pose[2] + 0.5 * turn;
        double cosine = StrictMath.cos(heading);
        double sine = StrictMath.sin(heading);
        pose[0] += cosine * along - sine * across;
        pose[1] += sine * along + cosine * across;
        pose[2] += turn;
    }

    /** P ← F·P·Fᵀ + Q, where F moves the place with the error of the heading. */
    private void predict(double along, double across, double turn) {
        double fromX = state[0];
        double fromY = state[1];
        move(state, along, across, turn);
        double byX = fromY - state[1];
        double byY = state[0] - fromX;
        for (int i = 0; i < STATES; i++) {
            covariance[i] += byX * covariance[2 * STATES + i];
            covariance[STATES + i] += byY * covariance[2 * STATES + i];
        }
        for (int i = 0; i < STATES; i++) {
            covariance[i * STATES] += byX * covariance[i * STATES + 2];
            covariance[i * STATES + 1] += byY * covariance[i * STATES + 2];
        }
        double way = 0.022 * (Math.abs(along) + Math.abs(across)) + 0.0007;
        double turned = 0.022 * Math.abs(turn) + 0.0007;
        for (int i = 0; i < STATES; i++) {
            double by = i < 2 ? way : i == 2 ? turned : DRIFT[i];
            covariance[i * STATES + i] += by * by;
        }
    }

    /** Tries some of the samples, and lets the best of them become hypotheses. */
    private void search(double compass, int samples) {
        Arrays.fill(candidate, Double.POSITIVE_INFINITY);
        double reachX = map.halfLength() - 1.5;
        double reachY = map.halfWidth() - 1.5;
        for (int i = 0; i < samples; i++) {
            next = (next + 1) % SAMPLES;
            trial[0] = reachX * (2.0 * (next / ACROSS) / (ALONG - 1) - 1);
            trial[1] = reachY * (2.0 * (next % ACROSS) / (ACROSS - 1) - 1);
            trial[2] = compass;
            keep(matching.error(trial));
        }
        for (int i = 0; i < (samples == SAMPLES ? CANDIDATES : 1); i++) {
            int best = i;
            for (int k = i + 1; samples < SAMPLES && k < CANDIDATES; k++) {
                best = candidate[k] < candidate[best] ? k : best;
            }
            double[] pose = candidatePose[best];
            if (candidate[best] < Double.POSITIVE_INFINITY) {
                candidate[best] = Double.POSITIVE_INFINITY;
                add(pose, matching.refine(pose, 12), compass);
            }
        }
    }

    private void keep(double mean) {
        int worst = 0;
        for (int i = 1; i < CANDIDATES; i++) {
            worst = candidate[i] > candidate[worst] ? i : worst;
        }
        if (mean < candidate[worst]) {
            candidate[worst] = mean;
            System.arraycopy(trial, 0, candidatePose[worst], 0, 3);
        }
    }

    /** A place that is none of the hypotheses takes the place of the worst. */
    private void add(double[] pose, double mean, double compass) {
        if (isTurned(pose, compass)) {
            return;
        }
        int worst = 0;
        for (int i = 0; i < HYPOTHESES; i++) {
            if (fit[i] < 1 && isSame(hypothesis[i], pose)) {
                return;
            }
            worst = fit[i] > fit[worst] ? i : worst;
        }
        if (mean < fit[worst]) {
            System.arraycopy(pose, 0, hypothesis[worst], 0, 3);
            fit[worst] = mean;
            images[worst] = 0;
        }
    }

    private static boolean isTurned(double[] pose, double compass) {
        return Math.abs(StrictMath.IEEEremainder(pose[2] - compass, 2 * Math.PI)) > FARTHEST_TURN;
    }

    private static boolean isSame(double[] one, double[] other) {
        double dx = one[0] - other[0];
        double dy = one[1] - other[1];
        return dx * dx + dy * dy < SAME_PLACE * SAME_PLACE;
    }

    private void matchHypotheses(double compass) {
        for (int i = 0; i < HYPOTHESES; i++) {
            if (fit[i] >= 1) {
                continue;
            }
            double mean = matching.refine(hypothesis[i], localised ? 1 : 4);
            boolean same = isTurned(hypothesis[i], compass);
            for (int k = 0; k < i; k++) {
                same |= fit[k] < 1 && isSame(hypothesis[k], hypothesis[i]);
            }
            fit[i] = same ? 1 : images[i] == 0 ? mean : fit[i] + LATEST * (mean - fit[i]);
            images[i]++;
        }
    }

    /** The best hypothesis that is not at a place. */
    private int best(double @Nullable [] except) {
        int best = -1;
        for (int i = 0; i < HYPOTHESES; i++) {
            boolean other = except == null || !isSame(hypothesis[i], except);
            if (fit[i] < 1 && other && (best < 0 || fit[i] < fit[best])) {
                best = i;
            }
        }
        return best;
    }

    private void believe() {
        int best = best(null);
        if (best < 0 || images[best] < CONFIRMED || fit[best] > GOOD) {
            return;
        }
        int second = best(hypothesis[best]);
        if (second >= 0 && fit[second] < CLEARLY * fit[best] + CLEARLY_MORE) {
            return;
        }
        begin(hypothesis[best], DOUBT);
        error = fit[best];
    }

    /**
     * Tells the robot where it is, as on a course that it is known to drive.
     *
     * @param x m
     * @param y m
     * @param heading rad
     */
    public void place(double x, double y, double heading) {
        trial[0] = x;
        trial[1] = y;
        trial[2] = heading;
        begin(trial, PLACED);
        error = 0;
    }

    private void begin(double[] pose, double[] doubt) {
        System.arraycopy(pose, 0, state, 0, 3);
        for (int i = 0; i < 3; i++) {
            for (int k = 0; k < STATES; k++) {
                covariance[i * STATES + k] = 0;
                covariance[k * STATES + i] = 0;
            }
            covariance[i * STATES + i] = doubt[i] * doubt[i];
        }
        localised = true;
        lostFor = 0;
    }

    /** Corrects the state by an image, unless another place fits clearly better. */
    private void track(OmniVision vision, double compass, double seconds) {
        double mean = correct(vision, compass);
        error += LATEST * (mean - error);
        int other = best(state);
        boolean rival = other >= 0 && images[other] >= CONFIRMED && CLEARLY * fit[other] + CLEARLY_MORE < error;
        doubt(error > GOOD || rival || isTurned(state, compass), seconds);
    }

    private void doubt(boolean doubtful, double seconds) {
        lostFor = doubtful ? lostFor + seconds : 0;
        if (lostFor > LOST_SECONDS) {
            localised = false;
            lostFor = 0;
        }
    }

    /** Gauss-Newton on the points and what was known before; returns the mean error of the points. */
    private double correct(OmniVision vision, double compass) {
        System.arraycopy(covariance, 0, prior, 0, prior.length);
        if (!SymmetricMatrix.invert(prior, STATES)) {
            forget();
            return 1;
        }
        System.arraycopy(state, 0, predicted, 0, STATES);
        matching.differentiate(vision);
        double mean = 1;
        double worse = 1;
        for (int round = 0; round < ROUNDS; round++) {
            System.arraycopy(prior, 0, information, 0, prior.length);
            for (int i = 0; i < STATES; i++) {
                right[i] = 0;
                for (int k = 0; k < STATES; k++) {
                    right[i] += prior[i * STATES + k] * (state[k] - predicted[k]);
                }
            }
            double weight = 1 / (ALIKE * worse * POINT_NOISE * POINT_NOISE);
            mean = matching.collect(state, vision.mounting, weight, information, right);
            worse = Math.max(1, matching.square() / (POINT_NOISE * POINT_NOISE));
            double precise = 1 / (COMPASS_NOISE * COMPASS_NOISE);
            information[2 * STATES + 2] += precise;
            right[2] += precise * StrictMath.IEEEremainder(state[2] - compass, 2 * Math.PI);
            if (!SymmetricMatrix.invert(information, STATES)) {
                return 1;
            }
            for (int i = 0; i < STATES; i++) {
                double step = 0;
                for (int k = 0; k < STATES; k++) {
                    step += information[i * STATES + k] * right[k];
                }
                state[i] -= i < 3 ? Math.max(-0.2, Math.min(0.2, step)) : step;
            }
        }
        System.arraycopy(information, 0, covariance, 0, covariance.length);
        state[2] = StrictMath.IEEEremainder(state[2], 2 * Math.PI);
        return mean;
    }
}
