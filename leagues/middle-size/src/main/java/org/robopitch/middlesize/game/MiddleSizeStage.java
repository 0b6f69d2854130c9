// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.game;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.ContactView;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.PlanarSight;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.Placement;
import org.robopitch.middlesize.body.Base;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/** A Middle Size world for those who watch it and for those who take robots and ball in their hands. */
public final class MiddleSizeStage implements Stage {
    /** Full speed is too quick for a hand: the stick's end asks for this, m/s. */
    private static final double MANUAL_SPEED = 2.5;

    /** As {@link #MANUAL_SPEED}, of a turn, rad/s. */
    private static final double MANUAL_SPIN = 3;

    private final MiddleSizeWorld world;
    private final Bodies bodies;
    private final MiddleSizeParameters parameters;
    private final PlanarSight sight;
    private final ContactView contacts;
    private final Placement placement;
    private final List<Marking> markings;
    private final List<BodyInfo> infos;

    MiddleSizeStage(MiddleSizeWorld world, PlanarSight sight) {
        this.world = world;
        this.bodies = world.bodies();
        this.parameters = world.parameters();
        this.sight = sight;
        this.contacts = new ContactView(world.plane());
        this.placement = new Placement(world);
        this.markings = FieldMarkings.of(parameters.field());
        this.infos = describe();
    }

    private List<BodyInfo> describe() {
        List<BodyInfo> described = new ArrayList<>();
        int perTeam = parameters.robotsPerTeam();
        List<Double> contour = new Base(parameters.robot()).contour();
        for (int i = 0; i < bodies.robots; i++) {
            described.add(new BodyInfo(
                    i,
                    BodyInfo.Kind.ROBOT,
                    i < perTeam ? Side.BLUE : Side.YELLOW,
                    i % perTeam,
                    contour,
                    bodies.reach[i],
                    bodies.height[i]));
        }
        double radius = parameters.ball().radius();
        described.add(new BodyInfo(bodies.ball, BodyInfo.Kind.BALL, null, 0, List.of(), radius, 2 * radius));
        return List.copyOf(described);
    }

    @Override
    public double pitchLength() {
        return parameters.field().length();
    }

    @Override
    public double pitchWidth() {
        return parameters.field().width();
    }

    @Override
    public double goalWidth() {
        return parameters.field().goalWidth();
    }

    @Override
    public List<Marking> markings() {
        return markings;
    }

    @Override
    public List<BodyInfo> bodies() {
        return infos;
    }

    @Override
    public void read(int body, BodyPose into) {
        boolean ball = body == bodies.ball;
        sight.read(body, ball ? world.ballHeight() : 0, ball ? world.ballClimb() : 0, into);
    }

    @Override
    public int contacts() {
        return contacts.count();
    }

    @Override
    public void readContact(int contact, double[] into) {
        contacts.read(contact, into);
    }

    @Override
    public void place(int body, double x, double y, double heading) {
        if (body == bodies.ball) {
            placement.placeBall(x, y);
        } else {
            placement.placeRobot(body, x, y, StrictMath.cos(heading), StrictMath.sin(heading));
        }
    }

    @Override
    public void put(int body, double x, double y, double heading, double vx, double vy, double spin) {
        place(body, x, y, heading);
        double headingX = bodies.headingX[body];
        double headingY = bodies.headingY[body];
        bodies.along[body] = headingX * vx + headingY * vy;
        bodies.across[body] = headingX * vy - headingY * vx;
        bodies.spin[body] = body == bodies.ball ? 0 : spin;
    }

    @Override
    public void launch(int ball, double x, double y, double height, double vx, double vy, double climb) {
        placement.launchBall(x, y, height, vx, vy, climb);
    }

    @Override
    public void remove(int robot) {
        placement.takeOff(robot);
    }

    /** A robot driven by hand dribbles whenever it can, unless {@link #handle} says otherwise. */
    @Override
    public void manual(int robot, double forward, double turn, double sideways, double[] into) {
        into[Channel.ALONG] = MANUAL_SPEED * clamp(forward);
        into[Channel.ACROSS] = MANUAL_SPEED * clamp(sideways);
        into[Channel.SPIN] = MANUAL_SPIN * clamp(turn);
        into[Channel.DRIBBLE] = 1;
        into[Channel.KICK] = 0;
        into[Channel.SHOOT_POSITION] = parameters.kick().convention().number(false);
    }

    @Override
    public void handle(OperatorAction.Handle handle, double[] into) {
        double share = Math.max(0, Math.min(1, handle.kick()));
        into[Channel.DRIBBLE] = handle.hold() ? 1 : 0;
        into[Channel.KICK] = share * parameters.kick().strongest();
        into[Channel.SHOOT_POSITION] = parameters.kick().convention().number(handle.lob());
    }

    private static double clamp(double value) {
        return Math.max(-1, Math.min(1, value));
    }
}
