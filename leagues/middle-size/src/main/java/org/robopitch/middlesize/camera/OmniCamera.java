// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.camera;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/**
 * The omnidirectional camera: a camera that looks up into a {@link Mirror}. Ahead of the robot is up in the image. For each
 * pixel the ray to the ground is worked out once; an image then takes the ground's colour, or that of the robot or ball
 * that the ray meets first, times the light, plus noise.
 */
public final class OmniCamera implements Stateful {
    /** Pixels in a row and in a column. */
    public static final int SIZE = 400;

    /** Pixels from the middle to the rim of the mirror's image. */
    public static final int RADIUS = 198;

    private static final double HEIGHT = 0.8;
    private static final double NEAR = 0.25;
    private static final double FAR = 9.5;
    private static final double EXPONENT = 1.5;
    private static final int BINS = 720;
    private static final double MIDDLE = (SIZE - 1) / 2.0;

    private static final int ORANGE = 0xf08018;
    private static final int BLACK = 0x1c1c22;
    private static final int SELF = 0x40383c;

    private final Mirror mirror = new Mirror(HEIGHT, RADIUS, NEAR, FAR, EXPONENT);
    private final Carpet carpet;
    private final Light light;
    private final Grain grain;
    private final double ballRadius;
    private final double halfWidth;
    private final double robotRadius;
    private final double ownRadius;
    private final CameraErrors errors;
    private final double middleRow;
    private final double middleColumn;
    private final double leans;
    private final double turned;
    private final double scale;
    private final int[] binFrom = new int[BINS + 1];
    private int[] pixel;
    private float[] groundX;
    private float[] groundY;
    private float[] ground;
    private float[] startRadius;
    private float[] startHeight;
    private int[] colour;
    private int[] bright;
    private int[] noise;
    private final double[] blocked = new double[BINS];
    private final boolean[] ballBin = new boolean[BINS];
    private final double[] binCosine = new double[BINS];
    private final double[] binSine = new double[BINS];
    private long seed;

    /**
     * A camera of the league's robots.
     *
     * @param parameters of the league
     * @param markings what is painted on its field
     * @param light how it is lit
     * @param seed of the noise
     */
    public OmniCamera(MiddleSizeParameters parameters, List<Marking> markings, Light light, long seed) {
        this(
                new Carpet(parameters.field(), markings, light.blur()),
                light,
                new Grain(light.noise()),
                parameters.ball().radius(),
                parameters.robot().halfWidth(),
                CameraErrors.NONE,
                seed);
    }

    private OmniCamera(
            Carpet carpet,
            Light light,
            Grain grain,
            double ballRadius,
            double halfWidth,
            CameraErrors errors,
            long seed) {
        this.carpet = carpet;
        this.light = light;
        this.grain = grain;
        this.ballRadius = ballRadius;
        this.halfWidth = halfWidth;
        this.robotRadius = 1.12 * halfWidth;
        this.ownRadius = 0.85 * halfWidth;
        this.seed = seed * 2 + 1;
        this.errors = errors;
        RandomStream random = new RandomStream(seed, 9);
        double off = random.between(-Math.PI, Math.PI);
        this.middleRow = MIDDLE + errors.mirrorOffset() * StrictMath.cos(off);
        this.middleColumn = MIDDLE + errors.mirrorOffset() * StrictMath.sin(off);
        this.leans = random.between(-Math.PI, Math.PI);
        this.turned = random.nextInt(2) == 0 ? errors.turned() : -errors.turned();
        this.scale = random.nextInt(2) == 0 ? 1 + errors.distanceError() : 1 - errors.distanceError();
        pixel = IntStream.range(0, SIZE * SIZE)
                .filter(at -> radius(at) < RADIUS)
                .toArray();
        groundX = new float[0];
        groundY = new float[0];
        ground = new float[0];
        startRadius = new float[0];
        startHeight = new float[0];
        colour = new int[0];
        bright = new int[0];
        noise = new int[0];
        for (int i = 0; i < BINS; i++) {
            binCosine[i] = StrictMath.cos(2 * Math.PI * i / BINS);
            binSine[i] = StrictMath.sin(2 * Math.PI * i / BINS);
        }
        trace();
    }

    /**
     * {@return another camera that shows the same field}
     *
     * @param different how it differs from this one, and its light
     * @param seed of its noise, and of the directions of its errors
     */
    public OmniCamera another(CameraErrors different, long seed) {
        Light lit = light.as(different);
        Grain noise = lit.noise() == light.noise() ? grain : new Grain(lit.noise());
        return new OmniCamera(carpet, lit, noise, ballRadius, halfWidth, different, seed);
    }

