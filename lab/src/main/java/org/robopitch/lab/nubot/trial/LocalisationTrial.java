// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot.trial;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.middlesize.camera.CameraScene;
import org.robopitch.middlesize.camera.OmniCamera;
import org.robopitch.nubot.Cameras;
import org.robopitch.robot.see.Image;
import org.robopitch.robot.see.omni.Localiser;
import org.robopitch.robot.see.omni.OmniVision;

/**
 * Self-localisation from images: along straight lines as in the chapter's fig. 11, from anywhere, and after being carried.
 *
 * @param meanError along the lines, m
 * @param largestError along the lines, m
 * @param foundShare of random places at which the robot knew where it was within 2 s
 * @param recoveredShare of robots that were carried off and knew where they were 2 s later
 * @param imageMillis mean thread time of an image while tracking, ms
 * @param trace true and believed places along the lines: x, y, x, y, m
 */
public record LocalisationTrial(
        double meanError,
        double largestError,
        double foundShare,
        double recoveredShare,
        double imageMillis,
        List<double[]> trace) {
    private static final double CYCLE = 0.03;
    private static final double SPEED = 1.5;
    private static final double WITHIN_SECONDS = 2;
    private static final double NEAR = 0.2;
    private static final double[][] LINES = {
        {-8, -5, 8, -5}, {8, -5, 8, 0}, {8, 0, -8, 0}, {-8, 0, -8, 5}, {-8, 5, 8, 5}, {8, 5, 0, -5}
    };

    /**
     * {@return the trial}
     *
     * @param places how many random places, and how many robots carried off
     * @param seed of everything random
     * @param progress gets the share that is done, 0 … 1
     */
    public static LocalisationTrial run(int places, long seed, DoubleConsumer progress) {
        return new Runner(seed).run(places, progress);
    }

    private static final class Runner {
        private final Cameras cameras = Cameras.of(5, 18, 12, 0.66);
        private final OmniCamera camera;
        private final OmniVision vision = new OmniVision(cameras.calibration, cameras.colours, 0.11, 0.36);
        private final Localiser localiser = new Localiser(cameras.map);
        private final CameraScene scene = new CameraScene();
        private final Image image = new Image(OmniCamera.SIZE, OmniCamera.SIZE);
        private final RandomStream random;
        private final ThreadTime time = new ThreadTime();
        private final List<double[]> trace = new ArrayList<>();
        private double sum;
        private double largest;

        Runner(long seed) {
            this.random = new RandomStream(seed, 21);
            this.camera = cameras.omni(seed);
        }

        LocalisationTrial run(int places, DoubleConsumer progress) {
            robots();
            for (double[] line : LINES) {
                push(line);
            }
            double millis = time.meanMillis();
            int found = 0;
            int recovered = 0;
            for (int i = 0; i < places; i++) {
                localiser.reset();
                found += isFound() ? 1 : 0;
                recovered += isFound() ? 1 : 0;
                progress.accept((i + 1.0) / places);
            }
            return new LocalisationTrial(
                    sum / trace.size(),
                    largest,
                    (double) found / places,
                    (double) recovered / places,
                    millis,
                    List.copyOf(trace));
        }

        private void robots() {
            scene.clear();
            for (int i = 0; i < 6; i++) {
                scene.add(random.between(-8, 8), random.between(-5, 5));
            }
        }

        /** Pushed along a straight line by hand, wheels counting two per cent too much. */
        private void push(double[] line) {
            double dx = line[2] - line[0];
            double dy = line[3] - line[1];
            double length = Math.sqrt(dx * dx + dy * dy);
            int steps = (int) (length / (SPEED * CYCLE));
            scene.heading = 0.3;
            for (int i = 0; i <= steps; i++) {
                double step = i == 0 ? 0 : 1.02 * length / steps;
                scene.x = line[0] + dx * i / steps;
                scene.y = line[1] + dy * i / steps;
                double cosine = StrictMath.cos(scene.heading);
                double sine = StrictMath.sin(scene.heading);
                double along = step * (cosine * dx + sine * dy) / length;
                double across = step * (cosine * dy - sine * dx) / length;
                see(along, across);
                if (localiser.isLocalised()) {
                    double error = error();
                    sum += error;
                    largest = Math.max(largest, error);
                    trace.add(new double[] {scene.x, scene.y, localiser.x(), localiser.y()});
                }
            }
        }

        private void see(double along, double across) {
            scene.time += CYCLE;
            camera.render(scene, image.pixels);
            time.begin();
            localiser.mount(vision);
            vision.look(image);
            double compass = scene.heading + 0.03 * StrictMath.sin(0.05 * scene.time) + 0.01 * random.nextGaussian();
            localiser.update(vision, along, across, 0, compass, CYCLE);
            time.end();
        }

        private double error() {
            double dx = localiser.x() - scene.x;
            double dy = localiser.y() - scene.y;
            return Math.sqrt(dx * dx + dy * dy);
        }

        /** Puts the robot somewhere, with what it believed before, and lets it look. */
        private boolean isFound() {
            scene.x = random.between(-8.8, 8.8);
            scene.y = random.between(-5.8, 5.8);
            scene.heading = random.between(-Math.PI, Math.PI);
            robots();
            for (int i = 0; i < WITHIN_SECONDS / CYCLE; i++) {
                see(0, 0);
                if (localiser.isLocalised() && error() < NEAR) {
                    return true;
                }
            }
            return false;
        }
    }
}
