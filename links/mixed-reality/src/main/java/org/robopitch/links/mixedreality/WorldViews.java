// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.BallView;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.Side;
import org.robopitch.links.mixedreality.wire.MonitorData;
import org.robopitch.links.mixedreality.wire.WorldData;
import org.robopitch.mixedreality.game.MixedRealityGame;

/** The edge where metres, radians and a side's frame become millimetres and degrees as seen from one agent. */
final class WorldViews {
    private final MixedRealityGame game;
    private final boolean yDown;
    private final boolean collisionStatus;
    private final List<Marks.Mark> marks;

    WorldViews(MixedRealityGame game, AgentSettings settings) {
        this.game = game;
        this.yDown = settings.yDown();
        this.collisionStatus = settings.collisionStatus();
        this.marks = Marks.of(game.world().parameters().field());
    }

    /** What an agent is told. */
    WorldData of(Side side, Agents.Agent agent, Observation seen, Agents own, Agents others) {
        RobotView me = seen.own(agent.robot);
        boolean found = me.visible();
        int robots = seen.robots();
        List<WorldData.Player> teamMates = new ArrayList<>();
        List<WorldData.Player> opponents = new ArrayList<>();
        List<WorldData.Flag> flags = new ArrayList<>();
        if (found) {
            for (int i = 0; i < robots; i++) {
                if (i != agent.robot) {
                    teamMates.add(player(i, own.nickname(i), me, seen.own(i)));
                }
                opponents.add(player(i, others.nickname(i), me, seen.opponent(i)));
            }
            int turn = game.attacks(side);
            for (Marks.Mark mark : marks) {
                flags.add(new WorldData.Flag(mark.id(), polar(me, turn * mark.x(), turn * mark.y())));
            }
        }
        BallView ball = seen.ball();
        int body = side == Side.BLUE ? agent.robot : robots + agent.robot;
        return new WorldData(
                seen.time(),
                agent.robot,
                agent.nickname,
                found,
                2 * robots,
                seen.play().mode(),
                seen.play().yellowScore(),
                seen.play().blueScore(),
                agent.last,
                collisionStatus ? game.world().collisionStatus(body).name().toLowerCase(Locale.ROOT) : null,
                found && ball.visible() ? polar(me, ball.x(), ball.y()) : null,
                teamMates,
                opponents,
                flags);
    }

    /** What monitors are told: the truth, in the world's frame. */
    MonitorData all(Agents blue, Agents yellow) {
        Bodies bodies = game.world().bodies();
        int robots = bodies.robots / 2;
        List<MonitorData.Player> players = new ArrayList<>();
        for (int body = 0; body < bodies.robots; body++) {
            Side side = body < robots ? Side.BLUE : Side.YELLOW;
            players.add(new MonitorData.Player(
                    body,
                    (side == Side.BLUE ? blue : yellow).nickname(body % robots),
                    game.world().found(body),
                    new MonitorData.Spot(bodies.body[body].x, bodies.body[body].y),
                    StrictMath.toDegrees(StrictMath.atan2(bodies.body[body].headingY, bodies.body[body].headingX)),
                    side.label()));
        }
        PlayState play = game.referee().play();
        return new MonitorData(
                game.world().time(),
                play.mode(),
                play.yellowScore(),
                play.blueScore(),
                new MonitorData.Spot(bodies.body[bodies.ball].x, bodies.body[bodies.ball].y),
                players,
                marks.stream()
                        .map(mark -> new MonitorData.Mark(mark.id(), new MonitorData.Spot(mark.x(), mark.y())))
                        .toList());
    }

    private WorldData.Player player(int id, String nickname, RobotView me, RobotView other) {
        return new WorldData.Player(
                id,
                nickname,
                other.visible() ? polar(me, other.x(), other.y()) : null,
                degrees(other.heading() - me.heading()));
    }

    private WorldData.Polar polar(RobotView me, double x, double y) {
        double dx = x - me.x();
        double dy = y - me.y();
        double distance = Math.sqrt(dx * dx + dy * dy);
        return new WorldData.Polar(1000 * distance, degrees(StrictMath.atan2(dy, dx) - me.heading()));
    }

    /** In (−180, 180], clockwise positive if agents want it so. */
    private double degrees(double radians) {
        double degrees = StrictMath.toDegrees(StrictMath.IEEEremainder(yDown ? -radians : radians, 2 * Math.PI));
        // What is written as −180.00 is 180.00.
        return degrees < -179.995 ? 180 : degrees;
    }
}
