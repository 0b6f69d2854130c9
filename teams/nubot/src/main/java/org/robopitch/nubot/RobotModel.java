// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.FieldInfo;
import org.robopitch.robot.believe.FieldModel;
import org.robopitch.robot.decide.Skill;
import org.robopitch.robot.handle.KickCalibration;
import org.robopitch.robot.plan.PlanLimits;
import org.robopitch.robot.track.WheelBase;

/**
 * What a robot knows of itself and of its field before a match.
 *
 * @param robots in the team
 * @param field where it is played
 * @param limits of its paths
 * @param base its wheels
 * @param kicks what its kicker does
 * @param skill what decisions depend on
 * @param obstacleRadius of other robots, m
 * @param twist how quickly a turn speeds up and slows down, rad/s²
 * @param thinkSeconds time between two decisions, s
 */
public record RobotModel(
        int robots,
        FieldModel field,
        PlanLimits limits,
        WheelBase base,
        KickCalibration kicks,
        Skill skill,
        double obstacleRadius,
        double twist,
        double thinkSeconds) {
    /** Robots wider than this are those of dialect A, which have a commanded velocity at once, m. */
    private static final double WIDE = 0.29;

    private static final double THINK_SECONDS = 0.03;
    private static final double BALL_DECELERATION = 4.9;

    /**
     * {@return the model of the league's robots on a field}
     *
     * @param robots in the team
     * @param pitch where they play
     * @param halfWidth of a robot, m
     * @param cycle time between two commands, s
     * @param calibrated what its kicker does; null for the calibration that comes with the team
     */
    public static RobotModel of(
            int robots, FieldInfo pitch, double halfWidth, double cycle, @Nullable KickCalibration calibrated) {
        boolean direct = halfWidth > WIDE;
        FieldModel field = new FieldModel(
                pitch.length() / 2,
                pitch.width() / 2,
                pitch.goalWidth() / 2,
                pitch.goalAreaDepth(),
                pitch.goalAreaWidth() / 2,
                halfWidth,
                pitch.ballRadius(),
                BALL_DECELERATION,
                halfWidth + 0.1);
        double speed = direct ? 4.5 : 4;
        double acceleration = direct ? 8 : 2.5;
        PlanLimits limits = new PlanLimits(
                1.1 * halfWidth,
                0.12,
                field.halfLength() + 0.9,
                field.halfWidth() + 0.9,
                speed,
                acceleration,
                direct ? 8 : 3,
                direct ? 8 : 2.5,
                0.6);
        WheelBase base = direct
                ? WheelBase.ofRobot(Math.PI / 4, 0.25, 0.092, 7, 12, 12)
                : WheelBase.ofRobot(Math.PI / 4, 0.2, 0.042, 5, 2.5, 5);
        KickCalibration kicks = calibrated != null ? calibrated : shipped(direct);
        Skill skill = new Skill(
                speed,
                direct ? 3.5 : 2.2,
                direct ? 8 : 5,
                direct ? 34 : 10,
                kicks.isLobAimed() ? 10 : 4.5,
                2.5,
                kicks.isLobAimed(),
                direct ? 20 : 4.5,
                direct ? 100 : 1.2,
                1,
                direct ? 12 : 3.5);
        // The chapter's control node decides at 33 Hz: the nearest whole number of cycles.
        double think = cycle * Math.max(1, Math.rint(THINK_SECONDS / cycle));
        return new RobotModel(robots, field, limits, base, kicks, skill, 1.15 * halfWidth, direct ? 25 : 9, think);
    }

    /** The calibrations that come with the team, one for each dialect; {@link KickTrials} makes such files. */
    static KickCalibration shipped(boolean direct) {
        String name = direct ? "kicks-a.txt" : "kicks-b.txt";
        try (InputStream in = RobotModel.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the calibration " + name + " is missing from this program");
            }
            return KickCalibration.read(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the calibration " + name, e);
        }
    }
}
