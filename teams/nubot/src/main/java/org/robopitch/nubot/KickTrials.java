// SPDX-License-Identifier: Apache-2.0
package org.robopitch.nubot;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.Placement;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.robot.handle.KickCalibration;

/** Calibrates a kicker: a robot alone on the field kicks with each strength, and the ball is measured. */
public final class KickTrials {
    private static final int STRENGTHS = 12;
    private static final int LONGEST = 4000;

    private KickTrials() {}

    /**
     * {@return what came out of trial kicks}
     *
     * @param parameters of the league whose robots kick
     */
    public static KickCalibration run(MiddleSizeParameters parameters) {
        List<KickCalibration.Trial> trials = new ArrayList<>();
        double strongest = parameters.kick().strongest();
        for (int i = 1; i <= STRENGTHS; i++) {
            double strength = Math.rint(100 * strongest * i / STRENGTHS) / 100;
            trials.add(kick(parameters, strength, false));
            trials.add(kick(parameters, strength, true));
        }
        return new KickCalibration(trials);
    }

    private static KickCalibration.Trial kick(MiddleSizeParameters parameters, double strength, boolean lob) {
        MiddleSizeWorld world = new MiddleSizeWorld(parameters);
        Placement placement = new Placement(world);
        for (int robot = 1; robot < world.bodies().robots; robot++) {
            placement.takeOff(robot);
        }
        // Along the whole field, beside the goals: a ball that meets a net has not been measured.
        double y = lob ? 0 : parameters.field().goalWidth();
        double x = -0.5 * parameters.field().length() + 1;
        placement.placeRobot(0, x, y, 1, 0);
        placement.placeBall(x + parameters.dribble().keptAt(), y);
        int ball = world.bodies().ball;
        double from = world.bodies().body[ball].x;
        world.handling().kick(0, strength, parameters.kick().shootPosition().number(lob));
        world.step();
        world.handling().kick(0, 0, parameters.kick().shootPosition().number(lob));
        double vx = world.bodies().body[ball].along;
        double climb = world.ballClimb() + parameters.ball().gravity() * world.stepSeconds() * (lob ? 1 : 0);
        double speed = Math.sqrt(vx * vx + climb * climb);
        double rolled = world.bodies().body[ball].x;
        for (int step = 0; step < LONGEST; step++) {
            world.step();
            boolean down = lob && world.ballHeight() <= 0;
            boolean rests = world.bodies().body[ball].along <= 0;
            rolled = world.bodies().body[ball].x;
            if (down || rests) {
                break;
            }
        }
        return new KickCalibration.Trial(lob, strength, round(speed), round(rolled - from));
    }

    private static double round(double value) {
        return Math.rint(1000 * Math.max(0, value)) / 1000;
    }
}
