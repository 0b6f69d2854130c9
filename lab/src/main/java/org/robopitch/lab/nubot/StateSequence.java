// SPDX-License-Identifier: Apache-2.0
package org.robopitch.lab.nubot;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.robopitch.engine.match.Match;
import org.robopitch.engine.match.MatchSetup;
import org.robopitch.lab.plot.Plot;
import org.robopitch.lab.plot.Series;
import org.robopitch.lab.report.HtmlReport;
import org.robopitch.lab.report.Table;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.game.MiddleSize;
import org.robopitch.middlesize.game.MiddleSizeGame;
import org.robopitch.middlesize.parameters.Dialect;
import org.robopitch.middlesize.parameters.FieldParameters;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.middlesize.referee.MiddleSizeRules;
import org.robopitch.teams.middlesize.Demonstration;

/** The single robot's behaviour states, one after another (fig. 17 and 18). */
final class StateSequence {
    private static final double LONGEST = 60;
    /** Where the ball's centre is behind the goal line of the field of 18 m. */
    private static final double GOAL_LINE = 9;

    /** The arrows of fig. 17. */
    private static final List<Demonstration.State> ORDER = List.of(
            Demonstration.State.CHASE_BALL,
            Demonstration.State.MOVE_BALL,
            Demonstration.State.ROTATE_BALL,
            Demonstration.State.KICK_BALL,
            Demonstration.State.RESET,
            Demonstration.State.HOME);

    private StateSequence() {}

    /** When a state began, and where the robot was then. */
    record Entered(Demonstration.State state, double time, double x, double y) {}

    /** A demonstration from its beginning until the robot stands at home. */
    static final class Run {
        final List<Entered> states = new ArrayList<>();
        final Map<Demonstration.State, List<Series.Point>> paths = new EnumMap<>(Demonstration.State.class);
        final List<Series.Point> ball = new ArrayList<>();

        Run() {
            MiddleSize league = new MiddleSize(MiddleSizeParameters.of(Dialect.A, 1), MiddleSizeRules.coachOnly());
            Demonstration robot = new Demonstration();
            Match match = new Match(new MatchSetup(league, robot, (seen, commands) -> commands.stop(), 1));
            MiddleSizeWorld world = ((MiddleSizeGame) match.game()).world();
            Demonstration.State last = null;
            while (world.time() < LONGEST) {
                match.cycle();
                double x = world.bodies().body[0].x;
                double y = world.bodies().body[0].y;
                if (robot.state() != last) {
                    last = robot.state();
                    states.add(new Entered(last, world.time(), x, y));
                }
                paths.computeIfAbsent(last, state -> new ArrayList<>()).add(new Series.Point(x, y));
                ball.add(new Series.Point(
                        world.bodies().body[world.bodies().ball].x, world.bodies().body[world.bodies().ball].y));
                boolean home = last == Demonstration.State.HOME && Math.abs(world.bodies().body[0].along) < 1e-9;
                if (home && world.time() > states.get(states.size() - 1).time() + 1) {
                    break;
                }
            }
        }

        boolean isInOrder() {
            return states.stream().map(Entered::state).toList().equals(ORDER);
        }

        boolean isScored() {
            return ball.get(ball.size() - 1).x() > GOAL_LINE;
        }
    }

    static void write(HtmlReport report) {
        Run run = new Run();
        report.section("Single robot behaviour (fig. 17 and 18)")
                .paragraph("One robot chases the ball, dribbles it to a place in front of the goal (MOVE_BALL), turns "
                        + "towards the goal with it (ROTATE_BALL), kicks, resets itself, and drives home, where it "
                        + "waits for manual control. To see it: 'robopitch play middle-size --size demonstration "
                        + "--blue demonstration --yellow idle'.");
        Plot plot = FieldDrawing.of("Paths of robot and ball", FieldParameters.small());
        plot.add(Series.dotted("ball", run.ball).coloured(7));
        run.paths.forEach((state, path) -> plot.add(Series.line(state.name(), path)));
        report.plot(plot);
        report.table(
                "states",
                Table.of(run.states)
                        .column("state", Entered::state)
                        .column("entered, s", "%.2f", Entered::time)
                        .column("robot at, m", "%.2f, %.2f", Entered::x, Entered::y));
        report.verdict(
                run.isInOrder() && run.isScored(),
                "The robot goes through the states of fig. 17 in their order, each once, and the ball ends in the goal, as in"
                        + " fig. 18.");
    }
}
