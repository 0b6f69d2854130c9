// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d;

import org.jspecify.annotations.Nullable;
import org.robopitch.bahia3d.brain.Action;
import org.robopitch.bahia3d.brain.BodyStatus;
import org.robopitch.bahia3d.brain.Decision;
import org.robopitch.bahia3d.model.AgentDatabase;
import org.robopitch.bahia3d.model.Orientation;
import org.robopitch.bahia3d.movement.FeedbackController;
import org.robopitch.bahia3d.movement.Movement;
import org.robopitch.bahia3d.movement.MovementPlan;
import org.robopitch.bahia3d.movement.SpeedLimits;
import org.robopitch.bahia3d.walk.WalkEngine;
import org.robopitch.bahia3d.walk.WalkParameters;
import org.robopitch.engine.state.StateVisitor;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.humanoid.body.RobotType;
import org.robopitch.humanoid.sense.Effects;
import org.robopitch.robot.Remembering;

/**
 * Turns abstract actions of the Brain, such as "kick", into commands of joints: which take part, and how fast each must
 * turn (Bahia3D 2010, fig. 1).
 */
public final class Agent implements BodyStatus, Remembering {
    private static final double CYCLE = AgentDatabase.CYCLE;

    /** How long a robot that got up steps to catch its balance, cycles. */
    private static final int CATCH = 40;

    /** How fast it steps to where it leans: m/s for each rad of lean, and for each rad/s of its rate. */
    private static final double CATCH_LEAN = 2.5;

    private static final double CATCH_RATE = 0.15;
    private static final double CATCH_SPEED = 0.5;

    /** The lean of a robot that steps on the spot, rad. */
    private static final double CATCH_PITCH = 0.2;

    private final transient AgentDatabase known;
    private final transient FeedbackController controller;
    private final boolean toes;
    private final Repertoire repertoire;
    private final WalkEngine walk;
    private final double[] start = new double[Joint.COUNT];
    private transient Effects effects = new Effects();
    private transient @Nullable MovementPlan plan;
    private int at;
    private boolean mustFinish;
    private boolean walking;
    private int stood;
    private final GettingUp gettingUp;
    private boolean rising;
    private int catching;

    Agent(
            AgentDatabase known,
            FeedbackController controller,
            Repertoire repertoire,
            int type,
            WalkParameters parameters) {
        this.known = known;
        this.controller = controller;
        this.toes = RobotType.of(type).hasToes();
        this.repertoire = repertoire;
        this.walk = new WalkEngine(type, CYCLE, parameters);
        this.gettingUp = new GettingUp(known, controller, repertoire);
    }

    @Override
    public boolean busy() {
        return mustFinish && plan != null || catching > 0;
    }

    @Override
    public boolean standing() {
        return !walking && plan == null && stood >= 4;
    }

    @Override
    public boolean kicking() {
        return walking && walk.kicks();
    }

    @Override
    public double swingsIn(boolean leftFoot) {
        return walk.swingsIn(leftFoot);
    }

    /** Does what was decided: each joint gets a speed in each cycle. */
    void execute(Decision decision, Effects into) {
        effects = into;
        Action action = decision.action();
        if (action instanceof Action.Beam beam) {
            effects.beam(beam.x(), beam.y(), beam.heading());
            known.localisation.place(beam.x(), beam.y(), beam.heading());
            begin(repertoire.stand(), false);
        } else if (!busy()) {
            choose(action);
        }
        if (catching > 0) {
            catchBalance();
        } else if (walking) {
            walk(action);
        } else {
            known.walking(0, 0);
            follow();
        }
        head(decision.headYaw(), decision.headPitch());
        effects.say = decision.say();
        effects.passes = decision.pass();
    }

    private void choose(Action action) {
        if (action instanceof Action.Walk || action instanceof Action.StepKick) {
            if (!walking && stood == 0 && plan == null && gettingUp.crooked()) {
                // Legs that are far from the first step's posture would throw the robot over.
                begin(repertoire.stand(), true);
            } else if (!walking) {
                walking = true;
                plan = null;
                walk.reset();
            }
            return;
        }
        if (action instanceof Action.Stand && walking && !walk.canStop()) {
            return;
        }
        boolean walked = walking;
        walking = false;
        if (action instanceof Action.Kick kick) {
            begin(repertoire.kick(kick.leftFoot(), kick.far()), true);
        } else if (action instanceof Action.GetUp) {
            getUp();
        } else if (action instanceof Action.Dive dive) {
            Movement right = repertoire.diveRight();
            begin(dive.left() ? right.mirrored("dive-left") : right, true);
        } else if (action instanceof Action.FallSafely) {
            if (plan == null || walked) {
                begin(gettingUp.whileRocking(), false);
            }
        } else if (walked || plan == null && stood == 0) {
            begin(repertoire.stand(), false);
        }
    }

