// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.resolve;

import org.jspecify.annotations.Nullable;
import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.detect.Contacts;
import org.robopitch.engine.detect.Detector;
import org.robopitch.engine.move.StepMotion;

/**
 * Collisions by impulse (Klančar 2003, eq. 11–21), for any number of bodies at once, the open problem of that paper.
 *
 * <p>Bodies that touch or come near slowly <em>press</em>: they part at least as fast as keeps them from overlapping by
 * the end of the step, and do not bounce. Bodies that run into each other faster than {@code restingSpeed}
 * <em>strike</em>, at the moment they touch: all points that touch and close then part with the restitution's share of
 * their closing speed (Newton's law, solved for all of them at once); if that makes others close that touch, those strike
 * next, and so on.
 */
public final class Collisions {
    private static final int ROUNDS_OF_PRESSING = 40;
    private static final int ROUNDS_OF_A_BLOW = 120;
    private static final double EXACT_BLOW = 1e-10;

    /** So many blows at one moment at most, one after another; what then still closes presses. */
    private static final int BLOWS_AT_ONCE = 200;

    /** A contact that closes by less in the time left does not close, m. */
    private static final double TOLERANCE = 1e-10;

    /** Rounds go on while a pair would overlap by more than this after the step; a share of the allowed overlap. */
    private static final double OVERLAP_TO_COME = 0.2;

    /** What a pair may still close by in the step, as a share. */
    private static final double CLOSING_LEFT = 0.01;

    /** Contacts closer than this touch as far as pressing is concerned; a share. */
    private static final double RESTING_GAP = 0.2;

    private static final double SLOWEST_BLOW = 1e-6;

    private final Bodies bodies;
    private final CollisionSettings settings;
    private final @Nullable WallHandler wallHandler;
    private final StepMotion motion;
    private final FreshImpact freshImpact;
    private final RememberedImpulses remembered;
    private final Impulses impulses;
    private final double resting;
    private final double overlapToCome;
    private final double closingLeft;
    private final double restingGap;
    private final double[] arrivedAlong;
    private final double[] arrivedAcross;
    private final double[] arrivedSpin;
    private final boolean[] struck;
    private final Contacts blows;
    private final double step;
    private boolean first;
    private boolean anyFast;
    private long impacts;

    /** How many times the ball struck something in this step. */
    public int ballHits;

    /**
     * Sets up the collisions of one world.
     *
     * @param bodies the state of that world
     * @param detector to look for the moment of an impact
     * @param motion the step's motion
     * @param step length of a whole step, s
     * @param settings how bouncy things are
     * @param wallHandler what a single robot does at a wall, or null for an impulse there too
     */
    public Collisions(
            Bodies bodies,
            Detector detector,
            StepMotion motion,
            double step,
            CollisionSettings settings,
            @Nullable WallHandler wallHandler) {
        this.bodies = bodies;
        this.step = step;
        this.settings = settings;
        this.wallHandler = wallHandler;
        this.motion = motion;
        this.freshImpact = new FreshImpact(bodies, detector, motion);
        this.remembered = new RememberedImpulses(bodies);
        this.impulses = new Impulses(bodies, settings.ballMovesRobots());
        this.resting = Math.max(SLOWEST_BLOW, settings.restingSpeed());
        this.overlapToCome = OVERLAP_TO_COME * settings.allowedOverlap();
        this.closingLeft = CLOSING_LEFT * settings.allowedOverlap();
        this.restingGap = RESTING_GAP * settings.allowedOverlap();
        int n = bodies.ground + 1;
        this.arrivedAlong = new double[n];
        this.arrivedAcross = new double[n];
        this.arrivedSpin = new double[n];
        this.struck = new boolean[n];
        this.blows = new Contacts(8 * n);
    }

    /** {@return what is remembered from step to step: part of the world's state, read and written by it} */
    public double[] memory() {
        return remembered.open();
    }

    /** {@return how many moments of impact there were, since the world began} */
    public long impacts() {
        return impacts;
    }

    /** {@return energy that blows made and that was taken back, since the world began, J} */
    public double energyReturned() {
        return impulses.energyReturned;
    }

    /** Begins a step. */
    public void begin() {
        first = true;
        blows.clear();
        ballHits = 0;
    }

    /** Takes note of the velocities before the drives act: what they change is a push, not a blow. */
    public void beforeDrive() {
        int n = bodies.ball + 1;
        System.arraycopy(bodies.along, 0, arrivedAlong, 0, n);
        System.arraycopy(bodies.across, 0, arrivedAcross, 0, n);
        System.arraycopy(bodies.spin, 0, arrivedSpin, 0, n);
    }

