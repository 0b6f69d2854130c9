// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.game;

import org.robopitch.engine.match.Commands;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.sense.Effects;

/** What a robot is commanded, as channels. */
public final class EffectsCode {
    /** Added to the type of a robot that comes again: one that is there leaves first. */
    public static final int AGAIN = 10;

    private EffectsCode() {}

    /**
     * Writes a robot's command. Joints that get no new speed keep their last one; all else holds for this cycle only.
     *
     * @param effects what the robot should do
     * @param commands where its team's commands are
     * @param robot its number in the team, from 0
     */
    public static void write(Effects effects, Commands commands, int robot) {
        for (int j = 0; j < Joint.COUNT; j++) {
            Joint joint = Joint.of(j);
            if (effects.given(joint)) {
                commands.set(robot, j, effects.speed(joint));
            }
        }
        commands.set(robot, Channel.BEAM, effects.beams ? 1 : 0);
        commands.set(robot, Channel.BEAM_X, effects.beams ? effects.beamX : 0);
        commands.set(robot, Channel.BEAM_Y, effects.beams ? effects.beamY : 0);
        commands.set(robot, Channel.BEAM_HEADING, effects.beams ? effects.beamHeading : 0);
        commands.set(robot, Channel.PASS, effects.passes ? 1 : 0);
        String say = SayCode.sayable(effects.say) ? effects.say : "";
        for (int n = 0; n < SayCode.NUMBERS; n++) {
            commands.set(robot, Channel.SAY + n, SayCode.encode(say, n));
        }
        commands.set(robot, Channel.BODY, 0);
    }

    /**
     * Brings a robot onto the pitch, or takes it off, in this cycle. To be called after {@link #write}, which changes
     * neither.
     *
     * @param commands where its team's commands are
     * @param robot its number in the team, from 0
     * @param type 0 to 4 to join, with {@link #AGAIN} added even if it is there, −1 to leave
     */
    public static void body(Commands commands, int robot, int type) {
        commands.set(robot, Channel.BODY, type < 0 ? -1 : type + 1);
    }
}
