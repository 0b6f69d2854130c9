// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.camera;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.random.RandomStream;

/**
 * A colour camera with depth, as goalkeepers carry two of (Kinect 2): level, with a pinhole. It sees the ball up to its
 * range, before a dull background; the error of its depth grows with the square of the distance.
 */
public final class DepthCamera {
    /** Pixels in a row. */
    public static final int WIDTH = 512;

    /** Rows. */
    public static final int HEIGHT = 424;

    /** Focal length, pixels: 70° from left to right. */
    public static final double FOCAL = 365;

    private static final double RANGE = 8;
    private static final double DEPTH_NOISE = 0.004;
    private static final double DEPTH_NOISE_SQUARED = 0.0012;
    private static final int BACKGROUND = 0x6f6a60;
    private static final int ORANGE = 0xf08018;

    private final double x;
    private final double y;
    private final double z;
    private final double cosine;
    private final double sine;
    private final double ballRadius;
    private final RandomStream random;
    private int @Nullable [] drawn;
    private int fromRow;
    private int toRow = -1;

    /**
     * A camera on a robot.
     *
     * @param x of the lens, m before the robot's centre
     * @param y of the lens, m to the left
     * @param z of the lens, m above the ground
     * @param yaw direction it looks in, rad from straight ahead
     * @param ballRadius m
     * @param random of its noise
     */
    public DepthCamera(double x, double y, double z, double yaw, double ballRadius, RandomStream random) {
        this.x = x;
        this.y = y;
        this.z = z;
        this.cosine = StrictMath.cos(yaw);
        this.sine = StrictMath.sin(yaw);
        this.ballRadius = ballRadius;
        this.random = random;
    }

    /**
     * {@return whether an image would show the ball at all; if not, none needs to be taken}
     *
     * @param scene what is around
     */
    public boolean mayShowBall(CameraScene scene) {
        double robotCosine = StrictMath.cos(scene.heading);
        double robotSine = StrictMath.sin(scene.heading);
        double ahead = robotCosine * (scene.ballX - scene.x) + robotSine * (scene.ballY - scene.y) - x;
        double left = robotCosine * (scene.ballY - scene.y) - robotSine * (scene.ballX - scene.x) - y;
        double forward = cosine * ahead + sine * left;
        double right = sine * ahead - cosine * left;
        return scene.ball && forward > 0.4 && forward < RANGE && Math.abs(right) < forward + ballRadius;
    }

    /**
     * Takes an image. Arrays that are given again must be as they were left.
     *
     * @param scene what is around
     * @param pixels receives the colours, 0xRRGGBB
     * @param depth receives the distance along the optical axis, m; 0 where nothing is in range
     */
    public void render(CameraScene scene, int[] pixels, float[] depth) {
        clear(pixels, depth);
        double robotCosine = StrictMath.cos(scene.heading);
        double robotSine = StrictMath.sin(scene.heading);
        double ahead = robotCosine * (scene.ballX - scene.x) + robotSine * (scene.ballY - scene.y) - x;
        double left = robotCosine * (scene.ballY - scene.y) - robotSine * (scene.ballX - scene.x) - y;
        double forward = cosine * ahead + sine * left;
        double right = sine * ahead - cosine * left;
        double down = z - (scene.ballZ + ballRadius);
        if (!scene.ball || forward < 0.4 || forward > RANGE) {
            return;
        }
        double reach = FOCAL * ballRadius / (forward - ballRadius) + 2;
        double middleColumn = 0.5 * (WIDTH - 1) + FOCAL * right / forward;
        double middleRow = 0.5 * (HEIGHT - 1) + FOCAL * down / forward;
        fromRow = (int) Math.max(0, middleRow - reach);
        toRow = (int) Math.min(HEIGHT - 1, middleRow + reach);
        int fromColumn = (int) Math.max(0, middleColumn - reach);
        int toColumn = (int) Math.min(WIDTH - 1, middleColumn + reach);
        for (int row = fromRow; row <= toRow; row++) {
            for (int column = fromColumn; column <= toColumn; column++) {
                double rayX = (column - 0.5 * (WIDTH - 1)) / FOCAL;
                double rayY = (row - 0.5 * (HEIGHT - 1)) / FOCAL;
                double squared = 1 + rayX * rayX + rayY * rayY;
                double along = (forward + rayX * right + rayY * down) / squared;
                double away = forward * forward + right * right + down * down - along * along * squared;
                double inside = ballRadius * ballRadius - away;
                if (inside > 0) {
                    double true_ = along - Math.sqrt(inside / squared);
                    double noise = DEPTH_NOISE + DEPTH_NOISE_SQUARED * true_ * true_;
                    int at = row * WIDTH + column;
                    pixels[at] = shade(inside / (ballRadius * ballRadius));
                    depth[at] = (float) (true_ + noise * random.nextGaussian());
                }
            }
        }
    }

    /** Makes an image empty again; of the one that it drew last, only the rows that showed the ball. */
    private void clear(int[] pixels, float[] depth) {
        boolean same = pixels == drawn;
        int from = same ? fromRow * WIDTH : 0;
        int to = same ? (toRow + 1) * WIDTH : pixels.length;
        if (from < to) {
            Arrays.fill(pixels, from, to, BACKGROUND);
            Arrays.fill(depth, from, to, 0);
        }
        drawn = pixels;
        fromRow = 0;
        toRow = -1;
    }

    /** Darker towards its rim, and noisy. */
    private int shade(double share) {
        double bright = 0.75 + 0.3 * Math.sqrt(share) + 0.03 * random.nextGaussian();
        int red = (int) Math.max(1, Math.min(255, (ORANGE >> 16) * bright));
        int green = (int) Math.max(1, Math.min(255, (ORANGE >> 8 & 0xFF) * bright));
        int blue = (int) Math.max(1, Math.min(255, (ORANGE & 0xFF) * bright));
        return red << 16 | green << 8 | blue;
    }
}
