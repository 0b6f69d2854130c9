// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality.client;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.match.Commands;
import org.robopitch.engine.match.FieldInfo;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.Rhythm;
import org.robopitch.engine.match.RobotInfo;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Team;
import org.robopitch.engine.match.TeamInfo;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.links.mixedreality.wire.AgentMessage;
import org.robopitch.links.mixedreality.wire.WorldData;
import org.robopitch.mixedreality.game.MixedReality;
import org.robopitch.mixedreality.game.PlayMode;
import org.robopitch.mixedreality.parameters.RobotParameters;
import org.robopitch.mixedreality.parameters.TimingParameters;
import org.robopitch.mixedreality.trajectory.SpeedTable;

/**
 * Lets a team's program be the brain of one agent: it is shown what the agent sees, and of what it decides only the
 * agent's own robot is heard. Each agent has a program of its own.
 */
public final class TeamBrain implements Function<WorldData, List<AgentMessage>> {
    private final Team team;
    private final Side side;
    private final boolean yDown;
    private @Nullable Observation observation;
    private @Nullable Commands commands;
    private double lastTime;
    private double lastBallX;
    private double lastBallY;

    public TeamBrain(Team team, Side side, boolean yDown) {
        this.team = team;
        this.side = side;
        this.yDown = yDown;
    }

    @Override
    public List<AgentMessage> apply(WorldData seen) {
        FieldOfView view = FieldOfView.of(seen, yDown, side == Side.BLUE ? -1 : 1);
        if (!seen.found() || view == null) {
            return List.of();
        }
        Observation shown = observation;
        Commands wanted = commands;
        if (shown == null || wanted == null) {
            int robots = seen.agents() / 2;
            shown = new Observation(robots);
            wanted = new Commands(robots, MixedReality.CHANNELS);
            observation = shown;
            commands = wanted;
            team.start(info(view, robots));
        }
        show(seen, view, shown);
        team.decide(shown, wanted);
        return say(wanted, seen.agent());
    }

    private TeamInfo info(FieldOfView view, int robots) {
        RobotParameters robot = RobotParameters.defaults();
        TimingParameters timing = TimingParameters.defaults();
        return new TeamInfo(
                side,
                robots,
                new FieldInfo(
                        view.length,
                        view.width,
                        view.between("top_left_pole", "bottom_left_pole", 0.158),
                        view.between("top_left_pole", "top_left_goal", 0.045),
                        view.between("top_left_pole", "top_left_small_area", 0.069),
                        view.between("top_left_small_area", "bottom_left_small_area", 0.158),
                        0.01),
                new RobotInfo(robot.width(), new RobotInfo.WheelPair(1, robot.track(), SpeedTable.FASTEST)),
                new Rhythm(timing.cycle(), timing.step()),
                new RandomStream(1, side.ordinal()));
    }

    private void show(WorldData seen, FieldOfView view, Observation into) {
        into.begin(seen.time(), play(seen), side);
        double own = Math.atan2(view.headingY, view.headingX);
        into.own(seen.agent()).set(view.x, view.y, own, 0, 0, 0);
        seen.teamMates().forEach(mate -> show(mate, view, into.own(mate.id())));
        seen.opponents().forEach(opponent -> show(opponent, view, into.opponent(opponent.id())));
        if (seen.ball() == null) {
            into.ball().hide();
            return;
        }
        double[] ball = view.place(seen.ball());
        double elapsed = seen.time() - lastTime;
        boolean moving = elapsed > 0 && elapsed < 0.5;
        into.ball()
                .set(
                        ball[0],
                        ball[1],
                        0,
                        moving ? (ball[0] - lastBallX) / elapsed : 0,
                        moving ? (ball[1] - lastBallY) / elapsed : 0,
                        0);
        lastTime = seen.time();
        lastBallX = ball[0];
        lastBallY = ball[1];
    }

    private static void show(WorldData.Player player, FieldOfView view, RobotView into) {
        if (player.at() == null) {
            into.hide();
            return;
        }
        double[] at = view.place(player.at());
        into.set(at[0], at[1], view.heading(player.orientation()), 0, 0, 0);
    }

    private static PlayState play(WorldData seen) {
        boolean running = true;
        Side awarded = null;
        for (PlayMode mode : PlayMode.values()) {
            if (mode.label().equals(seen.playMode())) {
                running = mode.moving();
                awarded = mode.awarded();
            }
        }
        return new PlayState(seen.playMode(), running, awarded, "", 0, seen.blue(), seen.yellow());
    }

    private List<AgentMessage> say(Commands wanted, int robot) {
        List<AgentMessage> messages = new ArrayList<>();
        messages.add(new AgentMessage.Wheels(
                1000 * wanted.get(robot, MixedReality.RIGHT), 1000 * wanted.get(robot, MixedReality.LEFT)));
        double force = wanted.get(robot, MixedReality.KICK_FORCE);
        if (force > 0) {
            double angle = Math.toDegrees(wanted.get(robot, MixedReality.KICK_ANGLE));
            messages.add(new AgentMessage.Kick(yDown ? -angle : angle, force));
        }
        return messages;
    }
}