    /**
     * Takes only some of the pixels from now on, such as those that somebody looks at; the others keep what they have.
     *
     * @param wanted pixels, in any order, each as often as it likes
     */
    public void only(int[] wanted) {
        boolean[] chosen = new boolean[SIZE * SIZE];
        for (int at : wanted) {
            chosen[at] = true;
        }
        pixel = Arrays.stream(pixel).filter(at -> chosen[at]).toArray();
        trace();
    }

    /** Works out where each pixel's ray meets the ground, and puts the pixels into the order in which they are drawn. */
    private void trace() {
        order();
        int count = pixel.length;
        groundX = new float[count];
        groundY = new float[count];
        ground = new float[count];
        startRadius = new float[count];
        startHeight = new float[count];
        colour = new int[count];
        bright = new int[count];
        noise = new int[count];
        for (int i = 0; i < count; i++) {
            double radius = radius(pixel[i]);
            int below = (int) Math.min(RADIUS - 1, radius);
            double share = radius - below;
            double away = scale * (mirror.ground(below) + share * (mirror.ground(below + 1) - mirror.ground(below)));
            double angle = angle(pixel[i]);
            ground[i] = (float) away;
            groundX[i] = (float) (away * StrictMath.cos(angle));
            groundY[i] = (float) (away * StrictMath.sin(angle));
            if (errors.tilt() != 0) {
                lean(i, away, angle);
            }
            startRadius[i] = (float) mirror.profileRadius(below);
            startHeight[i] = (float) mirror.profileHeight(below);
        }
    }

    /** A camera that leans: the ray turns about the horizontal axis across the lean, and meets the ground elsewhere. */
    private void lean(int i, double away, double angle) {
        double height = mirror.profileHeight(RADIUS / 2);
        double ahead = away * StrictMath.cos(angle - leans);
        double left = away * StrictMath.sin(angle - leans);
        double cosine = StrictMath.cos(errors.tilt());
        double sine = StrictMath.sin(errors.tilt());
        double drop = Math.max(0.02 * height, cosine * height - sine * ahead);
        double along = (cosine * ahead + sine * height) * height / drop;
        double across = left * height / drop;
        groundX[i] = (float) (StrictMath.cos(leans) * along - StrictMath.sin(leans) * across);
        groundY[i] = (float) (StrictMath.sin(leans) * along + StrictMath.cos(leans) * across);
        ground[i] = (float) Math.sqrt(along * along + across * across);
    }

    /** Direction by direction, and from the robot outwards: what is behind another robot is then the end of a direction. */
    private void order() {
        long[] keys = new long[pixel.length];
        Arrays.fill(binFrom, 0);
        for (int i = 0; i < keys.length; i++) {
            int bin = (int) Math.rint((angle(pixel[i]) + 2 * Math.PI) * BINS / (2 * Math.PI)) % BINS;
            binFrom[bin + 1]++;
            keys[i] = (long) bin << 51 | (long) (radius(pixel[i]) * (1 << 20)) << 20 | pixel[i];
        }
        Arrays.sort(keys);
        for (int i = 0; i < keys.length; i++) {
            pixel[i] = (int) (keys[i] & (1 << 20) - 1);
        }
        for (int i = 0; i < BINS; i++) {
            binFrom[i + 1] += binFrom[i];
        }
    }

    private double radius(int at) {
        double left = middleColumn - at % SIZE;
        double ahead = middleRow - at / SIZE;
        return Math.sqrt(left * left + ahead * ahead);
    }

    private double angle(int at) {
        return StrictMath.atan2(middleColumn - at % SIZE, middleRow - at / SIZE) + turned;
    }

    /** {@return its mirror} */
    public Mirror mirror() {
        return mirror;
    }

    /** {@return how far from the robot's centre its own body hides the ground, m} */
    public double ownRadius() {
        return ownRadius;
    }

