// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.game;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.detect.Contacts;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.OperatorAction;
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
    private final Placement placement;
    private final List<Marking> markings;
    private final List<BodyInfo> infos;

    MiddleSizeStage(MiddleSizeWorld world) {
        this.world = world;
        this.bodies = world.bodies();
        this.parameters = world.parameters();
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
        double headingX = bodies.headingX[body];
        double headingY = bodies.headingY[body];
        boolean ball = body == bodies.ball;
        into.present = bodies.present[body];
        into.x = bodies.x[body];
        into.y = bodies.y[body];
        into.z = ball ? world.ballHeight() : 0;
        into.headingX = headingX;
        into.headingY = headingY;
        into.vx = headingX * bodies.along[body] - headingY * bodies.across[body];
        into.vy = headingY * bodies.along[body] + headingX * bodies.across[body];
        into.vz = ball ? world.ballClimb() : 0;
        into.spin = bodies.spin[body];
    }

    /** Contacts that were felt; a ball that hit and flew on is one more, at the ball. */
    @Override
    public int contacts() {
        Contacts contacts = world.plane().contacts();
        int felt = world.plane().ballHits() > 0 ? 1 : 0;
        for (int k = 0; k < contacts.count; k++) {
            if (contacts.impulse(k) > 0) {
                felt++;
            }
        }
        return felt;
    }

    @Override
    public void readContact(int contact, double[] into) {
        Contacts contacts = world.plane().contacts();
        int left = contact;
        for (int k = 0; k < contacts.count; k++) {
            if (contacts.impulse(k) > 0 && left-- == 0) {
                readContact(contacts, k, into);
                return;
            }
        }
        into[0] = bodies.x[bodies.ball];
        into[1] = bodies.y[bodies.ball];
        into[2] = 0;
    }

    private void readContact(Contacts contacts, int k, double[] into) {
        int first = contacts.first[k];
        double headingX = bodies.headingX[first];
        double headingY = bodies.headingY[first];
        boolean two = contacts.gap2(k) < Contacts.NO_POINT;
        double x = two ? 0.5 * (contacts.point1X(k) + contacts.point2X(k)) : contacts.point1X(k);
        double y = two ? 0.5 * (contacts.point1Y(k) + contacts.point2Y(k)) : contacts.point1Y(k);
        into[0] = bodies.x[first] + headingX * x - headingY * y;
        into[1] = bodies.y[first] + headingY * x + headingX * y;
        into[2] = contacts.impulse(k);
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
