// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark;

import org.robopitch.humanoid.game.HumanoidGame;
import org.robopitch.humanoid.referee.HumanoidRules;
import org.robopitch.humanoid.sense.PlayMode;
import org.robopitch.humanoid.world.PartPose;
import org.robopitch.links.simspark.wire.MonitorView;

/** A match as monitors see it. */
final class MatchView implements MonitorView {
    private final HumanoidGame game;
    private final int perTeam;
    private final HumanoidRules rules;
    private final PartPose pose = new PartPose();
    private final String[] names = {"", ""};

    MatchView(HumanoidGame game, int perTeam, HumanoidRules rules) {
        this.game = game;
        this.perTeam = perTeam;
        this.rules = rules;
    }

    @Override
    public HumanoidRules rules() {
        return rules;
    }

    void name(int side, String team) {
        names[side] = team;
    }

    @Override
    public double gameTime() {
        return game.referee().gameTime();
    }

    @Override
    public int half() {
        return game.referee().play().period().startsWith("second") ? 2 : 1;
    }

    @Override
    public PlayMode playMode() {
        return game.referee().mode();
    }

    @Override
    public int score(int side) {
        return game.referee().score(side == 0 ? 1 : -1);
    }

    @Override
    public String team(int side) {
        return names[side];
    }

    @Override
    public int type(int side, int number) {
        if (number > perTeam) {
            return -1;
        }
        int robot = side * perTeam + number - 1;
        return game.world().present(robot) ? game.world().model(robot).type().ordinal() : -1;
    }

    double heading(int robot) {
        game.world().part(robot, 0, pose);
        return pose.heading();
    }

    @Override
    public void part(int side, int number, int part, double[] matrix) {
        game.world().part(side * perTeam + number - 1, part, pose);
        double[] rows = pose.rotation();
        for (int column = 0; column < 3; column++) {
            for (int row = 0; row < 3; row++) {
                matrix[4 * column + row] = rows[3 * row + column];
            }
            matrix[4 * column + 3] = 0;
            matrix[12 + column] = pose.position()[column];
        }
        matrix[15] = 1;
    }

    @Override
    public void ball(double[] matrix) {
        for (int i = 0; i < 16; i++) {
            matrix[i] = i % 5 == 0 ? 1 : 0;
        }
        for (int axis = 0; axis < 3; axis++) {
            matrix[12 + axis] = game.world().ball(axis);
        }
    }
}
