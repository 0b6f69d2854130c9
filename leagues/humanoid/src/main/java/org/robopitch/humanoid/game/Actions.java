// SPDX-License-Identifier: Apache-2.0
package org.robopitch.humanoid.game;

import org.robopitch.engine.random.RandomStream;
import org.robopitch.humanoid.body.RobotType;
import org.robopitch.humanoid.referee.HumanoidReferee;
import org.robopitch.humanoid.referee.SelfCollisions;
import org.robopitch.humanoid.world.HumanoidWorld;

/** Carries out what a team has decided: joints, beams, messages, pass mode, joining and leaving. */
final class Actions {
    private static final double BEAM_NOISE = 0.05;
    private static final double BEAM_TURN_NOISE = Math.PI / 18;
    private static final double BEAM_MARGIN = 0.2;

    private final HumanoidWorld world;
    private final HumanoidReferee referee;
    private final Voices voices;
    private final RandomStream[] noise;
    private final int perSide;

    Actions(HumanoidWorld world, HumanoidReferee referee, Voices voices, RandomStream[] noise, int perSide) {
        this.world = world;
        this.referee = referee;
        this.voices = voices;
        this.noise = noise;
        this.perSide = perSide;
    }

    void perform(int team, double[] values) {
        voices.begin(team);
        // Who speaks first when several of a team want to: each in turn, so that none is drowned out.
        int turn = (int) (world.steps() % perSide);
        for (int i = 0; i < perSide; i++) {
            perform(team, i, values, i * Channel.COUNT);
        }
        for (int i = 0; i < perSide; i++) {
            int speaker = (turn + i) % perSide;
            int robot = team * perSide + speaker;
            if (world.present(robot)) {
                voices.say(team, robot, values, speaker * Channel.COUNT + Channel.SAY);
            }
        }
    }

    private void perform(int team, int number, double[] values, int at) {
        int robot = team * perSide + number;
        body(robot, team, values[at + Channel.BODY]);
        if (!world.present(robot)) {
            return;
        }
        SelfCollisions frozen = referee.selfCollisions();
        int[][] limbs = world.model(robot).limbs;
        for (int l = 0; l < limbs.length; l++) {
            if (!frozen.frozen(robot, l)) {
                for (int joint : limbs[l]) {
                    world.command(robot, joint, values[at + joint]);
                }
            }
        }
        if (values[at + Channel.BEAM] != 0 && referee.mayBeam()) {
            beam(robot, team, values, at);
        }
        if (values[at + Channel.PASS] != 0) {
            referee.passAsked(robot);
        }
    }

    private void body(int robot, int team, double wanted) {
        boolean again = wanted > EffectsCode.AGAIN;
        if ((wanted < 0 || again) && world.present(robot)) {
            world.leave(robot);
        }
        double type = again ? wanted - EffectsCode.AGAIN : wanted;
        if (type >= 1 && type <= RobotType.values().length && !world.present(robot)) {
            world.join(robot, RobotType.of((int) type - 1));
            LineUp.place(world, robot, team == 0, robot % perSide);
        }
    }

    /** Beams a robot into its own half, not exactly where it wants to be. */
    private void beam(int robot, int team, double[] values, int at) {
        double halfLength = world.physics().pitchLength() / 2;
        double halfWidth = world.physics().pitchWidth() / 2;
        RandomStream random = noise[robot];
        double x = Math.max(-halfLength, Math.min(-BEAM_MARGIN, values[at + Channel.BEAM_X]));
        double y = Math.max(-halfWidth, Math.min(halfWidth, values[at + Channel.BEAM_Y]));
        x += random.between(-BEAM_NOISE, BEAM_NOISE);
        y += random.between(-BEAM_NOISE, BEAM_NOISE);
        double heading = values[at + Channel.BEAM_HEADING] + random.between(-BEAM_TURN_NOISE, BEAM_TURN_NOISE);
        // A team's own end is at negative x, whichever side it plays on.
        int sign = team == 0 ? 1 : -1;
        world.beam(robot, sign * x, sign * y, team == 0 ? heading : heading + Math.PI);
    }
}
