// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.middlesize.camera.CameraErrors;
import org.robopitch.middlesize.camera.CameraScene;
import org.robopitch.middlesize.camera.FrontCamera;
import org.robopitch.middlesize.camera.OmniCamera;
import org.robopitch.robot.Senses;
import org.robopitch.robot.see.ColourTable;
import org.robopitch.robot.see.Image;
import org.robopitch.robot.see.front.FrontVision;
import org.robopitch.robot.see.omni.Localiser;
import org.robopitch.robot.see.omni.OmniVision;

/**
 * Eyes that are cameras: of what the match shows, an image is made, and of the image everything else. Beside it the robot
 * has encoders on its wheels and a compass, both with errors.
 */
public final class CameraEyes implements Eyes {
    private static final double ODOMETRY_SCALE = 0.02;
    private static final double ODOMETRY_NOISE = 0.01;
    private static final double COMPASS_NOISE = 0.01;
    private static final double COMPASS_DRIFT = 0.03;

    /** Obstacles farther than this beyond the lines are spectators, m. */
    private static final double BEYOND = 1;

    /** Up to here the front camera sees the ball better than the omnidirectional one, m. */
    private static final double NEAR = 2;

    private static final double AGREE = 0.35;
    private static final double FRONT_DEVIATION = 0.006;
    private static final double BALL_AT_HAND = 0.01;
    private static final double BALL_PER_METRE = 0.02;

    /** The width of a ball in the air tells its distance only roughly. */
    private static final double BALL_FLYING_PER_METRE = 0.12;

    private static final int COURSE_IMAGES = 120;
    private static final double COURSE_SECONDS = 12;
    private static final double COURSE_RADIUS = 1.5;

    private final int self;
    private final OmniCamera camera;
    private final OmniVision vision;
    private final Localiser localiser;
    private final Image image = new Image(OmniCamera.SIZE, OmniCamera.SIZE);
    private final FrontCamera front;
    private final FrontVision frontVision;
    private final Image frontImage = new Image(FrontCamera.WIDTH, FrontCamera.HEIGHT);
    private final @Nullable KeeperEyes keeper;
    private final ColourTable colours;
    private final CameraScene scene = new CameraScene();
    private final transient RandomStream random;
    private final double halfLength;
    private final double halfWidth;
    private double scaleAlong;
    private double scaleAcross;
    private double lastX;
    private double lastY;
    private double lastHeading;
    private double lastTime = Double.NaN;
    private double along;
    private double across;
    private double turn;

    /**
     * The eyes of a robot.
     *
     * @param self its number
     * @param cameras what was calibrated before the match
     * @param errors how its cameras differ from the calibrated ones
     * @param random of its errors
     */
    public CameraEyes(int self, Cameras cameras, CameraErrors errors, RandomStream random) {
        this.self = self;
        this.colours = cameras.colours.another();
        this.camera = cameras.omni(errors, random.nextLong());
        double robotRadius = 1.1 * cameras.parameters.robot().halfWidth();
        this.vision = new OmniVision(
                cameras.calibration, colours, cameras.parameters.ball().radius(), robotRadius);
        // What no scan line runs over need not be drawn.
        camera.only(vision.scanned());
        this.front = cameras.front(errors, random.nextLong());
        this.frontVision = new FrontVision(
                cameras.frontGeometry(), colours, cameras.parameters.ball().radius());
        this.keeper = self == 0 ? new KeeperEyes(cameras, random) : null;
        this.localiser = new Localiser(cameras.map);
        this.random = random;
        this.halfLength = cameras.parameters.field().length() / 2;
        this.halfWidth = cameras.parameters.field().width() / 2;
        this.scaleAlong = 1 + ODOMETRY_SCALE * random.nextGaussian();
        this.scaleAcross = 1 + ODOMETRY_SCALE * random.nextGaussian();
    }

    /**
     * Drives a known course on an empty field, once before a match, and learns from it how the camera is mounted: a circle on which
     * the robot turns, so that it sees lines near and far in all directions.
     */
    void calibrate() {
        scene.ball = false;
        scene.clear();
        for (int i = 0; i < COURSE_IMAGES; i++) {
            double around = 2 * Math.PI * i / COURSE_IMAGES;
            scene.time = COURSE_SECONDS * i / COURSE_IMAGES;
            scene.x = COURSE_RADIUS * StrictMath.cos(around);
            scene.y = COURSE_RADIUS * StrictMath.sin(around);
            scene.heading = 2 * around;
            camera.render(scene, image.pixels);
            localiser.mount(vision);
            vision.look(image);
            localiser.place(scene.x, scene.y, scene.heading);
            localiser.update(vision, 0, 0, 0, scene.heading, COURSE_SECONDS / COURSE_IMAGES);
        }
        localiser.reset();
    }

    @Override
    public void look(Observation shown, Senses into) {
        RobotView me = shown.own(self);
        into.begin();
        into.time = shown.time();
        if (!me.visible()) {
            into.localised = false;
            localiser.reset();
            lastTime = Double.NaN;
            return;
        }
        double seconds = Double.isNaN(lastTime) ? 0 : shown.time() - lastTime;
        odometry(me, seconds);
        photograph(shown, me);
        localiser.mount(vision);
        vision.look(image);
        double drift = COMPASS_DRIFT * StrictMath.sin(0.05 * shown.time() + self);
        double compass = me.heading() + drift + COMPASS_NOISE * random.nextGaussian();
        localiser.update(vision, along, across, turn, compass, Math.max(seconds, 0.001));
        tell(into, seconds);
        if (into.localised) {
            lookAhead(into);
        }
    }

