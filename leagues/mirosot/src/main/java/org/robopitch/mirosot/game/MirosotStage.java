// SPDX-License-Identifier: Apache-2.0
package org.robopitch.mirosot.game;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.Outline;
import org.robopitch.engine.match.BodyInfo;
import org.robopitch.engine.match.BodyPose;
import org.robopitch.engine.match.ContactView;
import org.robopitch.engine.match.Marking;
import org.robopitch.engine.match.PlanarSight;
import org.robopitch.engine.match.Side;
import org.robopitch.engine.match.Stage;
import org.robopitch.engine.move.BallMotion;
import org.robopitch.engine.world.PlanarWorld;
import org.robopitch.mirosot.parameters.MirosotParameters;

/** A MiroSot world for those who watch it. */
final class MirosotStage implements Stage {
    private final PlanarWorld world;
    private final Bodies bodies;
    private final MirosotParameters parameters;
    private final PlanarSight sight;
    private final ContactView contacts;
    private final List<Marking> markings;
    private final List<BodyInfo> infos;

    MirosotStage(PlanarWorld world, MirosotParameters parameters, PlanarSight sight) {
        this.world = world;
        this.bodies = world.bodies();
        this.parameters = parameters;
        this.sight = sight;
        this.contacts = new ContactView(world);
        this.markings = PitchMarkings.of(parameters.pitch());
        this.infos = describe();
    }

    private List<BodyInfo> describe() {
        List<BodyInfo> described = new ArrayList<>();
        int perTeam = parameters.robotsPerTeam();
        for (int i = 0; i < bodies.robots; i++) {
            Side side = i < perTeam ? Side.BLUE : Side.YELLOW;
            described.add(
                    info(i, BodyInfo.Kind.ROBOT, side, i % perTeam, corners(bodies.outline(i)), bodies.height[i]));
        }
        double height = 2 * parameters.ball().radius();
        described.add(info(bodies.ball, BodyInfo.Kind.BALL, null, 0, List.of(), height));
        return List.copyOf(described);
    }

    private BodyInfo info(
            int index, BodyInfo.Kind kind, @Nullable Side side, int number, List<Double> outline, double height) {
        return new BodyInfo(index, kind, side, number, outline, bodies.reach[index], height);
    }

    private static List<Double> corners(Outline outline) {
        List<Double> corners = new ArrayList<>();
        if (outline instanceof Outline.Polygon polygon) {
            for (int i = 0; i < polygon.corners(); i++) {
                corners.add(polygon.cornerX(i));
                corners.add(polygon.cornerY(i));
            }
        }
        return corners;
    }

    @Override
    public double pitchLength() {
        return parameters.pitch().length();
    }

    @Override
    public double pitchWidth() {
        return parameters.pitch().width();
    }

    @Override
    public double goalWidth() {
        return parameters.pitch().goalWidth();
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
        sight.read(
                body,
                ball ? world.ballMemory()[BallMotion.HEIGHT] : 0,
                ball ? world.ballMemory()[BallMotion.CLIMB] : 0,
                into);
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