    /** Goes back to the velocities before the drives acted. */
    public void undoDrive() {
        int n = bodies.ball + 1;
        System.arraycopy(arrivedAlong, 0, bodies.along, 0, n);
        System.arraycopy(arrivedAcross, 0, bodies.across, 0, n);
        System.arraycopy(arrivedSpin, 0, bodies.spin, 0, n);
    }

    /**
     * Lets bodies press that touch, or that come near too slowly to strike.
     *
     * @param c the contacts that can come about in the time left
     * @param left the time left in the step, s
     * @param all whether all contacts press, however fast
     */
    public void press(Contacts c, double left, boolean all) {
        anyFast = false;
        if (c.count == 0) {
            remembered.forget();
            first = false;
            return;
        }
        impulses.begin(c);
        impulses.deactivate();
        for (int k = 0; k < c.count; k++) {
            impulses.measure(k);
            impulses.want(k, wanted(c, k, 0, left, all), wanted(c, k, 1, left, all));
            double gap = c.gap(k);
            boolean closes = impulses.lacking(k) * left > TOLERANCE;
            if (closes) {
                impulses.activate(k);
            }
            if (closes || gap < restingGap) {
                touch(c, k);
            }
        }
        boolean any = impulses.active() > 0;
        if (any) {
            if (wallHandler != null) {
                keepToWallRule(c, left, wallHandler);
            }
            beginWithRemembered(c, left / step);
            improve(c, left);
            impulses.write(motion.touched);
            for (int k = 0; k < c.count; k++) {
                c.row[k * Contacts.STRIDE + Contacts.IMPULSE] = impulses.impulse(k);
            }
        }
        if (first) {
            remembered.forget();
            if (any) {
                remembered.keep(c, impulses);
            }
            first = false;
        }
    }

    private void touch(Contacts c, int k) {
        motion.touched[c.first[k]] = true;
        motion.touched[c.second[k]] = true;
    }

    /** A point that presses may come as close as its gap allows; one that strikes is left alone until it does. */
    private double wanted(Contacts c, int k, int point, double left, boolean all) {
        double gap = point == 0 ? c.gap1(k) : c.gap2(k);
        double part = impulses.part(k, point);
        if (part < -resting && !all && (gap > restingGap || arrivedParting(c, k, point) < -resting)) {
            anyFast = true;
            return Impulses.FREE;
        }
        return gap > 0 ? -gap / left : 0;
    }

    /** How fast the bodies parted at a point when the step began, before the drives acted. */
    private double arrivedParting(Contacts c, int k, int point) {
        double[] row = c.row;
        int r = k * Contacts.STRIDE;
        int a = c.first[k];
        int b = c.second[k];
        return (row[r + Contacts.FIRST_ALONG] * arrivedAlong[a] + row[r + Contacts.FIRST_ACROSS] * arrivedAcross[a])
                + (row[r + Contacts.SECOND_ALONG] * arrivedAlong[b]
                        + row[r + Contacts.SECOND_ACROSS] * arrivedAcross[b])
                + (row[r + Contacts.FIRST_SPIN + point] * arrivedSpin[a]
                        + row[r + Contacts.SECOND_SPIN + point] * arrivedSpin[b]);
    }

    /** A robot that touches nothing but a wall does there what its league says. */
    private void keepToWallRule(Contacts c, double left, WallHandler handler) {
        for (int k = 0; k < c.count; k++) {
            if (!c.cornersOnWall[k] || impulses.copies(c.first[k]) != 1) {
                continue;
            }
            boolean closes1 = impulses.lacking(k, 0) * left > TOLERANCE;
            boolean closes2 = impulses.lacking(k, 1) * left > TOLERANCE;
            if ((closes1 || closes2) && handler.touch(bodies, c, k, closes1, closes2)) {
                impulses.read(c.first[k]);
            }
        }
    }

    /** In a pile that rests, the impulses of the last step are the answer already. */
    private void beginWithRemembered(Contacts c, double share) {
        if (!remembered.any()) {
            return;
        }
        impulses.deactivate();
        for (int k = 0; k < c.count; k++) {
            if (c.gap(k) < restingGap) {
                double impulse1 = share * remembered.at1(c, k);
                double impulse2 = share * remembered.at2(c, k);
                if (impulse1 + impulse2 > 0) {
                    impulses.activate(k);
                    impulses.expect(k, impulse1, impulse2);
                }
            }
        }
        if (impulses.active() > 0) {
            impulses.applyExpected();
        }
    }

    /** Improves on the impulses, round by round. */
    private void improve(Contacts c, double left) {
        double tolerance = TOLERANCE / left;
        for (int round = 0; round < ROUNDS_OF_PRESSING; round++) {
            impulses.deactivate();
            boolean enough = round > 0;
            for (int k = 0; k < c.count; k++) {
                impulses.measure(k);
                boolean lacks = impulses.lacking(k) > tolerance;
                if (lacks) {
                    touch(c, k);
                    enough = enough && !runsIn(c, k, left);
                }
                if (lacks || impulses.impulse(k) > 0) {
                    impulses.activate(k);
                }
            }
            if (enough || impulses.active() == 0) {
                return;
            }
            impulses.round();
        }
    }

