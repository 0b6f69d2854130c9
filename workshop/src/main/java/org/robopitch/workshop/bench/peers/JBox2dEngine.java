// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench.peers;

import org.jbox2d.collision.broadphase.BroadPhaseStrategy;
import org.jbox2d.collision.broadphase.DynamicTree;
import org.jbox2d.collision.shapes.CircleShape;
import org.jbox2d.collision.shapes.PolygonShape;
import org.jbox2d.collision.shapes.Shape;
import org.jbox2d.common.Settings;
import org.jbox2d.common.Vec2;
import org.jbox2d.dynamics.Body;
import org.jbox2d.dynamics.BodyDef;
import org.jbox2d.dynamics.BodyType;
import org.jbox2d.dynamics.FixtureDef;
import org.jbox2d.dynamics.World;
import org.jbox2d.pooling.normal.DefaultWorldPool;
import org.robopitch.workshop.bench.BenchParameters;
import org.robopitch.workshop.bench.Formation;
import org.robopitch.workshop.bench.SceneEngine;
import org.robopitch.workshop.bench.StartState;
import org.robopitch.workshop.bench.Walls;

/**
 * The scene on JBox2D, with the fastest settings found that still keep a scrum from sinking in.
 *
 * <p>JBox2D's tolerances are constants that suit bodies of about a metre, so lengths are scaled instead: inside, a
 * robot is {@value #UNITS_PER_METRE} times as large. Its table of sines is left on, being faster than computing them.
 */
public final class JBox2dEngine implements SceneEngine {

    /**
     * Makes a robot 1.5 units wide, the overlap left alone (0.005 units) a quarter of a millimetre, the slowest bounce
     * (1 unit/s) 0.05 m/s, and the margin of the bounding boxes (0.1 units) 5 mm.
     */
    private static final float UNITS_PER_METRE = 20.0f;

    /** Polygons carry a skin of this many units, which has to be taken off the shape for a robot of the right size. */
    private static final float SKIN = Settings.polygonRadius;

    /**
     * One of each is enough in steps of a millisecond, because contacts start from their last impulse. Without a
     * position iteration a scrum sinks in by millimetres.
     */
    private static final int VELOCITY_ITERATIONS = 1;

    private static final int POSITION_ITERATIONS = 1;

    private final BenchParameters parameters;
    private final World world;
    private final Body[] robots = new Body[BenchParameters.ROBOTS];
    private final Body ball;
    private final float[] forwardTarget = new float[BenchParameters.ROBOTS];
    private final float[] turnTarget = new float[BenchParameters.ROBOTS];
    private final float motorGain;
    private final float step;

    /** The library as its users get it. */
    public static JBox2dEngine asReleased(BenchParameters parameters) {
        return new JBox2dEngine(parameters, new DynamicTree());
    }

    /** The library with the mistake of its bounding-box tree worked around; see {@link RetryingTree}. */
    public static JBox2dEngine withRepairedTree(BenchParameters parameters) {
        return new JBox2dEngine(parameters, new RetryingTree());
    }

    private JBox2dEngine(BenchParameters parameters, BroadPhaseStrategy broadPhase) {
        this.parameters = parameters;
        this.motorGain = (float) parameters.motorGain();
        this.step = (float) parameters.step();
        world = new World(
                new Vec2(), new DefaultWorldPool(World.WORLD_POOL_SIZE, World.WORLD_POOL_CONTAINER_SIZE), broadPhase);
        // Nobody sleeps in a match, and nothing moves by more than a few millimetres in a step.
        world.setAllowSleep(false);
        world.setContinuousPhysics(false);
        addWalls();
        addRobots();
        ball = addBall();
    }

    private void addWalls() {
        Body walls = world.createBody(new BodyDef());
        for (Walls.Box box : Walls.around(parameters)) {
            PolygonShape shape = new PolygonShape();
            Vec2 centre = new Vec2(toUnits(box.centreX()), toUnits(box.centreY()));
            shape.setAsBox(
                    toUnits(box.halfWidth()) - SKIN, toUnits(box.halfHeight()) - SKIN, centre, (float) box.angle());
            walls.createFixture(fixture(shape, 0.0, parameters.wallRestitution()));
        }
    }

