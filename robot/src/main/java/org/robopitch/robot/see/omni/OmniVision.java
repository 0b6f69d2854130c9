// SPDX-License-Identifier: Apache-2.0
package org.robopitch.robot.see.omni;

import java.util.stream.IntStream;
import org.robopitch.robot.see.ColourTable;
import org.robopitch.robot.see.Image;
import org.robopitch.robot.see.Meaning;
import org.robopitch.robot.see.Sighting;

/**
 * Finds white line points, the ball and obstacles along scan lines that run from the middle of the image outwards. All
 * positions are in the robot's frame: x through the kicker, y to the left, m.
 */
public final class OmniVision {
    private static final int SCANS = 180;
    /** One pixel of so many tells how bright it is. */
    private static final int EVERY = 7;

    private static final int MOST_POINTS = 700;
    private static final int MOST_OBSTACLES = 16;

    private static final int FIELD = Meaning.FIELD.ordinal();
    private static final int LINE = Meaning.LINE.ordinal();
    private static final int BALL = Meaning.BALL.ordinal();
    private static final int OBSTACLE = Meaning.OBSTACLE.ordinal();

    /** A line is no wider than this on the ground, m, nor wider than so many pixels where those are large. */
    private static final double WIDEST_LINE = 0.3;

    private static final int WIDEST_LINE_PIXELS = 5;
    private static final int LEAST_OBSTACLE_PIXELS = 5;
    private static final int LEAST_BALL_PIXELS = 3;

    /** Pixels of the ball's colour on a scan line are one run if no more than so many others are between them. */
    private static final int LARGEST_GAP = 2;

    /** Fewer in a row are noise; neighbouring runs are of one ball if their middles are no farther apart than this, pixels. */
    private static final int LEAST_RUN = 2;

    private static final double APART = 6;

    /** For so many scan lines with a single pixel of the ball's colour, which is noise, a ball needs one pixel more. */
    private static final int LONELY = 8;

    /** A ball on fewer scan lines is too far away to tell by its width that it flies. */
    private static final int LEAST_FLYING_SCANS = 4;

    /** A ball flies if on the ground it would be so many times farther than its width allows. */
    private static final double FLYING = 1.3;

    private final OmniCalibration calibration;
    private final ColourTable colours;
    private final double ballRadius;
    private final double obstacleRadius;
    private final int steps;
    private final int[] pixel;
    private final int[] lookedAt;
    private final double[] cosine = new double[SCANS];
    private final double[] sine = new double[SCANS];
    private final double[] ground = new double[2];

    /** Where in the image the line points are, pixels ahead of its middle and to the left. */
    private final double[] pointAhead = new double[MOST_POINTS];

    private final double[] pointLeft = new double[MOST_POINTS];

    /** How the camera is mounted, as far as it is known; see {@link Mounting}. */
    final double[] mounting = new double[Mounting.PARTS];

    private final double[] obstacleAt = new double[SCANS];
    private final double[] ballAt = new double[SCANS];
    private final int[] ballPixels = new int[SCANS];

    private int lonely;

    /** How many line points were found. */
    public int points;

    /** Where they are, m. */
    public final double[] pointX = new double[MOST_POINTS];
    /** Where they are, m. */
    public final double[] pointY = new double[MOST_POINTS];
    /** How many obstacles were found. */
    public int obstacles;

    /** Middles of the obstacles, m. */
    public final double[] obstacleX = new double[MOST_OBSTACLES];
    /** Middles of the obstacles, m. */
    public final double[] obstacleY = new double[MOST_OBSTACLES];

    /** The ball, on the ground unless its height says otherwise. */
    public final Sighting ball = new Sighting();

