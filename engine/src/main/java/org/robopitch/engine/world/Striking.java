// SPDX-License-Identifier: Apache-2.0
package org.robopitch.engine.world;

import org.robopitch.engine.body.Bodies;
import org.robopitch.engine.body.MovingBody;
import org.robopitch.engine.move.StepMotion;

/**
 * Collisions by impulse (Klančar 2003, eq. 11–21), for any number of bodies at once, the open problem of that paper. Bodies
 * that run into each other faster than {@code restingSpeed} strike at the moment they touch: all points that touch and
 * close then part with the restitution's share of their closing speed (Newton's law, solved for all of them at once); if
 * that makes others close that touch, those strike next, and so on.
 */
final class Striking {
    private static final int ROUNDS = 120;

    /** The most blows at one moment, one after another; what still closes then presses. */
    private static final int BLOWS_AT_ONCE = 200;

    /** The most contacts that are solved for the blows of a step, over all rounds; after that, all press. */
    private static final int WORK = 1000;

    /** How many more for each body. */
    private static final int WORK_PER_BODY = 100;

    /** A point that separates more slowly than it should by less than this counts as solved, m/s. */
    private static final double SOLVED = 1e-6;

    /** How far apart the bodies of an impact may be at the moment that was found for it, m. */
    private static final double ARRIVED = 2e-6;

    private final MovingBody ball;
    private final MovingBody ground;
    private final CollisionSettings settings;
    private final WallRule wallRule;
    private final ImpactTime impactTime;
    private final Solver solver;
    private final double resting;
    private final Contacts blows;
    private final MovingBody[] dueFirst;
    private final MovingBody[] dueSecond;
    private int dueCount;
    private final int work;
    private int workLeft;

    /** How many times the ball struck something in this step. */
    int ballHits;

    /** How many moments of impact there were, since the world began. */
    long impacts;

    /** Energy that blows made and that was taken back, since the world began, J. */
    double energyReturned;

    Striking(Bodies bodies, Detector detector, StepMotion motion, CollisionSettings settings, WallRule wallRule) {
        this.ball = bodies.body[bodies.ball];
        this.ground = bodies.body[bodies.ground];
        this.work = WORK + WORK_PER_BODY * (bodies.robots + 1);
        this.settings = settings;
        this.wallRule = wallRule;
        this.impactTime = new ImpactTime(detector, motion, ground);
        this.solver = new Solver(bodies, settings.ballMovesRobots(), true);
        this.resting = settings.slowestBlow();
        this.blows = new Contacts(bodies);
        this.dueFirst = new MovingBody[bodies.body.length];
        this.dueSecond = new MovingBody[bodies.body.length];
    }

    /** Begins a step. */
    void begin() {
        blows.clear();
        ballHits = 0;
        workLeft = work;
    }

    /** When the next bodies strike, s from now; infinity if none do in the time left. To be asked after pressing. */
    double nextImpact(Contacts c, Pressing pressing, double left) {
        double earliest = Double.POSITIVE_INFINITY;
        for (int k = 0; pressing.anyStrikes && k < c.count; k++) {
            Contact contact = c.get(k);
            boolean strikes1 = closes(contact, contact.point1);
            boolean strikes2 = closes(contact, contact.point2);
            double time = strikes1 || strikes2 ? impactTime.time(contact, strikes1, strikes2, left) : left;
            if (time < left) {
                dueCount = time < earliest ? 0 : dueCount;
                earliest = Math.min(earliest, time);
                if (time == earliest) {
                    remember(contact.first, contact.second);
                }
            }
        }
        return earliest;
    }

    private boolean closes(Contact c, Contact.Point point) {
        return point.strikes && c.parting(point) < -resting;
    }

    /** Notes a pair whose impact is next; if there are more than fit, the others follow at the next moment. */
    private void remember(MovingBody first, MovingBody second) {
        if (dueCount < dueFirst.length) {
            dueFirst[dueCount] = first;
            dueSecond[dueCount++] = second;
        }
    }

    private boolean isDue(MovingBody a, MovingBody b) {
        for (int i = 0; i < dueCount; i++) {
            if (dueFirst[i] == a && dueSecond[i] == b || dueFirst[i] == b && dueSecond[i] == a) {
                return true;
            }
        }
        return false;
    }

