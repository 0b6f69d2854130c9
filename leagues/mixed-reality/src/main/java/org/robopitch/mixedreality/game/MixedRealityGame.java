// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.FieldInfo;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.RobotInfo;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.random.RandomStream;
import org.robopitch.kit.game.Painter;
import org.robopitch.kit.game.PlanarGame;
import org.robopitch.kit.game.PlanarHands;
import org.robopitch.kit.game.PlanarStage;
import org.robopitch.mixedreality.parameters.FieldParameters;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.trajectory.SpeedTable;
import org.robopitch.mixedreality.world.MixedRealityWorld;
import org.robopitch.mixedreality.world.Placement;

/** One game of Mixed Reality under way. */
public final class MixedRealityGame extends PlanarGame<MixedRealityWorld, MixedRealityReferee> {

    MixedRealityGame(MixedReality league, RandomStream random) {
        this(league, new MixedRealityWorld(league.parameters(), random.nextLong()), random);
    }

    private MixedRealityGame(MixedReality league, MixedRealityWorld world, RandomStream random) {
        super(
                world,
                new MixedRealityReferee(world, league.rules(), random),
                PlanarStage.onTheGround(
                        world.bodies(),
                        world::found,
                        field(league.parameters(), world.bodies()),
                        new SlipContacts(world)),
                new Hands(world),
                fieldInfo(league.parameters()),
                robotInfo(league.parameters()),
                league.cycleSeconds());
    }

    static FieldInfo fieldInfo(MixedRealityParameters parameters) {
        FieldParameters field = parameters.field();
        return new FieldInfo(
                field.length(),
                field.width(),
                field.goalWidth(),
                field.goalDepth(),
                field.smallAreaDepth(),
                field.smallAreaWidth(),
                parameters.ball().radius());
    }

    /** Wheels are commanded by their rim speed, m/s. */
    private static RobotInfo robotInfo(MixedRealityParameters parameters) {
        return new RobotInfo(
                parameters.robot().width(),
                new RobotInfo.WheelPair(1, parameters.robot().track(), SpeedTable.FASTEST));
    }

    /**
     * {@return a field and what is on it}
     *
     * @param parameters what the world is made of
     * @param bodies robots and ball
     */
    public static PlanarStage.Field field(MixedRealityParameters parameters, Bodies bodies) {
        FieldParameters field = parameters.field();
        double x = parameters.robot().length() / 2;
        double y = parameters.robot().width() / 2;
        return new PlanarStage.Field(
                field.length(),
                field.width(),
                field.goalWidth(),
                markings(field, parameters.ball().openGoalLines()),
                PlanarStage.describe(bodies, List.of(x, y, -x, y, -x, -y, x, -y)));
    }

    private static List<Marking> markings(FieldParameters field, boolean openGoalLines) {
        Painter paint = new Painter();
        double end = field.length() / 2;
        double side = field.width() / 2;
        double post = field.goalWidth() / 2;
        double back = end + field.goalDepth();
        if (openGoalLines) {
            paint.add(new Marking.Boundary(List.of(back, -side, back, side, -back, side, -back, -side)));
        } else {
            paint.add(new Marking.Boundary(List.of(
                    end, -side, end, -post, back, -post, back, post, end, post, end, side, -end, side, -end, post,
                    -back, post, -back, -post, -end, -post, -end, -side)));
        }
        paint.middle(field.width(), field.centreCircleRadius());
        for (int right = -1; right <= 1; right += 2) {
            paint.line(right * end, -side, right * end, side);
            paint.area(right, end, field.smallAreaDepth(), field.smallAreaWidth());
            paint.area(right, end, field.penaltyAreaDepth(), field.penaltyAreaWidth());
            paint.line(right * end, post, right * back, post);
            paint.line(right * back, post, right * back, -post);
            paint.line(right * back, -post, right * end, -post);
        }
        return paint.markings();
    }

    /** Slip collisions know no impulse: it reads as 0. */
    private record SlipContacts(MixedRealityWorld world) implements PlanarStage.Contacts {
        @Override
        public int count() {
            return world.collisions().count();
        }

        @Override
        public void read(int contact, double[] into) {
            into[0] = world.collisions().contact(contact).x;
            into[1] = world.collisions().contact(contact).y;
            into[2] = 0;
        }
    }

    /** The left goal is yellow's, the right one blue's, for the whole match. */
    @Override
    public int attacks(Side side) {
        return side == Side.BLUE ? -1 : 1;
    }

    /** While play is stopped the robots stand, whatever their teams say. */
    @Override
    protected void command(int body, double[] values, int at) {
        if (referee().running()) {
            world().command(body, values[at + MixedReality.LEFT], values[at + MixedReality.RIGHT]);
            world().kick(body, values[at + MixedReality.KICK_FORCE], values[at + MixedReality.KICK_ANGLE]);
        } else {
            world().command(body, 0, 0);
            world().kick(body, 0, 0);
        }
    }

    private static final class Hands extends PlanarHands {
        /** Shares of the fastest speed that the stick's ends ask for. */
        private static final double FORWARD = 0.75;

        private static final double TURN = 0.3;

        private final MixedRealityWorld world;

        Hands(MixedRealityWorld world) {
            super(world.bodies(), new Placement(world), false);
            this.world = world;
        }

        /** A robot's wheels turn as it moves; one that slides across its wheels does not do so here. */
        @Override
        public void put(int body, double x, double y, double heading, double vx, double vy, double spin) {
            super.put(body, x, y, heading, vx, vy, spin);
            Bodies bodies = world.bodies();
            if (body != bodies.ball) {
                world.roll(body, bodies.body[body].headingX * vx + bodies.body[body].headingY * vy, spin);
            }
        }

        /** A robot that is not seen now counts as lost until it is, and for two cycles at least. */
        @Override
        public void see(OperatorAction.Sighting sighting) {
            world.followVision();
            for (OperatorAction.Sight sight : sighting.robots()) {
                if (sight.found()) {
                    world.see(sight.robot(), sight.x(), sight.y(), sight.heading());
                } else {
                    world.lose(sight.robot(), 2);
                }
            }
        }

        @Override
        public void manual(int robot, double forward, double turn, double sideways, double[] into) {
            double drive = FORWARD * share(forward);
            double steer = TURN * share(turn);
            into[MixedReality.LEFT] = SpeedTable.FASTEST * (drive - steer);
            into[MixedReality.RIGHT] = SpeedTable.FASTEST * (drive + steer);
            into[MixedReality.KICK_FORCE] = 0;
            into[MixedReality.KICK_ANGLE] = 0;
        }

        /** A person's kick goes straight ahead; a ball of light is neither held nor lobbed. */
        @Override
        public void handle(OperatorAction.Handle handle, double[] into) {
            into[MixedReality.KICK_FORCE] = handle.kick();
        }
    }
}
