// SPDX-License-Identifier: Apache-2.0
package org.robopitch.workshop.bench.humanoid;

import static org.ode4j.ode.OdeConstants.dContactBounce;
import static org.ode4j.ode.OdeConstants.dContactSlip1;
import static org.ode4j.ode.OdeConstants.dContactSlip2;
import static org.ode4j.ode.OdeConstants.dContactSoftCFM;
import static org.ode4j.ode.OdeConstants.dContactSoftERP;
import static org.ode4j.ode.OdeConstants.dInfinity;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ode4j.math.DQuaternion;
import org.ode4j.math.DVector3;
import org.ode4j.math.DVector3C;
import org.ode4j.ode.DBody;
import org.ode4j.ode.DContact;
import org.ode4j.ode.DContactBuffer;
import org.ode4j.ode.DContactJoint;
import org.ode4j.ode.DGeom;
import org.ode4j.ode.DHingeJoint;
import org.ode4j.ode.DJoint;
import org.ode4j.ode.DJointGroup;
import org.ode4j.ode.DMass;
import org.ode4j.ode.DSpace;
import org.ode4j.ode.DWorld;
import org.ode4j.ode.OdeHelper;
import org.robopitch.humanoid.body.Part;
import org.robopitch.humanoid.body.RobotModel;
import org.robopitch.humanoid.body.RobotType;
import org.robopitch.humanoid.body.Shape;

/** The humanoid world on ode4j, body by body and hinge by hinge, with the surfaces, motors and drag of the league. */
final class OdeHumanoids implements HumanoidBench.Robots {
    private static final double DRAG = 0.01;
    private static final double BALL_TURNING_DRAG = 5e-5;
    private static final double BALL_RADIUS = 0.042;
    private static final double BALL_MASS = 0.026;
    private static final int MOST_CONTACTS = 4;

    private final double step;
    private final DWorld world;
    private final DSpace space;
    private final DJointGroup contactJoints;
    private final RobotModel[] models;
    private final DBody[][] bodies;
    private final DHingeJoint[][] hinges;
    private final DBody ball;
    private final Map<DGeom, Integer> owner = new HashMap<>();
    private final Map<DBody, double[]> footForce = new HashMap<>();
    private final List<Feedback> feedbacks = new ArrayList<>();

    private record Feedback(DJoint.DJointFeedback forces, DBody body, boolean first) {}

    /**
     * Robots beamed one beside the other, and a ball in the centre.
     *
     * @param step length of a step, s
     * @param types of the robots
     */
    public OdeHumanoids(double step, RobotType... types) {
        initialise();
        this.step = step;
        world = OdeHelper.createWorld();
        world.setGravity(0, 0, -9.81);
        world.setCFM(1e-5);
        world.setERP(0.2);
        world.setContactSurfaceLayer(0.001);
        world.setAutoDisableFlag(false);
        space = OdeHelper.createSimpleSpace();
        contactJoints = OdeHelper.createJointGroup();
        owner.put(OdeHelper.createPlane(space, 0, 0, 1, 0), -1);
        models = new RobotModel[types.length];
        bodies = new DBody[types.length][];
        hinges = new DHingeJoint[types.length][];
        for (int r = 0; r < types.length; r++) {
            models[r] = RobotModel.of(types[r]);
            build(r);
            beam(r, -7.5, (types.length - 1) / 2.0 - r, 0);
        }
        ball = OdeHelper.createBody(world);
        DMass mass = OdeHelper.createMass();
        mass.setSphereTotal(BALL_MASS, BALL_RADIUS);
        ball.setMass(mass);
        DGeom sphere = OdeHelper.createSphere(space, BALL_RADIUS);
        sphere.setBody(ball);
        owner.put(sphere, types.length);
        placeBall(0, 0, BALL_RADIUS, 0, 0, 0);
    }

    /** Fills ODE's tables, which all worlds share, once. */
    private static synchronized void initialise() {
        OdeHelper.initODE2(0);
    }

