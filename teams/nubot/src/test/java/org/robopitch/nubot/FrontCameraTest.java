// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.middlesize.camera.CameraErrors;
import org.robopitch.middlesize.camera.CameraScene;
import org.robopitch.middlesize.camera.FrontCamera;
import org.robopitch.robot.Senses;
import org.robopitch.robot.see.Image;
import org.robopitch.robot.see.front.FrontVision;

class FrontCameraTest {
    private static final Cameras CAMERAS = Cameras.of(5, 18, 12, 0.66);

    private final FrontCamera camera = CAMERAS.front(CameraErrors.NONE, 5);
    private final FrontVision vision = new FrontVision(CAMERAS.frontGeometry(), CAMERAS.colours, 0.11);
    private final Image image = new Image(FrontCamera.WIDTH, FrontCamera.HEIGHT);
    private final CameraScene scene = new CameraScene();

    private boolean isSeen(double ahead, double left) {
        scene.x = 2;
        scene.y = -1;
        scene.heading = 0.7;
        scene.ball = true;
        scene.ballX = scene.x + Math.cos(0.7) * ahead - Math.sin(0.7) * left;
        scene.ballY = scene.y + Math.sin(0.7) * ahead + Math.cos(0.7) * left;
        camera.render(scene, image.pixels);
        vision.look(image);
        return vision.ball.seen;
    }

    @Test
    void aBallNearTheKickerIsPlacedToTheCentimetre() {
        for (double ahead = 0.43; ahead < 2; ahead += 0.2) {
            for (double left = -0.15; left <= 0.16; left += 0.05) {
                assertThat(isSeen(ahead, left)).as("%.2f %.2f", ahead, left).isTrue();
                assertThat(vision.ball.x).isCloseTo(ahead, within(0.012 + 0.01 * ahead));
                assertThat(vision.ball.y).isCloseTo(left, within(0.01));
            }
        }
    }

    @Test
    void aBallThatIsHalfOutsideOrBehindIsNotSeen() {
        assertThat(isSeen(0.6, 0.5)).isFalse();
        assertThat(isSeen(-1, 0)).isFalse();
        assertThat(camera.mayShowBall(scene)).isFalse();
    }

    @Test
    void otherRobotsAreNoBall() {
        scene.add(2 + Math.cos(0.7), -1 + Math.sin(0.7));
        assertThat(isSeen(-3, 0)).isFalse();
        scene.clear();
    }

    @Test
    void theKeepersDepthCamerasKnowWhereALobComesDown() {
        KeeperEyes eyes = new KeeperEyes(CAMERAS, new RandomStream(3, 1));
        Senses senses = new Senses();
        scene.x = -8.5;
        scene.y = 0.4;
        scene.heading = 0.1;
        senses.x = scene.x;
        senses.y = scene.y;
        senses.heading = scene.heading;
        scene.ball = true;
        double flight = 1.1;
        for (double t = 0; t < flight - 0.3; t += 0.03) {
            senses.time = t;
            scene.ballX = -3 - 5.8 * t / flight;
            scene.ballY = -1.5 + 2.2 * t / flight;
            scene.ballZ = 4.9 * t * (flight - t);
            eyes.look(scene, senses);
        }
        assertThat(senses.touchdownKnown).isTrue();
        assertThat(senses.touchdownX).isCloseTo(-8.8, within(0.15));
        assertThat(senses.touchdownY).isCloseTo(0.7, within(0.15));

        // A ball that rolls has no touchdown.
        for (int i = 0; i < 30; i++) {
            senses.time = 2 + 0.03 * i;
            scene.ballX = -5;
            scene.ballY = 0;
            scene.ballZ = 0;
            eyes.look(scene, senses);
        }
        assertThat(senses.touchdownKnown).isFalse();
    }
}