    private boolean runsIn(Contacts c, int k, double left) {
        return runsIn(k, 0, c.gap1(k), left) || runsIn(k, 1, c.gap2(k), left);
    }

    private boolean runsIn(int k, int point, double gap, double left) {
        double closing = impulses.part(k, point) * left;
        return impulses.lacking(k, point) > 0 && closing < -closingLeft && gap + closing < -overlapToCome;
    }

    /**
     * {@return when the next bodies strike, s from now; infinity if none do in the time left}
     *
     * @param c the contacts, after pressing
     * @param left the time left in the step, s
     */
    public double nextImpact(Contacts c, double left) {
        double earliest = Double.POSITIVE_INFINITY;
        for (int k = 0; anyFast && k < c.count; k++) {
            for (int point = 0; point < 2; point++) {
                if (!impulses.isFree(k, point)) {
                    continue;
                }
                impulses.measure(k);
                double closing = -impulses.part(k, point);
                if (closing > resting) {
                    earliest = Math.min(earliest, freshImpact.time(c, k, point, closing, left));
                }
            }
        }
        return earliest;
    }

    /**
     * Lets all bodies strike that touch and close faster than they may rest.
     *
     * @param c the contacts of this moment
     * @return whether bodies are pinched, so that no impulses let all of them bounce: they can only press
     */
    public boolean strike(Contacts c) {
        boolean pinched = false;
        impacts++;
        impulses.begin(c);
        java.util.Arrays.fill(struck, false);
        for (int blow = 0; blow < BLOWS_AT_ONCE && findBlow(c); blow++) {
            boolean ruled = wallHandler != null && blow == 0 && strikeWalls(c, wallHandler);
            impulses.converge(ROUNDS_OF_A_BLOW, EXACT_BLOW);
            impulses.returnEnergyMade();
            for (int k = 0; k < c.count; k++) {
                c.row[k * Contacts.STRIDE + Contacts.IMPULSE] += impulses.impulse(k);
            }
            pinched = !ruled && !impulses.isSolved(SLOWEST_BLOW);
            if (pinched) {
                break;
            }
        }
        impulses.write(struck);
        for (int k = 0; k < c.count; k++) {
            if (c.impulse(k) > 0) {
                blows.copy(blows.append(), c, k);
                ballHits += c.second[k] == bodies.ball ? 1 : 0;
            }
        }
        return pinched;
    }

    private boolean findBlow(Contacts c) {
        impulses.deactivate();
        for (int k = 0; k < c.count; k++) {
            impulses.measure(k);
            double restitution = restitution(c.first[k], c.second[k]);
            double want1 = wantedOfBlow(impulses.part(k, 0), c.gap1(k), restitution);
            double want2 = wantedOfBlow(impulses.part(k, 1), c.gap2(k), restitution);
            impulses.want(k, want1, want2);
            if (want1 > Impulses.FREE || want2 > Impulses.FREE) {
                impulses.activate(k);
                touch(c, k);
                struck[c.first[k]] = true;
                struck[c.second[k]] = true;
            }
        }
        return impulses.active() > 0;
    }

    private double wantedOfBlow(double part, double gap, double restitution) {
        return gap <= FreshImpact.TOUCHING && part < -resting ? -restitution * part : Impulses.FREE;
    }

    private boolean strikeWalls(Contacts c, WallHandler handler) {
        boolean any = false;
        for (int k = 0; k < c.count; k++) {
            boolean closes1 = impulses.lacking(k, 0) > 0;
            boolean closes2 = impulses.lacking(k, 1) > 0;
            if (c.cornersOnWall[k]
                    && (closes1 || closes2)
                    && impulses.copies(c.first[k]) == 1
                    && handler.touch(bodies, c, k, closes1, closes2)) {
                impulses.read(c.first[k]);
                impulses.want(k, Impulses.FREE, Impulses.FREE);
                any = true;
            }
        }
        return any;
    }

    private double restitution(int a, int b) {
        if (b == bodies.ball) {
            return a == bodies.ground ? settings.ballWallRestitution() : settings.ballRobotRestitution();
        }
        return b == bodies.ground ? settings.wallRestitution() : settings.robotRestitution();
    }

    /**
     * Ends a step: adds the blows in it to its contacts, for those who show or count them.
     *
     * @param c the contacts of the last look
     */
    public void end(Contacts c) {
        for (int k = 0; k < blows.count; k++) {
            c.copy(c.append(), blows, k);
        }
    }
}
