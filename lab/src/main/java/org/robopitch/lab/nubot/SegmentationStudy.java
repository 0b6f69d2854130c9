// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import javax.imageio.ImageIO;
import org.robopitch.lab.plot.Markup;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.middlesize.camera.CameraScene;
import org.robopitch.middlesize.camera.OmniCamera;
import org.robopitch.nubot.Cameras;
import org.robopitch.robot.see.Image;
import org.robopitch.robot.see.Meaning;
import org.robopitch.robot.see.omni.OmniVision;

/** The chapter's fig. 10: an image of the omnidirectional camera, and what its colours mean. */
final class SegmentationStudy {
    private static final long SEED = 10;
    private static final double BALL_X = 2;
    private static final double BALL_Y = -0.8;
    private static final double[][] ROBOTS = {{2.5, 1.5}, {-0.5, 2.5}, {-2, -2}};

    /** What the camera takes. */
    final Image image = new Image(OmniCamera.SIZE, OmniCamera.SIZE);

    /** The same in the colours of what they mean. */
    final Image segmented = new Image(OmniCamera.SIZE, OmniCamera.SIZE);

    /** How far off the ball was seen, m; infinite if it was not. */
    final double ballError;

    /** Robots and white line points found in the image. */
    final int robots;

    final int linePoints;

    SegmentationStudy() {
        Cameras cameras = Cameras.of(5, 18, 12, 0.66);
        CameraScene scene = new CameraScene();
        scene.clear();
        scene.ball = true;
        scene.ballX = BALL_X;
        scene.ballY = BALL_Y;
        scene.ballZ = 0;
        for (double[] robot : ROBOTS) {
            scene.add(robot[0], robot[1]);
        }
        cameras.omni(SEED).render(scene, image.pixels);
        cameras.colours.segment(image, segmented);
        OmniVision vision = new OmniVision(cameras.calibration, cameras.colours, 0.11, 0.36);
        vision.look(image);
        ballError = vision.ball.seen
                ? StrictMath.hypot(vision.ball.x - BALL_X, vision.ball.y - BALL_Y)
                : Double.POSITIVE_INFINITY;
        robots = vision.obstacles;
        linePoints = vision.points;
    }

    static void write(HtmlReport report) {
        SegmentationStudy study = new SegmentationStudy();
        report.section("The omnidirectional image and its colours (fig. 10)")
                .paragraph(
                        "A robot stands in the middle of the field and looks into its mirror: the ball is 2.2 m away,"
                                + " three robots stand around it. A table, calibrated beforehand on other images, says"
                                + " what each colour means; ball and robots are coloured as in fig. 10b, field lines"
                                + " white.")
                .drawing("a: the image", svg(study.image))
                .drawing("b: what its colours mean", svg(study.segmented))
                .verdict(
                        study.ballError < 0.1 && study.robots == ROBOTS.length,
                        "The ball is found, %.1f cm off; %d of %d robots and %d points of white lines are found.",
                        100 * study.ballError,
                        study.robots,
                        ROBOTS.length,
                        study.linePoints);
    }

    /** {@return how much of the segmented image has a meaning} */
    double share(Meaning meaning) {
        int count = 0;
        for (int colour : segmented.pixels) {
            count += colour == meaning.colour() ? 1 : 0;
        }
        return (double) count / segmented.pixels.length;
    }

    private static String svg(Image image) {
        BufferedImage picture = new BufferedImage(image.width, image.height, BufferedImage.TYPE_INT_RGB);
        picture.setRGB(0, 0, image.width, image.height, image.pixels, 0, image.width);
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        try {
            ImageIO.write(picture, "png", png);
        } catch (IOException inMemory) {
            throw new UncheckedIOException(inMemory);
        }
        return Markup.svg(image.width, image.height, "")
                .add("<image width='%d' height='%d' href='data:image/png;base64,", image.width, image.height)
                .raw(Base64.getEncoder().encodeToString(png.toByteArray()) + "\"/>")
                .end()
                .toString();
    }
}
