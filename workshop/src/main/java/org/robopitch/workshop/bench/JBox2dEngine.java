// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench;

import org.jbox2d.collision.broadphase.BroadPhaseStrategy;
import org.jbox2d.collision.broadphase.DynamicTree;
import org.jbox2d.collision.shapes.CircleShape;
import org.jbox2d.collision.shapes.PolygonShape;
import org.jbox2d.collision.shapes.Shape;
import org.jbox2d.common.Settings;
import org.jbox2d.common.Transform;
import org.jbox2d.common.Vec2;
import org.jbox2d.dynamics.Body;
import org.jbox2d.dynamics.BodyDef;
import org.jbox2d.dynamics.BodyType;
import org.jbox2d.dynamics.FixtureDef;
import org.jbox2d.dynamics.World;
import org.jbox2d.pooling.normal.DefaultWorldPool;
import org.robopitch.mirosot.game.Mirosot;

/**
 * The scene on JBox2D, with the fastest settings found that still keep a scrum from sinking in.
 *
 * <p>JBox2D's tolerances are constants that suit bodies of about a metre, so lengths are scaled instead: inside, a
 * robot is {@value #UNITS_PER_METRE} times as large. Its table of sines is left on, being faster than computing them.
 */
final class JBox2dEngine extends PeerEngine {

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

    private final World world;
    private final Body[] bodies = new Body[BALL + 1];

    /** The library as its users get it. */
    static JBox2dEngine asReleased(Mirosot league) {
        return new JBox2dEngine(league, new DynamicTree());
    }

    /** The library with the mistake of its bounding-box tree worked around; see {@link RetryingTree}. */
    static JBox2dEngine withRepairedTree(Mirosot league) {
        return new JBox2dEngine(league, new RetryingTree());
    }

    private JBox2dEngine(Mirosot league, BroadPhaseStrategy broadPhase) {
        super(league);
        world = new World(
                new Vec2(), new DefaultWorldPool(World.WORLD_POOL_SIZE, World.WORLD_POOL_CONTAINER_SIZE), broadPhase);
        // Nobody sleeps in a match, and nothing moves by more than a few millimetres in a step.
        world.setAllowSleep(false);
        world.setContinuousPhysics(false);
        addWalls();
        addBodies();
    }

    private void addWalls() {
        Body walls = world.createBody(new BodyDef());
        for (Walls.Box box : Walls.around(league.parameters().pitch())) {
            PolygonShape shape = new PolygonShape();
            Vec2 centre = new Vec2(toUnits(box.centreX()), toUnits(box.centreY()));
            shape.setAsBox(
                    toUnits(box.halfWidth()) - SKIN, toUnits(box.halfHeight()) - SKIN, centre, (float) box.angle());
            walls.createFixture(
                    fixture(shape, 0.0, league.parameters().collisions().wallRestitution()));
        }
    }

    private void addBodies() {
        PolygonShape hull = new PolygonShape();
        float half = toUnits(0.5 * robotSide()) - SKIN;
        hull.setAsBox(half, half);
        CircleShape disc = new CircleShape();
        disc.setRadius(toUnits(league.parameters().ball().radius()));
        for (int body = 0; body <= BALL; body++) {
            BodyDef definition = new BodyDef();
            definition.type = BodyType.DYNAMIC;
            definition.allowSleep = false;
            bodies[body] = world.createBody(definition);
            bodies[body].createFixture(
                    body < BALL
                            ? fixture(
                                    hull,
                                    league.parameters().robot().rollingMass() / (4.0 * half * half),
                                    league.parameters().collisions().robotRestitution())
                            : fixture(
                                    disc,
                                    league.parameters().ball().mass() / (Math.PI * disc.m_radius * disc.m_radius),
                                    league.parameters().collisions().ballRobotRestitution()));
        }
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

    private static double toMetres(float units) {
        return units / UNITS_PER_METRE;
    }

    @Override
    void place(int body, double x, double y, double heading) {
        bodies[body].setTransform(new Vec2(toUnits(x), toUnits(y)), (float) heading);
        give(body);
    }

    private void give(int body) {
        bodies[body].m_linearVelocity.set(toUnits(givenX[body]), toUnits(givenY[body]));
        bodies[body].m_angularVelocity = (float) givenSpin[body];
    }

    @Override
    public void step() {
        for (int robot = 0; robot < BALL; robot++) {
            Body body = bodies[robot];
            drive(
                    robot,
                    body.m_xf.q.c,
                    body.m_xf.q.s,
                    toMetres(body.m_linearVelocity.x),
                    toMetres(body.m_linearVelocity.y),
                    body.m_angularVelocity);
            give(robot);
        }
        Vec2 velocity = bodies[BALL].m_linearVelocity;
        roll(toMetres(velocity.x), toMetres(velocity.y));
        velocity.set(toUnits(givenX[BALL]), toUnits(givenY[BALL]));
        world.step((float) step, VELOCITY_ITERATIONS, POSITION_ITERATIONS);
    }

    @Override
    public void look(Moment into) {
        for (int robot = 0; robot < BALL; robot++) {
            Transform at = bodies[robot].m_xf;
            into.x[robot] = toMetres(at.p.x);
            into.y[robot] = toMetres(at.p.y);
            into.cosine[robot] = at.q.c;
            into.sine[robot] = at.q.s;
        }
        into.ballX = toMetres(bodies[BALL].m_xf.p.x);
        into.ballY = toMetres(bodies[BALL].m_xf.p.y);
    }
}
