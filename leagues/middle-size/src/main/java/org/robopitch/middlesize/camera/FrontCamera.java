// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.camera;

import java.util.Arrays;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.engine.state.Stateful;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/**
 * The front camera: a pinhole above the kicker that looks down at the ground before the robot. It shows the ball, other
 * robots and the carpet, under the light of the field; lines are left out, as nothing in its image is measured by them.
 */
public final class FrontCamera implements Stateful {
    /** Pixels in a row. */
    public static final int WIDTH = 160;

    /** Rows. */
    public static final int HEIGHT = 120;

    /** Focal length, pixels: 87° from left to right. */
    public static final double FOCAL = 85;

    /** Height of the pinhole above the ground, m. */
    public static final double ABOVE = 0.55;

    /** How far it looks down, rad below level. */
    public static final double DOWN = 0.75;

    private static final int GREEN = 0x1f8f3c;
    private static final int ORANGE = 0xf08018;
    private static final int BLACK = 0x1c1c22;
    private static final int AROUND = 0x7a6a58;

    private final Light light;
    private final Grain grain;
    private final double ballRadius;
    private final double robotRadius;
    private final double ahead;
    private final double cosine = StrictMath.cos(DOWN);
    private final double sine = StrictMath.sin(DOWN);
    private final int[] noise = new int[WIDTH * HEIGHT];
    private long seed;

    /**
     * The camera of a robot.
     *
     * @param parameters of the league
     * @param light how the field is lit
     * @param seed of its noise
     */
    public FrontCamera(MiddleSizeParameters parameters, Light light, long seed) {
        this.light = light;
        this.grain = new Grain(light.noise());
        this.ballRadius = parameters.ball().radius();
        this.robotRadius = 1.12 * parameters.robot().halfWidth();
        this.ahead = ahead(parameters);
        this.seed = seed * 2 + 1;
    }

    /**
     * {@return where the pinhole is, m before the robot's centre}
     *
     * @param parameters of the league
     */
    public static double ahead(MiddleSizeParameters parameters) {
        return 0.4 * parameters.robot().halfWidth();
    }

    /**
     * {@return whether an image would show the ball at all; if not, none needs to be taken}
     *
     * @param scene what is around
     */
    public boolean mayShowBall(CameraScene scene) {
        double headingX = StrictMath.cos(scene.heading);
        double headingY = StrictMath.sin(scene.heading);
        double forward = headingX * (scene.ballX - scene.x) + headingY * (scene.ballY - scene.y) - ahead;
        double left = headingX * (scene.ballY - scene.y) - headingY * (scene.ballX - scene.x);
        return scene.ball && forward > 0 && forward < 4 && Math.abs(left) < 0.9 * forward + 0.3;
    }

    /**
     * Takes an image.
     *
     * @param scene what is around
     * @param pixels receives {@link #WIDTH} times {@link #HEIGHT} colours 0xRRGGBB
     */
    public void render(CameraScene scene, int[] pixels) {
        double headingX = StrictMath.cos(scene.heading);
        double headingY = StrictMath.sin(scene.heading);
        float flicker = (float) light.flicker(scene.time);
        float bright = light.at((float) (scene.x + headingX), (float) (scene.y + headingY), flicker);
        int horizon = (int) Math.max(0, Math.min(HEIGHT, 0.5 * (HEIGHT - 1) - FOCAL * sine / cosine));
        Arrays.fill(pixels, 0, horizon * WIDTH, AROUND);
        Arrays.fill(pixels, horizon * WIDTH, pixels.length, GREEN);
        for (int i = 0; i < scene.robots; i++) {
            double forward = headingX * (scene.robotX[i] - scene.x) + headingY * (scene.robotY[i] - scene.y) - ahead;
            double left = headingX * (scene.robotY[i] - scene.y) - headingY * (scene.robotX[i] - scene.x);
            robot(forward, left, pixels);
        }
        if (mayShowBall(scene)) {
            double forward = headingX * (scene.ballX - scene.x) + headingY * (scene.ballY - scene.y) - ahead;
            double left = headingX * (scene.ballY - scene.y) - headingY * (scene.ballX - scene.x);
            ball(forward, left, scene.ballZ + ballRadius, pixels);
        }
        seed = grain.draw(noise, seed);
        Grain.light(pixels, (int) (Grain.NORMAL * bright), noise);
    }

    /** A robot hides what is between its sides, from its foot upwards. */
    private void robot(double forward, double left, int[] pixels) {
        double near = forward - robotRadius;
        if (near < 0.15) {
            return;
        }
        double axis = near * cosine + ABOVE * sine;
        int foot = (int) (0.5 * (HEIGHT - 1) + FOCAL * (ABOVE * cosine - near * sine) / axis);
        double middle = 0.5 * (WIDTH - 1) - FOCAL * left / (forward * cosine + ABOVE * sine);
        double half = FOCAL * robotRadius / (forward * cosine + ABOVE * sine);
        int from = (int) Math.max(0, middle - half);
        int to = (int) Math.min(WIDTH - 1, middle + half);
        for (int row = 0; row <= Math.min(HEIGHT - 1, foot); row++) {
            for (int column = from; column <= to; column++) {
                pixels[row * WIDTH + column] = BLACK;
            }
        }
    }

    /** Every pixel whose ray meets the sphere. */
    private void ball(double forward, double left, double height, int[] pixels) {
        double up = height - ABOVE;
        double axis = forward * cosine - up * sine;
        double down = -forward * sine - up * cosine;
        double right = -left;
        double away = axis * axis + down * down + right * right;
        if (axis < 0.05) {
            return;
        }
        double reach = FOCAL * ballRadius / Math.max(0.05, axis - ballRadius) + 2;
        int middleColumn = (int) (0.5 * (WIDTH - 1) + FOCAL * right / axis);
        int middleRow = (int) (0.5 * (HEIGHT - 1) + FOCAL * down / axis);
        int fromColumn = (int) Math.max(0, middleColumn - 1.6 * reach);
        int toColumn = (int) Math.min(WIDTH - 1, middleColumn + 1.6 * reach);
        int fromRow = (int) Math.max(0, middleRow - 1.6 * reach);
        int toRow = (int) Math.min(HEIGHT - 1, middleRow + 1.6 * reach);
        for (int row = fromRow; row <= toRow; row++) {
            for (int column = fromColumn; column <= toColumn; column++) {
                double rayX = (column - 0.5 * (WIDTH - 1)) / FOCAL;
                double rayY = (row - 0.5 * (HEIGHT - 1)) / FOCAL;
                double squared = 1 + rayX * rayX + rayY * rayY;
                double along = axis + rayX * right + rayY * down;
                if (away - along * along / squared < ballRadius * ballRadius) {
                    pixels[row * WIDTH + column] = ORANGE;
                }
            }
        }
    }

    @Override
    public void state(StateVisitor visitor) {
        seed = visitor.whole(seed);
    }
}
