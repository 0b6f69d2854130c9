// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.middlesize.camera.CameraScene;
import org.robopitch.middlesize.camera.DepthCamera;
import org.robopitch.nubot.Cameras;
import org.robopitch.robot.see.Image;
import org.robopitch.robot.see.depth.DepthGeometry;
import org.robopitch.robot.see.depth.DepthVision;
import org.robopitch.robot.see.depth.Parabola;

/**
 * Where lobs come down, as the goalkeeper's two depth cameras see them.
 *
 * @param lobs how many
 * @param share of those whose touchdown was known to within 15 cm at least 0.3 s ahead, and stayed so
 * @param meanError of the prediction 0.3 s ahead, m
 * @param frameMillis mean thread time of a frame of one camera, ms
 * @param misses of each lob, by how far the prediction was off: along and across, m
 */
public record TouchdownTrial(int lobs, double share, double meanError, double frameMillis, List<double[]> misses) {
    private static final double FRAME = 1 / 30.0;
    private static final double GRAVITY = 9.8;
    private static final double BALL = 0.11;
    private static final double AHEAD = 0.3;
    private static final double WITHIN = 0.15;
    private static final double[] YAW = {0.5, -0.5};

    /**
     * {@return the trial}
     *
     * @param lobs how many
     * @param seed of everything random
     * @param progress gets the share that is done, 0 … 1
     */
    public static TouchdownTrial run(int lobs, long seed, DoubleConsumer progress) {
        RandomStream random = new RandomStream(seed, 41);
        Cameras cameras = Cameras.of(5, 18, 12, 0.66);
        DepthCamera[] eyes = new DepthCamera[YAW.length];
        DepthVision[] visions = new DepthVision[YAW.length];
        Image[] images = new Image[YAW.length];
        for (int i = 0; i < YAW.length; i++) {
            eyes[i] = new DepthCamera(0.1, 0, 0.6, YAW[i], BALL, random);
            DepthGeometry geometry =
                    new DepthGeometry(DepthCamera.WIDTH, DepthCamera.HEIGHT, DepthCamera.FOCAL, 0.1, 0, 0.6, YAW[i]);
            images[i] = new Image(DepthCamera.WIDTH, DepthCamera.HEIGHT);
            visions[i] = new DepthVision(geometry, cameras.colours, BALL);
        }
        float[][] depths = new float[YAW.length][DepthCamera.WIDTH * DepthCamera.HEIGHT];
        CameraScene scene = new CameraScene();
        ThreadTime time = new ThreadTime();
        int good = 0;
        List<double[]> misses = new ArrayList<>();
        double sum = 0;
        for (int lob = 0; lob < lobs; lob++) {
            // The keeper stands in its goal and looks into the field; the ball comes down near the goal line.
            double fromX = random.between(4, 8);
            double fromY = random.between(-3, 3);
            double toX = random.between(0, 1);
            double toY = random.between(-1, 1);
            double flight = random.between(0.8, 1.3);
            double climb = GRAVITY * flight / 2;
            Parabola parabola = new Parabola(GRAVITY, BALL);
            double error = Double.POSITIVE_INFINITY;
            for (double t = 0.5 * FRAME; t <= flight - AHEAD; t += FRAME) {
                scene.ball = true;
                scene.ballX = fromX + (toX - fromX) * t / flight;
                scene.ballY = fromY + (toY - fromY) * t / flight;
                scene.ballZ = climb * t - 0.5 * GRAVITY * t * t;
                for (int i = 0; i < YAW.length; i++) {
                    eyes[i].render(scene, images[i].pixels, depths[i]);
                    time.begin();
                    boolean seen = visions[i].look(images[i], depths[i]);
                    if (seen) {
                        parabola.add(t, visions[i].ball.x, visions[i].ball.y, visions[i].ball.z);
                    }
                    time.end();
                }
                if (parabola.known) {
                    error = Math.hypot(parabola.touchdownX - toX, parabola.touchdownY - toY);
                }
            }
            misses.add(new double[] {parabola.touchdownX - toX, parabola.touchdownY - toY});
            good += error < WITHIN ? 1 : 0;
            sum += Math.min(error, 2);
            progress.accept((lob + 1.0) / lobs);
        }
        return new TouchdownTrial(lobs, (double) good / lobs, sum / lobs, time.meanMillis(), List.copyOf(misses));
    }
}
