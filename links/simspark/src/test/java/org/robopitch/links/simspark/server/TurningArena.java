// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark.server;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.referee.HumanoidRules;
import org.robopitch.humanoid.sense.Effects;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.humanoid.sense.PlayMode;
import org.robopitch.links.simspark.wire.ServedGame;
import org.robopitch.links.simspark.wire.TrainerCommand;

/** An arena of robots without bodies: their joints turn as they are told. Enough to see the order of a cycle. */
final class TurningArena implements ServedGame {
    private static final double STEP = 0.02;

    final List<String> story = new ArrayList<>();
    private final double[][] angles = new double[22][Joint.COUNT];
    private final double[][] speeds = new double[22][Joint.COUNT];
    private final int[] types = new int[22];
    private final Percepts[] percepts = new Percepts[22];
    private final String[] names = {"", ""};
    boolean begun = true;
    private double mixed;
    private double time;

    TurningArena() {
        java.util.Arrays.fill(types, -1);
        for (int i = 0; i < 22; i++) {
            percepts[i] = new Percepts();
        }
        sense();
    }

    void step() {
        time += STEP;
        for (int robot = 0; robot < 22; robot++) {
            for (int j = 0; j < Joint.COUNT; j++) {
                angles[robot][j] += speeds[robot][j] * STEP;
                // A number that depends on the order of all that happened, as chance in a world would.
                mixed = mixed * 0.999 + angles[robot][j] * (j + 1);
            }
        }
        sense();
    }

    double mixed() {
        return mixed;
    }

    private void sense() {
        for (int robot = 0; robot < 22; robot++) {
            percepts[robot].clear();
            unborn(percepts[robot]);
            for (int j = 0; j < 22; j++) {
                percepts[robot].angle(Joint.of(j), angles[robot][j]);
            }
        }
    }

    @Override
    public int robotsPerTeam() {
        return 11;
    }

    @Override
    public boolean begun() {
        return begun;
    }

    @Override
    public void join(Side side, int number, int type, String team) {
        types[11 * side.ordinal() + number - 1] = type;
        names[side.ordinal()] = team;
        mixed = mixed * 1.5 + number + 20 * side.ordinal();
        story.add("join " + side.ordinal() + " " + number + " " + type + " " + team);
    }

    @Override
    public void leave(Side side, int number) {
        types[11 * side.ordinal() + number - 1] = -1;
        java.util.Arrays.fill(speeds[11 * side.ordinal() + number - 1], 0);
        story.add("leave " + side.ordinal() + " " + number);
    }

    @Override
    public Percepts percepts(Side side, int number) {
        return percepts[11 * side.ordinal() + number - 1];
    }

    @Override
    public void unborn(Percepts into) {
        into.time = time;
        into.game(PlayMode.BEFORE_KICK_OFF, 0, 0, 0);
    }

    @Override
    public void act(Side side, int number, Effects effects) {
        for (Joint joint : Joint.values()) {
            if (effects.given(joint)) {
                speeds[11 * side.ordinal() + number - 1][joint.ordinal()] = effects.speed(joint);
                mixed = mixed * 1.0001 + effects.speed(joint);
            }
        }
        if (effects.beams) {
            story.add("beam " + effects.beamX);
        }
    }

    @Override
    public boolean train(TrainerCommand command) {
        story.add(command.word() + " " + command.argument());
        return true;
    }

    @Override
    public void moveAside(Side side, int number) {
        story.add("move aside " + side.ordinal() + " " + number);
    }

    @Override
    public HumanoidRules rules() {
        return HumanoidRules.standard().with("halfSeconds", 240);
    }

    @Override
    public double gameTime() {
        return time;
    }

    @Override
    public int half() {
        return 1;
    }

    @Override
    public PlayMode playMode() {
        return PlayMode.BEFORE_KICK_OFF;
    }

    @Override
    public int score(Side side) {
        return 0;
    }

    @Override
    public String team(Side side) {
        return names[side.ordinal()];
    }

    @Override
    public int type(Side side, int number) {
        return types[11 * side.ordinal() + number - 1];
    }

    @Override
    public void part(Side side, int number, int part, double[] matrix) {
        ball(matrix);
        matrix[12] = number;
        matrix[13] = part;
    }

    @Override
    public void ball(double[] matrix) {
        for (int i = 0; i < 16; i++) {
            matrix[i] = i % 5 == 0 ? 1 : 0;
        }
        matrix[14] = time;
    }
}