    private void build(int r) {
        RobotModel model = models[r];
        bodies[r] = new DBody[model.parts];
        hinges[r] = new DHingeJoint[model.joints()];
        for (int i = 0; i < model.parts; i++) {
            DBody body = OdeHelper.createBody(world);
            DMass mass = OdeHelper.createMass();
            double[] inertia = model.inertia;
            mass.setParameters(model.mass[i], 0, 0, 0, inertia[3 * i], inertia[3 * i + 1], inertia[3 * i + 2], 0, 0, 0);
            body.setMass(mass);
            body.setPosition(model.centre[3 * i], model.centre[3 * i + 1], model.centre[3 * i + 2]);
            bodies[r][i] = body;
            Shape shape = model.shape[i];
            if (shape.collides()) {
                DGeom geom = switch (shape.kind()) {
                    case BOX -> OdeHelper.createBox(space, 2 * shape.x(), 2 * shape.y(), 2 * shape.z());
                    case CAPSULE -> OdeHelper.createCapsule(space, shape.x(), 2 * shape.z());
                    default -> OdeHelper.createSphere(space, shape.x());
                };
                geom.setBody(body);
                owner.put(geom, r);
            }
        }
        for (int j = 0; j < model.joints(); j++) {
            hinges[r][j] = hinge(r, j);
        }
        for (Part foot : new Part[] {Part.RFOOT, Part.LFOOT}) {
            footForce.put(bodies[r][foot.ordinal()], new double[3]);
        }
    }

    private DHingeJoint hinge(int r, int j) {
        RobotModel model = models[r];
        int child = j + 1;
        DHingeJoint hinge = OdeHelper.createHingeJoint(world);
        hinge.attach(bodies[r][child], bodies[r][model.parent[child]]);
        double[] anchor = model.anchorInChild;
        double[] centre = model.centre;
        hinge.setAnchor(
                centre[3 * child] + anchor[3 * j],
                centre[3 * child + 1] + anchor[3 * j + 1],
                centre[3 * child + 2] + anchor[3 * j + 2]);
        hinge.setAxis(model.axis[3 * j], model.axis[3 * j + 1], model.axis[3 * j + 2]);
        hinge.setParamLoStop(model.low[j]);
        hinge.setParamHiStop(model.high[j]);
        hinge.setParamFMax(10);
        hinge.setParamVel(0);
        hinge.setParamBounce(1);
        hinge.setParam(DJoint.PARAM_N.dParamCFM1, 1e-8);
        hinge.setParam(DJoint.PARAM_N.dParamStopCFM1, 1e-8);
        hinge.setParam(DJoint.PARAM_N.dParamStopERP1, 0.8);
        hinge.setParam(DJoint.PARAM_N.dParamFudgeFactor1, 1e-5);
        return hinge;
    }

    /**
     * Puts a robot upright with all joints at zero, at rest.
     *
     * @param robot its number
     * @param x m
     * @param y m
     * @param heading rad
     */
    @Override
    public void beam(int robot, double x, double y, double heading) {
        double angle = heading - Math.PI / 2;
        double c = StrictMath.cos(angle);
        double s = StrictMath.sin(angle);
        DQuaternion turn = new DQuaternion(StrictMath.cos(angle / 2), 0, 0, StrictMath.sin(angle / 2));
        double[] centre = models[robot].centre;
        for (int i = 0; i < models[robot].parts; i++) {
            double px = centre[3 * i];
            double py = centre[3 * i + 1];
            DBody body = bodies[robot][i];
            body.setPosition(x + c * px - s * py, y + s * px + c * py, 0.4 + centre[3 * i + 2]);
            body.setQuaternion(turn);
            body.setLinearVel(0, 0, 0);
            body.setAngularVel(0, 0, 0);
        }
    }

    /**
     * Raises a robot as it is.
     *
     * @param robot its number
     * @param height by how much, m
     */
    @Override
    public void lift(int robot, double height) {
        for (DBody body : bodies[robot]) {
            DVector3C at = body.getPosition();
            body.setPosition(at.get0(), at.get1(), at.get2() + height);
        }
    }

    /**
     * Commands a joint, if it is inside its range.
     *
     * @param robot its number
     * @param joint its number
     * @param speed rad/s
     */
    @Override
    public void command(int robot, int joint, double speed) {
        double angle = angle(robot, joint);
        RobotModel model = models[robot];
        if (angle > model.low[joint] && angle < model.high[joint]) {
            double most = model.fastest[joint];
            hinges[robot][joint].setParamVel(Math.max(-most, Math.min(most, speed)));
        }
    }

    /** Makes one step. */
    @Override
    public void step() {
        for (DBody[] robot : bodies) {
            for (DBody body : robot) {
                drag(body, DRAG, DRAG);
            }
        }
        drag(ball, DRAG, BALL_TURNING_DRAG);
        footForce.values().forEach(force -> java.util.Arrays.fill(force, 0));
        feedbacks.clear();
        OdeHelper.spaceCollide(space, null, (data, one, two) -> near(one, two));
        world.step(step);
        for (Feedback feedback : feedbacks) {
            double[] sum = java.util.Objects.requireNonNull(footForce.get(feedback.body));
            DVector3C force = feedback.first ? feedback.forces.f1 : feedback.forces.f2;
            for (int k = 0; k < 3; k++) {
                sum[k] += force.get(k);
            }
        }
        contactJoints.empty();
    }

