// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench.peers;

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
import org.dyn4j.geometry.Vector2;
import org.dyn4j.world.World;
import org.robopitch.workshop.bench.BenchParameters;
import org.robopitch.workshop.bench.Formation;
import org.robopitch.workshop.bench.SceneEngine;
import org.robopitch.workshop.bench.StartState;
import org.robopitch.workshop.bench.Walls;

/**
 * The scene on dyn4j, with the fastest settings found that still keep a scrum from sinking in.
 *
 * <p>dyn4j's defaults suit bodies of about a metre; every length among them is scaled to robots of 75 mm.
 */
public final class Dyn4jEngine implements SceneEngine {

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

    private final BenchParameters parameters;
    private final World<Body> world = new World<>();
    private final Body[] robots = new Body[BenchParameters.ROBOTS];
    private final Body ball = new Body();
    private final double[] forwardTarget = new double[BenchParameters.ROBOTS];
    private final double[] turnTarget = new double[BenchParameters.ROBOTS];
    private final double motorGain;

    /** A world with nothing placed yet. */
    public Dyn4jEngine(BenchParameters parameters) {
        this.parameters = parameters;
        this.motorGain = parameters.motorGain();
        tune();
        addWalls();
        addRobots();
        addBall();
    }

    private void tune() {
        world.setGravity(World.ZERO_GRAVITY);
        Settings settings = world.getSettings();
        settings.setStepFrequency(parameters.step());
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
        for (Walls.Box box : Walls.around(parameters)) {
            Convex shape = Geometry.createRectangle(2.0 * box.halfWidth(), 2.0 * box.halfHeight());
            shape.rotate(box.angle());
            shape.translate(box.centreX(), box.centreY());
            giveSurface(walls.addFixture(shape), parameters.wallRestitution());
        }
        walls.setMass(MassType.INFINITE);
        world.addBody(walls);
    }

    private void addRobots() {
        double area = parameters.robotSide() * parameters.robotSide();
        for (int robot = 0; robot < robots.length; robot++) {
            Body body = new Body();
            BodyFixture hull = body.addFixture(Geometry.createSquare(parameters.robotSide()));
            hull.setDensity(parameters.robotMass() / area);
            giveSurface(hull, parameters.robotRestitution());
            body.setMass(MassType.NORMAL);
            world.addBody(body);
            robots[robot] = body;
        }
    }

    private void addBall() {
        double radius = parameters.ballRadius();
        BodyFixture disc = ball.addFixture(Geometry.createCircle(radius));
        disc.setDensity(parameters.ballMass() / (Math.PI * radius * radius));
        giveSurface(disc, parameters.ballRestitution());
        ball.setMass(MassType.NORMAL);
        ball.setLinearDamping(parameters.ballDamping());
        world.addBody(ball);
    }

    private static void giveSurface(BodyFixture fixture, double restitution) {
        fixture.setFriction(0.0);
        fixture.setRestitution(restitution);
        fixture.setRestitutionVelocity(SLOWEST_BOUNCE);
    }

    @Override
    public void reset(Formation formation) {
        for (int robot = 0; robot < robots.length; robot++) {
            place(robots[robot], formation.robotX(robot), formation.robotY(robot), formation.robotHeading(robot));
            command(robot, 0.0, 0.0);
        }
        place(ball, formation.ballX(), formation.ballY(), 0.0);
        // Otherwise the next step would still solve the contacts of the places just left.
        world.setUpdateRequired(true);
    }

    @Override
    public void start(StartState state) {
        for (int robot = 0; robot < robots.length; robot++) {
            double heading = StrictMath.atan2(state.sine[robot], state.cosine[robot]);
            place(robots[robot], state.x[robot], state.y[robot], heading);
            robots[robot].setLinearVelocity(
                    state.along[robot] * state.cosine[robot], state.along[robot] * state.sine[robot]);
            robots[robot].setAngularVelocity(state.spin[robot]);
        }
        place(ball, state.ballX, state.ballY, 0.0);
        ball.setLinearVelocity(state.ballSpeedX, state.ballSpeedY);
        world.setUpdateRequired(true);
    }

    private static void place(Body body, double x, double y, double heading) {
        body.getTransform().identity();
        body.getTransform().rotate(heading);
        body.getTransform().translate(x, y);
        body.setLinearVelocity(0.0, 0.0);
        body.setAngularVelocity(0.0);
    }

    @Override
    public void command(int robot, double leftWheelSpeed, double rightWheelSpeed) {
        forwardTarget[robot] = parameters.forwardSpeed(leftWheelSpeed, rightWheelSpeed);
        turnTarget[robot] = parameters.turningRate(leftWheelSpeed, rightWheelSpeed);
    }

    @Override
    public void step() {
        for (int robot = 0; robot < robots.length; robot++) {
            drive(robot);
        }
        world.step(1);
    }

    /** First-order motors on wheels that roll and do not slide: what a contact pushed sideways is taken off again. */
    private void drive(int robot) {
        Body body = robots[robot];
        double cosine = body.getTransform().getCost();
        double sine = body.getTransform().getSint();
        Vector2 velocity = body.getLinearVelocity();
        double forward = velocity.x * cosine + velocity.y * sine;
        forward += motorGain * (forwardTarget[robot] - forward);
        velocity.set(forward * cosine, forward * sine);
        double turn = body.getAngularVelocity();
        body.setAngularVelocity(turn + motorGain * (turnTarget[robot] - turn));
    }

    @Override
    public double ballX() {
        return ball.getTransform().getTranslationX();
    }

    @Override
    public double ballY() {
        return ball.getTransform().getTranslationY();
    }

    @Override
    public double robotX(int robot) {
        return robots[robot].getTransform().getTranslationX();
    }

    @Override
    public double robotY(int robot) {
        return robots[robot].getTransform().getTranslationY();
    }

    @Override
    public double robotHeadingCosine(int robot) {
        return robots[robot].getTransform().getCost();
    }

    @Override
    public double robotHeadingSine(int robot) {
        return robots[robot].getTransform().getSint();
    }
}
