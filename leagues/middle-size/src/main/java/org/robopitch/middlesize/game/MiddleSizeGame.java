// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.game;

import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Pitch;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.RobotInfo;
import org.robopitch.engine.match.Side;
import org.robopitch.kit.game.Painter;
import org.robopitch.kit.game.PlanarGame;
import org.robopitch.kit.game.PlanarHands;
import org.robopitch.kit.game.PlanarStage;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.Placement;
import org.robopitch.middlesize.body.Base;
import org.robopitch.middlesize.parameters.FieldParameters;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;
import org.robopitch.middlesize.referee.MiddleSizeReferee;
import org.robopitch.middlesize.referee.MiddleSizeRules;

/** One game of the Middle Size League. Blue attacks towards positive x for the whole match. */
public final class MiddleSizeGame extends PlanarGame<MiddleSizeWorld, MiddleSizeReferee> {
    private static final double CORNER_ARC = 0.75;

    MiddleSizeGame(MiddleSizeWorld world, MiddleSizeRules rules, boolean blueBegins) {
        super(
                world,
                new MiddleSizeReferee(world, rules, blueBegins),
                PlanarStage.of(world.plane(), field(world.parameters(), world.bodies())),
                new Hands(world),
                world.fieldInfo(),
                new RobotInfo(2 * world.parameters().robot().halfWidth()),
                world.parameters().timing().controlCycle());
    }

    /**
     * {@return a field and what is on it}
     *
     * @param parameters what the world is made of
     * @param bodies robots and ball
     */
    public static PlanarStage.Field field(MiddleSizeParameters parameters, Bodies bodies) {
        FieldParameters field = parameters.field();
        return new PlanarStage.Field(
                field.length(),
                field.width(),
                field.goalWidth(),
                markings(field),
                PlanarStage.describe(bodies, new Base(parameters.robot()).contour()));
    }

    /**
     * {@return what is painted on a field and built around it, for viewers and cameras}
     *
     * @param field its sizes
     */
    public static List<Marking> markings(FieldParameters field) {
        Painter paint = new Painter();
        double goalLine = field.length() / 2;
        double side = field.width() / 2;
        paint.boundary(new double[][] {{goalLine + field.runOff(), side + field.runOff()}});
        paint.outline(field.length(), field.width());
        paint.middle(field.width(), field.circleRadius());
        for (int end = -1; end <= 1; end += 2) {
            paint.area(end, goalLine, field.goalAreaDepth(), field.goalAreaWidth());
            paint.area(end, goalLine, field.penaltyAreaDepth(), field.penaltyAreaWidth());
            paint.spot(end * (goalLine - field.penaltyMark()), 0);
            goal(paint, field, end);
            for (int up = -1; up <= 1; up += 2) {
                double from = end > 0 ? (up > 0 ? Math.PI : Math.PI / 2) : (up > 0 ? -Math.PI / 2 : 0);
                paint.add(new Marking.Arc(end * goalLine, up * side, CORNER_ARC, from, from + Math.PI / 2));
            }
        }
        return paint.markings();
    }

    /** Posts, crossbar and nets. */
    private static void goal(Painter paint, FieldParameters field, int end) {
        double line = field.length() / 2;
        double post = field.goalWidth() / 2;
        double back = line + field.goalDepth();
        double under = field.goalHeight();
        double over = under + Pitch.FRAME;
        for (int up = -1; up <= 1; up += 2) {
            block(paint, end, line, up * post, 0, line + Pitch.FRAME, up * (post + Pitch.FRAME), over, false);
            block(paint, end, line + Pitch.FRAME, up * post, 0, back, up * (post + Pitch.FRAME), over, true);
        }
        block(paint, end, line, -post, under, line + Pitch.FRAME, post, over, false);
        block(paint, end, line + Pitch.FRAME, -post, under, back, post, over, true);
        block(paint, end, back, -post - Pitch.FRAME, 0, back + Pitch.FRAME, post + Pitch.FRAME, over, true);
    }

    private static void block(
            Painter paint, int end, double x1, double y1, double z1, double x2, double y2, double z2, boolean net) {
        paint.add(new Marking.Block(end * x1, y1, z1, end * x2, y2, z2, net));
    }

    /** {@return what the world is made of} */
    public MiddleSizeParameters parameters() {
        return world().parameters();
    }

    @Override
    public int attacks(Side side) {
        return side == Side.BLUE ? 1 : -1;
    }

    /** Robots obey in every mode: that they stand in STOP is their programs' duty, as on the real field. */
    @Override
    protected void command(int body, double[] values, int at) {
        MiddleSizeWorld world = world();
        world.drive(body, values[at + Channel.ALONG], values[at + Channel.ACROSS], values[at + Channel.SPIN]);
        world.handling().dribble(body, values[at + Channel.DRIBBLE] != 0);
        world.handling().kick(body, values[at + Channel.KICK], values[at + Channel.SHOOT_POSITION]);
        if (Channel.count(parameters().dribble()) == Channel.COUNT_WITH_WHEELS) {
            world.handling().wheels(body, values[at + Channel.LEFT_WHEEL], values[at + Channel.RIGHT_WHEEL]);
        }
    }

    private static final class Hands extends PlanarHands {
        /** Full speed is too quick for a hand: the stick's end asks for this, m/s. */
        private static final double SPEED = 2.5;

        /** As {@link #SPEED}, of a turn, rad/s. */
        private static final double SPIN = 3;

        /** Rim speed of handling wheels that pull the ball in, m/s. */
        private static final double PULL = 0.2;

        private final MiddleSizeParameters parameters;
        private final Placement placement;

        Hands(MiddleSizeWorld world) {
            this(world.parameters(), new Placement(world), world.bodies());
        }

        private Hands(MiddleSizeParameters parameters, Placement placement, Bodies bodies) {
            super(bodies, placement, false);
            this.parameters = parameters;
            this.placement = placement;
        }

        @Override
        public void launch(int ball, double x, double y, double height, double vx, double vy, double climb) {
            placement.launchBall(x, y, height, vx, vy, climb);
        }

        /** A robot driven by hand dribbles whenever it can, unless {@link #handle} says otherwise. */
        @Override
        public void manual(int robot, double forward, double turn, double sideways, double[] into) {
            into[Channel.ALONG] = SPEED * share(forward);
            into[Channel.ACROSS] = SPEED * share(sideways);
            into[Channel.SPIN] = SPIN * share(turn);
            into[Channel.DRIBBLE] = 1;
            into[Channel.KICK] = 0;
            into[Channel.SHOOT_POSITION] = parameters.kick().shootPosition().number(false);
            if (into.length > Channel.RIGHT_WHEEL) {
                // Handling wheels roll the ball along, and pull it in a little.
                double aside =
                        0.5 * (into[Channel.ACROSS] + parameters.dribble().keptAt() * into[Channel.SPIN]);
                into[Channel.LEFT_WHEEL] = PULL - into[Channel.ALONG] + aside;
                into[Channel.RIGHT_WHEEL] = PULL - into[Channel.ALONG] - aside;
            }
        }

        @Override
        public void handle(OperatorAction.Handle handle, double[] into) {
            double share = Math.max(0, Math.min(1, handle.kick()));
            into[Channel.DRIBBLE] = handle.hold() ? 1 : 0;
            into[Channel.KICK] = share * parameters.kick().strongest();
            into[Channel.SHOOT_POSITION] = parameters.kick().shootPosition().number(handle.lob());
        }
    }
}