    /** The goalkeeper has depth cameras in place of the front camera, as the chapter's has (fig. 9). */
    private void lookAhead(Senses into) {
        if (keeper != null) {
            keeper.look(scene, into);
        } else if (front.mayShowBall(scene)) {
            front.render(scene, frontImage.pixels);
            frontVision.look(frontImage);
            // A ball in the air is elsewhere in both images: the two cameras would not agree.
            boolean onGround = into.ballSeen
                    && into.ballZ == 0
                    && Math.abs(frontVision.ball.x - vision.ball.x) + Math.abs(frontVision.ball.y - vision.ball.y)
                            < AGREE;
            if (frontVision.ball.seen && frontVision.ball.x < NEAR && onGround) {
                into.ballAt(frontVision.ball.x, frontVision.ball.y);
                into.ballDeviation = FRONT_DEVIATION;
            }
        }
    }

    /** What the encoders of the wheels have counted since the last image; a robot that was carried does not notice. */
    private void odometry(RobotView me, double seconds) {
        double dx = me.x() - lastX;
        double dy = me.y() - lastY;
        double far = Math.sqrt(dx * dx + dy * dy);
        double middle = lastHeading + 0.5 * StrictMath.IEEEremainder(me.heading() - lastHeading, 2 * Math.PI);
        boolean carried = seconds == 0 || far > 15 * seconds;
        double noise = carried ? 0 : ODOMETRY_NOISE * Math.sqrt(far * 0.1);
        double cosine = StrictMath.cos(middle);
        double sine = StrictMath.sin(middle);
        along = carried ? 0 : scaleAlong * (cosine * dx + sine * dy) + noise * random.nextGaussian();
        across = carried ? 0 : scaleAcross * (cosine * dy - sine * dx) + noise * random.nextGaussian();
        turn = carried
                ? 0
                : StrictMath.IEEEremainder(me.heading() - lastHeading, 2 * Math.PI)
                        + 0.002 * random.nextGaussian() * Math.sqrt(seconds);
        lastX = me.x();
        lastY = me.y();
        lastHeading = me.heading();
    }

    private void photograph(Observation shown, RobotView me) {
        lastTime = shown.time();
        scene.time = shown.time();
        scene.x = me.x();
        scene.y = me.y();
        scene.heading = me.heading();
        scene.ball = shown.ball().visible();
        scene.ballX = shown.ball().x();
        scene.ballY = shown.ball().y();
        scene.ballZ = shown.ball().z();
        scene.clear();
        for (int i = 0; i < shown.robots(); i++) {
            if (i != self && shown.own(i).visible()) {
                scene.add(shown.own(i).x(), shown.own(i).y());
            }
            if (shown.opponent(i).visible()) {
                scene.add(shown.opponent(i).x(), shown.opponent(i).y());
            }
        }
        camera.render(scene, image.pixels);
    }

    private void tell(Senses into, double seconds) {
        into.localised = localiser.isLocalised();
        into.x = localiser.x();
        into.y = localiser.y();
        into.heading = localiser.heading();
        double cosine = StrictMath.cos(into.heading);
        double sine = StrictMath.sin(into.heading);
        double rate = seconds > 0 ? 1 / seconds : 0;
        into.vx = rate * (cosine * along - sine * across);
        into.vy = rate * (sine * along + cosine * across);
        into.spin = rate * turn;
        if (!into.localised) {
            return;
        }
        if (vision.ball.seen) {
            double away = Math.sqrt(vision.ball.x * vision.ball.x + vision.ball.y * vision.ball.y);
            into.ballAt(vision.ball.x, vision.ball.y);
            into.ballSeen = isNearField(into.ballX, into.ballY);
            into.ballDeviation = BALL_AT_HAND + BALL_PER_METRE * away;
            if (vision.ball.z > 0) {
                into.ballZ = vision.ball.z;
                into.ballDeviation = BALL_FLYING_PER_METRE * away;
            }
        }
        for (int i = 0; i < vision.obstacles; i++) {
            double x = into.x + cosine * vision.obstacleX[i] - sine * vision.obstacleY[i];
            double y = into.y + sine * vision.obstacleX[i] + cosine * vision.obstacleY[i];
            if (isNearField(x, y)) {
                into.addObstacle(x, y);
            }
        }
    }

    private boolean isNearField(double x, double y) {
        return Math.abs(x) < halfLength + BEYOND && Math.abs(y) < halfWidth + BEYOND;
    }

    /** {@return the scene of the last image} */
    CameraScene scene() {
        return scene;
    }

    /** {@return the meaning of its colours} */
    public ColourTable colours() {
        return colours;
    }

    /** {@return what was found in the last image} */
    public OmniVision vision() {
        return vision;
    }

    /** {@return where the robot believes to be} */
    public Localiser localiser() {
        return localiser;
    }
}