    /**
     * Lets all bodies strike that touch and close faster than they may rest.
     *
     * @return whether bodies are pinched, so that no impulses let all of them bounce: they can only press
     */
    boolean strike(Contacts all) {
        boolean pinched = false;
        impacts++;
        solver.begin(all);
        for (int k = 0; k < all.count; k++) {
            solver.join(all.get(k));
        }
        for (int blow = 0; blow < BLOWS_AT_ONCE && findBlow(); blow++) {
            boolean ruled = blow == 0 && strikeWalls(all);
            solver.saveVelocities();
            workLeft -= solver.converge(ROUNDS, settings.care().exactImpulse);
            energyReturned += solver.activeCount > 1 ? solver.returnEnergyMade() : 0;
            for (int i = 0; i < solver.joinedCount; i++) {
                Contact c = solver.joined[i];
                c.impulse += c.point1.impulse + c.point2.impulse;
            }
            pinched = workLeft < 0 || (!ruled && solver.measureActive() > SOLVED);
            if (pinched) {
                break;
            }
        }
        solver.write(true);
        for (int k = 0; k < all.count; k++) {
            if (all.get(k).impulse > 0) {
                ballHits += all.get(k).second == ball ? 1 : 0;
                blows.take(all, k);
            }
        }
        return pinched;
    }

    private boolean findBlow() {
        boolean ballStruck = false;
        solver.deactivate();
        for (int i = 0; i < solver.joinedCount; i++) {
            Contact c = solver.joined[i];
            solver.measure(c);
            double restitution = settings.restitution(c, ball, ground);
            double touching = touching(c);
            double target1 = targetOfBlow(c.point1, touching, restitution);
            double target2 = targetOfBlow(c.point2, touching, restitution);
            Solver.setTargets(c, target1, target2);
            if (target1 > Solver.FREE || target2 > Solver.FREE) {
                activate(c);
                ballStruck |= c.second == ball;
            }
        }
        if (ballStruck && !settings.care().robotsStrike) {
            holdBall();
        }
        return solver.activeCount > 0;
    }

    /** A ball that is struck where it cannot get away does not bounce to and fro: whatever else it touches, it leaves too. */
    private void holdBall() {
        for (int i = 0; i < solver.joinedCount; i++) {
            Contact c = solver.joined[i];
            if (c.second == ball && c.point1.target == Solver.FREE && c.point1.gap <= touching(c)) {
                Solver.setTargets(c, 0, Solver.FREE);
                activate(c);
            }
        }
    }

    private void activate(Contact c) {
        solver.activate(c);
        StepMotion.strike(c.first);
        StepMotion.strike(c.second);
    }

    /** Up to which gap the points of a contact touch: of bodies that are due to strike, the nearer point touches anyway. */
    private double touching(Contact c) {
        double nearer = c.gap();
        boolean arrived = nearer > 0 && nearer <= ARRIVED && isDue(c.first, c.second);
        return arrived ? nearer + impactTime.touching : impactTime.touching;
    }

    private double targetOfBlow(Contact.Point point, double touching, double restitution) {
        return point.gap <= touching && point.part < -resting ? -restitution * point.part : Solver.FREE;
    }

    /** Robots that touch nothing but a wall follow its rule instead of an impulse. */
    private boolean strikeWalls(Contacts all) {
        boolean any = false;
        for (int i = 0; wallRule.exists() && i < solver.joinedCount; i++) {
            Contact c = solver.joined[i];
            if (wallRule.touch(c, all, 0, Double.POSITIVE_INFINITY)) {
                Solver.setTargets(c, Solver.FREE, Solver.FREE);
                any = true;
            }
        }
        return any;
    }

    /** Ends a step: adds its blows to the contacts of the last look, to be shown and counted. */
    void end(Contacts c) {
        for (int k = 0; k < blows.count; k++) {
            c.take(blows, k);
        }
    }

    /** A distance (m) that depends on time (s); negative if the bodies overlap. */
    @FunctionalInterface
    interface Gap {
        double at(double time);
    }

    /**
     * Finds the moment at which two bodies that run into each other touch (Klančar 2003, sec. 4.4, and 2007, sec. 4.3: zero
     * crossing), so that the collision happens where and when it should.
     */
    static final class ImpactTime implements Gap {
        private static final int MOST_EVALUATIONS = 48;
        private static final double TOUCHING = 1e-7;

        /** The same of bodies that slide: what turns 0.1 µm early or late strikes alone, not together with others, m. */
        private static final double TOUCHING_EXACTLY = 1e-8;

        private static final double TIME_TOLERANCE = 1e-13;
        private static final double GAP_TOLERANCE = 1e-11;
        private static final int SECANTS = 6;

        private final Detector detector;
        private final StepMotion motion;
        private final MovingBody ground;

        /** Gaps up to this are contact already, m. */
        final double touching;

        private final double[] start = new double[8];
        private Contact contact;
        private double left;