    /**
     * Vision for a camera.
     *
     * @param calibration of the camera
     * @param colours their meaning
     * @param ballRadius m
     * @param obstacleRadius of robots, m
     */
    public OmniVision(OmniCalibration calibration, ColourTable colours, double ballRadius, double obstacleRadius) {
        this.calibration = calibration;
        this.colours = colours;
        this.ballRadius = ballRadius;
        this.obstacleRadius = obstacleRadius;
        this.steps = calibration.lastRadius() - calibration.firstRadius() + 1;
        this.pixel = new int[SCANS * steps];
        double middle = (calibration.size() - 1) / 2.0;
        for (int scan = 0; scan < SCANS; scan++) {
            double angle = 2 * Math.PI * scan / SCANS;
            cosine[scan] = StrictMath.cos(angle);
            sine[scan] = StrictMath.sin(angle);
            for (int i = 0; i < steps; i++) {
                double radius = calibration.firstRadius() + i;
                // Ahead is up in the image, left is left.
                int column = (int) Math.rint(middle - radius * sine[scan]);
                int row = (int) Math.rint(middle - radius * cosine[scan]);
                pixel[scan * steps + i] = row * calibration.size() + column;
            }
        }
        lookedAt = IntStream.range(0, pixel.length / EVERY)
                .map(i -> pixel[i * EVERY])
                .toArray();
    }

    /**
     * Looks at an image.
     *
     * @param image as large as the calibration says
     */
    public void look(Image image) {
        points = 0;
        lonely = 0;
        colours.adapt(image.pixels, lookedAt);
        for (int scan = 0; scan < SCANS; scan++) {
            scan(image.pixels, scan);
        }
        findBall();
        findObstacles();
    }

    private void scan(int[] pixels, int scan) {
        obstacleAt[scan] = Double.POSITIVE_INFINITY;
        ballAt[scan] = 0;
        ballPixels[scan] = 0;
        boolean seenField = false;
        int lineFrom = -1;
        int dark = 0;
        int ballFrom = -1;
        int ballTo = -1;
        for (int i = 0; i < steps; i++) {
            int meaning = colours.meaning(pixels[pixel[scan * steps + i]]);
            if (meaning == OBSTACLE) {
                dark++;
                if (dark == LEAST_OBSTACLE_PIXELS) {
                    int first = i - LEAST_OBSTACLE_PIXELS + 1;
                    obstacleAt[scan] = calibration.groundDistance(calibration.firstRadius() + first - 0.5);
                    break;
                }
            } else {
                dark = 0;
            }
            if (meaning == BALL) {
                ballFrom = ballFrom < 0 || i - ballTo > LARGEST_GAP ? i : ballFrom;
                ballTo = i;
                int run = ballTo - ballFrom + 1;
                if (run > ballPixels[scan]) {
                    ballPixels[scan] = run;
                    ballAt[scan] = 0.5 * (ballFrom + ballTo) + calibration.firstRadius();
                }
            }
            if (meaning == FIELD) {
                if (lineFrom >= 0 && seenField) {
                    addLine(scan, lineFrom, i - 1);
                }
                seenField = true;
                lineFrom = -1;
            } else if (meaning == LINE) {
                lineFrom = lineFrom < 0 ? i : lineFrom;
            } else if (meaning == BALL || meaning == OBSTACLE) {
                lineFrom = -1;
                seenField = false;
            }
        }
        if (ballPixels[scan] < LEAST_RUN) {
            lonely += ballPixels[scan];
            ballPixels[scan] = 0;
        }
    }

    private void addLine(int scan, int from, int to) {
        double inner = calibration.groundDistance(calibration.firstRadius() + from - 0.5);
        double outer = calibration.groundDistance(calibration.firstRadius() + to + 0.5);
        if ((outer - inner > WIDEST_LINE && to - from >= WIDEST_LINE_PIXELS) || points == MOST_POINTS) {
            return;
        }
        double radius = calibration.firstRadius() + 0.5 * (from + to);
        pointAhead[points] = radius * cosine[scan];
        pointLeft[points] = radius * sine[scan];
        ground(mounting, points, ground);
        pointX[points] = ground[0];
        pointY[points] = ground[1];
        points++;
    }

    /** Where on the ground a line point is if the camera is mounted in some way. */
    void ground(double[] mounted, int point, double[] into) {
        Mounting.ground(calibration, mounted, pointAhead[point], pointLeft[point], into);
    }

