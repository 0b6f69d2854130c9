// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.game.EffectsCode;
import org.robopitch.humanoid.game.Humanoid;
import org.robopitch.humanoid.game.HumanoidGame;
import org.robopitch.humanoid.referee.HumanoidReferee;
import org.robopitch.humanoid.referee.HumanoidRules;
import org.robopitch.humanoid.sense.Effects;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.humanoid.sense.PlayMode;
import org.robopitch.humanoid.world.HumanoidWorld;
import org.robopitch.humanoid.world.PartMotion;
import org.robopitch.links.simspark.wire.ServedGame;
import org.robopitch.links.simspark.wire.TrainerCommand;

/** A match as an arena. Joining, leaving and all that trainers do go through commands and operator actions. */
final class MatchArena implements ServedGame {
    private static final int NOTHING = Integer.MIN_VALUE;

    private final Match match;
    private final HumanoidGame game;
    private final int perTeam;
    private final Effects[] wanted;
    private final int[] body;

    /** Whether a robot that left in this cycle comes again, so that its old body counts no more. */
    private final boolean[] anew;

    private final HumanoidRules rules;
    private final PartMotion pose = new PartMotion();
    private final String[] teams = {"", ""};

    MatchArena(Match match, HumanoidGame game) {
        this.match = match;
        this.game = game;
        this.perTeam = match.setup().league().robotsPerSide();
        this.wanted = new Effects[2 * perTeam];
        this.body = new int[2 * perTeam];
        this.anew = new boolean[2 * perTeam];
        for (int i = 0; i < wanted.length; i++) {
            wanted[i] = new Effects();
            body[i] = NOTHING;
        }
        this.rules = match.setup().league() instanceof Humanoid league ? league.rules() : HumanoidRules.standard();
    }

    @Override
    public int robotsPerTeam() {
        return perTeam;
    }

    @Override
    public boolean begun() {
        return game.referee().gameTime() > 0 || game.referee().mode() != PlayMode.BEFORE_KICK_OFF;
    }

    @Override
    public void join(Side side, int number, int type, String team) {
        game.nameTeam(side, team);
        teams[side.ordinal()] = team;
        int index = index(side, number);
        anew[index] = body[index] == -1;
        body[index] = anew[index] ? EffectsCode.AGAIN + type : type;
    }

    @Override
    public void leave(Side side, int number) {
        Effects last = wanted[index(side, number)];
        last.clear();
        for (int i = 0; i < Joint.COUNT; i++) {
            last.speed(Joint.of(i), 0);
        }
        body[index(side, number)] = -1;
    }

    private int index(Side side, int number) {
        return side.ordinal() * perTeam + number - 1;
    }

    @Override
    public Percepts percepts(Side side, int number) {
        Percepts percepts = match.seen(side).sense(number - 1, Percepts.class);
        // Who it is, a robot hears once, from the server.
        percepts.number = 0;
        if (anew[index(side, number)]) {
            percepts.clear();
        }
        return percepts;
    }

    @Override
    public void unborn(Percepts into) {
        into.time = game.world().time();
        into.game(
                game.referee().mode(),
                game.referee().gameTime(),
                game.referee().score(Side.BLUE),
                game.referee().score(Side.YELLOW));
        for (int i = 0; i < Joint.COUNT - 2; i++) {
            into.angle(Joint.of(i), 0);
        }
        into.acceleration[2] = game.world().physics().gravity();
    }

    @Override
    public void act(Side side, int number, Effects effects) {
        wanted[index(side, number)].merge(effects);
    }

    /** Hands a side's commands to the match. */
    void command(Side side, Commands commands) {
        int first = side == Side.BLUE ? 0 : perTeam;
        for (int i = 0; i < perTeam; i++) {
            Effects effects = wanted[first + i];
            EffectsCode.write(effects, commands, i);
            effects.clear();
            if (body[first + i] != NOTHING) {
                EffectsCode.body(commands, i, body[first + i]);
                body[first + i] = NOTHING;
            } else {
                anew[first + i] = false;
            }
        }
    }

    @Override
    public boolean train(TrainerCommand command) {
        try {
            return operate(command);
        } catch (IllegalArgumentException refused) {
            match.note("trainer", null, String.valueOf(refused.getMessage()));
            return true;
        }
    }

