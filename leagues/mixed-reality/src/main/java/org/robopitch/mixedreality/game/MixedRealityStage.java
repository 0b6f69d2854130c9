// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mixedreality.game;

import java.util.ArrayList;
import java.util.List;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.PlanarSight;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;
import org.robopitch.mixedreality.parameters.FieldParameters;
import org.robopitch.mixedreality.parameters.MixedRealityParameters;
import org.robopitch.mixedreality.world.MixedRealityWorld;

/** A Mixed Reality world for those who watch it. */
final class MixedRealityStage implements Stage {
    private final MixedRealityWorld world;
    private final FieldParameters field;
    private final PlanarSight sight;
    private final List<Marking> markings;
    private final List<BodyInfo> infos;

    MixedRealityStage(MixedRealityWorld world, PlanarSight sight) {
        this.world = world;
        this.field = world.parameters().field();
        this.sight = sight;
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
}
