// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.middlesize.camera.CameraErrors;
import org.robopitch.middlesize.camera.CameraScene;
import org.robopitch.middlesize.camera.OmniCamera;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.middlesize.referee.MiddleSizeRules;
import org.robopitch.robot.decide.Role;
import org.robopitch.robot.see.Image;
import org.robopitch.robot.see.Meaning;
import org.robopitch.robot.see.omni.Localiser;
import org.robopitch.robot.see.omni.OmniVision;

class SeeingTest {
    private static Cameras cameras;
    private static OmniCamera camera;

    private final Image image = new Image(OmniCamera.SIZE, OmniCamera.SIZE);
    private final CameraScene scene = new CameraScene();
    private final OmniVision vision = new OmniVision(cameras.calibration, cameras.colours, 0.11, 0.36);
    private final Localiser localiser = new Localiser(cameras.map);
    private final RandomStream random = new RandomStream(11, 2);

    @BeforeAll
    static void mount() {
        cameras = Cameras.of(5, 18, 12, 0.66);
        camera = cameras.omni(4);
    }

    private void put(double x, double y, double heading) {
        scene.x = x;
        scene.y = y;
        scene.heading = heading;
    }

    private void see(double along, double across, double turn) {
        scene.time += 0.03;
        camera.render(scene, image.pixels);
        localiser.mount(vision);
        vision.look(image);
        localiser.update(vision, along, across, turn, scene.heading + 0.02 * random.nextGaussian(), 0.03);
    }

    private double error() {
        return Math.hypot(localiser.x() - scene.x, localiser.y() - scene.y);
    }

    @Test
    void fromAlmostAnywhereTheRobotKnowsItsPlaceAfterAFewImages() {
        int found = 0;
        for (int i = 0; i < 30; i++) {
            put(random.between(-8.5, 8.5), random.between(-5.5, 5.5), random.between(-3, 3));
            scene.clear();
            scene.add(random.between(-8, 8), random.between(-5, 5));
            localiser.reset();
            for (int k = 0; k < 6; k++) {
                see(0, 0, 0);
            }
            found += localiser.isLocalised() && error() < 0.15 ? 1 : 0;
        }
        assertThat(found).isGreaterThanOrEqualTo(28);
    }

    @Test
    void alongAStraightLineTheErrorStaysSmall() {
        double sum = 0;
        int images = 0;
        put(-6, 2, 0.4);
        for (int i = 0; i < 120; i++) {
            // Pushed along the field, with wheels that count two per cent too much.
            double step = 0.08;
            scene.x += step;
            double along = 1.02 * step * StrictMath.cos(scene.heading);
            double across = -1.02 * step * StrictMath.sin(scene.heading);
            see(along, across, 0);
            if (localiser.isLocalised()) {
                sum += error();
                images++;
            }
        }
        assertThat(images).isGreaterThan(100);
        assertThat(sum / images).isLessThan(0.03);
    }

    @Test
    void aRobotThatTurnsFindsThatItsMirrorIsOff() {
        camera = cameras.omni(CameraErrors.NONE.with("mirrorOffset", 8), 4);
        put(1, -2, 0);
        for (int i = 0; i < 100; i++) {
            scene.heading += 0.05;
            see(0, 0, 0.05);
        }
        mount();
        assertThat(localiser.isLocalised()).isTrue();
        assertThat(error()).isLessThan(0.05);
        assertThat(error()).isLessThan(4 * Math.max(localiser.deviation(0), localiser.deviation(1)));
    }

    @Test
    void coloursAreKnownInAQuarterOfTheLight() {
        camera = cameras.omni(CameraErrors.NONE.with("light", 0.25), 4);
        put(1, 1, 0);
        scene.ball = true;
        scene.ballX = 2.5;
        scene.ballY = 0.5;
        for (int i = 0; i < 10; i++) {
            see(0, 0, 0);
        }
        mount();
        assertThat(localiser.isLocalised()).isTrue();
        assertThat(vision.ball.seen).isTrue();
        assertThat(Math.hypot(vision.ball.x - 1.5, vision.ball.y + 0.5)).isLessThan(0.1);
    }

