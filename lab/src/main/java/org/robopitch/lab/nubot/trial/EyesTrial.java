// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot.trial;

import java.util.Locale;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.middlesize.camera.CameraErrors;
import org.robopitch.middlesize.camera.CameraScene;
import org.robopitch.middlesize.camera.OmniCamera;
import org.robopitch.nubot.Cameras;
import org.robopitch.robot.see.Image;
import org.robopitch.robot.see.omni.Localiser;
import org.robopitch.robot.see.omni.OmniVision;

/**
 * Whether a robot knows how well it knows where it is, over random scenes: it drives a random curve among random robots for two
 * seconds, is then carried elsewhere, and looks for two seconds more.
 *
 * @param localised share of scenes in which it says that it knows its place after the drive
 * @param error mean error of its place then, m
 * @param largest largest of these errors, m
 * @param consistency mean squared error of an axis over the variance it states; 1 where doubt is stated as it is
 * @param wrong share of scenes in which, two seconds after it was carried, it is more than half a metre off and does not say
 *     that it is lost
 * @param found share of scenes in which it knows its place by then
 * @param ballError mean error of the ball's place relative to the robot, m
 * @param ballSeen share of scenes with a ball that is seen
 */
public record EyesTrial(
        double localised,
        double error,
        double largest,
        double consistency,
        double wrong,
        double found,
        double ballError,
        double ballSeen) {
    private static final double CYCLE = 0.03;
    private static final int IMAGES = 67;
    private static final int COURSE_IMAGES = 120;
    private static final double FAR_OFF = 0.5;
    private static final double HALF_LENGTH = 8.5;
    private static final double HALF_WIDTH = 5.5;

    /** How many robots stand in a ring around the robot, and at which distance, m. */
    private static final int RING = 5;

    private static final double RING_RADIUS = 0.95;

    /** What may be otherwise than when the cameras were calibrated. */
    public enum Case {
        /** Nothing; but the robot does not know that. */
        AS_CALIBRATED("", 0),
        /** The mirror is 3 pixels off. */
        MIRROR_3("mirrorOffset", 3),
        /** The mirror is 8 pixels off. */
        MIRROR_8("mirrorOffset", 8),
        /** The camera leans by 0.6°. */
        TILT("tilt", 0.01),
        /** The camera leans by 1.7°. */
        LARGE_TILT("tilt", 0.03),
        /** The camera is turned by 3°. */
        TURNED("turned", 0.05),
        /** Distances are off by 5 %. */
        DISTANCES("distanceError", 0.05),
        /** Half the light. */
        DIM("light", 0.5),
        /** Half as much light again. */
        BRIGHT("light", 1.5),
        /** Three times the noise of pixels. */
        NOISY("pixelNoise", 25),
        /** Five robots surround the robot all the time. */
        RING("", 0),
        /** Nothing, after a known course. */
        SELF_CALIBRATED("", 0),
        /** The mirror is 3 pixels off, after a known course. */
        MIRROR_3_SELF_CALIBRATED("mirrorOffset", 3),
        /** The camera leans by 1.7°, after a known course. */
        LARGE_TILT_SELF_CALIBRATED("tilt", 0.03);

        private final CameraErrors errors;

        Case(String error, double value) {
            errors = error.isEmpty() ? CameraErrors.NONE : CameraErrors.NONE.with(error, value);
        }

        /** {@return the name in what the trial prints} */
        public String key() {
            String[] words = name().toLowerCase(Locale.ROOT).split("_");
            for (int i = 1; i < words.length; i++) {
                words[i] = words[i].substring(0, 1).toUpperCase(Locale.ROOT) + words[i].substring(1);
            }
            return String.join("", words);
        }
    }

    /**
     * {@return the trial}
     *
     * @param different what is otherwise
     * @param scenes how many
     * @param seed of everything random
     */
    public static EyesTrial run(Case different, int scenes, long seed) {
        Runner runner = new Runner(different, seed);
        for (int scene = 0; scene < scenes; scene++) {
            runner.scene(scene);
        }
        return runner.result(scenes);
    }

    private static final class Runner {
        private final Cameras cameras = Cameras.of(5, 18, 12, 0.66);
        private final OmniVision vision = new OmniVision(cameras.calibration, cameras.colours, 0.11, 0.36);
        private final CameraScene scene = new CameraScene();
        private final Image image = new Image(OmniCamera.SIZE, OmniCamera.SIZE);
        private final CameraErrors errors;
        private final boolean ring;
        private final boolean calibrated;
        private final RandomStream random;
        private final double[][] others = new double[RING + 1][2];
        private Localiser localiser = new Localiser(cameras.map);
        private OmniCamera camera = cameras.omni(1);
        private int known;
        private double sum;
        private double largest;
        private double squares;
        private int wrong;
        private int found;
        private double ballSum;
        private int balls;

        Runner(Case different, long seed) {
            this.errors = different.errors;
            this.ring = different == Case.RING;
            this.calibrated = different.name().endsWith("SELF_CALIBRATED");
            this.random = new RandomStream(seed, 31);
        }

        void scene(int number) {
            camera = cameras.omni(errors, random.nextLong());
            camera.only(vision.scanned());
            localiser = new Localiser(cameras.map);
            if (calibrated) {
                calibrate();
            }
            scene.time = 10 * number;
            put();
            double speed = random.between(-1.5, 1.5);
            double across = random.between(-1, 1);
            double spin = random.between(-1.5, 1.5);
            double scale = 1 + 0.02 * random.nextGaussian();
            for (int i = 0; i < IMAGES; i++) {
                move(speed, across, spin);
                look(scale * speed * CYCLE, scale * across * CYCLE, spin * CYCLE);
            }
            if (localiser.isLocalised()) {
                known++;
                double dx = localiser.x() - scene.x;
                double dy = localiser.y() - scene.y;
                double error = Math.sqrt(dx * dx + dy * dy);
                sum += error;
                largest = Math.max(largest, error);
                squares +=
                        0.5 * dx * dx / square(localiser.deviation(0)) + 0.5 * dy * dy / square(localiser.deviation(1));
            }
            if (vision.ball.seen) {
                double ahead = scene.ballX - scene.x;
                double left = scene.ballY - scene.y;
                double cosine = StrictMath.cos(scene.heading);
                double sine = StrictMath.sin(scene.heading);
                double dx = cosine * ahead + sine * left - vision.ball.x;
                double dy = cosine * left - sine * ahead - vision.ball.y;
                balls++;
                ballSum += Math.sqrt(dx * dx + dy * dy);
            }
            put();
            for (int i = 0; i < IMAGES; i++) {
                look(0, 0, 0);
            }
            double dx = localiser.x() - scene.x;
            double dy = localiser.y() - scene.y;
            boolean off = dx * dx + dy * dy > FAR_OFF * FAR_OFF;
            wrong += localiser.isLocalised() && off ? 1 : 0;
            found += localiser.isLocalised() && !off ? 1 : 0;
        }

        /** The course of the team: a circle on which the robot turns twice. */
        private void calibrate() {
            scene.ball = false;
            scene.clear();
            for (int i = 0; i < COURSE_IMAGES; i++) {
                double around = 2 * Math.PI * i / COURSE_IMAGES;
                scene.time = 0.1 * i;
                scene.x = 1.5 * StrictMath.cos(around);
                scene.y = 1.5 * StrictMath.sin(around);
                scene.heading = 2 * around;
                localiser.place(scene.x, scene.y, scene.heading);
                look(0, 0, 0);
            }
            localiser.reset();
        }

        private static double square(double value) {
            return value * value;
        }

        private void put() {
            scene.x = random.between(-HALF_LENGTH, HALF_LENGTH);
            scene.y = random.between(-HALF_WIDTH, HALF_WIDTH);
            scene.heading = random.between(-Math.PI, Math.PI);
            double first = random.between(0, 2 * Math.PI);
            for (int i = 0; i < others.length; i++) {
                double angle = first + 2 * Math.PI * i / RING;
                others[i][0] = ring ? RING_RADIUS * StrictMath.cos(angle) : random.between(-8, 8) - scene.x;
                others[i][1] = ring ? RING_RADIUS * StrictMath.sin(angle) : random.between(-5, 5) - scene.y;
            }
            double away = random.between(0.6, 4);
            double angle = random.between(0, 2 * Math.PI);
            scene.ball = !ring;
            scene.ballX = scene.x + away * StrictMath.cos(angle);
            scene.ballY = scene.y + away * StrictMath.sin(angle);
            around();
        }

        /** The ring goes along with the robot; others stand. */
        private void around() {
            scene.clear();
            for (int i = 0; i < (ring ? RING : others.length); i++) {
                scene.add(scene.x + others[i][0], scene.y + others[i][1]);
            }
        }

        private void move(double along, double across, double spin) {
            scene.heading += spin * CYCLE;
            double cosine = StrictMath.cos(scene.heading - 0.5 * spin * CYCLE);
            double sine = StrictMath.sin(scene.heading - 0.5 * spin * CYCLE);
            double dx = CYCLE * (cosine * along - sine * across);
            double dy = CYCLE * (sine * along + cosine * across);
            scene.x += dx;
            scene.y += dy;
            for (double[] other : others) {
                other[0] -= ring ? 0 : dx;
                other[1] -= ring ? 0 : dy;
            }
            around();
        }

        private void look(double along, double across, double turn) {
            scene.time += CYCLE;
            camera.render(scene, image.pixels);
            localiser.mount(vision);
            vision.look(image);
            double compass = scene.heading + 0.03 * StrictMath.sin(0.05 * scene.time) + 0.01 * random.nextGaussian();
            localiser.update(vision, along, across, turn, compass, CYCLE);
        }

        EyesTrial result(int scenes) {
            double all = scenes;
            return new EyesTrial(
                    known / all,
                    sum / known,
                    largest,
                    squares / known,
                    wrong / all,
                    found / all,
                    ballSum / balls,
                    balls / all);
        }
    }
}
