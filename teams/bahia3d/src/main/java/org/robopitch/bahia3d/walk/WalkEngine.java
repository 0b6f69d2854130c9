// SPDX-License-Identifier: Apache-2.0
package org.robopitch.bahia3d.walk;

import org.robopitch.engine.move.Trigonometry;
import org.robopitch.humanoid.body.Joint;
import org.robopitch.robot.Remembering;

/**
 * Walking whose step size, direction, turn and frequency change while the robot walks: what Bahia3D 2010 (sec. 6) names as the
 * next challenge.
 *
 * <p>A foot that stands is moved back against the torso by the speed that is asked for now; a foot in the air is led to
 * where half a step of that speed begins. So a change takes effect within the step that is under way.
 */
public final class WalkEngine implements Remembering {
    private static final double GAIN_LIMIT = 0.35;

    /** How long sway and lift take to grow from standing, s. */
    private static final double START = 0.3;

    /** How fast a robot that slipped turns back: rad/s for each rad, and at most. */
    private static final double SLIP_GAIN = 5;

    private static final double SLIP_TURN = 0.5;

    /** How long a slip is remembered, s: after that, the turn that is asked for makes up for it. */
    private static final double SLIP_MEMORY = 0.3;

    /** By which part the ankles hold the pitch less at full speed, where holding it hard makes the robot stumble. */
    private static final double LOOSE = 0.33;

    /** The arms swing against the legs, so that the legs do not turn the torso: the middle and how far, rad. */
    private static final double ARMS = -1.5;

    private static final double ARM_SWING = 0.5;

    private final LegKinematics legs;
    private final double cycle;
    private final WalkParameters parameters;
    private final StepKick stepKick;
    private final Leg right;
    private final Leg left;
    private final transient double[] foot = new double[9];
    private final double[] angles = new double[Joint.COUNT];
    private double forward;
    private double sideways;
    private double turn;
    private double wantedForward;
    private double wantedSideways;
    private double wantedTurn;
    private double phase;
    private double begun;
    private double roll;
    private double rollRate;
    private double pitch;
    private double pitchRate;
    private double turnRate;
    private double slip;
    private double steer;

    /** Which foot should kick if it begins to swing now: 0 none, 1 right, 2 left; and where across, m. */
    private int kicker;

    private double kickAcross;

    /**
     * A robot that stands.
     *
     * @param type of the robot, 0 to 4
     * @param cycle s
     * @param parameters how it walks
     */
    public WalkEngine(int type, double cycle, WalkParameters parameters) {
        this(type, cycle, parameters, StepKick.defaults());
    }

    /**
     * A robot that stands, with a kick of its own.
     *
     * @param type of the robot, 0 to 4
     * @param cycle s
     * @param parameters how it walks
     * @param stepKick how it kicks within a step
     */
    public WalkEngine(int type, double cycle, WalkParameters parameters, StepKick stepKick) {
        this.stepKick = stepKick;
        this.legs = new LegKinematics(type);
        this.cycle = cycle;
        this.parameters = parameters;
        this.right = new Leg(true);
        this.left = new Leg(false);
        reset();
    }

    /** Begins again from standing, feet side by side. */
    public void reset() {
        forward = 0;
        sideways = 0;
        turn = 0;
        slip = 0;
        steer = 0;
        phase = 0;
        begun = 0;
        right.place();
        left.place();
    }

    /**
     * Asks for a kick within a step: the foot does it if it begins to swing in this cycle.
     *
     * @param leftFoot with which foot
     * @param across where the foot should strike, to the left of the torso, m
     */
    public void kick(boolean leftFoot, double across) {
        kicker = leftFoot ? 2 : 1;
        kickAcross = -across;
    }

    /** {@return whether a foot is kicking} */
    public boolean kicks() {
        return right.kicks || left.kicks;
    }

    /**
     * {@return how long it is until a foot begins to swing, s}
     *
     * @param leftFoot which foot
     */
    public double swingsIn(boolean leftFoot) {
        double stance = 0.5 + parameters.doubleSupport() / 2;
        double at = leftFoot ? phase + 0.5 : phase;
        double wait = stance - at;
        return (wait - Math.floor(wait)) * period();
    }