    /**
     * Takes an image.
     *
     * @param scene what is around
     * @param pixels receives {@link #SIZE} times {@link #SIZE} colours 0xRRGGBB; what the mirror does not show stays 0
     */
    public void render(CameraScene scene, int[] pixels) {
        block(scene);
        float cosine = (float) StrictMath.cos(scene.heading);
        float sine = (float) StrictMath.sin(scene.heading);
        double ballAhead = cosine * (scene.ballX - scene.x) + sine * (scene.ballY - scene.y);
        double ballLeft = cosine * (scene.ballY - scene.y) - sine * (scene.ballX - scene.x);
        float flicker = (float) light.flicker(scene.time);
        for (int bin = 0; bin < BINS; bin++) {
            int from = binFrom[bin];
            int to = binFrom[bin + 1];
            int hidden = firstBeyond(from, to, blocked[bin]);
            for (int i = from; i < to; i++) {
                float x = (float) scene.x + cosine * groundX[i] - sine * groundY[i];
                float y = (float) scene.y + sine * groundX[i] + cosine * groundY[i];
                colour[i] = i < hidden ? carpet.colour(x, y) : BLACK;
                bright[i] = (int) (Grain.NORMAL * light.at(x, y, flicker));
            }
            for (int i = from; ballBin[bin] && i < to; i++) {
                if (meetsBall(i, bin, ballAhead, ballLeft, scene.ballZ + ballRadius)) {
                    colour[i] = ORANGE;
                }
            }
            for (int i = from; i < to && ground[i] < ownRadius; i++) {
                colour[i] = SELF;
            }
        }
        seed = grain.draw(noise, seed);
        Grain.light(colour, bright, noise);
        for (int i = 0; i < pixel.length; i++) {
            pixels[pixel[i]] = colour[i];
        }
    }

    /** The first of some pixels of a direction that shows ground beyond a distance. */
    private int firstBeyond(int from, int to, double distance) {
        int first = to;
        while (first > from && ground[first - 1] > distance) {
            first--;
        }
        return first;
    }

    /** Which way each other robot hides the ground, and where the ball may be. */
    private void block(CameraScene scene) {
        Arrays.fill(blocked, Double.POSITIVE_INFINITY);
        Arrays.fill(ballBin, false);
        for (int i = 0; i < scene.robots; i++) {
            double dx = scene.robotX[i] - scene.x;
            double dy = scene.robotY[i] - scene.y;
            double away = Math.sqrt(dx * dx + dy * dy);
            if (away < 0.05 || away > FAR + 1) {
                continue;
            }
            double angle = StrictMath.atan2(dy, dx) - scene.heading;
            double half = away > robotRadius ? StrictMath.asin(robotRadius / away) : Math.PI / 2;
            int from = (int) Math.rint((angle - half) * BINS / (2 * Math.PI));
            int to = (int) Math.rint((angle + half) * BINS / (2 * Math.PI));
            for (int k = from; k <= to; k++) {
                double off = k * 2 * Math.PI / BINS - angle;
                double along = away * StrictMath.cos(off);
                double aside = away * StrictMath.sin(off);
                double deep = Math.sqrt(Math.max(0, robotRadius * robotRadius - aside * aside));
                int at = Math.floorMod(k, BINS);
                blocked[at] = Math.min(blocked[at], along - deep);
            }
        }
        if (scene.ball) {
            markBall(scene);
        }
    }

    private void markBall(CameraScene scene) {
        double dx = scene.ballX - scene.x;
        double dy = scene.ballY - scene.y;
        double away = Math.max(0.15, Math.sqrt(dx * dx + dy * dy));
        double angle = StrictMath.atan2(dy, dx) - scene.heading;
        double half = StrictMath.asin(Math.min(1, ballRadius / away)) + 0.02;
        int from = (int) Math.floor((angle - half) * BINS / (2 * Math.PI));
        int to = (int) Math.ceil((angle + half) * BINS / (2 * Math.PI));
        for (int k = from; k <= to; k++) {
            int at = Math.floorMod(k, BINS);
            ballBin[at] = away - ballRadius < blocked[at];
        }
    }

    /** Whether the ray of a pixel passes through the ball. */
    private boolean meetsBall(int i, int at, double ballAhead, double ballLeft, double ballHeight) {
        double along = binCosine[at] * ballAhead + binSine[at] * ballLeft;
        double aside = binCosine[at] * ballLeft - binSine[at] * ballAhead;
        double run = ground[i] - startRadius[i];
        double drop = startHeight[i];
        // The ray runs from (startRadius, startHeight) to (ground, 0), in the plane of its direction.
        double toX = along - startRadius[i];
        double toZ = ballHeight - startHeight[i];
        double length = Math.sqrt(run * run + drop * drop);
        double cross = (run * toZ + drop * toX) / length;
        return cross * cross + aside * aside < ballRadius * ballRadius && along > 0;
    }

    @Override
    public void state(StateVisitor visitor) {
        seed = visitor.whole(seed);
    }
}
