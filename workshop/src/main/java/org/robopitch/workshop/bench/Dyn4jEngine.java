// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import org.dyn4j.collision.CollisionItem;
import org.dyn4j.collision.broadphase.CollisionItemAABBProducer;
import org.dyn4j.collision.broadphase.CollisionItemBroadphaseDetectorAdapter;
import org.dyn4j.collision.broadphase.CollisionItemBroadphaseFilter;
import org.dyn4j.collision.broadphase.DynamicAABBTree;
import org.dyn4j.collision.broadphase.StaticValueAABBExpansionMethod;
import org.dyn4j.collision.narrowphase.Sat;
import org.dyn4j.dynamics.Body;
import org.dyn4j.dynamics.BodyFixture;
import org.dyn4j.dynamics.ContinuousDetectionMode;
import org.dyn4j.dynamics.Settings;
import org.dyn4j.geometry.Convex;
import org.dyn4j.geometry.Geometry;
import org.dyn4j.geometry.MassType;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;
import org.dyn4j.world.World;
import org.robopitch.mirosot.game.Mirosot;

/**
 * The scene on dyn4j, with the fastest settings found that still keep a scrum from sinking in.
 *
 * <p>dyn4j's defaults suit bodies of about a metre; every length among them is scaled to robots of 75 mm.
 */
final class Dyn4jEngine extends PeerEngine {

    /** Margin of the bounding boxes, m: by default 0.2, almost three robots wide. */
    private static final double BOX_MARGIN = 0.02;

    /** Overlap that the solver leaves alone, m: by default 5 mm, more than a scrum may sink in. */
    private static final double LINEAR_TOLERANCE = 0.1e-3;

    /** Largest push-out in one step, m: the default of 0.2 scaled to our robots. */
    private static final double LARGEST_CORRECTION = 0.015;

    /** How far a contact may wander and still start from its last impulse, m: the default of 10 mm scaled. */
    private static final double WARM_START_DISTANCE = 1.0e-3;

    /** Below this a contact does not bounce, m/s: the default of 1 scaled. */
    private static final double SLOWEST_BOUNCE = 0.075;

    private final World<Body> world = new World<>();
    private final Body[] bodies = new Body[BALL + 1];

    Dyn4jEngine(Mirosot league) {
        super(league);
        tune();
        addWalls();
        addBodies();
    }

    private void tune() {
        world.setGravity(World.ZERO_GRAVITY);
        Settings settings = world.getSettings();
        settings.setStepFrequency(step);
        settings.setLinearTolerance(LINEAR_TOLERANCE);
        settings.setMaximumLinearCorrection(LARGEST_CORRECTION);
        settings.setMaximumWarmStartDistance(WARM_START_DISTANCE);
        // One iteration of each kind is enough in steps of a millisecond, because contacts start from their last
        // impulse; two cost 2 % more, and without the warm start a scrum sinks in by centimetres.
        settings.setVelocityConstraintSolverIterations(1);
        settings.setPositionConstraintSolverIterations(1);
        // Nobody sleeps in a match, and nothing moves by more than a few millimetres in a step.
        settings.setAtRestDetectionEnabled(false);
        settings.setContinuousDetectionMode(ContinuousDetectionMode.NONE);
        // Separating axes cost less than the default, Gjk, on squares. Of the broad phases the tree is the fastest:
        // brute force took twice as long, and Sap breaks off with an exception after a while.
        world.setNarrowphaseDetector(new Sat());
        var tree = new CollisionItemBroadphaseDetectorAdapter<>(new DynamicAABBTree<CollisionItem<Body, BodyFixture>>(
                new CollisionItemBroadphaseFilter<>(),
                new CollisionItemAABBProducer<>(),
                new StaticValueAABBExpansionMethod<>(BOX_MARGIN)));
        tree.setUpdateTrackingEnabled(true);
        world.setBroadphaseDetector(tree);
    }

    private void addWalls() {
        Body walls = new Body();
        for (Walls.Box box : Walls.around(league.parameters().pitch())) {
            Convex shape = Geometry.createRectangle(2.0 * box.halfWidth(), 2.0 * box.halfHeight());
            shape.rotate(box.angle());
            shape.translate(box.centreX(), box.centreY());
            giveSurface(
                    walls.addFixture(shape), league.parameters().collisions().wallRestitution());
        }
        walls.setMass(MassType.INFINITE);
        world.addBody(walls);
    }

    private void addBodies() {
        double side = robotSide();
        double radius = league.parameters().ball().radius();
        for (int body = 0; body <= BALL; body++) {
            boolean robot = body < BALL;
            bodies[body] = new Body();
            BodyFixture shape =
                    bodies[body].addFixture(robot ? Geometry.createSquare(side) : Geometry.createCircle(radius));
            shape.setDensity(
                    robot
                            ? league.parameters().robot().rollingMass() / (side * side)
                            : league.parameters().ball().mass() / (Math.PI * radius * radius));
            giveSurface(
                    shape,
                    robot
                            ? league.parameters().collisions().robotRestitution()
                            : league.parameters().collisions().ballRobotRestitution());
            bodies[body].setMass(MassType.NORMAL);
            // The driver knows what slows them down.
            bodies[body].setAngularDamping(0);
            world.addBody(bodies[body]);
        }
    }

    private static void giveSurface(BodyFixture fixture, double restitution) {
        fixture.setFriction(0.0);
        fixture.setRestitution(restitution);
        fixture.setRestitutionVelocity(SLOWEST_BOUNCE);
    }

    @Override
    public void start(Moment moment) {
        super.start(moment);
        // Otherwise the next step would still solve the contacts of the places just left.
        world.setUpdateRequired(true);
    }

    @Override
    void place(int number, double x, double y, double heading) {
        Body body = bodies[number];
        body.getTransform().identity();
        body.getTransform().rotate(heading);
        body.getTransform().translate(x, y);
        give(number);
    }

    private void give(int body) {
        bodies[body].setLinearVelocity(givenX[body], givenY[body]);
        bodies[body].setAngularVelocity(givenSpin[body]);
    }

    @Override
    public void step() {
        for (int robot = 0; robot < BALL; robot++) {
            Transform at = bodies[robot].getTransform();
            Vector2 velocity = bodies[robot].getLinearVelocity();
            drive(robot, at.getCost(), at.getSint(), velocity.x, velocity.y, bodies[robot].getAngularVelocity());
            give(robot);
        }
        Vector2 velocity = bodies[BALL].getLinearVelocity();
        roll(velocity.x, velocity.y);
        bodies[BALL].setLinearVelocity(givenX[BALL], givenY[BALL]);
        world.step(1);
    }

    @Override
    public void look(Moment into) {
        for (int robot = 0; robot < BALL; robot++) {
            Transform at = bodies[robot].getTransform();
            into.x[robot] = at.getTranslationX();
            into.y[robot] = at.getTranslationY();
            into.cosine[robot] = at.getCost();
            into.sine[robot] = at.getSint();
        }
        into.ballX = bodies[BALL].getTransform().getTranslationX();
        into.ballY = bodies[BALL].getTransform().getTranslationY();
    }
}
