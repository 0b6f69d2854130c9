// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import org.robopitch.engine.random.RandomStream;
import org.robopitch.middlesize.camera.CameraScene;
import org.robopitch.middlesize.camera.DepthCamera;
import org.robopitch.robot.Remembering;
import org.robopitch.robot.Senses;
import org.robopitch.robot.see.Image;
import org.robopitch.robot.see.Sighting;
import org.robopitch.robot.see.depth.DepthGeometry;
import org.robopitch.robot.see.depth.DepthVision;
import org.robopitch.robot.see.depth.Parabola;

/** The goalkeeper's two depth cameras: a ball in the air is seen in space, and where it will come down is worked out. */
final class KeeperEyes implements Remembering {
    private static final double AHEAD = 0.1;
    private static final double ABOVE = 0.6;
    private static final double[] YAW = {0.5, -0.5};
    private static final double GRAVITY = 9.8;

    /** A ball that lies lower than this does not fly, m. */
    private static final double FLYING = 0.12;

    private final DepthCamera[] cameras = new DepthCamera[YAW.length];
    private final DepthVision[] visions = new DepthVision[YAW.length];
    private final Image[] images = new Image[YAW.length];
    private final float[][] depths = new float[YAW.length][DepthCamera.WIDTH * DepthCamera.HEIGHT];
    private final double ballRadius;
    private final Parabola parabola;

    KeeperEyes(Cameras cameras, RandomStream random) {
        this.ballRadius = cameras.parameters.ball().radius();
        this.parabola = new Parabola(GRAVITY, ballRadius);
        for (int i = 0; i < YAW.length; i++) {
            this.cameras[i] = new DepthCamera(AHEAD, 0, ABOVE, YAW[i], ballRadius, random);
            DepthGeometry geometry = new DepthGeometry(
                    DepthCamera.WIDTH, DepthCamera.HEIGHT, DepthCamera.FOCAL, AHEAD, 0, ABOVE, YAW[i]);
            this.images[i] = new Image(DepthCamera.WIDTH, DepthCamera.HEIGHT);
            this.visions[i] = new DepthVision(geometry, cameras.colours, ballRadius);
        }
    }

    /** Looks with both cameras; where the robot is must be in the senses already. */
    void look(CameraScene scene, Senses into) {
        boolean seen = false;
        double cosine = StrictMath.cos(into.heading);
        double sine = StrictMath.sin(into.heading);
        for (int i = 0; i < YAW.length; i++) {
            if (!cameras[i].mayShowBall(scene)) {
                continue;
            }
            cameras[i].render(scene, images[i].pixels, depths[i]);
            if (visions[i].look(images[i], depths[i])) {
                Sighting ball = visions[i].ball;
                double x = into.x + cosine * ball.x - sine * ball.y;
                double y = into.y + sine * ball.x + cosine * ball.y;
                parabola.add(into.time, x, y, ball.z);
                if (!seen && ball.z - ballRadius > FLYING) {
                    // The omnidirectional camera takes a ball in the air for one that is farther away.
                    into.ballSeen = true;
                    into.ballX = x;
                    into.ballY = y;
                    into.ballZ = ball.z - ballRadius;
                    into.ballDeviation = 0.03;
                }
                seen = true;
            }
        }
        if (!seen) {
            parabola.reset();
        }
        into.touchdownKnown = seen && parabola.known;
        into.touchdownX = parabola.touchdownX;
        into.touchdownY = parabola.touchdownY;
    }
}