    private static void drag(DBody body, double linear, double turning) {
        DVector3C v = body.getLinearVel();
        DVector3C w = body.getAngularVel();
        body.addForce(-linear * v.get0(), -linear * v.get1(), -linear * v.get2());
        body.addTorque(-turning * w.get0(), -turning * w.get1(), -turning * w.get2());
    }

    private int ownerOf(DGeom geom) {
        return java.util.Objects.requireNonNull(owner.get(geom));
    }

    private void near(DGeom one, DGeom two) {
        int a = ownerOf(one);
        int b = ownerOf(two);
        if (a == b) {
            return;
        }
        DContactBuffer found = new DContactBuffer(MOST_CONTACTS);
        int count = OdeHelper.collide(one, two, MOST_CONTACTS, found.getGeomBuffer());
        boolean ground = a < 0 || b < 0;
        boolean withBall = a == models.length || b == models.length;
        for (int i = 0; i < count; i++) {
            DContact contact = found.get(i);
            surface(contact, ground, withBall);
            DContactJoint joint = OdeHelper.createContactJoint(world, contactJoints, contact);
            joint.attach(one.getBody(), two.getBody());
            feedBack(joint, one.getBody(), two.getBody());
        }
    }

    private void feedBack(DContactJoint joint, DBody one, DBody two) {
        // ODE puts the world second: a joint of the ground with a body is the body's with the ground.
        DJoint.DJointFeedback forces = new DJoint.DJointFeedback();
        if (one != null && footForce.containsKey(one)) {
            joint.setFeedback(forces);
            feedbacks.add(new Feedback(forces, one, true));
        } else if (two != null && footForce.containsKey(two)) {
            joint.setFeedback(forces);
            feedbacks.add(new Feedback(forces, two, one == null));
        }
    }

    private static void surface(DContact contact, boolean ground, boolean withBall) {
        DContact.DSurfaceParameters s = contact.surface;
        s.mode = dContactSoftERP | dContactSoftCFM | dContactSlip1 | dContactSlip2;
        s.mu = dInfinity;
        if (withBall) {
            s.mode |= dContactBounce;
            s.bounce = 0.8;
            s.bounce_vel = 0.8;
            s.soft_erp = ground ? 0.35 : 0.55;
            s.soft_cfm = ground ? 0.05 : 0.02505;
            s.slip1 = 0.3025;
        } else {
            s.soft_erp = ground ? 0.4 : 0.6;
            s.soft_cfm = 1e-4;
            s.slip1 = 0.005;
        }
        s.slip2 = s.slip1;
    }

    /**
     * {@return a joint's angle, rad}
     *
     * @param robot its number
     * @param joint its number
     */
    @Override
    public double angle(int robot, int joint) {
        return hinges[robot][joint].getAngle();
    }

    /**
     * {@return a coordinate of a torso, m}
     *
     * @param robot its number
     * @param axis 0, 1, 2 for x, y, z
     */
    public double torso(int robot, int axis) {
        return bodies[robot][0].getPosition().get(axis);
    }

    /**
     * {@return how upright a torso is: 1 standing, 0 lying}
     *
     * @param robot its number
     */
    public double upright(int robot) {
        return bodies[robot][0].getRotation().get22();
    }

    /**
     * {@return a component of the force on a foot in the world's axes, N}
     *
     * @param robot its number
     * @param right whether the right foot
     * @param axis 0, 1, 2 for x, y, z
     */
    public double footForce(int robot, boolean right, int axis) {
        Part foot = right ? Part.RFOOT : Part.LFOOT;
        return java.util.Objects.requireNonNull(footForce.get(bodies[robot][foot.ordinal()]))[axis];
    }

    /**
     * {@return a component of a torso's angular velocity in its own frame, rad/s}
     *
     * @param robot its number
     * @param axis 0, 1, 2 for x, y, z
     */
    public double gyro(int robot, int axis) {
        DVector3 local = new DVector3();
        bodies[robot][0].vectorFromWorld(bodies[robot][0].getAngularVel(), local);
        return local.get(axis);
    }

    /**
     * Puts the ball somewhere, without spin.
     *
     * @param x m
     * @param y m
     * @param z m
     * @param vx m/s
     * @param vy m/s
     * @param vz m/s
     */
    public void placeBall(double x, double y, double z, double vx, double vy, double vz) {
        ball.setPosition(x, y, z);
        ball.setLinearVel(vx, vy, vz);
        ball.setAngularVel(0, 0, 0);
    }

    /**
     * {@return a coordinate of the ball, m}
     *
     * @param axis 0, 1, 2 for x, y, z
     */
    public double ball(int axis) {
        return ball.getPosition().get(axis);
    }
}