    @Test
    void aRobotThatIsCarriedOffFindsItselfAgain() {
        put(-6, 2, 0.4);
        for (int i = 0; i < 10; i++) {
            see(0, 0, 0);
        }
        assertThat(error()).isLessThan(0.1);
        put(3, -2, -2);
        for (int i = 0; i < 60; i++) {
            see(0, 0, 0);
        }
        assertThat(localiser.isLocalised()).isTrue();
        assertThat(error()).isLessThan(0.1);
    }

    @Test
    void ballAndRobotsAreWhereTheyAre() {
        put(1, 1, 0);
        scene.ball = true;
        scene.ballX = 3;
        scene.ballY = 0;
        scene.clear();
        scene.add(-1, 2);
        see(0, 0, 0);

        assertThat(vision.ball.seen).isTrue();
        assertThat(Math.hypot(vision.ball.x - 2, vision.ball.y + 1)).isLessThan(0.08);
        assertThat(vision.obstacles).isEqualTo(1);
        assertThat(Math.hypot(vision.obstacleX[0] + 2, vision.obstacleY[0] - 1)).isLessThan(0.2);
    }

    @Test
    void aBallThatFliesNearbyIsNotTakenForOneFarAway() {
        put(1, 1, 0);
        scene.ball = true;
        scene.clear();
        for (double away = 0.5; away < 1.3; away += 0.2) {
            for (double height = 0; height <= 0.41; height += 0.2) {
                scene.ballX = 1 + away;
                scene.ballY = 1.2;
                scene.ballZ = height;
                see(0, 0, 0);
                assertThat(vision.ball.seen).isTrue();
                assertThat(Math.hypot(vision.ball.x - away, vision.ball.y - 0.2))
                        .as("%.1f m away, %.1f m high", away, height)
                        .isLessThan(height == 0 ? 0.08 : 0.55);
                if (height == 0) {
                    assertThat(vision.ball.z).isZero();
                } else if (height > 0.35) {
                    assertThat(vision.ball.z).isGreaterThan(0.1);
                }
            }
        }
    }

    @Test
    void aBallBehindARobotIsNotSeen() {
        put(0, 0, 0);
        scene.ball = true;
        scene.ballX = 4;
        scene.add(2, 0);
        see(0, 0, 0);
        assertThat(vision.ball.seen).isFalse();
    }

    @Test
    void theImageIsSegmentedByMeaning() {
        put(0, 0, 0);
        see(0, 0, 0);
        Image segmented = new Image(OmniCamera.SIZE, OmniCamera.SIZE);
        cameras.colours.segment(image, segmented);
        int field = 0;
        for (int colour : segmented.pixels) {
            field += colour == Meaning.FIELD.colour() ? 1 : 0;
        }
        assertThat(field).isGreaterThan(50_000);
    }

    @Test
    void byCameraAloneTheRobotsKnowWhereTheyAreAndGoForTheBall() {
        MiddleSize league = new MiddleSize(MiddleSizeParameters.of(Dialect.A, 2), MiddleSizeRules.coachOnly());
        Nubot team = new Nubot(NubotOptions.parse("camera"));
        Match match = new Match(new MatchSetup(league, team, (seen, commands) -> commands.stop(), 1));
        for (int i = 0; i < 120; i++) {
            match.cycle();
        }
        assertThat(match.teamErrors(Side.BLUE)).isZero();
        for (int i = 0; i < 2; i++) {
            RobotView truth = match.seen(Side.BLUE).own(i);
            assertThat(team.robot(i).world.me().present).isTrue();
            assertThat(team.robot(i).world.me().distance(truth.x(), truth.y())).isLessThan(0.2);
        }
        assertThat(team.robot(1).intent().role).isEqualTo(Role.ATTACKER);
        assertThat(team.camera(1)).isNotNull();
    }
}
