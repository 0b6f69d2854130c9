// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.camera;

import java.util.Arrays;
import java.util.List;
import org.robopitch.engine.match.Marking;
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

    private static final int GREEN = 0x1f8f3c;
    private static final int WHITE = 0xe6e6e6;
    private static final int ORANGE = 0xf08018;
    private static final int BLACK = 0x1c1c22;
    private static final int AROUND = 0x7a6a58;
    private static final int SELF = 0x40383c;

    private final Mirror mirror = new Mirror(HEIGHT, RADIUS, NEAR, FAR, EXPONENT);
    private final Carpet carpet;
    private final Light light;
    private final double ballRadius;
    private final double robotRadius;
    private final double ownRadius;
    private int[] pixel;
    private int[] bin;
    private float[] groundX;
    private float[] groundY;
    private float[] ground;
    private float[] startRadius;
    private float[] startHeight;
    private final double[] blocked = new double[BINS];
    private final boolean[] ballBin = new boolean[BINS];
    private final double[] binCosine = new double[BINS];
    private final double[] binSine = new double[BINS];
    private long noise;

    /**
     * A camera of the league's robots.
     *
     * @param parameters of the league
     * @param markings what is painted on its field
     * @param light how it is lit
     * @param seed of the noise
     */
    public OmniCamera(MiddleSizeParameters parameters, List<Marking> markings, Light light, long seed) {
        this.carpet = new Carpet(parameters.field(), markings, light.blur());
        this.light = light;
        this.ballRadius = parameters.ball().radius();
        this.robotRadius = 1.12 * parameters.robot().halfWidth();
        this.ownRadius = parameters.robot().halfWidth() * 0.85;
        this.noise = seed * 2 + 1;
        int count = 0;
        double middle = (SIZE - 1) / 2.0;
        int[] index = new int[SIZE * SIZE];
        for (int i = 0; i < SIZE * SIZE; i++) {
            double dx = i % SIZE - middle;
            double dy = i / SIZE - middle;
            if (dx * dx + dy * dy < RADIUS * RADIUS) {
                index[count++] = i;
            }
        }
        pixel = Arrays.copyOf(index, count);
        bin = new int[0];
        groundX = new float[0];
        groundY = new float[0];
        ground = new float[0];
        startRadius = new float[0];
        startHeight = new float[0];
        for (int i = 0; i < BINS; i++) {
            binCosine[i] = StrictMath.cos(2 * Math.PI * i / BINS);
            binSine[i] = StrictMath.sin(2 * Math.PI * i / BINS);
        }
        trace();
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

    private void trace() {
        int count = pixel.length;
        bin = new int[count];
        groundX = new float[count];
        groundY = new float[count];
        ground = new float[count];
        startRadius = new float[count];
        startHeight = new float[count];
        double middle = (SIZE - 1) / 2.0;
        for (int i = 0; i < pixel.length; i++) {
            double left = middle - pixel[i] % SIZE;
            double ahead = middle - pixel[i] / SIZE;
            double radius = Math.sqrt(left * left + ahead * ahead);
            int below = (int) Math.min(RADIUS - 1, radius);
            double share = radius - below;
            double away = mirror.ground(below) + share * (mirror.ground(below + 1) - mirror.ground(below));
            double angle = StrictMath.atan2(left, ahead);
            bin[i] = (int) Math.rint((angle + 2 * Math.PI) * BINS / (2 * Math.PI)) % BINS;
            ground[i] = (float) away;
            groundX[i] = (float) (away * StrictMath.cos(angle));
            groundY[i] = (float) (away * StrictMath.sin(angle));
            startRadius[i] = (float) mirror.profileRadius(below);
            startHeight[i] = (float) mirror.profileHeight(below);
        }
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
        double cosine = StrictMath.cos(scene.heading);
        double sine = StrictMath.sin(scene.heading);
        double ballAhead = cosine * (scene.ballX - scene.x) + sine * (scene.ballY - scene.y);
        double ballLeft = cosine * (scene.ballY - scene.y) - sine * (scene.ballX - scene.x);
        double flicker = light.flicker(scene.time);
        double rough = light.noise() * 1.7;
        long random = noise;
        for (int i = 0; i < pixel.length; i++) {
            double bodyX = groundX[i];
            double bodyY = groundY[i];
            double x = scene.x + cosine * bodyX - sine * bodyY;
            double y = scene.y + sine * bodyX + cosine * bodyY;
            int colour;
            if (ground[i] < ownRadius) {
                colour = SELF;
            } else if (ballBin[bin[i]] && meetsBall(i, ballAhead, ballLeft, scene.ballZ + ballRadius)) {
                colour = ORANGE;
            } else if (ground[i] > blocked[bin[i]]) {
                colour = BLACK;
            } else {
                int white = carpet.at(x, y);
                colour = white < 0 ? AROUND : white == 0 ? GREEN : mix(white);
            }
            double bright = light.at(x, y, flicker);
            // Noise of a sum of uniform numbers, three colours from one draw.
            random ^= random << 13;
            random ^= random >>> 7;
            random ^= random << 17;
            double red = (colour >> 16) * bright + rough * spread(random);
            double green = (colour >> 8 & 0xFF) * bright + rough * spread(random >>> 16);
            double blue = (colour & 0xFF) * bright + rough * spread(random >>> 32);
            pixels[pixel[i]] = clamp(red) << 16 | clamp(green) << 8 | clamp(blue);
        }
        noise = random;
    }

    static double spread(long bits) {
        return ((bits & 0xFF) + (bits >>> 8 & 0xFF)) * (1 / 127.5) - 2 + 0.0;
    }

    static int clamp(double value) {
        return value < 1 ? 1 : value > 255 ? 255 : (int) value;
    }

    private static int mix(int white) {
        int red = ((GREEN >> 16) * (255 - white) + (WHITE >> 16) * white) / 255;
        int green = ((GREEN >> 8 & 0xFF) * (255 - white) + (WHITE >> 8 & 0xFF) * white) / 255;
        int blue = ((GREEN & 0xFF) * (255 - white) + (WHITE & 0xFF) * white) / 255;
        return red << 16 | green << 8 | blue;
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
    private boolean meetsBall(int i, double ballAhead, double ballLeft, double ballHeight) {
        int at = bin[i];
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
        noise = visitor.whole(noise);
    }
}
