// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.OperatorAction;
import org.robopitch.engine.match.PlanarSight;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;
import org.robopitch.mixedreality.parameters.FieldParameters;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.trajectory.SpeedTable;
import org.robopitch.mixedreality.world.MixedRealityWorld;
import org.robopitch.mixedreality.world.Placement;

/** A Mixed Reality world for those who watch it and for those who take robots and ball in their hands. */
final class MixedRealityStage implements Stage {
    /** Shares of the fastest speed that the stick's ends ask for. */
    private static final double MANUAL_FORWARD = 0.75;

    private static final double MANUAL_TURN = 0.3;

    private final MixedRealityWorld world;
    private final Bodies bodies;
    private final FieldParameters field;
    private final PlanarSight sight;
    private final Placement placement;
    private final List<Marking> markings;
    private final List<BodyInfo> infos;

    MixedRealityStage(MixedRealityWorld world, PlanarSight sight) {
        this.world = world;
        this.bodies = world.bodies();
        this.field = world.parameters().field();
        this.sight = sight;
        this.placement = new Placement(world);
        this.markings = FieldMarkings.of(field, world.parameters().ball().openGoalLines());
        this.infos = describe(world.parameters());
    }

    private static List<BodyInfo> describe(MixedRealityParameters parameters) {
        double x = parameters.robot().length() / 2;
        double y = parameters.robot().width() / 2;
        List<Double> outline = List.of(x, y, -x, y, -x, -y, x, -y);
        int perTeam = parameters.robotsPerTeam();
        List<BodyInfo> described = new ArrayList<>();
        for (int i = 0; i < parameters.robots(); i++) {
            described.add(new BodyInfo(
                    i,
                    BodyInfo.Kind.ROBOT,
                    i < perTeam ? Side.BLUE : Side.YELLOW,
                    i % perTeam,
                    outline,
                    parameters.robot().reach(),
                    parameters.robot().height()));
        }
        double radius = parameters.ball().radius();
        described.add(new BodyInfo(parameters.robots(), BodyInfo.Kind.BALL, null, 0, List.of(), radius, 2 * radius));
        return List.copyOf(described);
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
        return markings;
    }

    @Override
    public List<BodyInfo> bodies() {
        return infos;
    }

    @Override
    public void read(int body, BodyPose into) {
        sight.read(body, 0, 0, into);
    }

    @Override
    public int contacts() {
        return world.contacts().count();
    }

    /** Slip collisions know no impulse: it reads as 0. */
    @Override
    public void readContact(int contact, double[] into) {
        into[0] = world.contacts().x(contact);
        into[1] = world.contacts().y(contact);
        into[2] = 0;
    }

    @Override
    public void place(int body, double x, double y, double heading) {
        if (body == bodies.ball) {
            placement.placeBall(x, y, 0, 0);
        } else {
            placement.placeRobot(body, x, y, StrictMath.cos(heading), StrictMath.sin(heading));
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
        double drive = MANUAL_FORWARD * clamp(forward);
        double steer = MANUAL_TURN * clamp(turn);
        into[MixedReality.LEFT] = SpeedTable.FASTEST * (drive - steer);
        into[MixedReality.RIGHT] = SpeedTable.FASTEST * (drive + steer);
        into[MixedReality.KICK_FORCE] = 0;
        into[MixedReality.KICK_ANGLE] = 0;
    }

    /** A person's kick goes straight ahead; nobody holds or lobs a ball of light. */
    @Override
    public void handle(OperatorAction.Handle handle, double[] into) {
        into[MixedReality.KICK_FORCE] = handle.kick();
    }

    private static double clamp(double value) {
        return Math.max(-1, Math.min(1, value));
    }
}