        ImpactTime(Detector detector, StepMotion motion, MovingBody ground) {
            this.detector = detector;
            this.ground = ground;
            this.motion = motion;
            this.touching = motion.slides ? TOUCHING_EXACTLY : TOUCHING;
            this.contact = new Contact(ground);
        }

        /**
         * {@return when the bodies of a contact touch, s from now, or infinity if not within the time left}
         *
         * @param c which
         * @param strikes1 whether point 1 closes fast enough to strike
         * @param strikes2 the same of point 2
         * @param timeLeft the time left, s
         */
        double time(Contact c, boolean strikes1, boolean strikes2, double timeLeft) {
            contact = c;
            left = timeLeft;
            double guess1 = strikes1 ? timeToClose(c.point1) : Double.POSITIVE_INFINITY;
            double guess2 = strikes2 ? timeToClose(c.point2) : Double.POSITIVE_INFINITY;
            double guess = guess1 < guess2 ? guess1 : guess2;
            double gap = c.apart;
            if (guess == 0 || gap <= touching || c.gap() <= touching) {
                // One point touches. If it does not strike, it rests while the bodies turn about it.
                return guess;
            }
            save(0, c.first);
            save(4, c.second);
            double time = search(gap, guess);
            restore(0, c.first);
            restore(4, c.second);
            return time;
        }

        /** When a point closes, if the bodies did not turn; where they turn, the guess errs by what bends their motion. */
        private double timeToClose(Contact.Point point) {
            double before = -contact.arrivedParting(point);
            double after = -contact.parting(point);
            return point.gap <= touching ? 0 : motion.timeToClose(point.gap, before, after, left);
        }

        /** Most often a few secants from the guess on find the moment; if not, a bracket does. */
        private double search(double gapNow, double guess) {
            double time = 0;
            double gap = gapNow;
            double next = guess;
            for (int i = 0; i < SECANTS && next > 0 && next < left; i++) {
                double before = time;
                double gapBefore = gap;
                time = next;
                gap = at(time);
                if (Math.abs(gap) <= GAP_TOLERANCE) {
                    return time;
                }
                next = time + gap * (time - before) / (gapBefore - gap);
            }
            double end = at(left);
            return end < 0 ? find(this, 0, gapNow, left, end, TIME_TOLERANCE, GAP_TOLERANCE) : Double.POSITIVE_INFINITY;
        }

        @Override
        public double at(double time) {
            move(0, contact.first, time);
            move(4, contact.second, time);
            return detector.separation(contact);
        }

        private void move(int slot, MovingBody body, double time) {
            if (body != ground) {
                restore(slot, body);
                motion.moveIfCut(body, time, left);
            }
        }

        private void save(int slot, MovingBody body) {
            start[slot] = body.x;
            start[slot + 1] = body.y;
            start[slot + 2] = body.headingX;
            start[slot + 3] = body.headingY;
        }

        private void restore(int slot, MovingBody body) {
            body.x = start[slot];
            body.y = start[slot + 1];
            body.headingX = start[slot + 2];
            body.headingY = start[slot + 3];
        }

        /**
         * A bracketed search (the papers bisect): by the secant through the bracket's ends, where the weight of an end that stays is
         * halved (the Illinois rule), and by bisection every fourth time. The bracket never grows.
         *
         * <p>Returns the time at which a gap closes, s: the first one found at which it is zero within {@code touching}, or the open end
         * of a bracket of at most {@code tolerance} seconds. At the open time the gap is at least 0, at the closed one, which
         * is later, negative.
         */
        static double find(
                Gap gap,
                double openTime,
                double openGap,
                double closedTime,
                double closedGap,
                double tolerance,
                double touching) {
            double open = openTime;
            double openWeight = openGap;
            double closed = closedTime;
            double closedWeight = closedGap;
            boolean openMoved = false;
            for (int i = 0; i < MOST_EVALUATIONS && closed - open > tolerance; i++) {
                double width = closed - open;
                double guess = open + width * (openWeight / (openWeight - closedWeight));
                boolean bisect = i % 4 == 3 || !(guess > open) || !(guess < closed);
                double time = bisect ? open + 0.5 * width : guess;
                double value = gap.at(time);
                if (Math.abs(value) <= touching) {
                    return time;
                }
                boolean opens = value >= 0;
                double stays = i > 0 && opens == openMoved ? 0.5 : 1;
                if (opens) {
                    open = time;
                    openWeight = value;
                    closedWeight *= stays;
                } else {
                    closed = time;
                    closedWeight = value;
                    openWeight *= stays;
                }
                openMoved = opens;
            }
            return open;
        }
    }
}