    private void addRobots() {
        for (int robot = 0; robot < robots.length; robot++) {
            PolygonShape hull = new PolygonShape();
            float half = toUnits(0.5 * parameters.robotSide()) - SKIN;
            hull.setAsBox(half, half);
            double density = parameters.robotMass() / (4.0 * half * half);
            robots[robot] = dynamicBody(fixture(hull, density, parameters.robotRestitution()));
        }
    }

    private Body addBall() {
        CircleShape disc = new CircleShape();
        disc.setRadius(toUnits(parameters.ballRadius()));
        double density = parameters.ballMass() / (Math.PI * disc.m_radius * disc.m_radius);
        Body body = dynamicBody(fixture(disc, density, parameters.ballRestitution()));
        body.setLinearDamping((float) parameters.ballDamping());
        return body;
    }

    private Body dynamicBody(FixtureDef fixture) {
        BodyDef definition = new BodyDef();
        definition.type = BodyType.DYNAMIC;
        definition.allowSleep = false;
        Body body = world.createBody(definition);
        body.createFixture(fixture);
        return body;
    }

    private static FixtureDef fixture(Shape shape, double density, double restitution) {
        FixtureDef definition = new FixtureDef();
        definition.shape = shape;
        definition.density = (float) density;
        definition.friction = 0.0f;
        definition.restitution = (float) restitution;
        return definition;
    }

    private static float toUnits(double metres) {
        return (float) (UNITS_PER_METRE * metres);
    }

    @Override
    public void reset(Formation formation) {
        for (int robot = 0; robot < robots.length; robot++) {
            place(robots[robot], formation.robotX(robot), formation.robotY(robot), formation.robotHeading(robot));
            command(robot, 0.0, 0.0);
        }
        place(ball, formation.ballX(), formation.ballY(), 0.0);
    }

    @Override
    public void start(StartState state) {
        for (int robot = 0; robot < robots.length; robot++) {
            double heading = StrictMath.atan2(state.sine[robot], state.cosine[robot]);
            place(robots[robot], state.x[robot], state.y[robot], heading);
            robots[robot].setLinearVelocity(new Vec2(
                    toUnits(state.along[robot] * state.cosine[robot]),
                    toUnits(state.along[robot] * state.sine[robot])));
            robots[robot].setAngularVelocity((float) state.spin[robot]);
        }
        place(ball, state.ballX, state.ballY, 0.0);
        ball.setLinearVelocity(new Vec2(toUnits(state.ballSpeedX), toUnits(state.ballSpeedY)));
    }

    private static void place(Body body, double x, double y, double heading) {
        body.setTransform(new Vec2(toUnits(x), toUnits(y)), (float) heading);
        body.setLinearVelocity(new Vec2());
        body.setAngularVelocity(0.0f);
    }

    @Override
    public void command(int robot, double leftWheelSpeed, double rightWheelSpeed) {
        forwardTarget[robot] = toUnits(parameters.forwardSpeed(leftWheelSpeed, rightWheelSpeed));
        turnTarget[robot] = (float) parameters.turningRate(leftWheelSpeed, rightWheelSpeed);
    }

    @Override
    public void step() {
        for (int robot = 0; robot < robots.length; robot++) {
            drive(robot);
        }
        world.step(step, VELOCITY_ITERATIONS, POSITION_ITERATIONS);
    }

    /** First-order motors on wheels that roll and do not slide: what a contact pushed sideways is taken off again. */
    private void drive(int robot) {
        Body body = robots[robot];
        float cosine = body.m_xf.q.c;
        float sine = body.m_xf.q.s;
        Vec2 velocity = body.m_linearVelocity;
        float forward = velocity.x * cosine + velocity.y * sine;
        forward += motorGain * (forwardTarget[robot] - forward);
        velocity.set(forward * cosine, forward * sine);
        body.m_angularVelocity += motorGain * (turnTarget[robot] - body.m_angularVelocity);
    }

    @Override
    public double ballX() {
        return ball.m_xf.p.x / UNITS_PER_METRE;
    }

    @Override
    public double ballY() {
        return ball.m_xf.p.y / UNITS_PER_METRE;
    }

    @Override
    public double robotX(int robot) {
        return robots[robot].m_xf.p.x / UNITS_PER_METRE;
    }

    @Override
    public double robotY(int robot) {
        return robots[robot].m_xf.p.y / UNITS_PER_METRE;
    }

    @Override
    public double robotHeadingCosine(int robot) {
        return robots[robot].m_xf.q.c;
    }

    @Override
    public double robotHeadingSine(int robot) {
        return robots[robot].m_xf.q.s;
    }
}