    /**
     * Asks for a speed; the engine gets there as fast as it can without falling.
     *
     * @param newForward m/s
     * @param newLeft sideways to the left, m/s
     * @param newTurn to the left, rad/s
     */
    public void go(double newForward, double newLeft, double newTurn) {
        wantedForward = newForward;
        wantedSideways = -newLeft;
        wantedTurn = newTurn;
    }

    /**
     * Asks for a speed at once, without the time that walking takes for it: steps that catch a fall cannot wait.
     *
     * @param newForward m/s
     * @param newLeft sideways to the left, m/s
     */
    public void leap(double newForward, double newLeft) {
        go(newForward, newLeft, 0);
        forward = newForward;
        sideways = -newLeft;
        begun = Math.max(begun, START / 2);
    }

    /** {@return whether the steps are as good as on the spot, so that the robot can stop} */
    public boolean canStop() {
        return Math.abs(forward) < 0.06 && Math.abs(sideways) < 0.05 && Math.abs(turn) < 0.3;
    }

    /** {@return the speed forward of the steps now, m/s} */
    public double forwardSpeed() {
        return forward;
    }

    /** {@return the speed to the left of the steps now, m/s} */
    public double leftSpeed() {
        return -sideways;
    }

    /**
     * Takes note of how the torso leans.
     *
     * @param newRoll to the right, rad
     * @param newRollRate rad/s
     * @param newPitch forward, rad
     * @param newPitchRate rad/s
     */
    public void balance(double newRoll, double newRollRate, double newPitch, double newPitchRate) {
        roll = newRoll;
        rollRate = newRollRate;
        pitch = newPitch;
        pitchRate = newPitchRate;
    }

    /**
     * Takes note of how fast the torso turns. Feet slip when they touch down, which turns the robot; the next steps turn it
     * back.
     *
     * @param newTurnRate to the left, rad/s
     */
    public void turning(double newTurnRate) {
        turnRate = newTurnRate;
    }

    /** Moves on by one cycle. */
    public void step() {
        ramp();
        begun += cycle;
        double period = period();
        phase += cycle / period * (kicks() ? stepKick.pace() : 1);
        phase -= Math.floor(phase);
        move(right, phase, period);
        move(left, phase + 0.5 - Math.floor(phase + 0.5), period);
        double sway = parameters.sway()
                * Math.min(1, begun / START)
                * Trigonometry.sin(2 * StrictMath.PI * (phase + parameters.swayLead()));
        solve(right, sway);
        solve(left, sway);
        arms();
        kicker = 0;
    }

    private double period() {
        double share = Math.min(1, Math.abs(forward) / 0.5);
        return parameters.slowPeriod() + share * (parameters.period() - parameters.slowPeriod());
    }

    private void ramp() {
        forward = towards(forward, wantedForward, (wantedForward * forward >= 0 ? 0.6 : 1.2) * cycle);
        sideways = towards(sideways, wantedSideways, 0.5 * cycle);
        turn = towards(turn, wantedTurn, 4 * cycle);
        slip += (turn - turnRate - slip / SLIP_MEMORY) * cycle;
        steer = towards(steer, turn + limit(SLIP_GAIN * slip, -SLIP_TURN, SLIP_TURN), 4 * cycle);
    }

    private static double towards(double value, double wanted, double most) {
        return value + Math.max(-most, Math.min(most, wanted - value));
    }

