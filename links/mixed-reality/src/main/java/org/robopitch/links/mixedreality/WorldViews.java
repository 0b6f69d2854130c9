// SPDX-License-Identifier: Apache-2.0
package org.robopitch.links.mixedreality;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.match.BallView;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.PlayState;
import org.robopitch.engine.match.RobotView;
import org.robopitch.engine.match.Side;
import org.robopitch.links.mixedreality.wire.KielDialect;
import org.robopitch.links.mixedreality.wire.WorldData;
import org.robopitch.links.mixedreality.xml.XmlWriter;
import org.robopitch.mixedreality.game.MixedRealityGame;
import org.robopitch.mixedreality.parameters.FieldParameters;

/** The edge where metres, radians and a side's frame become millimetres and degrees as seen from one agent. */
final class WorldViews {
    private static final double SCREEN_HEIGHT = 0.75;

    private final MixedRealityGame game;
    private final boolean yDown;
    private final boolean collisionStatus;
    private final FieldParameters field;
    private final List<Mark> marks;

    /** A flag in the world's frame, m. */
    private record Mark(String id, double x, double y) {}

    WorldViews(MixedRealityGame game, AgentSettings settings) {
        this.game = game;
        this.yDown = settings.yDown();
        this.collisionStatus = settings.collisionStatus();
        this.field = game.world().parameters().field();
        this.marks = marks(field);
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
            for (Mark mark : marks) {
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

    /**
     * What monitors are told every cycle, as the server of FH Kiel does: the truth in the world's frame, as places on the
     * screen, x from 0 to 1 and y, up, from 0 to 0.75, whatever the field's size.
     */
    String monitored(Agents blue, Agents yellow) {
        Bodies bodies = game.world().bodies();
        int robots = bodies.robots / 2;
        PlayState play = game.referee().play();
        XmlWriter out = new XmlWriter()
                .open("WorldData")
                .number("time", game.world().time(), 3)
                .text("playMode", play.mode());
        out.open("score").integer("yellow", play.yellowScore()).integer("blue", play.blueScore());
        out.close("score").integer("max_agent", bodies.robots).open("ball");
        place(out, "ball", bodies.body[bodies.ball].x, bodies.body[bodies.ball].y);
        out.close("ball");
        for (int body = 0; body < bodies.robots; body++) {
            Side side = body < robots ? Side.BLUE : Side.YELLOW;
            MovingBody robot = bodies.body[body];
            out.open("players");
            place(out, "player", robot.x, robot.y);
            out.integer("id", body).text("nickname", (side == Side.BLUE ? blue : yellow).nickname(body % robots));
            out.text("status", Boolean.toString(game.world().found(body)));
            double heading = StrictMath.atan2(robot.headingY, robot.headingX);
            out.number("orientationangle", StrictMath.toDegrees(heading), 2);
            out.text("team", side.label()).close("players");
        }
        for (Mark mark : marks) {
            out.open("flag");
            place(out, mark.id(), mark.x(), mark.y());
            out.close("flag");
        }
        return out.close("WorldData").toString();
    }

    private void place(XmlWriter out, String kind, double x, double y) {
        out.text("pointtype", kind).open("position");
        out.number("x", KielDialect.across(x, field), 5);
        out.number("y", SCREEN_HEIGHT * KielDialect.up(y, field), 5).close("position");
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

    /**
     * The 19 flags of protocol 1.0. A pole is a goal post, a goal the back corner of a goal, a small area its corner in the
     * field; left is yellow's end (negative x), top is positive y.
     */
    private static List<Mark> marks(FieldParameters field) {
        double end = field.length() / 2;
        double side = field.width() / 2;
        double post = field.goalWidth() / 2;
        List<Mark> marks = new ArrayList<>();
        for (int up = 1; up >= -1; up -= 2) {
            for (int right = -1; right <= 1; right += 2) {
                String name = (up > 0 ? "top_" : "bottom_") + (right < 0 ? "left_" : "right_");
                marks.add(new Mark(name + "pole", right * end, up * post));
                marks.add(new Mark(name + "corner", right * end, up * side));
                marks.add(new Mark(name + "goal", right * (end + field.goalDepth()), up * post));
                marks.add(new Mark(
                        name + "small_area", right * (end - field.smallAreaDepth()), up * field.smallAreaWidth() / 2));
            }
        }
        marks.add(new Mark("top_center", 0, side));
        marks.add(new Mark("middle_center", 0, 0));
        marks.add(new Mark("bottom_center", 0, -side));
        return List.copyOf(marks);
    }
}