    private boolean operate(TrainerCommand command) {
        switch (command.word()) {
            case "kickOff" ->
                order(command.side() == Side.YELLOW ? HumanoidReferee.KICK_OFF_RIGHT : HumanoidReferee.KICK_OFF_LEFT);
            case "dropBall" -> order(HumanoidReferee.DROP_BALL);
            case "playMode" -> {
                PlayMode mode = PlayMode.named(command.argument());
                if (mode == null) {
                    return false;
                }
                order(mode.ordinal());
            }
            case "time" -> {
                if (!(command.value() >= 0 && command.value() <= 1e9)) {
                    return false;
                }
                match.operate(new OperatorAction.Detail(HumanoidReferee.TIME, command.value()));
            }
            case "score" -> {
                double[] left = command.numbers("left", 1);
                double[] right = command.numbers("right", 1);
                if (left == null
                        || right == null
                        || Math.min(left[0], right[0]) < 0
                        || Math.max(left[0], right[0]) >= 1000) {
                    return false;
                }
                match.operate(new OperatorAction.Detail(HumanoidReferee.LEFT_SCORE, (int) left[0]));
                match.operate(new OperatorAction.Detail(HumanoidReferee.RIGHT_SCORE, (int) right[0]));
            }
            case "ball" -> {
                return ball(command.numbers("pos", 3), command.numbers("vel", 3));
            }
            case "agent" -> {
                return robot(command);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void order(int number) {
        match.operate(new OperatorAction.Order(number));
    }

    private boolean ball(double @Nullable [] place, double @Nullable [] velocity) {
        HumanoidWorld world = game.world();
        double[] at = place != null ? place : new double[] {world.ball(0), world.ball(1), world.ball(2)};
        double[] v = velocity != null ? velocity : new double[3];
        double height = Math.max(0, at[2] - world.physics().ballRadius());
        if (place != null || velocity != null) {
            match.operate(new OperatorAction.Launch(2 * perTeam, at[0], at[1], height, v[0], v[1], v[2]));
        }
        return place != null || velocity != null;
    }

    private boolean robot(TrainerCommand command) {
        double[] move = command.numbers("move", 4);
        double[] place = move != null ? move : command.numbers("pos", 3);
        Side side = command.side();
        if (side == null || command.number() == 0 || place == null) {
            return false;
        }
        double heading = Double.NaN;
        if (move != null) {
            // A robot's own frame has y ahead, so that on the wire 0 degrees is along y.
            heading = StrictMath.toRadians(move[3] + 90);
        }
        place(side, command.number(), place[0], place[1], heading);
        if (type(side, command.number()) >= 0) {
            int index = index(side, command.number());
            match.operate(new OperatorAction.Launch(index, place[0], place[1], place[2], 0, 0, 0));
        }
        return true;
    }

    /** Puts it beside the pitch, each number at a place of its own, on the side where the ball is not. */
    @Override
    public void moveAside(Side side, int number) {
        double away = game.world().ball(1) < 0 ? 1 : -1;
        double x = (side == Side.BLUE ? -0.6 : 0.6) * (7 - number);
        double y = away * (game.world().physics().pitchWidth() / 2 + 0.5);
        place(side, number, x, y, -away * Math.PI / 2);
    }

    private void place(Side side, int number, double x, double y, double heading) {
        if (type(side, number) < 0) {
            match.note("trainer", null, "there is no robot " + number + " to move");
            return;
        }
        int index = index(side, number);
        game.world().part(index, 0, pose);
        match.operate(new OperatorAction.Place(index, x, y, Double.isNaN(heading) ? pose.heading() : heading));
    }

    @Override
    public HumanoidRules rules() {
        return rules;
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
    public int score(Side side) {
        return game.referee().score(side);
    }

    @Override
    public String team(Side side) {
        return teams[side.ordinal()];
    }

    @Override
    public int type(Side side, int number) {
        if (number > perTeam || anew[index(side, number)] || body[index(side, number)] == -1) {
            return -1;
        }
        int robot = index(side, number);
        return game.world().present(robot) ? game.world().model(robot).type.ordinal() : -1;
    }

    @Override
    public void part(Side side, int number, int part, double[] matrix) {
        game.world().part(index(side, number), part, pose);
        double[] rows = pose.rotation;
        for (int column = 0; column < 3; column++) {
            for (int row = 0; row < 3; row++) {
                matrix[4 * column + row] = rows[3 * row + column];
            }
            matrix[4 * column + 3] = 0;
            matrix[12 + column] = pose.position[column];
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
