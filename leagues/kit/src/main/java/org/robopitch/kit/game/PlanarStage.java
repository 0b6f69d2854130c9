// SPDX-License-Identifier: Apache-2.0
package org.robopitch.kit.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.ContactView;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.Observation;
import org.robopitch.engine.match.PlanarSight;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.world.PlanarWorld;

/** Robots in the plane and a ball that may fly, for viewers. */
public final class PlanarStage implements Stage {
    private final Bodies bodies;
    private final Sides sides;
    private final PlanarSight sight;
    private final double[] ballMemory;
    private final Contacts contacts;
    private final Field field;

    /**
     * The field and what is on it.
     *
     * @param length between the goal lines, m
     * @param width m
     * @param goalWidth m
     * @param markings what is painted on and built around it
     * @param bodies robots and ball, see {@link #describe}
     */
    public record Field(double length, double width, double goalWidth, List<Marking> markings, List<BodyInfo> bodies) {
        /** Copies the lists. */
        public Field {
            markings = List.copyOf(markings);
            bodies = List.copyOf(bodies);
        }
    }

    /** The contacts of the last step. */
    public interface Contacts {
        /** {@return how many there were} */
        int count();

        /**
         * Reads where one of them is.
         *
         * @param contact which one
         * @param into receives x, y (m) and the impulse (N·s)
         */
        void read(int contact, double[] into);
    }

    private PlanarStage(Bodies bodies, IntPredicate seen, Field field, double[] ballMemory, Contacts contacts) {
        this.bodies = bodies;
        this.sides = Sides.of(bodies);
        this.sight = new PlanarSight(bodies, sides.robots(), seen);
        this.field = field;
        this.ballMemory = ballMemory;
        this.contacts = contacts;
    }

    /**
     * {@return the stage of a planar world}
     *
     * @param world which world
     * @param field the field and what is on it
     */
    public static PlanarStage of(PlanarWorld world, Field field) {
        ContactView view = new ContactView(world);
        Contacts contacts = new Contacts() {
            @Override
            public int count() {
                return view.count();
            }

            @Override
            public void read(int contact, double[] into) {
                view.read(contact, into);
            }
        };
        Bodies bodies = world.bodies();
        return new PlanarStage(bodies, robot -> bodies.body[robot].present, field, world.ballMemory(), contacts);
    }

    /**
     * {@return the stage of bodies whose ball stays on the ground}
     *
     * @param bodies which bodies
     * @param seen which robots can be observed
     * @param field the field and what is on it
     * @param contacts of the last step
     */
    public static PlanarStage onTheGround(Bodies bodies, IntPredicate seen, Field field, Contacts contacts) {
        return new PlanarStage(bodies, seen, field, new double[BallMotion.MEMORY], contacts);
    }

    /**
     * {@return robots and ball as they look}
     *
     * @param bodies which bodies
     * @param outline corners of a robot, x and y in turn, counter-clockwise, m
     */
    public static List<BodyInfo> describe(Bodies bodies, List<Double> outline) {
        Sides sides = Sides.of(bodies);
        List<BodyInfo> described = new ArrayList<>();
        for (int i = 0; i < bodies.robots; i++) {
            described.add(new BodyInfo(
                    i,
                    BodyInfo.Kind.ROBOT,
                    sides.of(i),
                    sides.number(i),
                    outline,
                    bodies.body[i].reach,
                    bodies.body[i].height));
        }
        double radius = bodies.body[bodies.ball].reach;
        described.add(new BodyInfo(bodies.ball, BodyInfo.Kind.BALL, null, 0, List.of(), radius, 2 * radius));
        return described;
    }

    /** {@return how the robots are numbered} */
    public Sides sides() {
        return sides;
    }

    /**
     * Writes the truth as seen from a side's end.
     *
     * @param side whose end
     * @param attacks the direction in which it attacks, 1 or −1
     * @param into receives robots and ball
     */
    public void observe(Side side, int attacks, Observation into) {
        sight.observe(side, attacks, ballMemory[BallMotion.HEIGHT], ballMemory[BallMotion.CLIMB], into);
    }

    @Override
    public double pitchLength() {
        return field.length();
    }

    @Override
    public double pitchWidth() {
        return field.width();
    }

    @Override
    public double goalWidth() {
        return field.goalWidth();
    }

    @Override
    public List<Marking> markings() {
        return field.markings();
    }

    @Override
    public List<BodyInfo> bodies() {
        return field.bodies();
    }

    @Override
    public void read(int body, BodyPose into) {
        boolean ball = body == bodies.ball;
        sight.read(body, ball ? ballMemory[BallMotion.HEIGHT] : 0, ball ? ballMemory[BallMotion.CLIMB] : 0, into);
    }

    @Override
    public int contacts() {
        return contacts.count();
    }

    @Override
    public void readContact(int contact, double[] into) {
        contacts.read(contact, into);
    }
}
