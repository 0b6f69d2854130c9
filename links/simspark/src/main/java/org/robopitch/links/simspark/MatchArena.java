// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.simspark;

import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.Side;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.game.EffectsCode;
import org.robopitch.humanoid.game.Humanoid;
import org.robopitch.humanoid.game.HumanoidGame;
import org.robopitch.humanoid.referee.HumanoidRules;
import org.robopitch.humanoid.sense.Effects;
import org.robopitch.humanoid.sense.Percepts;
import org.robopitch.humanoid.sense.PlayMode;
import org.robopitch.humanoid.world.PartMotion;
import org.robopitch.links.simspark.server.ServedGame;
import org.robopitch.links.simspark.wire.MonitorView;
import org.robopitch.links.simspark.wire.TrainerCommand;

/** A match as an arena. Joining, leaving and all that trainers do go through commands and operator actions. */
final class MatchArena implements ServedGame {
    private static final int NOTHING = Integer.MIN_VALUE;

    private static final int ORDER_KICK_OFF_LEFT = 21;
    private static final int ORDER_DROP_BALL = 23;
    private static final int DETAIL_TIME = 0;
    private static final int DETAIL_LEFT_SCORE = 1;

    private final Match match;
    private final HumanoidGame game;
    private final int perTeam;
    private final Effects[] wanted;
    private final int[] body;
    private final HumanoidRules rules;
    private final MatchView view = new MatchView();

    MatchArena(Match match, HumanoidGame game) {
        this.match = match;
        this.game = game;
        this.perTeam = match.setup().league().robotsPerSide();
        this.wanted = new Effects[2 * perTeam];
        this.body = new int[2 * perTeam];
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
    public void join(int side, int number, int type, String team) {
        game.nameTeam(sideOf(side), team);
        view.name(side, team);
        body[index(side, number)] = type;
    }

    @Override
    public void leave(int side, int number) {
        Effects last = wanted[index(side, number)];
        last.clear();
        for (int i = 0; i < Joint.COUNT; i++) {
            last.speed(Joint.of(i), 0);
        }
        body[index(side, number)] = -1;
    }

    private int index(int side, int number) {
        return side * perTeam + number - 1;
    }

    private static Side sideOf(int side) {
        return side == 0 ? Side.BLUE : Side.YELLOW;
    }

    @Override
    public Percepts percepts(int side, int number) {
        Percepts percepts = match.seen(sideOf(side)).sense(number - 1, Percepts.class);
        // Who it is, a robot hears once, from the server.
        percepts.identity(0, 0);
        return percepts;
    }

    @Override
    public void unborn(Percepts into) {
        into.time(game.world().time());
        into.game(
                game.referee().mode(),
                game.referee().gameTime(),
                game.referee().score(Side.BLUE),
                game.referee().score(Side.YELLOW));
        for (int i = 0; i < Joint.COUNT - 2; i++) {
            into.angle(Joint.of(i), 0);
        }
        into.acceleration()[2] = game.world().physics().gravity();
    }

    @Override
    public void act(int side, int number, Effects effects) {
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
            }
        }
    }

    @Override
    public void train(TrainerCommand command) {
        try {
            if (command instanceof TrainerCommand.KickOff kickOff) {
                order(kickOff.side() < 0 ? ORDER_KICK_OFF_LEFT + 1 : ORDER_KICK_OFF_LEFT);
            } else if (command instanceof TrainerCommand.DropBall) {
                order(ORDER_DROP_BALL);
            } else if (command instanceof TrainerCommand.Mode mode) {
                order(mode.mode().ordinal());
            } else if (command instanceof TrainerCommand.Time time) {
                match.operate(new OperatorAction.Detail(DETAIL_TIME, time.seconds()));
            } else if (command instanceof TrainerCommand.Score score) {
                match.operate(new OperatorAction.Detail(DETAIL_LEFT_SCORE, score.left()));
                match.operate(new OperatorAction.Detail(DETAIL_LEFT_SCORE + 1, score.right()));
            } else if (command instanceof TrainerCommand.Ball ball) {
                ball(ball);
            } else if (command instanceof TrainerCommand.Robot robot) {
                robot(robot);
            } else if (command instanceof TrainerCommand.Beside beside) {
                beside(beside);
            }
        } catch (IllegalArgumentException refused) {
            match.note("trainer", null, String.valueOf(refused.getMessage()));
        }
    }

    private void order(int number) {
        match.operate(new OperatorAction.Order(number));
    }

    private void ball(TrainerCommand.Ball ball) {
        double radius = game.world().physics().ballRadius();
        double x = ball.placed() ? ball.x() : game.world().ball(0);
        double y = ball.placed() ? ball.y() : game.world().ball(1);
        double z = ball.placed() ? ball.z() : game.world().ball(2);
        match.operate(new OperatorAction.Launch(
                2 * perTeam,
                x,
                y,
                Math.max(0, z - radius),
                ball.moving() ? ball.vx() : 0,
                ball.moving() ? ball.vy() : 0,
                ball.moving() ? ball.vz() : 0));
    }

    /** Puts a robot beside the pitch, each number at a place of its own, on the side where the ball is not. */
    private void beside(TrainerCommand.Beside robot) {
        double away = game.world().ball(1) < 0 ? 1 : -1;
        double x = -robot.side() * 0.6 * (7 - robot.number());
        double y = away * (game.world().physics().pitchWidth() / 2 + 0.5);
        robot(new TrainerCommand.Robot(robot.side(), robot.number(), x, y, 0, true, -away * Math.PI / 2));
    }

    private void robot(TrainerCommand.Robot robot) {
        int side = robot.side() > 0 ? 0 : 1;
        if (robot.number() > perTeam || view.type(side, robot.number()) < 0) {
            match.note("trainer", null, "there is no robot " + robot.number() + " to move");
            return;
        }
        int index = index(side, robot.number());
        double heading = robot.turned() ? robot.heading() : view.heading(index);
        match.operate(new OperatorAction.Place(index, robot.x(), robot.y(), heading));
    }

    @Override
    public MonitorView view() {
        return view;
    }

    /** A match as monitors see it. */
    private final class MatchView implements MonitorView {
        private final PartMotion pose = new PartMotion();
        private final String[] names = {"", ""};

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
            return game.referee().score(Side.values()[side]);
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
            return game.world().present(robot) ? game.world().model(robot).type.ordinal() : -1;
        }

        double heading(int robot) {
            game.world().part(robot, 0, pose);
            return pose.heading();
        }

        @Override
        public void part(int side, int number, int part, double[] matrix) {
            game.world().part(side * perTeam + number - 1, part, pose);
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
}