    private void move(Leg leg, double legPhase, double period) {
        double stance = 0.5 + parameters.doubleSupport() / 2;
        double stretch = parameters.stretch();
        double vx = sideways * stretch;
        double vy = forward * stretch;
        if (legPhase < stance) {
            leg.swings = false;
            leg.kicks = false;
            leg.toes = 0;
            leg.height = 0;
            double hip = leg.isRight ? legs.hipX() : -legs.hipX();
            double angle = -steer * cycle;
            double cos = Trigonometry.cos(angle);
            double sin = Trigonometry.sin(angle);
            double x = leg.x + hip;
            double y = leg.y;
            leg.x = cos * x - sin * y - hip - vx * cycle;
            leg.y = sin * x + cos * y - vy * cycle;
            leg.yaw += angle;
        } else {
            if (!leg.swings) {
                leg.swings = true;
                leg.fromX = leg.x;
                leg.fromY = leg.y;
                leg.fromYaw = leg.yaw;
                leg.kicks = kicker == (leg.isRight ? 1 : 2);
                leg.strikeX = kickAcross - (leg.isRight ? legs.hipX() : -legs.hipX());
            }
            double share = (legPhase - stance) / (1 - stance);
            double half = period * stance / 2;
            double outward = leg.isRight ? 1 : -1;
            double smooth = 0.5 - 0.5 * Trigonometry.cos(StrictMath.PI * share);
            double toX = vx * half + outward * Math.abs(vx) * half;
            double toY = vy * half;
            double toYaw = outward * steer < 0 ? steer * period * stance : 0;
            leg.x = leg.fromX + smooth * (toX - leg.fromX);
            leg.y = leg.fromY + smooth * (toY - leg.fromY);
            leg.yaw = leg.fromYaw + smooth * (toYaw - leg.fromYaw);
            leg.height = parameters.lift() * Math.min(1, begun / START) * Trigonometry.sin(StrictMath.PI * share);
            if (leg.kicks) {
                leg.strike(stepKick, share, toX, toY);
                return;
            }
        }
        double out = leg.isRight ? -leg.yaw : leg.yaw;
        leg.yaw = leg.isRight ? -limit(out, -0.01, 0.9) : limit(out, -0.01, 0.9);
        leg.x = leg.isRight ? limit(leg.x, -0.012, 0.1) : limit(leg.x, -0.1, 0.012);
        leg.y = limit(leg.y, -0.11, 0.11);
    }

    private static double limit(double value, double low, double high) {
        return Math.max(low, Math.min(high, value));
    }

    private void solve(Leg leg, double sway) {
        double lean = parameters.lean() + parameters.leanPerSpeed() * forward;
        double c = Trigonometry.cos(lean);
        double s = Trigonometry.sin(lean);
        double cy = Trigonometry.cos(leg.yaw);
        double sy = Trigonometry.sin(leg.yaw);
        foot[0] = cy;
        foot[1] = -sy;
        foot[2] = 0;
        foot[3] = c * sy;
        foot[4] = c * cy;
        foot[5] = -s;
        foot[6] = s * sy;
        foot[7] = s * cy;
        foot[8] = c;
        double x = leg.x - sway;
        double y = leg.y + parameters.forward() + parameters.forwardPerSpeed() * forward;
        double z = leg.height - parameters.height() * legs.length() - 0.005;
        legs.solve(leg.isRight, x, c * y - s * z, s * y + c * z, foot, leg.joints);
        int first = (leg.isRight ? Joint.RLJ1 : Joint.LLJ1).ordinal();
        System.arraycopy(leg.joints, 0, angles, first, 6);
        angles[first + 4] += leg.toes;
        if (leg.swings) {
            angles[first + 1] += leg.isRight ? -parameters.swingLean() : parameters.swingLean();
        } else {
            double side = parameters.rollGain() * roll + parameters.rollRateGain() * rollRate;
            angles[first + 1] += limit(side, -GAIN_LIMIT, GAIN_LIMIT);
            double error = pitch - lean;
            double hold = 1 - LOOSE * Math.min(1, Math.abs(forward) / 0.5);
            double ahead = hold * parameters.pitchGain() * error + parameters.pitchRateGain() * pitchRate;
            angles[first + 4] += limit(ahead, -GAIN_LIMIT, GAIN_LIMIT);
        }
    }

    private void arms() {
        double swing = ARM_SWING * limit(forward / 0.6, -1, 1) * Trigonometry.cos(2 * StrictMath.PI * phase);
        angles[Joint.RAJ1.ordinal()] = ARMS - swing;
        angles[Joint.LAJ1.ordinal()] = ARMS + swing;
        angles[Joint.RAJ2.ordinal()] = -0.2;
        angles[Joint.LAJ2.ordinal()] = 0.2;
        angles[Joint.RAJ3.ordinal()] = 0;
        angles[Joint.LAJ3.ordinal()] = 0;
        angles[Joint.RAJ4.ordinal()] = 0.4;
        angles[Joint.LAJ4.ordinal()] = -0.4;
    }

    /**
     * {@return where a joint should be at the end of the cycle, rad; the head and the toes are left alone}
     *
     * @param joint which
     */
    public double angle(Joint joint) {
        return angles[joint.ordinal()];
    }
}