    /** The largest group of neighbouring scan lines with ball on them. */
    private void findBall() {
        ball.seen = false;
        int best = LEAST_BALL_PIXELS - 1 + lonely / LONELY;
        int begin = 0;
        while (begin < SCANS && ballPixels[begin] > 0) {
            begin++;
        }
        for (int k = 0; k < SCANS; k++) {
            int scan = (begin + k) % SCANS;
            if (ballPixels[scan] == 0) {
                continue;
            }
            int all = 0;
            double x = 0;
            double y = 0;
            double radius = 0;
            int length = 0;
            double last = ballAt[scan];
            while (k + length < SCANS
                    && ballPixels[(scan + length) % SCANS] > 0
                    && Math.abs(ballAt[(scan + length) % SCANS] - last) < APART) {
                int at = (scan + length) % SCANS;
                last = ballAt[at];
                int weight = ballPixels[at];
                all += weight;
                radius += weight * ballAt[at];
                x += weight * cosine[at];
                y += weight * sine[at];
                length++;
            }
            k += length - 1;
            if (all > best) {
                best = all;
                place(radius / all, x, y, length);
            }
        }
    }

    /** The ray through the middle of the ball continues to the ground behind it: back to the ball's height. */
    private void place(double radius, double x, double y, int scans) {
        double direction = Math.max(1e-9, Math.sqrt(x * x + y * y));
        Mounting.ground(calibration, mounting, radius * x / direction, radius * y / direction, ground);
        double behind = Math.sqrt(ground[0] * ground[0] + ground[1] * ground[1]);
        double away = behind * (1 - ballRadius / calibration.height());
        ball.z = 0;
        if (scans >= LEAST_FLYING_SCANS && away > FLYING * distance(scans - 1)) {
            // Too wide for a ball that far away on the ground: it is nearer, and in the air.
            away = Math.min(behind, distance(scans));
            ball.z = Math.max(0, calibration.height() * (1 - away / behind) - ballRadius);
        }
        ball.seen = true;
        ball.x = away * ground[0] / behind;
        ball.y = away * ground[1] / behind;
    }

    /** How far a ball is that so many scan lines meet, m. */
    private double distance(int scans) {
        return ballRadius / StrictMath.sin(Math.PI * scans / SCANS);
    }

    /** Neighbouring scan lines that end at about the same distance end at one robot. */
    private void findObstacles() {
        obstacles = 0;
        int begin = 0;
        while (begin < SCANS && obstacleAt[begin] < Double.POSITIVE_INFINITY) {
            begin++;
        }
        for (int k = 0; k < SCANS; k++) {
            int scan = (begin + k) % SCANS;
            if (obstacleAt[scan] == Double.POSITIVE_INFINITY) {
                continue;
            }
            double nearest = obstacleAt[scan];
            int length = 1;
            while (k + length < SCANS
                    && Math.abs(obstacleAt[(scan + length) % SCANS] - obstacleAt[(scan + length - 1) % SCANS])
                            < 0.25 * nearest) {
                nearest = Math.min(nearest, obstacleAt[(scan + length) % SCANS]);
                length++;
            }
            k += length - 1;
            addObstacles(scan, length, nearest);
        }
    }

    /** What is wider than a robot at that distance is several beside each other. */
    private void addObstacles(int scan, int length, double nearest) {
        double wide = 2 * StrictMath.atan2(obstacleRadius, nearest + obstacleRadius) * SCANS / (2 * Math.PI);
        int robots = Math.max(1, (int) Math.rint(0.8 * length / wide));
        if (length < 0.35 * wide) {
            return;
        }
        for (int i = 0; i < robots && obstacles < MOST_OBSTACLES; i++) {
            int middle = (int) (scan + (i + 0.5) * length / robots) % SCANS;
            double face = robots == 1 ? nearest : Math.min(obstacleAt[middle], 2 * nearest);
            obstacleX[obstacles] = (face + obstacleRadius) * cosine[middle];
            obstacleY[obstacles] = (face + obstacleRadius) * sine[middle];
            obstacles++;
        }
    }

    /** {@return the pixels that scan lines run over; some are on several} */
    public int[] scanned() {
        return pixel.clone();
    }
}