    private void getUp() {
        begin(gettingUp.next(), true);
        rising = gettingUp.ends();
    }

    /** Steps to where it leans: a robot that has just come up still sways, and steps catch what the ankles cannot. */
    private void catchBalance() {
        catching--;
        Orientation torso = known.orientation;
        double ahead = CATCH_LEAN * (torso.pitch() - CATCH_PITCH) + CATCH_RATE * torso.pitchRate();
        walk.leap(Math.max(-CATCH_SPEED, Math.min(CATCH_SPEED, ahead)), 0);
        step();
        boolean fell = known.orientation.upright() < 0.5;
        if (fell || catching == 0) {
            catching = 0;
            begin(repertoire.stand(), false);
        }
    }

    private void begin(Movement movement, boolean finish) {
        for (int i = 0; i < Joint.COUNT; i++) {
            start[i] = controller.predicted(Joint.of(i));
        }
        plan = MovementPlan.of(movement, start, CYCLE, 1);
        controller.limits(movement.limits());
        at = 0;
        mustFinish = finish;
        rising = false;
        catching = 0;
        walking = false;
        stood = 0;
    }

    private void follow() {
        MovementPlan doing = plan;
        if (doing == null) {
            stood++;
            hold();
            return;
        }
        for (int i = 2; i < Joint.COUNT; i++) {
            Joint joint = Joint.of(i);
            speed(joint, doing.moves(joint) ? controller.follow(joint, doing, at) : 0);
        }
        at++;
        if (at >= doing.cycles()) {
            plan = null;
            if (rising && known.orientation.upright() > 0.5) {
                catching = CATCH;
                walking = true;
                walk.reset();
            }
            stood = mustFinish ? 0 : 1;
            mustFinish = false;
            for (int i = 0; i < Joint.COUNT; i++) {
                Joint joint = Joint.of(i);
                start[i] = doing.moves(joint) ? doing.angle(joint, doing.cycles()) : controller.predicted(joint);
            }
        }
    }

    private void speed(Joint joint, double speed) {
        if (toes || !joint.isToe()) {
            effects.speed(joint, speed);
        }
    }

    /** Keeps the last posture. */
    private void hold() {
        for (int i = 2; i < Joint.COUNT; i++) {
            Joint joint = Joint.of(i);
            speed(joint, controller.towards(joint, start[i]));
        }
    }

    private void walk(Action action) {
        if (action instanceof Action.Walk wanted) {
            walk.go(wanted.forward(), wanted.left(), wanted.turn());
        } else if (action instanceof Action.StepKick kick) {
            Action.Walk wanted = kick.walk();
            walk.go(wanted.forward(), wanted.left(), wanted.turn());
            walk.kick(kick.leftFoot(), kick.across());
        } else {
            walk.go(0, 0, 0);
        }
        step();
    }

    private void step() {
        Orientation torso = known.orientation;
        walk.balance(torso.roll(), torso.rollRate(), torso.pitch(), torso.pitchRate());
        walk.turning(torso.turnRate());
        walk.step();
        known.walking(walk.forwardSpeed(), walk.leftSpeed());
        controller.limits(SpeedLimits.defaults());
        for (int i = 2; i < Joint.COUNT; i++) {
            Joint joint = Joint.of(i);
            speed(joint, controller.towards(joint, walk.angle(joint)));
        }
    }

    private void head(double yaw, double pitch) {
        controller.limits(SpeedLimits.defaults());
        speed(Joint.HJ1, controller.towards(Joint.HJ1, gently(Joint.HJ1, yaw)));
        speed(Joint.HJ2, controller.towards(Joint.HJ2, gently(Joint.HJ2, pitch)));
    }

    /** At most 4 degrees a cycle, so that turning the head does not turn the robot. */
    private double gently(Joint joint, double wanted) {
        double here = controller.predicted(joint);
        return here + Math.max(-0.07, Math.min(0.07, wanted - here));
    }

    @Override
    public void state(StateVisitor visitor) {
        Remembering.super.state(visitor);
        plan = MovementPlan.state(plan, CYCLE, visitor);
    }
}
