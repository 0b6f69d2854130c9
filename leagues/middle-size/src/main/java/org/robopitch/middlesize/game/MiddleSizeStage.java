// SPDX-License-Identifier: Apache-2.0
package org.robopitch.middlesize.game;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.ContactView;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.PlanarSight;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;
import org.robopitch.middlesize.MiddleSizeWorld;
import org.robopitch.middlesize.body.Base;
import org.robopitch.middlesize.parameters.MiddleSizeParameters;

/** A Middle Size world for those who watch it. */
public final class MiddleSizeStage implements Stage {
    private final MiddleSizeWorld world;
    private final Bodies bodies;
    private final MiddleSizeParameters parameters;
    private final PlanarSight sight;
    private final ContactView contacts;
    private final List<Marking> markings;
    private final List<BodyInfo> infos;

    MiddleSizeStage(MiddleSizeWorld world, PlanarSight sight) {
        this.world = world;
        this.bodies = world.bodies();
        this.parameters = world.parameters();
        this.sight = sight;
        this.contacts = new ContactView(world.plane());
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
}
